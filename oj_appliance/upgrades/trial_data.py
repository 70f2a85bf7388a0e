"""The data on which a new version is tried: a copy of the database and second names of all other
files, in a folder beside them. What the site works on stays as it is until the copy takes its
place.

Every function but `remove` is called as the owner of the data."""

from __future__ import annotations

import contextlib
import fcntl
import os
import re
import shutil
import signal
import time
from pathlib import Path

from oj_appliance.data_folder import DataFolder
from oj_appliance.fault_points import pass_point
from oj_appliance.storage.backup import copy_beside_writers
from oj_appliance.upgrades import asking

TRIAL, BEFORE = "upgrade-trial", "upgrade-before"
# What a migration may change. The rest is this machine's own, and the same for both versions.
CHANGED = ("oj.sqlite3", "blobs", "public")
# Nothing that a version needs to show that it works.
_LEFT_OUT = {
    *("backups", "uploads", "judge-cache", "page", "reserve", "oj.lock"),
    asking.FOLDER,
}
_LEFT_OUT_BEGINNINGS = ("restore-", "before-restore-", "oj.sqlite3", "upgrade-")
JOURNALS = ("oj.sqlite3-wal", "oj.sqlite3-shm")
_ENDS_WITHIN_S = 10


def trial_folder(folder: DataFolder) -> DataFolder:
    return DataFolder(folder.root / TRIAL)


def copy(folder: DataFolder) -> None:
    """On the disk when this returns.

    Raises:
        OSError: the disk is full, for example.
        BadCopyError: the database is damaged.
    """
    trial = trial_folder(folder)
    trial.root.mkdir(mode=0o700)
    copy_beside_writers(folder.database, trial.database, on_step=lambda: None)  # nobody writes
    for path in folder.root.iterdir():
        if path.name in _LEFT_OUT or path.name.startswith(_LEFT_OUT_BEGINNINGS):
            continue
        if path.is_symlink():
            (trial.root / path.name).symlink_to(path.readlink())
        elif path.is_dir():
            _name_again(path, trial.root / path.name)
        elif path.is_file():
            shutil.copy2(path, trial.root / path.name)
    os.sync()


def _name_again(source: Path, target: Path) -> None:
    """Contents are never written again under their names, so a second name is as good as a copy."""
    for place, _, names in os.walk(source):
        folder = target / Path(place).relative_to(source)
        folder.mkdir(mode=0o700, exist_ok=True)
        for name in names:
            with contextlib.suppress(FileNotFoundError):
                os.link(Path(place) / name, folder / name, follow_symlinks=False)


def put_in_place(folder: DataFolder, aside: str = BEFORE) -> None:
    """The copy becomes the data; what was there is moved into the folder `aside`. May be cut off
    anywhere and called again; without a copy it does nothing."""
    trial, before = trial_folder(folder), folder.root / aside
    if not trial.root.is_dir():
        return
    before.mkdir(mode=0o700, exist_ok=True)
    for name in (*JOURNALS, *CHANGED):
        present, staged, kept = folder.root / name, trial.root / name, before / name
        is_journal = name in JOURNALS
        if present.exists() and (is_journal or staged.exists()) and not kept.exists():
            present.rename(kept)
            pass_point("upgrade_move")
        # A journal that belongs to the copy moves with it; before the copy is there it belongs to
        # nobody.
        if staged.exists() and not present.exists():
            staged.rename(present)
            pass_point("upgrade_move")
    os.sync()


def end_server(folder: DataFolder) -> None:
    """One that was tried and outlived whoever tried it, when that was killed."""
    lock = trial_folder(folder).lock
    try:
        fd = os.open(lock, os.O_RDONLY | os.O_NOFOLLOW | os.O_CLOEXEC)
    except OSError:
        return
    try:
        deadline = time.monotonic() + _ENDS_WITHIN_S
        while time.monotonic() < deadline:
            try:
                fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                _kill(os.pread(fd, 100, 0))
                time.sleep(0.05)
            else:
                return
    finally:
        os.close(fd)


def _kill(holder: bytes) -> None:
    """By the number in the lock's file, with the rights of the data's owner and no others."""
    if found := re.search(rb"process (\d+)", holder):
        with contextlib.suppress(OSError):
            os.kill(int(found[1]), signal.SIGKILL)


def remove(folder: DataFolder, *names: str) -> None:
    """As root, where it is: the judge's cache in the copy is root's."""
    for name in names or (TRIAL,):
        with contextlib.suppress(FileNotFoundError):
            asking.remove_tree(folder.root, name)
