"""Finished backups in a folder: copied to another disk, and removed by the rule."""

from __future__ import annotations

import hashlib
import os
import shutil
import time
from collections.abc import Collection
from pathlib import Path

from oj_appliance.backups.archive import SCRATCH
from oj_appliance.backups.exams.writing import LEAST_FREE
from oj_appliance.backups.keeping import Rule, surplus
from oj_appliance.backups.places import new_file
from oj_appliance.backups.pool import checksum
from oj_appliance.backups.types import NIGHTLY, BadBackupError
from oj_appliance.backups.waiting import beat
from oj_appliance.backups.whereabouts import listed

_CHUNK = 1024 * 1024


# What a server that was killed left half written is older than any that is being written.
_LEFT_S = 24 * 3600


def remove_surplus(folder: Path, rule: Rule, bad: Collection[str] = ()) -> None:
    """Also what was left half written long ago."""
    latest = time.time() - _LEFT_S
    for left in (*folder.glob("oj-*.part"), *folder.glob(f"{SCRATCH}*")):
        if left.lstat().st_mtime < latest:
            shutil.rmtree(left) if left.is_dir() else left.unlink(missing_ok=True)
    for name in surplus(list(listed(folder)), rule, bad):
        (folder / name).unlink(missing_ok=True)
        beat()


def remove_for_room(folder: Path) -> bool:
    """The oldest of a night goes; False when only the newest is left."""
    nightly = [each for each in listed(folder) if each.kind == NIGHTLY]
    by_age = sorted(nightly, key=lambda each: (each.at, each.name))
    if len(by_age) < 2:
        return False
    (folder / by_age[0].name).unlink(missing_ok=True)
    return True


def _make_room(folder: Path, size: int) -> None:
    while shutil.disk_usage(folder).free < size + LEAST_FREE:
        if not remove_for_room(folder):
            raise BadBackupError(f"{folder} is full", f"{folder} 空间不足")


def copy_backup(made: Path, folder: Path, rule: Rule, bad: Collection[str] = ()) -> None:
    """Reads it again from the disk that it was copied to. Raises OSError; BadBackupError when
    there is no room, or when what was written is not what was read."""
    size = made.stat().st_size
    _make_room(folder, size)
    with made.open("rb") as source, new_file(folder / made.name) as target:
        digest = hashlib.sha256()
        while chunk := source.read(_CHUNK):
            digest.update(chunk)
            target.write(chunk)
        target.flush()
        os.fsync(target.fileno())
        os.posix_fadvise(target.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
        target.seek(0)
        if checksum(target) != digest.hexdigest():
            raise BadBackupError(
                "what was written cannot be read again; the disk may be failing",
                "写入的内容无法正确读回，磁盘可能有故障",
            )
    remove_surplus(folder, rule, bad)
