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
from pathlib import Path
from typing import BinaryIO, Protocol

import msgspec

from oj_appliance import fault_points
from oj_appliance.backups.archive import (
    DATABASE,
    FILES,
    SETTINGS,
    entries,
    files_in_pool,
    told_contents,
)
from oj_appliance.backups.contents import Contents, contents_of
from oj_appliance.backups.keys import write_key
from oj_appliance.backups.pool import checksum, open_in_pool, pool_folder
from oj_appliance.backups.sealing import Key, header_of, unsealed
from oj_appliance.backups.types import POOL, BadBackupError
from oj_appliance.backups.waiting import beat
from oj_appliance.data_folder import DataFolder
from oj_appliance.storage.backup import passes_check
from oj_appliance.storage.schema import migrate, strange_parts, unknown_steps

_SQLITE = b"SQLite format 3\0"
# In the data folder: unpacked so far; whole, and to be put in place at the next start.
_UNPACKING, _READY = "restore-unpacking", "restore-ready"
_CHUNK = 1024 * 1024
OpenKept = Callable[[str], BinaryIO]
Still = Callable[[], bool]
_JOURNALS = (f"{DATABASE}-wal", f"{DATABASE}-shm")


class Readable(Protocol):
    def read(self, size: int, /) -> bytes: ...


class Unpacked(msgspec.Struct, frozen=True):
    """`is_whole` is False for a copy of the database alone. `told` is what its maker counted in it,
    `found` what was in it, before it was brought to this version's schema; how many `files` it has,
    and how many bytes."""

    is_whole: bool
    told: Contents | None
    found: Contents
    files: int
    size: int


def unpack(
    source: BinaryIO, root: Path, open_kept: OpenKept, key: Key | None = None, *, full: bool = False
) -> Unpacked:
    """Fills an empty folder with a backup, and brings its database to this version's schema.
    `open_kept` opens what lies in the pool beside it, by checksum; `key` is that of a sealed one;
    `full` lets SQLite look through every index, too.

    Raises:
        BadBackupError: it is damaged, of a newer version, sealed with another key, or no backup.
        OSError: the disk is full, for example.
    """
    opened = unsealed(source, key)
    is_whole = opened.read(len(_SQLITE)) != _SQLITE
    opened.seek(0)
    told = None
    if is_whole:
        for name, content in entries(opened):
            _write(root / name, content)
        opened.seek(0)
        told = told_contents(opened)
        if (root / FILES).exists():
            (root / FILES).unlink()
            opened.seek(0)
            _unpack_pool(files_in_pool(opened), root, open_kept)
    else:
        with (root / DATABASE).open("xb") as file:
            shutil.copyfileobj(opened, file)
    fault_points.pass_point("restore_unpack")
    found = _compared(_check_database(root / DATABASE, full=full), told)
    _bring_up_to_date(root / DATABASE)
    os.sync()
    sizes = [path.stat().st_size for path in root.rglob("*") if path.is_file()]
    return Unpacked(is_whole, told, found, len(sizes), sum(sizes))


def look_through(source: BinaryIO, scratch: Path, open_kept: OpenKept, key: Key | None) -> Unpacked:
    """As `unpack`, for who wants to know whether it could be: in the empty folder `scratch` stands
    the database alone. Raises as `unpack`."""
    opened = unsealed(source, key)
    is_whole = opened.read(len(_SQLITE)) != _SQLITE
    opened.seek(0)
    told, files, size = None, 1, 0
    if is_whole:
        for name, content in entries(opened):
            files, size = files + 1, size + _taken(scratch / name, name, content)
        opened.seek(0)
        told = told_contents(opened)
        opened.seek(0)
        for digest in files_in_pool(opened).values():
            files, size = files + 1, size + check_kept(open_kept, digest)
    else:
        with (scratch / DATABASE).open("xb") as file:
            shutil.copyfileobj(opened, file)
    found = _compared(_check_database(scratch / DATABASE, full=True), told)
    return Unpacked(is_whole, told, found, files, size)


def _taken(target: Path, name: str, content: Readable) -> int:
    if name == DATABASE:
        _write(target, content)
        return target.stat().st_size
    size = 0
    while chunk := content.read(_CHUNK):
        size += len(chunk)
    return size


def check_kept(open_kept: OpenKept, digest: str) -> int:
    """The size of a content in the pool. Raises BadBackupError when it is not there, or another."""
    with _kept(open_kept, digest) as file:
        if checksum(file) != digest:
            raise BadBackupError("its checksums differ: it was damaged", "校验和不符，文件已损坏")
        return file.tell()


def _unpack_pool(names: dict[str, str], root: Path, open_kept: OpenKept) -> None:
    for name, digest in names.items():
        with _kept(open_kept, digest) as file:
            written = _write(root / name, file)
        if written != digest:
            raise BadBackupError("its checksums differ: it was damaged", "校验和不符，文件已损坏")


