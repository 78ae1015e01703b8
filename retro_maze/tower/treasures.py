"""The thirty treasures: a name, what it does in words, and what it changes in the gear."""

from typing import NamedTuple

from retro_maze.engine.gear import Gear


class Treasure(NamedTuple):
    """`tier` is "required", "useful" or "bonus"; `most` is how many can be carried."""

    name: str
    tier: str
    effect: str
    most: int = 1


TREASURES = {
    "tin_pick": Treasure("Tin Pick", "useful", "Breaks two inner walls on each floor."),
    "spring_boots": Treasure("Spring Boots", "useful", "You walk faster."),
    "spare_spring": Treasure("Spare Spring", "bonus", "Undoes the next death.", 3),
    "tuning_fork": Treasure("Tuning Fork", "useful", "Points to the key while you stand."),
    "broad_dial": Treasure("Broad Dial", "useful", "Blade out, it guards left and front."),
    "amber_lens": Treasure("Amber Lens", "useful", "Drafts are always in sight."),
    "gilt_token": Treasure("Gilt Token", "bonus", "2000 points, and a page of the gallery.", 99),
    "vigor_vial": Treasure("Vigor Vial", "bonus", "Heals; 24 more HP on the next floor."),
    "quick_glove": Treasure("Quick Glove", "useful", "The blade moves twice as fast."),
    "minute_hand": Treasure(
        "Minute Hand", "required", "Cuts twice as deep, Coils and Furnaces too."
    ),
    "cork_mail": Treasure("Cork Mail", "useful", "A fight costs half as much."),
    "hooded_lamp": Treasure("Hooded Lamp", "useful", "Lights six cells of a dark floor."),
    "hourglass": Treasure("Hourglass", "useful", "30 seconds more on every floor."),
    "copper_ring": Treasure("Copper Ring", "useful", "Blue Sparks are harmless."),
    "stop_whistle": Treasure("Stop-Whistle", "useful", "Once a floor, all stand for 3 s."),
    "lead_weight": Treasure("Lead Weight", "required", "First of the three clock weights."),
    "steel_pick": Treasure("Steel Pick", "useful", "Breaks six inner walls on each floor."),
    "salve": Treasure("Soot Salve", "useful", "Fire only singes."),
    "blueprint": Treasure("Blueprint", "useful", "Shows hidden hatches."),
    "bell_helm": Treasure("Bell Helm", "useful", "96 HP instead of 48."),
    "iron_ring": Treasure("Iron Ring", "useful", "Red Sparks are harmless."),
    "magnet": Treasure("Magnet", "useful", "Shows hidden keys."),
    "full_dial": Treasure("Full Dial", "useful", "Guards all sides but the back."),
    "second_hand": Treasure("Second Hand", "required", "Cuts three times as deep, and pauses."),
    "silver_weight": Treasure("Silver Weight", "required", "Second of the clock weights."),
    "mainspring_coat": Treasure("Mainspring Coat", "useful", "Once a floor, a bolt does nothing."),
    "crown_key": Treasure("Crown Key", "required", "Opens the hatch of floor 58."),
    "gold_weight": Treasure("Gold Weight", "required", "Third of the clock weights."),
    "pendulum": Treasure("Pendulum", "required", "The rope of floor 60 needs it."),
    "sixtieth_bell": Treasure("The Sixtieth Bell", "required", "It rings."),
}

HANDS = {"minute_hand": 2, "second_hand": 3}
DIALS = {"broad_dial": 2, "full_dial": 3}
PICKS = {"tin_pick": 2, "steel_pick": 6}
PROOF = {"copper_ring": "spark_b", "iron_ring": "spark_r"}
VIGOR = 24  # hit points
HOURGLASS_S = 30  # seconds
HEALERS = ("vigor_vial", "bell_helm")
SPRING = "spare_spring"

Kit = tuple[str, ...]
"""Treasure ids in the order in which they were found; some can be held several times."""


def with_treasure(kit: Kit, treasure: str) -> Kit:
    """The kit after finding a treasure; one that can not be carried again changes nothing."""
    if not treasure or kit.count(treasure) >= TREASURES[treasure].most:
        return kit
    return (*kit, treasure)


def gear_of(kit: Kit, vigor: bool = False, lent: int = 0) -> Gear:
    """The gear that a kit gives; `vigor`: a vial was opened on the floor before; `lent`: picks."""
    return Gear(
        speed=8 if "spring_boots" in kit else 6,
        hand=_best(HANDS, kit, 1),
        dial=_best(DIALS, kit, 1),
        draw=8 if "quick_glove" in kit else 16,
        sheathe=6 if "quick_glove" in kit else 12,
        hp=96 if "bell_helm" in kit else 48,
        vigor=VIGOR if vigor else 0,
        picks=max(lent, _best(PICKS, kit, 0)),
        mail="cork_mail" in kit,
        salve="salve" in kit,
        coat="mainspring_coat" in kit,
        whistle="stop_whistle" in kit,
        springs=kit.count("spare_spring"),
        proof=tuple(kind for ring, kind in PROOF.items() if ring in kit),
    )


def _best(values: dict[str, int], kit: Kit, least: int) -> int:
    return max((value for name, value in values.items() if name in kit), default=least)
