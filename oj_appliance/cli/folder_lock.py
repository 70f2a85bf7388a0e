"""One server a data folder: whoever starts holds its lock until the process is gone."""

from __future__ import annotations

import fcntl
import os
import re
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime

from oj_appliance.data_folder import DataFolder

_HOLDER_BYTES = 100


class FolderInUseError(Exception):
    """The text names the process that holds the folder."""


@contextmanager
def held(folder: DataFolder) -> Iterator[None]:
    """Holds the folder, which has to be there.

    Raises:
        FolderInUseError: another process does.
        OSError: the lock's file cannot be made, or is not ours.
    """
    fd = _opened(folder)
    try:
        try:
            fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            holder = os.pread(fd, _HOLDER_BYTES, 0).decode("ascii", "replace").strip()
            raise FolderInUseError(holder or "another process") from error
        os.ftruncate(fd, 0)
        os.pwrite(fd, f"process {os.getpid()}, since {datetime.now(UTC):%F %T} UTC\n".encode(), 0)
        yield
    finally:
        os.close(fd)


def process_of(folder: DataFolder) -> int | None:
    """The one that the lock's file names: of the server that runs, or of one that has ended. The
    lock itself is not tried, or a server that starts this very moment would find it held."""
    try:
        fd = os.open(folder.lock, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC)
    except OSError:
        return None
    try:
        told = re.match(rb"process (\d+),", os.pread(fd, _HOLDER_BYTES, 0))
    finally:
        os.close(fd)
    return int(told[1]) if told else None


def _opened(folder: DataFolder) -> int:
    """Root, too, opens it in a folder where the web part may write: so never what a link leads to,
    and nothing that has a second name elsewhere."""
    flags = os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
    fd = os.open(folder.lock, flags, 0o600)
    status = os.fstat(fd)
    if not stat.S_ISREG(status.st_mode) or status.st_nlink != 1:
        os.close(fd)
        raise PermissionError(f"{folder.lock} is no file of this program; remove it")
    return fd
