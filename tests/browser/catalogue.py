"""What the pure rooms make of the shipped towers, a line a floor: every Python must say the same.

    bell 1 E0 maze 1a2b3c4d start 26 key 25 hatch 70 play 5e6f7a8b

`play` is the digest after a bot has walked for `ticks`. Recordings in tests/replays follow, with
the tick at which they differ (-1: none). `python -m tests.browser.catalogue` prints all of it.
"""

from functools import partial
from pathlib import Path
from zlib import crc32

from retro_maze.engine.replay import play_back, read_replay
from retro_maze.shelf import load_rooms, load_tower, own_names, tower_names
from retro_maze.tower.bot import Walker
from retro_maze.tower.floor import Tower, build_world, plan_floor
from retro_maze.tower.recording import world_of

REPLAYS = Path(__file__).parent.parent / "replays"


def lines(ticks: int = 600) -> list[str]:
    """All lines."""
    towers = [load_tower(name) for name in tower_names() if name not in own_names()]
    floors = [(tower, floor) for tower in towers for floor in range(1, tower.floors + 1)]
    return [floor_line(tower, floor, ticks) for tower, floor in floors] + replay_lines()


def floor_line(tower: Tower, floor: int, ticks: int) -> str:
    """One floor, grown, filled and played."""
    plan = plan_floor(tower, floor)
    places = f"start {plan.start} key {plan.key} hatch {plan.hatch}"
    grown = f"{plan.byte:02X} maze {crc32(plan.maze.squares):08x}"
    return f"{tower.name} {floor} {grown} {places} play {played(tower, floor, ticks):08x}"


def played(tower: Tower, floor: int, ticks: int) -> int:
    """The digest of a floor after a bot has walked on it."""
    world, bot = build_world(tower, plan_floor(tower, floor)), Walker()
    for _ in range(ticks):
        world.step(bot.pad(world))
    return world.digest()


def replay_lines() -> list[str]:
    """Every recording, played back."""
    found = []
    for path in sorted(REPLAYS.rglob("*.txt")):
        name = path.relative_to(REPLAYS).as_posix()
        replay = read_replay(path.read_text(encoding="utf-8"), name)
        world = world_of(replay, name, partial(load_rooms, path=path))
        found.append(f"{name} {play_back(replay, world)}")
    return found


if __name__ == "__main__":
    print("\n".join(lines()))
