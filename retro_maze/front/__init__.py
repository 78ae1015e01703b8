"""Screen, sound, buttons and storage: Pyxel lives here and only here."""
