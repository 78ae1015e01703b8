"""What a player plays, kept in a folder as recordings: a file a stay on a floor.

`retro-maze --record FOLDER` makes them, `replay` proves them, `film --replay` shows them.
"""

import re
import sys
from pathlib import Path

from retro_maze.engine.replay import LONGEST, Tape, write_replay
from retro_maze.engine.world import World
from retro_maze.files import make_folder, write_text

NUMBERED = re.compile(r"([0-9]{4,9})-floor-")
LEFT = "left"  # how a stay ends that the player breaks off


class Recorder:
    """Records the floor in play; what is written before is never written over."""

    def __init__(self, folder: Path) -> None:
        """Makes the folder, or an OSError tells why that cannot be."""
        make_folder(folder)
        self.folder = folder.resolve()  # Pyxel changes the working directory
        self.tape: Tape | None = None
        self.world: World | None = None

    def begin(self, header: dict[str, str], world: World) -> None:
        """A fresh world is about to be played; the header is that of tower.recording."""
        self.end()
        self.tape, self.world = Tape(header), world

    def note(self, pad: int) -> None:
        """One tick of it was played with this pad."""
        if self.tape and self.world:
            self.tape.note(pad, self.world)
            if self.world.outcome or len(self.tape.pads) == LONGEST:
                self.end()

    def end(self) -> None:
        """Writes what was played of the floor, if anything; trouble is told, and play goes on."""
        tape, self.tape = self.tape, None
        if tape and tape.pads and self.world:
            text = write_replay(tape.finish(self.world))
            try:
                write_text(self._free(tape.header["floor"], self.world.outcome or LEFT), text)
            except OSError as error:
                told = f"{error.filename}: {error.strerror}; this floor's recording is lost"
                print(f"retro-maze: {told}", file=sys.stderr)

    def _free(self, floor: str, outcome: str) -> Path:
        """The next file of the folder: `0003-floor-17-cleared.txt`."""
        found = (NUMBERED.match(path.name) for path in self.folder.glob("*.txt"))
        number = 1 + max((int(match[1]) for match in found if match), default=0)
        return self.folder / f"{number:04}-floor-{floor}-{outcome}.txt"
