"""A backup as a file: a tar of the database, every content by its hash, public files, the settings,
and at its end a list of all checksums, by which it is read again once it is written.

Those that are made while an exam runs hold the database and the settings; files lie beside them in
a pool, once for all of them, and a list in the archive names them."""

from __future__ import annotations

import contextlib
import hashlib
import io
import json
import os
import stat
import tarfile
import tempfile
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import IO, TYPE_CHECKING, BinaryIO, TypeVar

import msgspec

from oj_appliance.backups.contents import Contents, contents_of
from oj_appliance.backups.pool import Pool
from oj_appliance.backups.sealing import Key, Sealing, unsealed
from oj_appliance.backups.types import BadBackupError
from oj_appliance.backups.waiting import beat
from oj_appliance.data_folder import DataFolder
from oj_appliance.storage.backup import BadCopyError, copy_beside_writers

if TYPE_CHECKING:
    from typing import Self

DATABASE = "oj.sqlite3"
SETTINGS = "oj.toml"
LIST = "checksums.json"
# Of files in the pool: name in the data folder -> SHA-256.
FILES = "files.json"
PARTS = (DATABASE, "blobs", "public", SETTINGS)
# Of folders beside backups in which a copy of the database lies for a moment.
SCRATCH = ".being-made-"
_CHUNK = 1024 * 1024
Listed = TypeVar("Listed")
# A file that is still being written to blobs/ or public/.
_UNFINISHED = "new-"
# In bytes: of a list of files, some half a million of them; of what tells of one entry.
_LONGEST_LIST, _LONGEST_EXTENSION = 64 * 1024 * 1024, 64 * 1024


def needed_bytes(folder: DataFolder) -> int:
    """About as much as a backup takes, the copy of the database on its way included."""
    files = sum(path.lstat().st_size for path in files_of(folder))
    return files + 2 * folder.database.stat().st_size


def write_archive(folder: DataFolder, file: BinaryIO, key: Key | None = None) -> None:
    """Writes a whole backup into an empty file that can be read too, sealed where there is a key,
    and reads it again from the disk. The database comes first: a file that comes later than its row
    is never missing, since rows are written after their files.

    Raises:
        OSError: the disk is full, for example.
        BadBackupError: what was written is not what was read, or the database is damaged.
    """
    with copied_database(folder) as copy:
        sums: dict[str, str] = {}
        with _archive(file, key) as archive:
            _add(archive, copy, DATABASE, sums)
            for path in files_of(folder):
                _add(archive, path, path.relative_to(folder.root).as_posix(), sums)
            _add_list(archive, sums, copy)
    _read_again(file, sums, key)


def write_beside_pool(folder: DataFolder, copy: Path, file: BinaryIO, pool: Pool) -> None:
    """Writes the backup of an exam from a copy of the database that was made before; files go into
    the pool, those that it does not have yet. Raises as `write_archive`."""
    sums: dict[str, str] = {}
    names: dict[str, str] = {}
    for path in files_of(folder):
        name = path.relative_to(folder.root).as_posix()
        if name != SETTINGS and (digest := pool.take(path)) is not None:
            names[name] = digest
    with _archive(file, pool.key) as archive:
        _add(archive, copy, DATABASE, sums)
        if folder.settings_file.exists():
            _add(archive, folder.settings_file, SETTINGS, sums)
        sums[FILES] = _add_json(archive, FILES, names)
        _add_list(archive, sums, copy)
    _read_again(file, sums, pool.key)


@contextlib.contextmanager
def _archive(file: BinaryIO, key: Key | None) -> Iterator[tarfile.TarFile]:
    sealing = None if key is None else Sealing(file, key)
    into = file if sealing is None else sealing
    with tarfile.open(fileobj=into, mode="w") as archive:
        yield archive
    if sealing is not None:
        sealing.finish()


def _add_list(archive: tarfile.TarFile, sums: dict[str, str], copy: Path) -> None:
    contents = msgspec.to_builtins(contents_of(copy))
    _add_json(archive, LIST, {"sha256": sums, "contents": contents})


@contextlib.contextmanager
def copied_database(folder: DataFolder) -> Iterator[Path]:
    """A copy of one moment, beside whoever writes. Raises as `write_archive`."""
    with _scratch(folder) as scratch:
        copy = scratch / DATABASE
        copy_beside_writers(folder.database, copy, on_step=beat)
        yield copy


@contextlib.contextmanager
def _scratch(folder: DataFolder) -> Iterator[Path]:
    with tempfile.TemporaryDirectory(dir=folder.backups, prefix=SCRATCH) as scratch:
        try:
            yield Path(scratch)
        except BadCopyError as error:
            raise BadBackupError("the database is damaged", "数据库已损坏") from error


def _add_json(archive: tarfile.TarFile, name: str, value: object) -> str:
    """Its checksum."""
    content = json.dumps(value).encode()
    entry = tarfile.TarInfo(name)
    entry.size, entry.mode = len(content), 0o600
    archive.addfile(entry, io.BytesIO(content))
    return hashlib.sha256(content).hexdigest()


def _read_again(file: BinaryIO, sums: dict[str, str], key: Key | None) -> None:
    file.flush()
    os.fsync(file.fileno())
    # What is read again shall come from the disk.
    os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
    file.seek(0)
    if read_sums(unsealed(file, key)) != sums:
        raise BadBackupError(
            "what was written cannot be read again; the disk may be failing",
            "写入的内容无法正确读回，磁盘可能有故障",
        )


