"""What root does to a data folder, in which the site's user may write: it never follows a name that
this user could have put there, and it gives up its rights before anything else is read or written.
"""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import stat
from collections.abc import Callable
from pathlib import Path

from oj_appliance.data_folder import DataFolder

# What somebody is told whose account may not do it.
SUDO = "oj: run this with sudo. / 请用 sudo 运行。"

_FOLDER = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC
_NAME = os.O_PATH | os.O_NOFOLLOW | os.O_CLOEXEC


class OthersFolderError(Exception):
    """The folder belongs to another user; the text is that user's name or number."""


def become(uid: int, gid: int) -> None:
    """For good."""
    os.setgroups([])
    os.setgid(gid)
    os.setuid(uid)


def become_owner(folder: Path) -> None:
    """Root becomes the folder's owner; everybody else stays who they are."""
    if os.geteuid() != 0:
        return
    owner = folder.lstat()
    if owner.st_uid != 0:
        become(owner.st_uid, _group_of(owner))


def as_owner(folder: Path, work: Callable[[], str | None]) -> str:
    """Runs `work` in a child that is the folder's owner, and gives what it says; "" for nothing.
    This process stays who it is.

    Raises:
        OSError: the work failed, with its own words.
    """
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        _do_as_owner(folder, work, writing)
    os.close(writing)
    with os.fdopen(reading, "rb") as said:
        words = said.read().decode("utf-8", "replace")
    _, status = os.waitpid(child, 0)
    if status != 0:
        raise OSError(words or f"a process ended with status {status}")
    return words


def _do_as_owner(folder: Path, work: Callable[[], str | None], writing: int) -> None:
    """Never returns: the child knows nothing of what its parent does next."""
    words, code = "", 1
    try:
        become_owner(folder)
        words, code = work() or "", 0
    except Exception as error:  # told to the parent, whatever it is
        words = str(error) or type(error).__name__
    finally:
        os.write(writing, words.encode("utf-8", "replace")[:4096])
        os._exit(code)


def _group_of(owner: os.stat_result) -> int:
    try:
        return pwd.getpwuid(owner.st_uid).pw_gid
    except KeyError:
        return owner.st_gid


def name_of(uid: int) -> str:
    try:
        return pwd.getpwuid(uid).pw_name
    except KeyError:
        return str(uid)


def give_to(folder: DataFolder, uid: int, gid: int) -> None:
    """Called as root before the web part drops to that user: what is root's there, as after a
    restore, becomes the user's; the judge's cache stays root's.

    Walks by descriptors, so that a folder swapped for a link leads nowhere; a file with a second
    name may be another's and stays. Raises OthersFolderError."""
    top = os.open(folder.root, _FOLDER)
    try:
        owner = os.fstat(top)
        if owner.st_uid not in (0, uid):
            raise OthersFolderError(name_of(owner.st_uid))
        _own_cache(folder, top)
        for place, folders, files, fd in os.fwalk(".", dir_fd=top, follow_symlinks=False):
            if place == "." and folder.judge_cache.name in folders:
                folders.remove(folder.judge_cache.name)
            for name in (*folders, *files):
                with contextlib.suppress(FileNotFoundError):
                    _give(fd, name, uid, gid, device=owner.st_dev)
        os.fchown(top, uid, gid)
    finally:
        os.close(top)


def _give(folder: int, name: str, uid: int, gid: int, *, device: int) -> None:
    entry = os.open(name, _NAME, dir_fd=folder)
    try:
        status = os.fstat(entry)
        is_alone = stat.S_ISDIR(status.st_mode) or (
            stat.S_ISREG(status.st_mode) and status.st_nlink == 1
        )
        if status.st_uid == 0 and is_alone and status.st_dev == device:
            os.chown(f"/proc/self/fd/{entry}", uid, gid)  # a descriptor of O_PATH takes no fchown
    finally:
        os.close(entry)


def _own_cache(folder: DataFolder, top: int) -> None:
    """Takes away a cache that root did not make: what lies there is handed to compilers."""
    name = folder.judge_cache.name
    try:
        status = os.stat(name, dir_fd=top, follow_symlinks=False)
    except FileNotFoundError:
        return
    if not stat.S_ISDIR(status.st_mode):
        os.unlink(name, dir_fd=top)
    elif status.st_uid != 0 or status.st_mode & 0o022:
        shutil.rmtree(name, dir_fd=top)
