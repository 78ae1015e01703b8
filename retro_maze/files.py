"""Reading with a bound and writing in one piece: a file is the old one or the new one, never half.

Every failure is an OSError whose text and file name make one sentence for the player.
"""

import errno
import os
from pathlib import Path

LIMIT = 1 << 20  # bytes; every text of ours is far smaller


def read_text(path: Path, limit: int = LIMIT) -> str:
    """The UTF-8 text of a file of at most `limit` bytes, without a byte order mark."""
    try:
        with open(path, "rb") as file:
            data = file.read(limit + 1)
    except OSError as error:  # one that happens while reading names no file
        raise OSError(error.errno, error.strerror, str(path)) from None
    if len(data) > limit:
        raise OSError(
            errno.EFBIG, f"is larger than {limit} bytes, so it is none of ours", str(path)
        )
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        place = f"byte {error.start} is not UTF-8 text"
        raise OSError(errno.EILSEQ, f"{place}; save the file as UTF-8", str(path)) from None


def make_folder(path: Path) -> None:
    """Makes a folder and those above it; one that is there already does as well."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError) as error:
        raise OSError(errno.ENOTDIR, "a file is in the way of this folder", str(path)) from error


def write_bytes(path: Path, data: bytes, keep: bool = False) -> None:
    """Replaces the file in one piece; `keep` leaves the old one beside it as `.bak`.

    The bytes reach the disk under another name first: a full disk or a crash leaves the old file.
    A device or a pipe is written into, never replaced.
    """
    if path.exists() and not path.is_file() and not path.is_dir():
        try:
            path.write_bytes(data)
        except OSError as error:  # one that happens while writing names no file
            raise OSError(error.errno, error.strerror, str(path)) from None
        return
    path = path.resolve()  # through links: the link stays a link
    fresh = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        with open(fresh, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if keep and path.exists():
            _keep_old(path)
        os.replace(fresh, path)
    except OSError as error:
        fresh.unlink(missing_ok=True)
        raise OSError(error.errno, error.strerror, str(path)) from None


def _keep_old(path: Path) -> None:
    spare = path.with_name(path.name + ".bak")
    spare.unlink(missing_ok=True)
    try:
        os.link(path, spare)
    except OSError:  # a file system without hard links: a copy does as well
        spare.write_bytes(path.read_bytes())


def write_text(path: Path, text: str, keep: bool = False) -> None:
    """As write_bytes, in UTF-8 with the line ends as they stand in the text."""
    write_bytes(path, text.encode("utf-8"), keep)
