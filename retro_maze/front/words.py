"""Every text that the screens show, in one table a language."""

from retro_maze.tower.treasures import TREASURES

ENGLISH = {
    # menus
    "play": "Play",
    "continue": "Continue",
    "arcade": "Arcade",
    "choose": "Floors",
    "bytes": "Floor table",
    "quit": "Quit",
    "resume": "Resume",
    "hints": "Riddle and hints",
    "riddle": "Riddle",
    "kit": "Kit",
    "whistle": "Blow the whistle",
    "lift": "Lift",
    "rewind": "Rewind floor",
    "to_title": "Back to title",
    "nudge": "Nudge",
    "answer": "Answer",
    "price_1": " (1 cog)",
    "price_2": " ({n} cogs)",
    "back_word": "Back",
    "dear_1": "It costs a cog, and you have none. It is free in {wait} s of play.",
    "dear_2": "It costs {n} cogs, you have {have}. It is free in {wait} s of play.",
    "skip": "Skip this floor",
    "help": "How to play",
    "rewind_life": "Rewind floor (a life)",
    "no_rewind": "Rewinding costs a life, and this is the last one.",
    # headings and what stands below them
    "paused": "PAUSE",
    "floor": "FLOOR {n}",
    "byte": "BYTE {byte:02X}",
    "closed_in": "Carved without rules: no way leads on. Skip it from the pause.",
    "closed_in_arcade": "Carved without rules: no way leads to the hatch.",
    "press": "Z or Enter: go on",
    "back": "X or Esc: back",
    "demo": "PRESS ANY BUTTON",
    "locked": "not reached yet",
    "no_riddle": "No riddle on this floor.",
    "required": "Needed to ring the bell",
    "missing": "Missing: its strongbox is on floor {n}.",
    "find": "Not found yet.",
    "made_by": "{carver} on {chip}",
    "generation": "gen. {n}",
    "versions": "Version {ours}, Pyxel {pyxel}",
    # progress as a text
    "luggage": "PROGRESS AS A TEXT",
    "l_hint": "Play on elsewhere: floors, scores, options and keys in one text. A file with it "
    "can also be dropped here.",
    "l_copy": "Copy it",
    "l_save": "Save it as a file",
    "l_paste": "Paste one",
    "l_write": "Write it into a file",
    "l_read": "Read that file",
    "l_replace": "Yes, take it in",
    "l_leave": "No, leave all as it is",
    "l_sure": "Shall it replace what is kept here? The old one stays beside it.",
    "l_prompt": "Paste the text of your progress:",
    "l_copied": "The text is on the clipboard.",
    "l_saved": "The file is among your downloads.",
    "l_written": "Written: {path}",
    "l_failed": "The browser does not allow that.",
    # what is not kept
    "unsaved": "Not saved: no place here keeps files",
    "foreign": "A save of another version is left alone",
    "trial": "A trial: nothing is saved",
    "options_foreign": "Options of another version: standard now",
    "options_lost": "Damaged options are standard again",
    "keys_foreign": "Keys of another version: standard now",
    "keys_lost": "Damaged keys are standard again",
    "damaged": "The save was damaged: a new game begins",
    "damaged_older": "The save was damaged: an older one is on",
    # options: pages, lines, values, and what each line means
    "options": "Options",
    "options_head": "OPTIONS",
    "page_sound": "Sound",
    "page_picture": "Picture",
    "page_play": "Play",
    "page_texts": "Texts",
    "o_music": "Music",
    "o_effects": "Effects",
    "o_hints": "Hint tones",
    "o_palette": "Colours",
    "o_flashing": "Flashing",
    "o_shake": "Shaking",
    "o_retro": "Scan lines",
    "o_full": "Full screen",
    "o_scale": "Window",
    "o_toggle": "Blade button",
    "o_clock": "Time",
    "o_speed": "Game speed",
    "o_language": "Language",
    "o_double": "Riddles",
    "o_keys": "Keys and pad",
    "o_standard": "Reset all to standard",
    "o_sure": "Press again: reset all",
    "v_on": "on",
    "v_off": "off",
    "v_palette_standard": "standard",
    "v_palette_safe": "for every eye",
    "v_palette_contrast": "high contrast",
    "v_flashing_true": "full",
    "v_flashing_false": "reduced",
    "v_scale": "{n} times",
    "v_scale_0": "as it fits",
    "v_toggle_false": "hold",
    "v_toggle_true": "press",
    "v_clock_1": "as usual",
    "v_clock_1.5": "half more",
    "v_clock_off": "no clock",
    "v_speed": "{n} %",
    "v_language_auto": "as the system",
    "v_language_en": "English",
    "v_language_ja": "Japanese",
    "v_double_false": "usual letters",
    "v_double_true": "double size",
    "tip_tabs": "Left and right turn the pages.",
    "tip_music": "How loud the tunes are.",
    "tip_effects": "How loud steps, bolts and blows are.",
    "tip_hints": "Tones that tell of lamps and of the tuning fork.",
    "tip_palette": "For every eye: colours that colour-blind players tell apart.",
    "tip_flashing": "Reduced: nothing blinks fast or lights up at once.",
    "tip_shake": "Whether the view trembles at fire, falls and the red minute.",
    "tip_retro": "The lines and the glow of an old television.",
    "tip_full": "The whole screen. Alt and Enter do it too.",
    "tip_scale": "How large the window is when the game starts the next time.",
    "tip_toggle": "Hold it for the blade, or press once for out and once for in.",
    "tip_clock": "How long a floor lasts. Without a clock no red minute comes.",
    "tip_speed": "Everything on a floor goes slower, the clock as well.",
    "o_luggage": "Progress as a text",
    "tip_luggage": "To go on elsewhere, or here with what was done elsewhere.",
    "tip_language": "Every text of the game.",
    "tip_double": "Riddles and hints in letters of double size.",
    "tip_keys": "Which key and which button does what.",
    "tip_standard": "Everything on all pages as it was in the beginning.",
    "tip_back_word": "All is kept already.",
    # keys: lines, what is told of a change, and what each line means
    "keys_head": "KEYS AND PAD",
    "device_keyboard": "Keyboard",
    "device_pad": "Gamepad",
    "act_up": "Walk up",
    "act_down": "Walk down",
    "act_left": "Walk left",
    "act_right": "Walk right",
    "act_blade": "Blade",
    "act_whistle": "Whistle",
    "act_pause": "Pause",
    "keys_preset": "Preset",
    "keys_standard": "Reset to standard",
    "keys_reset": "All of this device is standard again.",
    "preset_standard": "standard",
    "preset_left": "left hand alone",
    "preset_right": "right hand alone",
    "preset_stick": "one stick",
    "preset_own": "your own",
    "keys_press_keyboard": "{action}: press its new key. The same key takes it away; Esc stops.",
    "keys_press_pad": "{action}: press its new button. The same takes it away; Start stops.",
    "bound": "{key} is for: {action}.",
    "bound_off": "{key} does nothing now.",
    "bound_turned": "The two have changed places.",
    "bound_taken": "{key} was for: {other}. Now it is for: {action}.",
    "bound_swapped": "{key} was for: {other}. The two have been exchanged.",
    "bound_last": "{other} has nothing but {key}: give it another one first.",
    "bound_needed": "Nobody gets through a floor without: {action}. It stays.",
    "bound_not": "It stays as it was.",
    "bound_system": "{key} belongs to the system or the browser: take another.",
    "tip_keys_tabs": "Left and right: keyboard or gamepad.",
    "tip_act_up": "Arrows, cross and left stick always move the cursor in menus.",
    "tip_act_down": "Of two opposite directions the one pressed last counts.",
    "tip_act_left": "A turn may be pressed a little before the corner.",
    "tip_act_right": "Confirm a place to bind it anew.",
    "tip_act_blade": "Confirms in menus, as Enter and Start always do.",
    "tip_act_whistle": "Goes back in menus, as Backspace and Back always do.",
    "tip_act_pause": "Esc, Enter and Start pause, too, whatever is bound here.",
    "tip_keys_preset": "For two hands, for one hand alone, for a pad with one stick.",
    "tip_keys_standard": "This device as it was in the beginning.",
    "tip_keys_back_word": "All is kept already.",
    # how to play
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
    # names of keys and of parts of a pad; at most ten letters
    "k_space": "Space",
    "k_enter": "Enter",
    "k_backspace": "Backspace",
    "k_delete": "Delete",
    "k_insert": "Insert",
    "k_home": "Home",
    "k_end": "End",
    "k_page_up": "Page up",
    "k_page_down": "Page down",
    "k_lshift": "L Shift",
    "k_rshift": "R Shift",
    "k_keypad": "Num {sign}",
    "k_dpad": "Cross {sign}",
    "k_stick": "Stick {sign}",
    "k_rstick": "R stick {sign}",
    # results
    "cleared": "FLOOR {n} CLEARED",
    "row_time": "Time",
    "row_box": "Strongbox",
    "row_hints": "Hints",
    "row_deaths": "Deaths",
    "row_score": "Score",
    "seconds": "{n} s",
    "box_open": "opened",
    "box_kept": "kept its secret",
    "box_before": "opened before",
    "box_none": "none here",
    "hints_none": "the riddle alone",
    "hints_used": "asked for",
    "skipped": "FLOOR {n} SKIPPED",
    "time_up": "TIME IS UP",
    "again": "The same minute begins again.",
    "game_over": "GAME OVER",
    "points": "{n:,} POINTS",
    "trouble": "THIS FLOOR CANNOT BE SHOWN",
    # the ending
    "ending": "00:01",
    "ending_1": "The minute that had stopped is over.",
    "ending_2": "All {n} floors lie below you now,",
    "ending_3": "and the morning may begin.",
    "thanks": "Thank you for playing",
    # lines at the foot of a floor, by event
    "refuse_locked": "The hatch is locked: find the key.",
    "refuse_crown": "This hatch opens to the Crown Key only.",
    "refuse_whistle": "There is no whistle to blow now.",
    "refuse_treasure": "{name} is missing: it is on floor {n}.",
    "clank_hand2": "This needs a longer Hand: floor 10.",
    "clank_hand3": "Only the Second Hand can cut a pause.",
    "clank_front": "Its front is iron. Cut from the side.",
    "clank_outer": "The outer wall is not to be broken.",
    "clank_worn": "The pick is worn out on this floor.",
    "chest_falls": "The strongbox waits where you came in.",
    "failed": "The riddle is lost. Pause to rewind.",
    "red_minute": "The red minute!",
    "revive": "A spare spring has wound you up again.",
    "coat": "The Mainspring Coat has caught it.",
    "treasure": "{name}: {effect}",
}
BANDS = (
    "The Foundry",
    "The Escapement",
    "The Aviary",
    "The Cisterns",
    "The Mirrors",
    "The Belfry",
)


