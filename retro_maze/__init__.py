"""A retro 8-bit maze engine on Pyxel, and its game The Sixtieth Bell."""

__version__ = "0.1.0"
