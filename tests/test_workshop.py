"""The workshop: every byte changed, tried, taken back, played, kept and shared, by any hands."""

import errno
import os
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from retro_maze.files import read_text
from retro_maze.front import cabinet, page
from retro_maze.front.app import App, load_resources
from retro_maze.front.bindings import STANDARD
from retro_maze.front.buttons import ACTIONS, PAUSE
from retro_maze.front.scenes.sandbox import Sandbox, SandboxPause
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.scenes.shutter import Shutter
from retro_maze.front.scenes.title import Title
from retro_maze.front.scenes.workshop import HOT, Workshop
from retro_maze.front.scenes.workshop_menu import NAMES, Commands
from retro_maze.front.scenes.workshop_open import Ask, Open
from retro_maze.front.scenes.workshop_share import Share
from retro_maze.front.scenes.workshop_take import Take
from retro_maze.front.scenes.workshop_wish import Wish
from retro_maze.front.session import Session
from retro_maze.front.store import FileShelf, Store
from retro_maze.front.studio import Fingers
from retro_maze.front.view import workshop as view
from retro_maze.front.words.english.shop import SHOP
from retro_maze.maze import Refusal
from retro_maze.paths import data_folder
from retro_maze.shelf import add_tower, find_table, load_tower, own_names
from retro_maze.tower.draft import with_byte
from retro_maze.tower.edit import new_text
from retro_maze.tower.floor import plan_floor
from retro_maze.tower.share import read_share, share_text
from retro_maze.tower.table import Table

OPEN = Table("Open", "bar-toppling", "lfsr8", 18, 9, "none", (0, 37, 255))


