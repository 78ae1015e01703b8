"""The table on the bench as a short text, to be written down, sent, or saved by the browser."""

from retro_maze.front.scenes.scene import Scene
from retro_maze.front.scenes.workshop import Workshop
from retro_maze.front.scenes.workshop_open import Pick
from retro_maze.front.view import letters, palette, panel
from retro_maze.front.words import wrap
from retro_maze.shelf import TABLE_FILE
from retro_maze.tower.edit import edit_text
from retro_maze.tower.share import share_text

LEFT, TOP, WIDE = 8, 20, 240
LINE = 36  # letters: six groups and their dashes
MOST = 16  # lines in sight; 255 floors take 15


class Share(Pick):
    """Shows the text; Refusal where the tower's rooms do not fit into one."""

    list_x, list_wide = LEFT + 20, WIDE - 36

    def __init__(self, below: Workshop) -> None:
        super().__init__(below)
        say = below.say
        self.text = share_text(below.table)
        self.rows = [self.text[at : at + LINE] for at in range(0, len(self.text), LINE)]
        self.names = ["copy", "file", "done"] if below.session.in_browser else ["done"]
        self.lines = [say(f"s_{name}") for name in self.names]
        self.list_y = TOP + 64 + 10 * len(self.rows)
        self.notes = self._notes()

    def _notes(self) -> list[str]:
        below, say = self.below, self.below.say
        notes = [say("share_hint", n=len(self.text.replace("-", "")))]
        if not below.session.in_browser:
            there = not below.sheet.dirty
            command = say("share_shell", name=below.sheet.name)
            notes += [command] if there else wrap(say("share_keep"), LINE)
        return notes

    def take(self, at: int) -> Scene:
        below, name = self.below, self.names[at]
        if name == "done":
            return below
        if name == "copy":
            done = below.page.copy(self.text)
        else:
            text = edit_text(below.sheet.text, below.table, below.sheet.name)
            done = below.page.download(TABLE_FILE, text)
        told = {"copy": "s_copied", "file": "s_filed"}[name] if done else "s_failed"
        below.tell(below.say(told))
        return self

    def draw(self) -> None:
        below = self.below
        below.draw()
        panel.draw_veil()
        high = self.list_y - TOP + 11 * len(self.lines) + 10
        panel.draw_panel(LEFT, TOP, WIDE, high, below.say("share"))
        for row, text in enumerate(self.rows[:MOST]):
            letters.text(LEFT + 12, TOP + 28 + 10 * row, text, palette.LAMP)
        y = TOP + 36 + 10 * len(self.rows)
        panel.draw_lines(128, y, self.notes, palette.STEEL, 10)
        self.draw_lines(self.lines)
        below.line.draw()
        below.pointer.draw(palette.PAPER, palette.INK)
