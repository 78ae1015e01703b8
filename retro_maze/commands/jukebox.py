"""Plays the music in a small window, prints it, or writes it as WAV files without any device."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from retro_maze.commands.play import has_screen
from retro_maze.maze.refusal import check_name
from retro_maze.paths import data_folder

FIRST = "title"


def parser(p: ArgumentParser) -> None:
    p.add_argument("name", metavar="NAME", nargs="?", help="a tune, a jingle or an effect")
    p.add_argument("--list", action="store_true", help="print what there is to hear")
    p.add_argument("--score", action="store_true", help="print the melody of NAME, a bar a line")
    p.add_argument("--wav", metavar="DIR", help="write NAME, or all there is, as WAV files there")


def run(args: Namespace) -> int:
    folder = data_folder("resources") / "music"
    wav = Path(args.wav).resolve() if args.wav else None  # Pyxel changes the current directory
    window = not (args.list or args.score or wav)
    if window and not has_screen():
        print(
            "retro-maze: there is no screen here; `retro-maze jukebox --wav DIR` writes the music "
            "as files and `--list` names it."
        )
        return 0
    from retro_maze.front import jukebox  # Pyxel is slow to import

    sound = jukebox.start(folder, headless=not window)
    names = jukebox.all_names(sound)
    if args.name is not None:
        check_name("piece", args.name, names)
    chosen = [args.name] if args.name else names
    if args.list:
        print("\n".join(f"{name:<10} {jukebox.about(sound, name)}" for name in chosen))
    if args.score:
        print("\n".join(jukebox.score_of(sound, args.name or FIRST)))
    if wav:
        wav.mkdir(parents=True, exist_ok=True)
        for name in chosen:
            path, seconds = jukebox.write_wav(sound, name, wav)
            print(f"{path}  {seconds:.1f} s")
    if window:
        jukebox.show(sound, names, args.name or FIRST)
    return 0
