"""The short way of loading the pictures brings the same pixels as Pyxel's own."""

from types import ModuleType

from retro_maze.front.view import pictures
from tests.art import ART


def test_the_banks_hold_what_pyxel_itself_would_load(pyxel_app: ModuleType) -> None:
    colours = list(pyxel_app.colors)
    kept = [bytes(image.data_ptr()) for image in pyxel_app.images]
    pyxel_app.load(str(ART / pictures.FILE))
    expected = [bytes(image.data_ptr()) for image in pyxel_app.images]
    for image in pyxel_app.images:
        image.cls(3)
    pictures.load(ART)
    found = [bytes(image.data_ptr()) for image in pyxel_app.images]
    for image, before in zip(pyxel_app.images, kept, strict=True):
        image.data_ptr()[:] = before
    pyxel_app.colors[:] = colours
    assert found == expected


def test_a_file_trimmed_by_the_editor_is_filled_up_again(pyxel_app: ModuleType) -> None:
    small = pyxel_app.Image(4, 3)
    small.set(0, 0, pictures._rows("[[1, 15], [10]]\n", 4, 3))
    assert [[small.pget(x, y) for x in range(4)] for y in range(3)] == [
        [1, 15, 15, 15],
        [10, 10, 10, 10],
        [10, 10, 10, 10],
    ]
