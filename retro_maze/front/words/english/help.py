"""How to play: the six pages, and the names of the signs above a floor."""

HELP = {
    "help_turn": "◀ ▶ turn the pages",
    "act_walk": "Walk",
    "help_walk": "WALK",
    "help_walk_1": "Find the key, then the hatch.",
    "help_walk_2": "Wren goes on while a direction is held. Press a turn early: "
    "it is kept for a moment.",
    "help_walk_3": "Walls do no harm. To lean on one is a move, too, and some riddles ask for it.",
    "help_blade": "BLADE AND DIAL",
    "help_blade_1": "Hold the button: the Hand comes out after a moment.",
    "help_blade_1_press": "Press once: the Hand comes out after a moment. Once more: it goes in.",
    "help_blade_2": "Walk into a monster with it. Both of you wear down, but from behind only "
    "the monster does.",
    "help_blade_3": "With the blade away most touches are deadly. The Dial stops bolts then from "
    "the front; with the blade out, from the left.",
    "help_blade_4": "The pick: stand still, face an inner wall, and hold for half a second.",
    "help_clock": "KEY, HATCH AND CLOCK",
    "sign_clock": "time left",
    "sign_hp": "strength",
    "sign_blade": "blade",
    "sign_dial": "dial",
    "sign_key": "key",
    "sign_lamp": "riddle",
    "help_clock_1": "The hatch opens when you come close to it with the key.",
    "help_clock_2": "When the time is over a red minute begins, and two Sparks come. "
    "After that the floor is lost.",
    "help_clock_3": "Higher up it gets dark, hatches hide, then keys: come within four cells "
    "and they show.",
    "help_riddle": "RIDDLE AND STRONGBOX",
    "help_riddle_1": "Every floor hides a strongbox. Its riddle is on the card and in the pause.",
    "help_riddle_2": "Lamps show how near you are. With the last one the strongbox falls, "
    "there where you came in.",
    "help_riddle_3": "Hints: a nudge is free after 45 seconds or a death, the answer after 120 "
    "seconds or two. Earlier they cost cogs; each strongbox holds one.",
    "help_kit": "KIT, LIFT AND MODES",
    "help_kit_1": "Treasures work by themselves. The bell needs these eight.",
    "help_kit_2": "The lift in the pause goes to any floor you reached.",
    "help_kit_3": "Story gives a floor back as often as you like. Arcade has three lives "
    "and a score.",
    "help_kit_4": "Too hard? Options have time and speed; after five deaths Story lets you skip "
    "a floor.",
    "help_fair": "THE TOWER PROMISES",
    "help_fair_1": "No treasure harms you.",
    "help_fair_2": "Eight of sixty are needed; the pause says which you hold.",
    "help_fair_3": "The lift goes back: nothing is missed for good.",
    "help_fair_4": "A monster that a riddle needs is wound up again.",
    "help_fair_5": "Lamps turn grey when a riddle is lost. The floor can be rewound.",
    "help_fair_6": "Tools for a riddle are lent, or lay in an earlier strongbox.",
    "help_fair_7": "Riddles ask for walk, blade, dial, pick or whistle, nothing else.",
    "help_fair_8": "Every goal is seen or named. What hides shows within four cells.",
    "help_fair_9": "Nothing lurks where you come in.",
    "help_fair_10": "Whatever is refused has a reason, told in one line.",
}
