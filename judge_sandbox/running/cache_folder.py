"""Folders of the cache that Python itself writes, also after it has given up its rights.

Precompiled headers are not among them: those belong to root and go through the native manager.
"""

from __future__ import annotations

import os
import stat
from pathlib import Path

# Names below the cache directory.
COMPILED = "compiled"
INPUTS = "inputs"


def give_folders(cache_dir: Path, uid: int, gid: int) -> None:
    """Makes the folders, or takes those that are there, for the user whom this process will
    become. The cache directory is the caller's own: nobody else can put a link in their place.

    Raises:
        OSError: one cannot be made, or is no folder.
    """
    for name in (COMPILED, INPUTS):
        folder = cache_dir / name
        folder.mkdir(mode=0o700, exist_ok=True)
        fd = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC)
        try:
            os.fchown(fd, uid, gid)
            os.fchmod(fd, 0o700)
        finally:
            os.close(fd)


def is_own_folder(folder: Path) -> bool:
    """Whether only this process's user can write there; a missing folder is made if it may be."""
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        status = folder.lstat()
    except OSError:
        return False
    return stat.S_ISDIR(status.st_mode) and is_own(status)


def is_own(status: os.stat_result) -> bool:
    """Nobody else, root apart, could have written it."""
    return status.st_uid == os.geteuid() and not status.st_mode & 0o022
