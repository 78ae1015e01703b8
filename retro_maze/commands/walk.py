"""Walks through a maze, seen from inside, in a window.

A bare maze by WIDTH and HEIGHT of its wall grid, or a floor of a tower by --floor. Arrows go and
turn, Z shows the map, X leaves. With -o a guide walks to the goal and leaves a film.
"""

import os
import sys
from argparse import ArgumentParser, Namespace
from typing import Any

from retro_maze.commands.arguments import (
    add_out,
    add_tower,
    check_ending,
    number,
)
from retro_maze.commands.recipe import add_recipe, maze_of, no_recipe, seeds_of, title_of
from retro_maze.maze import Refusal
from retro_maze.shelf import BELL, load_tower
from retro_maze.tower.floor import plan_floor

LARGEST = 301  # squares each way: the map shows one a pixel
FILM_S = 60  # the longest film


def parser(p: ArgumentParser) -> None:
    p.add_argument("width", metavar="WIDTH", type=number, nargs="?", help="squares across")
    p.add_argument("height", metavar="HEIGHT", type=number, nargs="?", help="squares down")
    add_recipe(p)
    p.add_argument("--floor", metavar="N", type=number, help="walk this floor of a tower instead")
    add_tower(p, None)
    add_out(p, "write a .gif of a guided walk")


def run(args: Namespace) -> int:
    check(args)
    if args.out:
        return film(args)
    from retro_maze.commands.play import has_screen
    from retro_maze.front.app import NoScreen, prepare
    from retro_maze.front.stroll import run_walk

    course = course_of(args)
    session = prepare(args.tower or BELL)
    try:
        if not has_screen():
            raise NoScreen
        run_walk(session, course)
    except NoScreen:
        raise Refusal(
            "there is no screen here; `retro-maze walk ... -o walk.gif` films it"
        ) from None
    return 0


def check(args: Namespace) -> None:
    """Refuses what is no maze to walk in."""
    if args.floor is not None:
        if args.width is not None:
            raise Refusal("give WIDTH and HEIGHT for a bare maze, or --floor, not both")
        no_recipe(args, "--floor")
    elif args.tower is not None:
        raise Refusal("--tower needs --floor N: which of its floors?")
    elif args.height is None:
        raise Refusal("give WIDTH and HEIGHT of a maze, such as 41 15, or a floor with --floor N")
    elif max(args.width, args.height) > LARGEST:
        raise Refusal(
            f"{args.width} x {args.height} is too far to walk; {LARGEST} each way at most"
        )
    elif len(seeds_of(args)) > 1:
        raise Refusal("one can walk in one maze at a time; give one --seed, not a range")
    if args.out:
        check_ending(args, ".gif")


def course_of(args: Namespace) -> Any:
    """What is walked through, a Course: the front is imported only where it is needed."""
    from retro_maze.front.scenes.walk import floor_course, maze_course

    if args.floor is not None:
        tower = load_tower(args.tower or BELL)
        return floor_course(plan_floor(tower, args.floor), f"Floor {args.floor}")
    (seed,) = seeds_of(args)
    if args.random:
        print(f"retro-maze: {title_of(args, seed)}", file=sys.stderr)
    return maze_course(maze_of(args, seed), f"{args.width} x {args.height}")


def film(args: Namespace) -> int:
    """The guided walk as a film."""
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")  # read when Pyxel is imported
    from retro_maze.front import stroll, studio

    course = course_of(args)
    tower = load_tower(args.tower or BELL)
    studio.open_studio(FILM_S)
    pictures = stroll.film_walk(tower, course, FILM_S)
    size = studio.write_gif(args.out)
    print(f"{args.out}  {size:,} bytes, {pictures} pictures, {pictures * studio.DELAY / 100:.1f} s")
    return 0