class Words:
    """The texts of one language; call it with a text's name and what is to be put in."""

    def __init__(self, table: dict[str, str] = ENGLISH, bands: tuple[str, ...] = BANDS) -> None:
        self.table = table
        self.bands = bands

    def __call__(self, name: str, /, **values: object) -> str:
        return self.table[name].format(**values)

    def event(self, kind: str, what: str, floor: int) -> str:
        """What is told of an event, or nothing; `floor` is where the treasure `what` lies."""
        if what in TREASURES:
            record = TREASURES[what]
            name = "refuse_treasure" if kind == "refuse" else kind
            return self(name, name=record.name, effect=record.effect, n=floor)
        name = f"{kind}_{what}" if kind in ("refuse", "clank") else kind
        return self.table.get(name, "") if name in TOLD else ""


TOLD = {name for name in ENGLISH if name.startswith(("refuse_", "clank_"))} | {
    "chest_falls",
    "failed",
    "red_minute",
    "revive",
    "coat",
}


def wrap(text: str, letters: int) -> list[str]:
    """The text in lines of at most so many letters, broken between words where that is possible."""
    lines = [""]
    for word in text.split():
        while len(word) > letters:
            lines.append(word[:letters])
            word = word[letters:]
        joined = f"{lines[-1]} {word}".strip()
        lines[-1:] = [joined] if len(joined) <= letters else [lines[-1], word]
    return [line for line in lines if line]


def even(text: str, letters: int) -> list[str]:
    """As `wrap`, in lines as even as they can be: no word is left alone on the last one."""
    lines = wrap(text, letters)
    while letters > 1 and len(closer := wrap(text, letters - 1)) == len(lines):
        lines, letters = closer, letters - 1
    return lines
