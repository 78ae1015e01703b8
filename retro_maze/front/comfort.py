"""Lets the options act on what nobody asks for every tick: colours, loudness, the window."""

import pyxel

from retro_maze.front.options import Options
from retro_maze.front.sound import Sound
from retro_maze.front.view import palette

CRISP, RETRO = 0, 2  # of pyxel.screen_mode


def follow(options: Options, before: Options, sound: Sound) -> None:
    """Options were set, and others were in force before; needs the window."""
    palette.choose(options.palette)
    sound.volumes(options.music, options.effects, options.hints)
    if options.full != before.full:
        pyxel.fullscreen(options.full)
    if options.retro != before.retro:
        pyxel.screen_mode(RETRO if options.retro else CRISP)
