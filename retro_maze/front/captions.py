"""What the workshop, the theatre and the walk say, in English and Japanese."""

from retro_maze.front.words import Words

ENGLISH = {
    # the workshop
    "way": "Way {n}",
    "way_of": "Way {n} of {target}",
    "no_way": "No way to key and hatch",
    "facts": "{ends} dead ends  {crossings} crossings",
    "loops": "{n} loops",
    "closed": "{n} cells are closed in",
    "same": "The same byte as floor {n}",
    "alike": "Looks like floor {n}",
    "still": "The register stands still: a comb",
    "short": "The register comes round in {n} clocks",
    "roam_hint": "Z:byte Enter:menu 0-F:type X:leave",
    "dial_hint": "←→:1  ↑↓:16  Z:keep  X:as it was",
    "type_hint": "{digit}_  a second digit, please",
    "copied": "Byte {byte:02X} of floor {n} is copied",
    "pasted": "Floor {n} grows from byte {byte:02X} now",
    "no_copy": "Copy a floor first",
    "undone": "One step back",
    "redone": "One step on",
    "no_undo": "Nothing to take back",
    "no_redo": "Nothing to take again",
    "kept": 'Saved as "{name}"',
    "clean": "Nothing has changed since it was saved",
    "differs": "{n} of {all} pieces differ from floor {floor}",
    "mark_hint": "Copy a floor to compare it with this one",
    # its menu
    "m_play": "Play floor",
    "m_walk": "Walk inside",
    "m_grow": "Watch it grow",
    "m_roll": "Roll a byte",
    "m_wish": "Wish a way",
    "m_copy": "Copy",
    "m_paste": "Paste",
    "m_compare": "Compare",
    "m_undo": "Undo",
    "m_redo": "Redo",
    "m_carver": "Carver",
    "m_chip": "Chip",
    "m_columns": "Columns",
    "m_rows": "Rows",
    "m_save": "Save",
    "m_share": "Share",
    "m_take": "Take in",
    "m_open": "Open",
    "m_tower": "Play tower",
    "m_leave": "Leave",
    "menu_hint": "Z:choose  X:back",
    "chooser_hint": "←→:another  Z:keep  X:as it was",
    "to_table": "Back to the table",
    # questions
    "ask": "KEEP THE CHANGES?",
    "save": "Save",
    "discard": "Discard",
    "cancel": "Cancel",
    # the wish
    "wish": "HOW LONG A WAY?",
    "wish_line": "Wish {wish}: byte {byte:02X} has {way}",
    "wish_wait": "Trying all bytes...",
    "wish_hint": "←→:1  ↑↓:10  Z:take it  X:back",
    # share and take in
    "share": "THIS TOWER AS A TEXT",
    "share_hint": "{n} letters. Write it down, or send it.",
    "share_shell": "retro-maze table share {name}",
    "share_keep": "Save it first: then the shell knows it too.",
    "s_copy": "Copy the text",
    "s_file": "Download seeds.toml",
    "s_done": "Done",
    "s_copied": "The text is copied",
    "s_filed": "seeds.toml is downloaded",
    "s_failed": "This browser does not let us",
    "take": "TAKE IN A TOWER",
    "take_hint": "Type, choose letters, or drop a file",
    "take_paste": "paste",
    "take_erase": "erase",
    "take_done": "done",
    "take_ready": "{n} floors by {carver}: choose done",
    "take_prompt": "Paste the text of a tower",
    "open": "WHICH TOWER?",
    "open_own": "yours",
    "open_shipped": "came with the game",
}
JAPANESE: dict[str, str] = {}


def captions(words: Words) -> Words:
    """The texts of this file in the language of the game's words."""
    japanese = getattr(words, "language", "en") == "ja" and JAPANESE
    return Words(JAPANESE if japanese else ENGLISH, words.bands)
