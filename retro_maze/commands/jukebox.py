"""Plays the music in a small window, prints it, or writes it as WAV files without
any device."""

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from retro_maze.commands.arguments import path
from retro_maze.commands.play import has_screen
from retro_maze.files import make_folder
from retro_maze.maze.refusal import Refusal, check_name
from retro_maze.paths import data_folder

FIRST = "title"
NO_SCREEN = (
    "there is no screen here; `retro-maze jukebox --wav DIR` writes the music as files and "
    "`--list` names it"
)


def parser(p: ArgumentParser) -> None:
    p.add_argument("name", metavar="NAME", nargs="?", help="a tune, a jingle or an effect")
    form = p.add_mutually_exclusive_group()
    form.add_argument("--list", action="store_true", help="print what there is to hear")
    form.add_argument("--score", action="store_true", help="print NAME's melody, a bar a line")
    form.add_argument(
        "--wav", metavar="DIR", type=path, help="write NAME, or all there is, as WAV files there"
    )


def run(args: Namespace) -> int:
    window = not (args.list or args.score or args.wav)
    seen = window and has_screen()
    if window and not seen and args.name is None:
        raise Refusal(NO_SCREEN)
    from retro_maze.front import jukebox  # Pyxel is slow to import

    sound = jukebox.start(data_folder("resources") / "music", headless=not seen)
    names = jukebox.all_names(sound)
    if args.name is not None:
        check_name("piece", args.name, names)
    if window and not seen:
        raise Refusal(NO_SCREEN)
    if window:
        jukebox.show(sound, names, args.name or FIRST)
    elif args.score:
        print("\n".join(jukebox.score_of(sound, args.name or FIRST)))
    else:
        each(sound, [args.name] if args.name else names, args.wav)
    return 0


def each(sound: Any, names: list[str], wav: Path | None) -> None:
    """Writes every piece into the folder, or without one tells of it; `sound` is a front Sound."""
    from retro_maze.front import jukebox

    if wav:
        make_folder(wav)
    for name in names:
        if wav:
            written, seconds = jukebox.write_wav(sound, name, wav)
            print(f"{written}  {seconds:.1f} s")
        else:
            print(f"{name:<10} {jukebox.about(sound, name)}")