def files_in_pool(file: BinaryIO) -> dict[str, str]:
    """Names in the data folder and checksums of what an archive has in its pool; empty for a whole
    one. Raises BadBackupError."""
    names = _listed(file, FILES, dict[str, str]) or {}
    if not all(map(_is_expected, names)):
        raise _no_backup(ValueError(FILES))
    return names


def told_contents(file: BinaryIO) -> Contents | None:
    """What whoever made it counted in it; None for a backup of an older version. Raises
    BadBackupError."""
    listed = _listed(file, LIST, _List)
    return None if listed is None else listed.contents


class _List(msgspec.Struct):
    contents: Contents | None = None


def _listed(file: BinaryIO, name: str, kind: type[Listed]) -> Listed | None:
    try:
        with _opened(file) as archive:
            try:
                entry = archive.getmember(name)
            except KeyError:
                return None
            content = archive.extractfile(entry)
            return (
                None if content is None else msgspec.json.decode(_whole(entry, content), type=kind)
            )
    except (tarfile.TarError, ValueError, EOFError, msgspec.MsgspecError) as error:
        raise _no_backup(error) from error


def _whole(entry: tarfile.TarInfo, content: IO[bytes]) -> bytes:
    if entry.size > _LONGEST_LIST:
        raise _no_backup(ValueError(entry.name))
    return content.read()


def files_of(folder: DataFolder) -> Iterator[Path]:
    for part in (folder.blobs, folder.public):
        for place, _, names in os.walk(part):
            for name in sorted(names):
                if not name.startswith(_UNFINISHED):
                    yield Path(place) / name
    if folder.settings_file.exists():
        yield folder.settings_file


def _add(archive: tarfile.TarFile, path: Path, name: str, sums: dict[str, str]) -> None:
    try:
        fd = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC)
    except FileNotFoundError:
        return  # removed since it was listed: no row names it any more
    with os.fdopen(fd, "rb") as file:
        status = os.fstat(fd)
        if not stat.S_ISREG(status.st_mode):
            return
        entry = tarfile.TarInfo(name)
        entry.size, entry.mtime, entry.mode = status.st_size, int(status.st_mtime), 0o600
        summed = _Summed(file)
        archive.addfile(entry, summed)  # type: ignore[arg-type]  # it only reads
        sums[name] = summed.digest


class _Summed:
    """Reads through, and knows the checksum of what was read."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self._sum = hashlib.sha256()

    def read(self, size: int) -> bytes:
        try:
            content = self._file.read(size)
        except tarfile.TarError as error:
            raise _no_backup(error) from error
        self._sum.update(content)
        beat()
        return content

    @property
    def digest(self) -> str:
        return self._sum.hexdigest()


def read_sums(file: BinaryIO) -> dict[str, str]:
    """The checksums of a backup's files as they are now, compared with its list. Raises
    BadBackupError."""
    return {name: _drained(content) for name, content in entries(file)}


def _drained(content: _Summed) -> str:
    while content.read(_CHUNK):
        pass
    return content.digest


def entries(file: BinaryIO) -> Iterator[tuple[str, _Summed]]:
    """Each file of a backup; read it to its end before the next. At the end its checksums are
    compared with the list, which backups of older versions lack.

    Raises:
        BadBackupError: another kind of file, an entry that no backup has, a checksum that differs.
    """
    read: dict[str, _Summed] = {}
    listed: dict[str, str] | None = None
    try:
        with _opened(file) as archive:
            for member in archive:
                if member.isdir():
                    continue  # older ones name folders
                is_file = member.isreg() and not member.issparse()
                content = archive.extractfile(member) if is_file else None
                if content is None or not _is_expected(member.name) or member.name in read:
                    raise BadBackupError(
                        f"unexpected entry {member.name!r}", f"含有意外的条目 {member.name!r}"
                    )
                if member.name == LIST:
                    listed = json.loads(_whole(member, content))["sha256"]
                    continue
                summed = read[member.name] = _Summed(content)  # type: ignore[arg-type]  # bytes alone
                yield member.name, summed
    except (tarfile.TarError, ValueError, LookupError, EOFError) as error:
        raise _no_backup(error) from error
    if DATABASE not in read:
        raise BadBackupError("it holds no database", "其中没有数据库")
    if listed is not None and {name: each.digest for name, each in read.items()} != listed:
        raise BadBackupError("its checksums differ: it was damaged", "校验和不符，文件已损坏")


def _opened(file: BinaryIO) -> tarfile.TarFile:
    return tarfile.open(fileobj=file, mode="r:", tarinfo=_Entry)


class _Entry(tarfile.TarInfo):
    """Refuses names and attributes of gigabytes, which tarfile would read into memory."""

    @classmethod
    def frombuf(cls, buf: bytes | bytearray, encoding: str, errors: str) -> Self:
        entry = super().frombuf(buf, encoding, errors)
        is_extension = entry.type in (
            *(tarfile.XHDTYPE, tarfile.XGLTYPE, tarfile.SOLARIS_XHDTYPE),
            *(tarfile.GNUTYPE_LONGNAME, tarfile.GNUTYPE_LONGLINK),
        )
        if is_extension and entry.size > _LONGEST_EXTENSION:
            raise tarfile.ReadError("an entry's name is too long")
        return entry


def _no_backup(error: Exception) -> BadBackupError:
    return BadBackupError(f"it is not a complete backup ({error})", f"不是完整的备份（{error}）")


def _is_expected(name: str) -> bool:
    parts = PurePosixPath(name).parts
    is_alone = name in (DATABASE, SETTINGS, LIST, FILES)
    is_inside = parts[:1] in (("blobs",), ("public",)) and len(parts) > 1
    return (is_alone or is_inside) and ".." not in parts and "\0" not in name