class Hands:
    """Somebody at buttons, keys and mouse of a game that stands in the workshop."""

    def __init__(self, pyxel: ModuleType, store: Store, tower: str) -> None:
        self.pyxel: Any = pyxel
        self.fingers = Fingers()
        self.session = Session(load_tower(tower), tower, store, self.fingers)
        self.app = App(self.session)
        self.app.scene = Workshop(self.session)

    @property
    def scene(self) -> Scene:
        return self.app.scene

    @property
    def shop(self) -> Workshop:
        assert isinstance(self.app.scene, Workshop)
        return self.app.scene

    @property
    def shop_below(self) -> Workshop:
        """The workshop that the menu lies over."""
        assert isinstance(self.app.scene, Commands)
        return self.app.scene.below

    @property
    def byte(self) -> int:
        return self.shop.byte

    def ticks(self, count: int = 1, down: int = 0) -> None:
        for _ in range(count):
            self.fingers.down = down
            self.app.update()
            self.pyxel.flip()

    def press(self, *actions: str) -> None:
        """Buttons one after the other, by their names in buttons.ACTIONS."""
        for action in actions:
            self.ticks(1, ACTIONS[action])
            self.ticks()

    def type(self, *keys: str) -> None:
        """Keys one after the other; what is bound to them is pressed, too, as in real life."""
        for key in keys:
            code = getattr(self.pyxel, f"KEY_{key}")
            self.pyxel.set_btn(code, True)
            self.ticks(1, self.fingers._keys())
            self.pyxel.set_btn(code, False)
            self.ticks()

    def click(self, x: int, y: int) -> None:
        self.pyxel.set_mouse_pos(x, y)
        self.pyxel.set_btn(self.pyxel.MOUSE_BUTTON_LEFT, True)
        self.ticks()
        self.pyxel.set_btn(self.pyxel.MOUSE_BUTTON_LEFT, False)
        self.ticks()

    def wheel(self, turn: int) -> None:
        self.pyxel.set_btnv(self.pyxel.MOUSE_WHEEL_Y, turn)
        self.ticks()
        self.pyxel.set_btnv(self.pyxel.MOUSE_WHEEL_Y, 0)
        self.ticks()

    def command(self, name: str) -> None:
        """A line of the menu, by buttons alone."""
        self.press("start")
        assert isinstance(self.scene, Commands)
        place = NAMES.index(name)
        self.press(*["down"] * (place % 10), *["right"] * (place // 10), "blade")

    def arrive(self) -> None:
        """Waits until a change of scenes is over."""
        while isinstance(self.scene, Shutter):
            self.ticks()


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Store:
    monkeypatch.setenv("RETRO_MAZE_HOME", str(tmp_path))
    return Store(FileShelf(tmp_path))


@pytest.fixture
def hands(pyxel_app: ModuleType, store: Store) -> Hands:
    load_resources(data_folder("resources"))
    return Hands(pyxel_app, store, "bell")


@pytest.fixture
def own(pyxel_app: ModuleType, store: Store) -> Hands:
    """The same in a tower of the user's, three floors without rooms."""
    load_resources(data_folder("resources"))
    add_tower("mine", new_text(OPEN, "my remark"))
    return Hands(pyxel_app, store, "mine")


# the cursor and the byte


def test_arrows_move_the_cursor_and_stay_in_the_table(hands: Hands) -> None:
    hands.press("left", "up")
    assert hands.shop.floor == 1
    hands.press("down", "down", "right")
    assert hands.shop.floor == 22
    hands.press(*["down"] * 9)
    assert hands.shop.floor == 52


def test_a_byte_is_dialled_by_one_and_by_sixteen(hands: Hands) -> None:
    hands.press("blade", "right", "right", "up", "left")
    assert hands.byte == 0xF1
    assert not hands.shop.sheet.dirty, "only tried so far"
    hands.press("up")
    assert hands.byte == 0x01, "after FF comes 00"
    hands.press("blade")
    assert hands.shop.sheet.table.seeds[0] == 0x01


def test_a_dialled_byte_can_be_let_go(hands: Hands) -> None:
    hands.press("blade", "right", "up", "whistle")
    assert hands.byte == 0xE0
    assert not hands.shop.sheet.dirty


def test_two_hex_digits_are_a_byte(hands: Hands) -> None:
    hands.type("2", "A")
    assert hands.byte == 0x2A
    hands.type("D", "KP_7")
    assert hands.byte == 0xD7
    assert hands.shop.floor == 1, "A and D did not move the cursor"


def test_half_a_byte_is_forgotten_when_something_else_is_done(hands: Hands) -> None:
    hands.type("2")
    hands.press("right", "left")
    hands.type("7", "F")
    assert hands.byte == 0x7F


def test_the_mouse_chooses_floors_and_lamps_and_turns_the_byte(hands: Hands) -> None:
    x, y = view.byte_corner(41, 0)
    hands.click(x + 5, y + 5)
    assert hands.shop.floor == 42
    byte = hands.byte
    hands.click(view.LAMPS_X + 5, view.LAMPS_Y + 5)
    assert hands.byte == byte ^ 0x80
    hands.wheel(1)
    assert hands.byte == (byte ^ 0x80) + 1


def test_the_right_mouse_button_goes_back(own: Hands) -> None:
    own.click(10, view.FOOT_Y + 4)
    assert isinstance(own.scene, Commands)
    for scene in (Workshop, Title):
        own.pyxel.set_btn(own.pyxel.MOUSE_BUTTON_RIGHT, True)
        own.ticks()
        own.pyxel.set_btn(own.pyxel.MOUSE_BUTTON_RIGHT, False)
        own.ticks()
        own.arrive()
        assert isinstance(own.scene, scene)


def test_steps_are_taken_back_and_again(hands: Hands) -> None:
    hands.type("1", "1", "2", "2")
    hands.type("U")
    assert hands.byte == 0x11
    hands.type("U", "U")
    assert hands.byte == 0xE0
    assert not hands.shop.sheet.dirty
    hands.command("redo")
    assert hands.byte == 0x11


def test_a_step_back_shows_the_floor_that_it_changed(hands: Hands) -> None:
    hands.press("down")
    hands.type("1", "1")
    hands.press("down", "right")
    hands.type("U")
    assert hands.shop.floor == 11
    hands.press("up")
    hands.type("Y")
    assert hands.shop.floor == 11


def test_closed_rooms_are_told(hands: Hands) -> None:
    hands.command("open")
    hands.press("down", "blade")
    hands.arrive()
    assert hands.shop.sheet.name == "get_random"
    told = set()
    for _ in range(10):
        hands.ticks(3)
        told |= {text.partition(":")[0] for text in hands.shop.easel.warnings(hands.shop.say)}
        hands.app.draw()
        hands.press("right")
    assert {"Cells that are closed in", "Loops"} <= told


def test_a_roll_gives_a_byte_that_no_other_floor_has(hands: Hands) -> None:
    for _ in range(10):
        before = hands.shop.sheet.table.seeds
        hands.type("R")
        assert hands.byte not in before


def test_a_floor_is_copied_to_another(hands: Hands) -> None:
    hands.type("N")
    assert "Copy a floor first" in hands.shop.line.lines
    hands.command("copy")
    hands.press("down")
    hands.command("paste")
    assert hands.byte == 0xE0
    hands.ticks(3)
    assert hands.shop.easel.twins() == [1]


def test_two_floors_are_compared_piece_by_piece(hands: Hands) -> None:
    hands.command("copy")
    hands.press("right")
    hands.command("compare")
    assert "pieces differ from floor 1" in hands.shop.line.lines[0]
    hands.type("E", "0")
    assert hands.shop.line.lines[0].startswith("0 of 136")


def test_the_floor_beside_the_table_is_the_one_of_the_byte(hands: Hands) -> None:
    hands.type("5", "C")
    tower = hands.shop.tower
    assert hands.shop.plan == plan_floor(tower, 1)
    hands.ticks(2)
    assert hands.shop.figures.way == len(hands.shop.plan.path()) - 1


# settings and the wish


def test_choosers_change_carver_chip_and_size_in_one_step_each(hands: Hands) -> None:
    hands.command("carver")
    hands.press("right", "right", "blade", "down", "blade", "left", "blade")
    table = hands.shop_below.table
    assert (table.carver, table.chip) == ("pillar-walk", "xorshift16")
    hands.press("down", "blade", *["right"] * 3, "blade", "down", "blade", *["left"] * 20, "blade")
    table = hands.shop_below.table
    assert (table.columns, table.rows) == (21, 2)
    hands.press("whistle")
    for _ in range(4):
        hands.type("U")
    assert not hands.shop.sheet.dirty


def test_a_chooser_can_be_let_go(hands: Hands) -> None:
    hands.command("columns")
    hands.press("right", "right", "whistle", "whistle")
    assert hands.shop.table.columns == 18
    assert not hands.shop.sheet.dirty


def test_a_wished_way_finds_the_nearest_byte(hands: Hands) -> None:
    hands.type("L")
    assert isinstance(hands.scene, Wish)
    while not hands.scene.ready:
        hands.ticks()
    hands.press("up", "up", "right")
    wish = hands.scene.wish
    assert wish == 28 + 21
    hands.press("blade")
    hands.ticks(2)
    assert abs(hands.shop.figures.way - wish) <= 1
    hands.type("U")
    assert hands.byte == 0xE0


def test_a_wish_can_be_let_go(hands: Hands) -> None:
    hands.command("wish")
    hands.ticks(30)
    hands.press("up", "whistle")
    assert hands.byte == 0xE0


@pytest.mark.parametrize("rooms", ["none", "bell"])
@pytest.mark.parametrize(
    ("columns", "rows", "floors"), [(2, 2, 1), (64, 64, 2), (2, 64, 255), (64, 2, 61)]
)
def test_towers_of_any_shape_can_be_worked_on(
    columns: int, rows: int, floors: int, rooms: str, pyxel_app: ModuleType, store: Store
) -> None:
    seeds = tuple(range(floors))
    table = OPEN._replace(columns=columns, rows=rows, seeds=seeds, rooms=rooms)
    add_tower("odd", new_text(table))
    load_resources(data_folder("resources"))
    hands = Hands(pyxel_app, store, "odd")
    hands.press(*["down"] * 30, *["right"] * 9)
    assert hands.shop.floor in range(1, floors + 1)
    hands.type("7", "7")
    hands.ticks(3)
    hands.app.draw()
    x, y = view.byte_corner(hands.shop.floor - 1, view.first_row(hands.shop.floor, floors))
    assert view.byte_at(x + 2, y + 2, hands.shop.floor, floors) == hands.shop.floor


# play


def test_a_floor_is_played_and_one_comes_back_to_the_same_cursor(
    hands: Hands, tmp_path: Path
) -> None:
    hands.press("down", "right")
    hands.type("7", "7")
    hands.command("play")
    hands.arrive()
    assert isinstance(hands.scene, Sandbox)
    assert hands.scene.byte == 0x77
    hands.ticks(30, ACTIONS["right"])
    hands.press("start")
    assert isinstance(hands.scene, SandboxPause)
    hands.press("up", "blade")
    hands.arrive()
    assert hands.shop.floor == 12
    assert hands.byte == 0x77
    assert hands.shop.sheet.dirty
    assert not (tmp_path / "progress.txt").exists(), "no save was touched"


def test_a_floor_can_be_begun_anew_and_its_end_leads_back(own: Hands) -> None:
    own.type("G")
    own.arrive()
    own.press("start", "up", "up", "blade")
    own.arrive()
    assert isinstance(own.scene, Sandbox)
    own.scene.world.outcome = "dead"
    own.ticks(200)
    own.arrive()
    assert isinstance(own.scene, Sandbox), "death begins it again"
    own.scene.world.outcome = "cleared"
    own.ticks(200)
    own.arrive()
    assert own.shop.floor == 1


def test_a_whole_tower_is_played_with_a_progress_of_its_own(own: Hands) -> None:
    own.command("tower")
    own.arrive()
    assert isinstance(own.scene, Title)
    assert own.scene.session.slot == "mine"
    assert own.scene.session.tower.table == OPEN


# keeping


def test_a_shipped_tower_is_kept_as_a_copy_with_its_comments(hands: Hands) -> None:
    before = read_text(find_table("bell"))
    hands.type("2", "A")
    hands.command("save")
    assert hands.shop.sheet.name == "my-bell"
    assert not hands.shop.sheet.dirty
    assert read_text(find_table("bell")) == before
    assert read_text(find_table("my-bell")) == before.replace("E0 9E", "2A 9E")


def test_an_own_tower_is_kept_in_its_place(own: Hands) -> None:
    own.type("2", "A")
    own.command("save")
    assert load_tower("mine").table == with_byte(OPEN, 1, 0x2A)
    assert own_names() == ["mine"]
    assert "# my remark" in read_text(find_table("mine"))
    own.type("2", "B")
    own.command("save")
    assert load_tower("mine").table.seeds[0] == 0x2B


def test_the_tower_kept_last_is_on_the_bench_the_next_time(hands: Hands, store: Store) -> None:
    hands.type("2", "A")
    hands.command("save")
    again = Hands(hands.pyxel, store, "bell")
    assert again.shop.sheet.name == "my-bell"
    assert again.byte == 0x2A
    find_table("my-bell").write_text("spoilt")
    again = Hands(hands.pyxel, store, "bell")
    assert again.shop.sheet.name == "bell", "what is spoilt does not bar the way"


def test_what_another_editor_saved_meanwhile_is_not_lost(own: Hands) -> None:
    path = find_table("mine")
    path.write_text(new_text(with_byte(OPEN, 3, 9)))
    own.type("2", "A")
    own.command("save")
    assert "mine was changed elsewhere meanwhile" in " ".join(own.shop.line.lines)
    assert own.shop.sheet.dirty
    assert load_tower("mine").table.seeds == (0, 37, 9)


def test_a_full_disk_is_told_and_nothing_is_lost(
    own: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    own.type("2", "A")
    own.command("save")
    assert "No space left" in " ".join(own.shop.line.lines)
    assert own.shop.sheet.dirty
    assert own.byte == 0x2A
    assert load_tower("mine").table == OPEN


def test_leaving_without_changes_asks_nothing(hands: Hands) -> None:
    hands.press("whistle")
    hands.arrive()
    assert isinstance(hands.scene, Title)


@pytest.mark.parametrize(("answer", "kept"), [(0, 0x2A), (1, 0), (2, 0)])
def test_leaving_with_changes_asks(answer: int, kept: int, own: Hands) -> None:
    own.type("2", "A")
    own.press("back")
    assert isinstance(own.scene, Ask)
    own.app.draw()
    own.press(*["down"] * answer, "blade")
    own.arrive()
    assert load_tower("mine").table.seeds[0] == kept
    assert isinstance(own.scene, Workshop if answer == 2 else Title)


def test_another_tower_is_opened_from_a_list(own: Hands) -> None:
    own.command("open")
    assert isinstance(own.scene, Open)
    own.press(*["up"] * (len(own.scene.names) - 1 - own.scene.names.index("arcade")), "blade")
    own.arrive()
    assert own.shop.sheet.name == "arcade"
    assert own.shop.sheet.kind == "shipped"


def test_a_tower_that_cannot_be_read_is_told_and_not_opened(own: Hands) -> None:
    add_tower("spoilt", "title = ")
    own.type("O")
    assert isinstance(own.scene, Open)
    own.press("down", "blade")
    assert "not TOML" in " ".join(own.shop.line.lines)
    assert own.shop.sheet.name == "mine"


# sharing


def test_the_text_of_a_tower_is_shown(hands: Hands) -> None:
    hands.type("2", "A")
    hands.command("share")
    assert isinstance(hands.scene, Share)
    assert read_share(hands.scene.text).seeds[0] == 0x2A
    assert "".join(hands.scene.rows) == hands.scene.text
    hands.app.draw()
    hands.press("blade")
    assert hands.byte == 0x2A


def test_own_rooms_cannot_be_shared_and_that_is_told(own: Hands) -> None:
    own.shop.sheet.draft.change(OPEN._replace(rooms="mine"))
    own.shop.sheet.rooms = load_tower("bell").rooms
    own.command("share")
    assert 'cannot carry the rooms of "mine"' in " ".join(own.shop.line.lines)


def test_a_tower_is_typed_in_letter_by_letter(hands: Hands) -> None:
    hands.command("take")
    assert isinstance(hands.scene, Take)
    text = share_text(OPEN).replace("-", "")
    hands.type("Q", "BACKSPACE", *text[:-1])
    assert hands.scene.text == text[:-1]
    assert hands.scene.ready == ""
    hands.app.draw()
    hands.type(text[-1])
    assert str(hands.scene.ready) == "Floors: 3, by bar-toppling. Choose done"
    hands.press("start")
    hands.arrive()
    assert hands.shop.table == OPEN._replace(title="Shared tower")
    assert hands.shop.sheet.dirty, "it is not kept yet"
    hands.command("save")
    assert load_tower("shared").table.seeds == OPEN.seeds


def test_a_tower_is_taken_in_by_buttons_alone(hands: Hands) -> None:
    hands.command("take")
    take = hands.scene
    assert isinstance(take, Take)
    for letter in share_text(OPEN).replace("-", ""):
        place = take.plates.index(letter)
        down, along = place // 8 - take.at // 8, place % 8 - take.at % 8
        hands.press(*[("down" if down > 0 else "up")] * abs(down))
        hands.press(*[("right" if along > 0 else "left")] * abs(along), "blade")
    hands.press(*["down"] * 6, *["right"] * 3, "blade")
    hands.arrive()
    assert hands.shop.table.seeds == OPEN.seeds


def test_a_wrong_letter_is_named_and_what_was_typed_stays(hands: Hands) -> None:
    hands.command("take")
    text = share_text(OPEN).replace("-", "")
    wrong = "Z" if text[7] != "Z" else "Y"
    hands.type(*text[:7], wrong, *text[8:])
    hands.press("start")
    assert isinstance(hands.scene, Take)
    assert f'"{wrong}" is wrong' in " ".join(hands.scene.below.line.lines)
    hands.press("pause")
    assert hands.byte == 0xE0


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        ("seeds.toml", new_text(OPEN).encode(), ""),
        ("Mine 2.toml", new_text(OPEN).encode("utf-8-sig").replace(b"\n", b"\r\n"), ""),
        ("tower.txt", share_text(OPEN).encode(), ""),
        ("bad.toml", b"title = ", "not TOML"),
        ("bad.txt", b"hello", "Letters are missing"),
        ("picture.png", b"\x89PNG\r\n\x1a\n\0\0", "not UTF-8"),
        ("huge.toml", b"#" * (2 << 20), "is larger than"),
    ],
)
def test_a_dropped_file_is_a_tower_or_one_sentence(
    name: str, content: bytes, told: str, hands: Hands, tmp_path: Path
) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    hands.pyxel.set_dropped_files([str(path)])
    hands.ticks()
    hands.pyxel.set_dropped_files([])
    hands.arrive()
    if told:
        assert told in " ".join(hands.shop.line.lines)
        assert hands.byte == 0xE0
    else:
        assert hands.shop.table.seeds == OPEN.seeds


def test_a_dropped_file_does_not_push_changes_off_the_bench(hands: Hands, tmp_path: Path) -> None:
    hands.type("2", "A")
    (tmp_path / "t.toml").write_text(new_text(OPEN))
    hands.pyxel.set_dropped_files([str(tmp_path / "t.toml")])
    hands.ticks()
    hands.pyxel.set_dropped_files([])
    assert isinstance(hands.scene, Ask)


# the browser


class Memory:
    """A storage that outlives a run; it can be full."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.full = False

    def read(self, name: str) -> list[str]:
        return [self.texts[name]] if name in self.texts else []

    def write(self, name: str, text: str) -> None:
        if self.full:
            raise RuntimeError("QuotaExceededError")
        self.texts[name] = text


@pytest.fixture
def memory() -> Memory:
    return Memory()


@pytest.fixture
def browser(
    pyxel_app: ModuleType, store: Store, memory: Memory, monkeypatch: pytest.MonkeyPatch
) -> Callable[[], Hands]:
    """Loads the page: the same storage every time."""
    load_resources(data_folder("resources"))
    original = Session.__init__

    def in_browser(self: Session, *values: Any) -> None:
        original(self, *values)
        self.in_browser = True

    monkeypatch.setattr(Session, "__init__", in_browser)
    return lambda: Hands(pyxel_app, Store(memory), "bell")


def test_a_changed_byte_survives_a_reload(browser: Callable[[], Hands]) -> None:
    hands = browser()
    hands.type("2", "A")
    hands.command("save")
    assert "my-bell" in hands.shop.line.lines[0]
    hands.type("2", "B")
    hands.command("save")
    again = browser()
    assert again.shop.sheet.name == "my-bell"
    assert again.byte == 0x2B
    assert "# floors 1-10" in again.shop.sheet.text
    assert own_names() == [], "nothing was written as a file"


def test_a_second_copy_gets_another_name(browser: Callable[[], Hands]) -> None:
    for name in ("my-bell", "my-bell-2"):
        hands = browser()
        hands.app.scene = Workshop(hands.session, hands.shop.cabinet.open("bell"))
        hands.type("2", "A")
        hands.command("save")
        assert hands.shop.sheet.name == name
    assert browser().shop.cabinet.names()[-2:] == ["my-bell", "my-bell-2"]


def test_a_tower_that_came_with_a_link_is_new_on_the_bench(hands: Hands) -> None:
    tower = load_tower("bell")._replace(table=OPEN)
    session = Session(tower, "shared 0123abcd", hands.session.store, hands.fingers)
    shop = Workshop(session)
    assert (shop.sheet.name, shop.sheet.kind, shop.table) == ("shared", "new", OPEN)
    assert shop.sheet.dirty


def test_a_full_storage_is_told_and_the_table_stays(
    browser: Callable[[], Hands], memory: Memory
) -> None:
    hands = browser()
    memory.full = True
    hands.type("2", "A")
    hands.command("save")
    assert "Not saved" in " ".join(hands.shop.line.lines)
    assert hands.byte == 0x2A
    assert hands.shop.sheet.dirty


def test_two_tabs_do_not_overwrite_each_other(browser: Callable[[], Hands]) -> None:
    hands = browser()
    hands.type("2", "A")
    hands.command("save")
    other = browser()
    other.type("3", "3")
    other.command("save")
    hands.type("4", "4")
    hands.command("save")
    assert "was changed elsewhere" in " ".join(hands.shop.line.lines)
    assert browser().byte == 0x33


class Browser:
    """As much of a browser as the page uses; it may forbid everything."""

    def __init__(self, forbids: bool = False) -> None:
        self.forbids = forbids
        self.copied = ""
        self.links: list[Any] = []
        self.navigator = self.clipboard = self.document = self
        self.answer: object = None

    def writeText(self, text: str) -> None:
        if self.forbids:
            raise RuntimeError("NotAllowedError")
        self.copied = text

    def createElement(self, _: str) -> Any:
        if self.forbids:
            raise RuntimeError("SecurityError")
        return type("Link", (), {"click": lambda link: self.links.append(link)})()

    def encodeURIComponent(self, text: str) -> str:
        return text

    def prompt(self, _: str) -> object:
        return self.answer


def test_the_browser_copies_and_downloads(browser: Callable[[], Hands]) -> None:
    hands = browser()
    js = Browser()
    hands.shop.page.js = js
    hands.command("share")
    hands.press("blade", "down", "blade")
    assert read_share(js.copied).seeds[0] == 0xE0
    assert js.links[0].download == "seeds.toml"
    assert "# floors 1-10" in js.links[0].href


def test_a_browser_that_forbids_is_told(browser: Callable[[], Hands]) -> None:
    hands = browser()
    shop = hands.shop
    shop.page.js = Browser(forbids=True)
    hands.command("share")
    for _ in range(2):
        hands.press("blade", "down")
        assert shop.line.lines == (SHOP["s_failed"],)


def test_a_text_is_pasted_in_the_browser(browser: Callable[[], Hands]) -> None:
    hands = browser()
    js = Browser()
    hands.shop.page.js = js
    hands.command("take")
    hands.press(*["down"] * 6, "blade")
    assert isinstance(hands.scene, Take), "nothing was pasted"
    js.answer = f" {share_text(OPEN).lower()} "
    hands.press("blade")
    hands.arrive()
    assert hands.shop.table.seeds == OPEN.seeds


def test_a_desktop_has_no_page() -> None:
    desk = page.Page()
    assert not desk.copy("x")
    assert not desk.download("x", "y")
    assert desk.ask("?") == ""


# all hands


def test_every_command_of_a_key_stands_in_the_menu_too() -> None:
    assert {word for word in HOT if word[0] not in "+-"} <= set(NAMES)


def test_a_key_that_is_bound_to_an_action_stays_that(hands: Hands) -> None:
    keys = {**STANDARD.keyboard, "blade": ("KEY_R", "KEY_SPACE")}
    hands.session.buttons.bind(keys, STANDARD.pad)
    shop = Workshop(hands.session)
    assert "roll" not in [word for _, word in shop.keys.hot]
    assert "undo" in [word for _, word in shop.keys.hot]


@pytest.mark.parametrize("word", [name for name in NAMES if name not in ("walk", "grow")])
def test_every_command_works_by_buttons_alone_and_leads_back(word: str, own: Hands) -> None:
    own.command(word)
    own.arrive()
    for _ in range(6):
        own.app.draw()
        if isinstance(own.scene, Workshop | Title):
            break
        own.ticks(1, PAUSE if not isinstance(own.scene, SandboxPause) else 0)
        own.ticks()
        if isinstance(own.scene, SandboxPause):
            own.press("up", "blade")
        own.arrive()
    assert isinstance(own.scene, Workshop | Title)
    assert load_tower("mine").table == OPEN


def test_pictures_change_nothing(hands: Hands) -> None:
    hands.ticks(5)
    shop = hands.shop
    before = shop.table, shop.ticks, shop.floor, bytes(shop.plan.maze.squares), shop.figures
    for _ in range(3):
        hands.app.draw()
    after = shop.table, shop.ticks, shop.floor, bytes(shop.plan.maze.squares), shop.figures
    assert before == after


def test_a_tower_from_outside_is_refused_when_it_is_none() -> None:
    with pytest.raises(Refusal, match="mine: this is not TOML"):
        cabinet.sheet_of("x = ", "mine")
