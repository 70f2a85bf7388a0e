"""The cache's folders: those that Python itself writes, also after it has given up its rights, and
the one of precompiled headers, which belongs to root and goes through the native manager.
"""

from __future__ import annotations

import contextlib
import os
import stat
from pathlib import Path

# Names below the cache directory.
COMPILED = "compiled"
INPUTS = "inputs"
HEADERS = "pch"

_FOLDER = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC


def prepare_cache(cache_dir: Path, owner: tuple[int, int] | None) -> Path:
    """Makes what the cache lacks, whatever this process's umask is; gives the folder of headers.

    With an `owner` (uid, gid) whom a process of root will become, the cache lies where that user
    may write: so it is taken by descriptors, and only when it is root's own.

    Raises:
        OSError: a folder cannot be made, is none, or belongs to somebody else.
    """
    cache_dir.mkdir(parents=True, exist_ok=True)
    will_become = owner if os.geteuid() == 0 else None
    place = cache_dir if will_become else cache_dir.resolve()
    cache = os.open(place, _FOLDER)
    try:
        if will_become:
            if not is_own(os.fstat(cache)):
                raise PermissionError(f"{cache_dir} was put there by another user")
            os.fchmod(cache, 0o755)
            give_folders(cache, *will_become)
        headers = _made(cache, HEADERS)
        try:
            if is_own(os.fstat(headers)):
                os.fchmod(headers, 0o755)
        finally:
            os.close(headers)
    finally:
        os.close(cache)
    return place / HEADERS


def give_folders(cache: int, uid: int, gid: int) -> None:
    """Makes the folders in the cache's descriptor, or takes those that are there, for the user whom
    this process will become.

    Raises:
        OSError: one cannot be made, or is no folder.
    """
    for name in (COMPILED, INPUTS):
        fd = _made(cache, name)
        try:
            os.fchown(fd, uid, gid)
            os.fchmod(fd, 0o700)
        finally:
            os.close(fd)


def _made(folder: int, name: str) -> int:
    """A descriptor of the folder of this name, which is made if need be."""
    with contextlib.suppress(FileExistsError):
        os.mkdir(name, 0o700, dir_fd=folder)
    return os.open(name, _FOLDER, dir_fd=folder)


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
