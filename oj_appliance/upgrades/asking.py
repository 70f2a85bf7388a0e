"""How the site, which may write to its data folder alone, asks for an upgrade: it leaves the file
and a word beside its data and ends; what starts next reads both. The word is the site's, so nothing
in it is trusted: the file is copied to where the site cannot change it, and its seal is checked
there."""

from __future__ import annotations

import contextlib
import os
import shutil
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

import msgspec

from oj_appliance.data_folder import DataFolder
from oj_appliance.installation.releases import sync_folder
from oj_appliance.upgrades.types import Asked

FOLDER, FILE, WORD = "upgrade", "new.run", "asked.json"
# As large as a file that can be sent to the site.
LARGEST_FILE = 512 * 1024 * 1024
_LARGEST_WORD = 1 << 14
_FOLDER = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC
_FILE = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC


def keep(folder: DataFolder, file: Path) -> None:
    """The file that is about to be asked for; one that was kept before is forgotten. Raises
    OSError."""
    place = folder.root / FOLDER
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(mode=0o700)
    try:
        os.link(file, place / FILE)
    except OSError:  # another disk, or one without second names
        shutil.copyfile(file, place / FILE)


def ask(folder: DataFolder, asked: Asked) -> None:
    """For the file that is kept; on the disk when this returns. Raises OSError."""
    place = folder.root / FOLDER
    unfinished = place / f"{WORD}.new"
    with unfinished.open("wb") as opened:
        opened.write(msgspec.json.encode(asked))
        opened.flush()
        os.fsync(opened.fileno())
    os.sync()
    unfinished.replace(place / WORD)
    sync_folder(place)


def asked_for(folder: DataFolder) -> Asked | None:
    try:
        with _opened(folder, WORD) as word:
            return msgspec.json.decode(word.read(_LARGEST_WORD), type=Asked)
    except (OSError, msgspec.MsgspecError):
        return None


def copy_file(folder: DataFolder, target: Path) -> None:
    """Into a new file that is ours. Raises OSError."""
    with _opened(folder, FILE) as source:
        copy_to(source, target)


def copy_to(source: BinaryIO, target: Path) -> None:
    """Raises OSError, also for a file that is larger than any release."""
    target.unlink(missing_ok=True)
    fd = os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
    with os.fdopen(fd, "wb") as opened:
        left = LARGEST_FILE
        while part := source.read(1 << 20):
            left -= len(part)
            if left < 0:
                raise OSError(27, os.strerror(27), str(target))
            opened.write(part)
        opened.flush()
        os.fsync(opened.fileno())


def forget(folder: DataFolder) -> None:
    """What was asked is no longer wanted, or was taken."""
    with contextlib.suppress(FileNotFoundError):
        remove_tree(folder.root, FOLDER)


def remove_tree(root: Path, name: str) -> None:
    """Also as root in a folder where the site may write: no link is followed. Raises
    FileNotFoundError."""
    top = os.open(root, _FOLDER)
    try:
        if stat.S_ISDIR(os.stat(name, dir_fd=top, follow_symlinks=False).st_mode):
            shutil.rmtree(name, dir_fd=top)
        else:
            os.unlink(name, dir_fd=top)
    finally:
        os.close(top)


@contextlib.contextmanager
def _opened(folder: DataFolder, name: str) -> Iterator[BinaryIO]:
    top = os.open(folder.root / FOLDER, _FOLDER)
    try:
        fd = os.open(name, _FILE, dir_fd=top)
    finally:
        os.close(top)
    with os.fdopen(fd, "rb") as file:
        if not stat.S_ISREG(os.fstat(fd).st_mode):
            raise OSError(22, os.strerror(22), name)
        yield file
