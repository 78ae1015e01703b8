"""Witness runs: proof that a floor can be done with its strongbox, inside its clock, in Story.

Whoever plays one carries what all strongboxes below the floor hold, or all that the tower holds.
"""

from retro_maze.engine.replay import Replay, Tape
from retro_maze.engine.world import World
from retro_maze.tower.bots.fair import Fair
from retro_maze.tower.bots.paces import hopeless, owed, rings
from retro_maze.tower.bots.plan import Planner
from retro_maze.tower.daily import daily_kit
from retro_maze.tower.floor import Plan, Tower, build_world, plan_floor, room_of
from retro_maze.tower.game import collected
from retro_maze.tower.recording import header_of
from retro_maze.tower.treasures import Kit

WIDTHS = (12, 24, 48)  # of the planner's beam, tried one after the other
DEAR = 20  # hit points: a run that loses more is compared with that of a wider beam
LUCKS = 6  # tries of a fair player, before the planner looks into the future
VIAL = "vigor_vial"


def equipment(tower: Tower, floor: int, full: bool = False) -> tuple[Kit, bool]:
    """The kit on entering a floor, and whether a vial was drunk on the floor before; `full`: the
    kit of the Daily Minute."""
    if full:
        return daily_kit(tower), False
    return collected(tower, floor), floor > 1 and tower.rooms.of(floor - 1).treasure == VIAL


def entered(tower: Tower, plan: Plan, full: bool = False) -> World:
    """The world of a floor that a witness enters."""
    kit, vigor = equipment(tower, plan.floor, full)
    return build_world(tower, plan, kit, vigor=vigor)


def proves(world: World) -> bool:
    """Whether a world that was played to its end bears witness."""
    return world.outcome == "cleared" and not world.red and (not owed(world) or rings(world))


def played(world: World, run: bytes) -> World:
    """The same world after a run."""
    for pad in run:
        world.step(pad)
    return world


def find(tower: Tower, plan: Plan, full: bool = False) -> bytes:
    """The pads of a witness run; empty where none was found."""
    return _played_fair(tower, plan, full) or _planned(tower, plan, full)


def _played_fair(tower: Tower, plan: Plan, full: bool) -> bytes:
    """The run of a quick player who knows no more than any other; empty where it fails."""
    kit, room = equipment(tower, plan.floor, full)[0], room_of(tower, plan.floor)
    for luck in range(LUCKS):
        world, run = entered(tower, plan, full), bytearray()
        player = Fair(world, room, kit, delay=0, luck=luck)
        while not (world.outcome or world.red or hopeless(world)):
            run.append(player.pad(world))
            world.step(run[-1])
        if proves(world) and world.player.springs == world.player.gear.springs:
            return bytes(run)
    return b""


def _planned(tower: Tower, plan: Plan, full: bool) -> bytes:
    """The run of a planner who looks into the future; empty where none was found."""
    best, least = b"", 0
    for width in WIDTHS:
        world = entered(tower, plan, full)
        run = Planner(width, world.clock or 9000).plan(world)
        if not run:
            continue
        cost = suffered(played(entered(tower, plan, full), run))
        if not best or cost < least:
            best, least = run, cost
        if least < DEAR:
            break
    return best


def suffered(world: World) -> int:
    """Hit points that a run cost, those of spent springs too."""
    player = world.player
    spent = (player.gear.springs - player.springs) * player.gear.hp
    return spent + max(0, player.gear.hp - player.hp)


def record(tower: Tower, plan: Plan, run: bytes, full: bool = False) -> Replay:
    """The recording of a run."""
    kit, vigor = equipment(tower, plan.floor, full)
    world = entered(tower, plan, full)
    tape = Tape(header_of(tower, plan, kit, vigor=vigor))
    for pad in run:
        world.step(pad)
        tape.note(pad, world)
    return tape.finish(world)


def found(tower: Tower, floor: int, old: bytes = b"", full: bool = False) -> Replay | None:
    """The recording of a floor's witness run: the old run if it still is one, else a new one."""
    plan = plan_floor(tower, floor)
    kept = bool(old) and proves(played(entered(tower, plan, full), old))
    run = old if kept else find(tower, plan, full)
    return record(tower, plan, run, full) if run else None