def _kept(open_kept: OpenKept, digest: str) -> BinaryIO:
    try:
        return open_kept(digest)
    except FileNotFoundError as error:
        raise BadBackupError(
            f"the folder {POOL} that belongs beside it lacks {digest}",
            f"与它同处的目录 {POOL} 中缺少文件 {digest}",
        ) from error


def _compared(found: Contents, told: Contents | None) -> Contents:
    if told not in (None, found):
        raise BadBackupError(
            "it holds other numbers of rows than were counted when it was made",
            "其中的数据行数与备份时的记录不符",
        )
    return found


def _write(target: Path, content: Readable) -> str:
    """The checksum of what was written."""
    target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    digest = hashlib.sha256()
    with target.open("xb") as file:
        while chunk := content.read(_CHUNK):
            digest.update(chunk)
            file.write(chunk)
            beat()
    return digest.hexdigest()


def pool_beside(backup: Path, key: Key | None) -> OpenKept:
    """How a restore by whoever may read the backup's folder opens its files."""
    root = pool_folder(backup.absolute().parent, key)
    return lambda digest: unsealed(open_in_pool(root, digest), key)


def _check_database(path: Path, *, full: bool) -> Contents:
    if not passes_check(path, full=full):
        raise BadBackupError("its database is damaged", "其中的数据库已损坏")
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro&immutable=1", uri=True)) as connection:
            newer = unknown_steps(connection)
        if not newer:
            return contents_of(path)
    except sqlite3.DatabaseError as error:
        raise BadBackupError(
            "its database is of another program", "其中的数据库不属于本程序"
        ) from error
    steps = ", ".join(newer)
    raise BadBackupError(f"it is of a newer version ({steps})", f"它属于更新的版本（{steps}）")


def _bring_up_to_date(path: Path) -> None:
    """Here, and not at the next start: what cannot be brought up changes nothing."""
    try:
        migrate(path)
        strange = strange_parts(path)
    except Exception as error:  # steps of ours meet rows that somebody else wrote
        raise BadBackupError(
            f"its database cannot be brought to this version ({error})",
            f"其中的数据库无法升级到当前版本（{error}）",
        ) from error
    if strange:
        named = ", ".join(strange)
        raise BadBackupError(
            f"its database does what none of ours does ({named})",
            f"其中的数据库含有不属于本程序的内容（{named}）",
        )


def stage(
    source: BinaryIO, folder: DataFolder, open_kept: OpenKept, key: Key | None, still: Still
) -> None:
    """Unpacks beside what a server works on; `put_in_place` does the rest at the next start. A copy
    of the database alone goes together with the files that are there. The key of a sealed one seals
    what this site makes from now on. `still` says at the end whether it is wanted. Raises as
    `unpack`."""
    unpacking, ready = folder.root / _UNPACKING, folder.root / _READY
    for left_over in (unpacking, ready):
        shutil.rmtree(left_over, ignore_errors=True)
    unpacking.mkdir(mode=0o700)
    try:
        if unpack(source, unpacking, open_kept, key).is_whole:
            for part in (folder.blobs, folder.public):
                (unpacking / part.name).mkdir(mode=0o700, exist_ok=True)
        # This machine's own settings stay: address, port and folder are not the school's.
        (unpacking / SETTINGS).unlink(missing_ok=True)
        if key is not None and header_of(source) is not None:
            write_key(DataFolder(unpacking).backup_key, key)
        flush(unpacking)
        if not still():
            raise BadBackupError("somebody was quicker", "已有人先完成了设置")
    except BaseException:
        shutil.rmtree(unpacking, ignore_errors=True)
        raise
    fault_points.pass_point("restore_stage")
    unpacking.rename(ready)
    flush(folder.root)


def put_in_place(folder: DataFolder) -> Path | None:
    """Before the database is opened: what was staged takes the place of what is there, which is
    moved into a folder of its own; its path, or None when nothing was staged. May be cut off
    anywhere and called again."""
    ready = folder.root / _READY
    shutil.rmtree(folder.root / _UNPACKING, ignore_errors=True)  # of a server that was killed
    if not ready.is_dir():
        return None
    kept = _kept_folder(folder)
    for name in (*_JOURNALS, *sorted(path.name for path in ready.iterdir())):
        present, staged = folder.root / name, ready / name
        if present.exists() and (staged.exists() or name in _JOURNALS):
            present.rename(kept / name)
        fault_points.pass_point("restore_move")
        if staged.exists():
            staged.rename(present)
        fault_points.pass_point("restore_move")
    for changed in (folder.root, ready, kept):
        flush(changed)
    ready.rmdir()
    return kept


def flush(folder: Path) -> None:
    """The names in it are on the disk afterwards."""
    fd = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        os.fsync(fd)
    finally:
        os.close(fd)


def _kept_folder(folder: DataFolder) -> Path:
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
    kept = folder.root / f"before-restore-{stamp}"
    kept.mkdir(mode=0o700)
    return kept
