"""One backup of an exam at one place: room is made, the archive written beside its pool, and older
ones than those that are kept go."""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import Collection
from pathlib import Path

from oj_appliance.backups.archive import files_in_pool, files_of, write_beside_pool
from oj_appliance.backups.places import new_file
from oj_appliance.backups.pool import Pool, pool_folder
from oj_appliance.backups.sealing import Key, SealedError, header_of, unsealed
from oj_appliance.backups.types import POOL, BadBackupError, kind_of
from oj_appliance.data_folder import DataFolder
from oj_appliance.errors import Phrase, size_text

# What stays free where they go.
LEAST_FREE = 64 * 1024 * 1024


def write_one(folder: DataFolder, copy: Path, target: Path, pool: Pool, *, kept: int) -> int:
    """Its size in bytes, once it was read again. `copy` is the database's. Raises OSError,
    BadBackupError."""
    pool.look()
    missing = pool.lacks([each for each in files_of(folder) if each != folder.settings_file])
    _make_room(target.parent, pool, copy.stat().st_size + missing)
    with new_file(target) as file:
        write_beside_pool(folder, copy, file, pool)
        pool.sync()
    size = target.stat().st_size
    if _remove_older(target.parent, kept=kept):
        _tidy(target.parent, pool)
    return size


def _make_room(folder: Path, pool: Pool, needed: int) -> None:
    """Older ones go for a newer, but never the last. Raises BadBackupError."""
    while (free := shutil.disk_usage(folder).free) < needed + LEAST_FREE:
        archives = exam_archives(folder)
        if len(archives) < 2:
            raise _too_small(folder, needed, free)
        archives[0].unlink()
        _tidy(folder, pool)


def _too_small(folder: Path, needed: int, free: int) -> BadBackupError:
    said = Phrase(
        "{folder} 空间不足：需要 {needed}，剩余 {free}",
        "{folder} is full: {needed} needed, {free} free",
    )
    filled = said.filled(folder=folder, needed=size_text(needed), free=size_text(free))
    return BadBackupError(filled.en, filled.zh)


def _remove_older(folder: Path, *, kept: int) -> bool:
    older = exam_archives(folder)[:-kept]
    for path in older:
        path.unlink()
    return bool(older)


def _tidy(folder: Path, pool: Pool) -> None:
    """Contents of another password stay until the last backup that names them went."""
    archives = exam_archives(folder)
    pool.keep_only(_named(archives, pool.key))
    keys = {_pool_of(path) for path in archives} | {pool.root.name}
    for other in folder.glob(f"{POOL}*"):
        if other.is_dir() and not other.is_symlink() and other.name not in keys:
            shutil.rmtree(other)


def _named(archives: Collection[Path], key: Key | None) -> set[str]:
    named: set[str] = set()
    for path in archives:
        with path.open("rb") as file, contextlib.suppress(SealedError):
            named.update(files_in_pool(unsealed(file, key)).values())
    return named


def _pool_of(archive: Path) -> str:
    with archive.open("rb") as file:
        header = header_of(file)
    return pool_folder(archive.parent, None if header is None else Key(header, b"")).name


def exam_archives(folder: Path) -> list[Path]:
    """The oldest first: their names hold the time."""
    found = (path for path in folder.glob("oj-exam-*") if kind_of(path.name) is not None)
    return sorted(found, key=lambda path: path.name)
