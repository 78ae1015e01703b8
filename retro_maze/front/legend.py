"""What has to be pressed for an action, as signs: for the pages and lines that tell it."""

from collections.abc import Callable

from retro_maze.front.bindings import ACTIONS, MOST, Bindings
from retro_maze.front.signs import sign

Say = Callable[..., str]

WALK = ACTIONS[:4]
ALWAYS = {"keyboard": "Esc", "pad": "Start"}  # pause, whatever is bound
GROUPS = {  # part of the inputs' names: the text that names all four of them
    "DPAD": "k_dpad",
    "AXIS_LEFT": "k_stick",
    "AXIS_RIGHT": "k_rstick",
    "KP_": "k_keypad",
}


def signs(say: Say, device: str, bindings: Bindings, act: str) -> list[str]:
    """The signs of an action's inputs; of "walk" all four directions, joined where they can be."""
    if act == "walk":
        return [text for place in range(MOST) for text in _joined(say, bindings, place)]
    bound = [sign(say, name) for name in bindings[act]]
    return [ALWAYS[device], *bound] if act == "pause" else bound


def _joined(say: Say, bindings: Bindings, place: int) -> list[str]:
    """One sign for a cross, a stick or the keypad, else one a direction."""
    names = [bindings[way][place] for way in WALK if len(bindings[way]) > place]
    for part, text in GROUPS.items():
        if len(names) == len(WALK) and all(part in name for name in names):
            inside = "".join(name[-1] for name in names) if part == "KP_" else ""
            return [say(text, sign=inside).strip()]
    return [sign(say, name) for name in names]


def first_steps(say: Say, device: str, bindings: Bindings) -> str:
    """The line that greets somebody who has never played."""
    walk = "".join(_joined(say, bindings, 0))
    blade = signs(say, device, bindings, "blade")[0]
    return say("first_steps", walk=walk, blade=blade, pause=ALWAYS[device])
