"""A backup becomes a data folder: an empty one, or the one that a server works on, which is then
kept beside it. Nothing of a folder changes before the whole backup was unpacked and checked."""

from __future__ import annotations

import hashlib
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import BinaryIO, Protocol

from oj_appliance.backups.archive import DATABASE, FILES, SETTINGS, entries, files_in_pool
from oj_appliance.backups.pool import open_in_pool
from oj_appliance.backups.types import POOL, BadBackupError
from oj_appliance.data_folder import DataFolder
from oj_appliance.storage.backup import passes_check
from oj_appliance.storage.schema import unknown_steps

_SQLITE = b"SQLite format 3\0"
# In the data folder: unpacked so far; whole, and to be put in place at the next start.
_UNPACKING, _READY = "restore-unpacking", "restore-ready"
OpenKept = Callable[[str], BinaryIO]
_JOURNALS = (f"{DATABASE}-wal", f"{DATABASE}-shm")


class Readable(Protocol):
    def read(self, size: int, /) -> bytes: ...


def unpack(source: BinaryIO, root: Path, open_kept: OpenKept) -> bool:
    """Fills an empty folder with a backup; False when it was a copy of the database alone.
    `open_kept` opens what lies in the pool beside it, by checksum.

    Raises:
        BadBackupError: it is damaged, of a newer version, or no backup.
        OSError: the disk is full, for example.
    """
    is_whole = source.read(len(_SQLITE)) != _SQLITE
    source.seek(0)
    if is_whole:
        for name, content in entries(source):
            _write(root / name, content)
        if (root / FILES).exists():
            (root / FILES).unlink()
            source.seek(0)
            _unpack_pool(files_in_pool(source), root, open_kept)
    else:
        with (root / DATABASE).open("xb") as file:
            shutil.copyfileobj(source, file)
    _check_database(root / DATABASE)
    os.sync()
    return is_whole


def _unpack_pool(names: dict[str, str], root: Path, open_kept: OpenKept) -> None:
    for name, digest in names.items():
        try:
            with open_kept(digest) as file:
                written = _write(root / name, file)
        except FileNotFoundError as error:
            raise BadBackupError(
                f"the folder {POOL} that belongs beside it lacks {digest}",
                f"与它同处的目录 {POOL} 中缺少文件 {digest}",
            ) from error
        if written != digest:
            raise BadBackupError("its checksums differ: it was damaged", "校验和不符，文件已损坏")


def _write(target: Path, content: Readable) -> str:
    """The checksum of what was written."""
    target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    digest = hashlib.sha256()
    with target.open("xb") as file:
        while chunk := content.read(1024 * 1024):
            digest.update(chunk)
            file.write(chunk)
    return digest.hexdigest()


def pool_beside(backup: Path) -> OpenKept:
    """How a restore by whoever may read the backup's folder opens its files."""
    return partial(open_in_pool, backup.absolute().parent / POOL)


def _check_database(path: Path) -> None:
    if not passes_check(path):
        raise BadBackupError("its database is damaged", "其中的数据库已损坏")
    with closing(sqlite3.connect(f"file:{path}?mode=ro&immutable=1", uri=True)) as connection:
        try:
            newer = unknown_steps(connection)
        except sqlite3.DatabaseError as error:
            raise BadBackupError(
                "its database is of another program", "其中的数据库不属于本程序"
            ) from error
    if newer:
        steps = ", ".join(newer)
        raise BadBackupError(f"it is of a newer version ({steps})", f"它属于更新的版本（{steps}）")


def stage(source: BinaryIO, folder: DataFolder, open_kept: OpenKept) -> None:
    """Unpacks beside what a server works on; `put_in_place` does the rest at the next start. A copy
    of the database alone goes together with the files that are there. Raises as `unpack`."""
    unpacking, ready = folder.root / _UNPACKING, folder.root / _READY
    for left_over in (unpacking, ready):
        shutil.rmtree(left_over, ignore_errors=True)
    unpacking.mkdir(mode=0o700)
    try:
        if unpack(source, unpacking, open_kept):
            for part in (folder.blobs, folder.public):
                (unpacking / part.name).mkdir(mode=0o700, exist_ok=True)
        # This machine's own settings stay: address, port and folder are not the school's.
        (unpacking / SETTINGS).unlink(missing_ok=True)
    except BaseException:
        shutil.rmtree(unpacking, ignore_errors=True)
        raise
    unpacking.rename(ready)


def put_in_place(folder: DataFolder) -> Path | None:
    """Before the database is opened: what was staged takes the place of what is there, which is
    moved into a folder of its own; its path, or None when nothing was staged. May be cut off
    anywhere and called again."""
    ready = folder.root / _READY
    if not ready.is_dir():
        return None
    kept = _kept_folder(folder)
    for name in (*_JOURNALS, *sorted(path.name for path in ready.iterdir())):
        present, staged = folder.root / name, ready / name
        if present.exists() and (staged.exists() or name in _JOURNALS):
            present.rename(kept / name)
        if staged.exists():
            staged.rename(present)
    os.sync()
    ready.rmdir()
    return kept


def _kept_folder(folder: DataFolder) -> Path:
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
    kept = folder.root / f"before-restore-{stamp}"
    kept.mkdir(mode=0o700)
    return kept
