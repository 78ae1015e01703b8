"""The inputs that may be bound, by Pyxel's names, and the sign that each has on the screen.

All of them are known to Pyxel 2.6.2, the oldest that a page may run on.
"""

from collections.abc import Callable
from string import ascii_uppercase, digits


def _pairs(words: str) -> dict[str, str]:
    """Names and what follows each of them."""
    names = words.split()
    return dict(zip(names[::2], names[1::2], strict=True))


ARROWS = _pairs("UP ↑ DOWN ↓ LEFT ← RIGHT →")
PUNCTUATION = _pairs(
    "COMMA , PERIOD . SLASH / SEMICOLON ; COLON : QUOTE ' QUOTEDBL \" BACKQUOTE ` HASH # AT @"
    " LEFTBRACKET [ RIGHTBRACKET ] LEFTPAREN ( RIGHTPAREN ) LESS < GREATER > BACKSLASH \\"
    " MINUS - PLUS + EQUALS = ASTERISK * UNDERSCORE _ CARET ^ AMPERSAND & EXCLAIM ! DOLLAR $"
)
NAMED = _pairs(  # keys, and the texts that name them
    "SPACE k_space RETURN k_enter BACKSPACE k_backspace DELETE k_delete INSERT k_insert"
    " HOME k_home END k_end PAGEUP k_page_up PAGEDOWN k_page_down"
    " LSHIFT k_lshift RSHIFT k_rshift"
)
ON_KEYPAD = _pairs("PLUS + MINUS - MULTIPLY * DIVIDE / PERIOD . ENTER Enter") | {
    digit: digit for digit in digits
}
FACE = _pairs(  # of a pad, as most makers write them
    "A A B B X X Y Y LEFTSHOULDER L1 RIGHTSHOULDER R1 LEFTSTICK L3 RIGHTSTICK R3"
    " BACK Back START Start"
)
STICKS = {  # axes of a stick, across and down: the text that names it
    ("LEFTX", "LEFTY"): "k_stick",
    ("RIGHTX", "RIGHTY"): "k_rstick",
}
TRIGGERS = _pairs("TRIGGERLEFT L2 TRIGGERRIGHT R2")
SYSTEM = {  # what belongs to the system, the browser or the engine
    **_pairs("TAB Tab LALT Alt RALT Alt LCTRL Ctrl RCTRL Ctrl LGUI Win RGUI Win"),
    **_pairs("PRINTSCREEN Print CAPSLOCK Caps"),
    **{f"F{number}": f"F{number}" for number in range(1, 13)},
}

Sign = tuple[str, str]  # a text's name, and what is put into it; "" and the sign itself


def _keyboard() -> dict[str, Sign]:
    plain = {sign: sign for sign in ascii_uppercase + digits} | ARROWS | PUNCTUATION
    found = {f"KEY_{name}": ("", sign) for name, sign in plain.items()}
    found |= {f"KEY_{name}": (text, "") for name, text in NAMED.items()}
    return found | {f"KEY_KP_{name}": ("k_keypad", sign) for name, sign in ON_KEYPAD.items()}


def _pad() -> dict[str, Sign]:
    found = {f"GAMEPAD1_BUTTON_{name}": ("", sign) for name, sign in FACE.items()}
    for way, sign in ARROWS.items():
        found[f"GAMEPAD1_BUTTON_DPAD_{way}"] = "k_dpad", sign
    for (across, down), text in STICKS.items():
        ends = (f"{across}-", "←"), (f"{across}+", "→"), (f"{down}-", "↑"), (f"{down}+", "↓")
        found |= {f"GAMEPAD1_AXIS_{end}": (text, sign) for end, sign in ends}
    return found | {f"GAMEPAD1_AXIS_{name}+": ("", sign) for name, sign in TRIGGERS.items()}


KEYBOARD = _keyboard()
PAD = _pad()
RESERVED = {f"KEY_{name}": sign for name, sign in SYSTEM.items()}


def sign(say: Callable[..., str], name: str) -> str:
    """What an input is called on the screen."""
    if name in RESERVED:
        return RESERVED[name]
    text, inside = (KEYBOARD | PAD)[name]
    return say(text, sign=inside) if text else inside
