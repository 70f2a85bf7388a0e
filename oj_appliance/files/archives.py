"""The one place that opens zip archives from outside (contract 00-conventions §8, Archives).

An archive is refused whole or not at all: `open_archive` proves every entry, its check sum
included, before anything is handed out. Count and sizes come from the end record, so that a
hostile directory is never parsed; no name of an entry ever becomes a path of ours; of the contents
one chunk at a time stands in memory.

The layout of the records is that of PKWARE's APPNOTE.TXT 6.3, §4.3; multi-disk archives, encryption
and compressions other than store and deflate are refused.
"""

from __future__ import annotations

import os
import re
import stat
import struct
import unicodedata
import zlib
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from types import TracebackType

from oj_appliance.errors import ApiError

MIB = 1024 * 1024
LARGEST_PACKED = 512 * MIB
LARGEST_UNPACKED = 4096 * MIB
MOST_ENTRIES = 20_000
LARGEST_RATIO = 100
RATIO_FREE = 64 * MIB
# Names are at most 65,535 bytes; honest directories stay far below this.
LARGEST_DIRECTORY = 16 * MIB
CHUNK = 262_144

END = struct.Struct("<4s4H2IH")
END_MARK = b"PK\x05\x06"
LONGEST_COMMENT = 65_535
LOCATOR64 = struct.Struct("<4sIQI")
LOCATOR64_MARK = b"PK\x06\x07"
END64 = struct.Struct("<4sQ2H2I4Q")
END64_MARK = b"PK\x06\x06"
CENTRAL = struct.Struct("<4s6H3I5H2I")
CENTRAL_MARK = b"PK\x01\x02"
LOCAL = struct.Struct("<4s5H3I2H")
LOCAL_MARK = b"PK\x03\x04"

FULL_16, FULL_32 = 0xFFFF, 0xFFFFFFFF
ZIP64_FIELD = 1
ENCRYPTED = 1 | 1 << 6 | 1 << 13
UTF8 = 1 << 11
STORED, DEFLATED = 0, 8
WHOLE = "zip"

_DRIVE = re.compile(r"[A-Za-z]:")


@dataclass(frozen=True, slots=True)
class ArchiveEntry:
    """`name` uses "/" and never leaves the archive; `size` is the unpacked one in bytes."""

    name: str
    is_folder: bool
    size: int
    packed_size: int
    crc: int
    method: int
    offset: int
    raw_name: bytes


class Archive:
    """A proven archive. Close it, or use it in a with statement."""

    def __init__(self, descriptor: int, entries: tuple[ArchiveEntry, ...]) -> None:
        self._descriptor = descriptor
        self.entries = entries
        self.files = tuple(entry for entry in entries if not entry.is_folder)
        self._by_name = {entry.name: entry for entry in self.files}

    def __enter__(self) -> Archive:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        os.close(self._descriptor)

    def file(self, name: str) -> ArchiveEntry:
        """Raises KeyError."""
        return self._by_name[name]

    def chunks(self, entry: ArchiveEntry) -> Iterator[bytes]:
        """The unpacked content in pieces; pieces of several entries may be read in turn."""
        return _content(self._descriptor, entry)

    def read(self, entry: ArchiveEntry, *, limit: int) -> bytes:
        """The whole content. Raises testcase.bad_zip naming an entry over `limit` bytes."""
        if entry.size > limit:
            raise _refusal(entry.name)
        return b"".join(self.chunks(entry))


def is_archive(head: bytes) -> bool:
    """Whether a file that begins so claims to be a zip."""
    return head.startswith((LOCAL_MARK, END_MARK))


def open_archive(path: Path, *, most_entries: int = MOST_ENTRIES) -> Archive:
    """Raises ApiError testcase.bad_zip naming the first bad entry, or "zip" for the whole."""
    descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    try:
        size = os.fstat(descriptor).st_size
        if size > LARGEST_PACKED:
            raise _refusal(WHOLE)
        directory = _find_directory(descriptor, size, most_entries)
        entries = _named(_read_directory(descriptor, directory))
        _check_names(entries)
        _check_sizes(entries, size)
        _check_places(descriptor, entries, directory.offset)
        for entry in entries:
            for _ in _content(descriptor, entry):
                pass
    except BaseException:
        os.close(descriptor)
        raise
    return Archive(descriptor, entries)


def _refusal(entry: str) -> ApiError:
    # A name may hold anything; what is shown stays one short line.
    shown = "".join(letter if letter.isprintable() else "?" for letter in entry[:100])
    return ApiError("testcase.bad_zip", entry=shown)


# -- the end record and the directory


@dataclass(frozen=True, slots=True)
class _Directory:
    count: int
    offset: int
    size: int


def _find_directory(descriptor: int, size: int, most_entries: int) -> _Directory:
    tail_at = max(0, size - END.size - LONGEST_COMMENT)
    tail = os.pread(descriptor, size - tail_at, tail_at)
    place = len(tail)
    while (place := tail.rfind(END_MARK, 0, place)) >= 0:
        if place + END.size > len(tail):
            continue
        _, disk, first_disk, here, count, length, offset, comment = END.unpack_from(tail, place)
        if place + END.size + comment == len(tail):
            break
    else:
        raise _refusal(WHOLE)
    end_at = tail_at + place
    if FULL_16 in (here, count) or FULL_32 in (length, offset):
        disk, first_disk, here, count, length, offset, end_at = _read_end64(
            descriptor, end_at, (disk, first_disk, here, count, length, offset)
        )
    if disk or first_disk or here != count or count > most_entries:
        raise _refusal(WHOLE)
    if length > LARGEST_DIRECTORY or offset + length > end_at:
        raise _refusal(WHOLE)
    return _Directory(count, offset, length)


def _read_end64(
    descriptor: int, end_at: int, plain: tuple[int, ...]
) -> tuple[int, int, int, int, int, int, int]:
    """The record's zip64 twin, where there is one, and where the directory must end."""
    locator_at = end_at - LOCATOR64.size
    raw = os.pread(descriptor, LOCATOR64.size, locator_at) if locator_at >= 0 else b""
    if len(raw) < LOCATOR64.size or raw[:4] != LOCATOR64_MARK:
        disk, first_disk, here, count, length, offset = plain
        return disk, first_disk, here, count, length, offset, end_at
    _, _, record_at, disks = LOCATOR64.unpack(raw)
    record = os.pread(descriptor, END64.size, record_at) if record_at < locator_at else b""
    if len(record) < END64.size or record[:4] != END64_MARK or disks > 1:
        raise _refusal(WHOLE)
    _, _, _, _, disk, first_disk, here, count, length, offset = END64.unpack(record)
    return disk, first_disk, here, count, length, offset, record_at


def _read_directory(descriptor: int, directory: _Directory) -> Iterator[tuple[ArchiveEntry, bool]]:
    """Each entry, still without its text name, and whether that name says that it is UTF-8."""
    raw = os.pread(descriptor, directory.size, directory.offset)
    place = 0
    for _ in range(directory.count):
        if place + CENTRAL.size > len(raw) or raw[place : place + 4] != CENTRAL_MARK:
            raise _refusal(WHOLE)
        fields = CENTRAL.unpack_from(raw, place)
        _, _, _, flags, method, _, _, crc, packed, size, *lengths = fields[:13]
        disk, _, attributes, offset = fields[13:]
        name_at = place + CENTRAL.size
        extra_at = name_at + lengths[0]
        place = extra_at + lengths[1] + lengths[2]
        name = raw[name_at:extra_at]
        if place > len(raw):
            raise _refusal(WHOLE)
        size, packed, offset = _widened(raw[extra_at : extra_at + lengths[1]], size, packed, offset)
        kind = stat.S_IFMT(attributes >> 16)
        shown = name.decode("utf-8", "replace")
        if offset >= directory.offset:
            raise _refusal(shown)
        if flags & ENCRYPTED or method not in (STORED, DEFLATED) or disk:
            raise _refusal(shown)
        if kind not in (0, stat.S_IFREG, stat.S_IFDIR):
            raise _refusal(shown)
        yield (
            ArchiveEntry("", kind == stat.S_IFDIR, size, packed, crc, method, offset, name),
            bool(flags & UTF8),
        )
    if place != len(raw):
        raise _refusal(WHOLE)


def _widened(extra: bytes, *values: int) -> list[int]:
    """Size, packed size and offset; those at 0xFFFFFFFF stand in the zip64 field, in this order."""
    place = 0
    wide = b""
    while place + 4 <= len(extra):
        field, length = struct.unpack_from("<2H", extra, place)
        if field == ZIP64_FIELD:
            wide = extra[place + 4 : place + 4 + length]
        place += 4 + length
    found = []
    for value in values:
        if value == FULL_32 and len(wide) >= 8:
            found.append(int.from_bytes(wide[:8], "little"))
            wide = wide[8:]
        else:
            found.append(value)
    return found


# -- names


def _named(entries: Iterator[tuple[ArchiveEntry, bool]]) -> tuple[ArchiveEntry, ...]:
    """Text names. Those that do not say they are UTF-8 are read so when all of them can be, else
    all as GB18030: some short Chinese names happen to be valid in both."""
    read = list(entries)
    unsaid = [entry.raw_name for entry, is_utf8 in read if not is_utf8]
    encoding = "utf-8" if all(_decodes(name) for name in unsaid) else "gb18030"
    named = []
    for entry, is_utf8 in read:
        try:
            name = entry.raw_name.decode("utf-8" if is_utf8 else encoding)
        except UnicodeDecodeError as error:
            raise _refusal(entry.raw_name.decode("utf-8", "replace")) from error
        is_folder = entry.is_folder or name.endswith(("/", "\\"))
        if is_folder and entry.size:
            raise _refusal(name)
        named.append(replace(entry, name=_inner_path(name), is_folder=is_folder))
    return tuple(named)


def _decodes(name: bytes) -> bool:
    try:
        name.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True


def _inner_path(name: str) -> str:
    """With "/" alone between its parts. Refuses what leads outside on any system."""
    parts = name.replace("\\", "/").split("/")
    if parts[0] == "" or "\0" in name or _DRIVE.match(name) or ".." in parts:
        raise _refusal(name)
    kept = [part for part in parts if part not in ("", ".")]
    if not kept:
        raise _refusal(name)
    return "/".join(kept)


def _check_names(entries: tuple[ArchiveEntry, ...]) -> None:
    """No name twice, also not in another letter case or composition; no file that is a folder."""
    keys = [same_name_key(entry.name) for entry in entries]
    in_order = sorted(keys)
    seen: set[str] = set()
    for entry, key in zip(entries, keys, strict=True):
        inside = f"{key}/"
        place = bisect_left(in_order, inside)
        holds_others = any(each.startswith(inside) for each in in_order[place : place + 1])
        if key in seen or (holds_others and not entry.is_folder):
            raise _refusal(entry.name)
        seen.add(key)


def are_apart(names: Iterable[str]) -> bool:
    """Whether no system takes two of the names for one, so that an archive may hold all of them."""
    given = list(names)
    return len({same_name_key(name) for name in given}) == len(given)


def same_name_key(name: str) -> str:
    """Equal for names that some system takes for one."""
    return unicodedata.normalize("NFC", name).casefold()


# -- sizes, places, contents


def _check_sizes(entries: tuple[ArchiveEntry, ...], archive_size: int) -> None:
    total = 0
    for entry in entries:
        total += entry.size
        if total > LARGEST_UNPACKED:
            raise _refusal(entry.name)
    if total > RATIO_FREE and total > LARGEST_RATIO * archive_size:
        raise _refusal(max(entries, key=lambda entry: entry.size).name)


def _check_places(descriptor: int, entries: tuple[ArchiveEntry, ...], directory_at: int) -> None:
    """Bodies neither overlap nor reach into the directory: one body must not serve many entries."""
    free_from = 0
    for entry in sorted(entries, key=lambda entry: entry.offset):
        end = _body_offset(descriptor, entry) + entry.packed_size
        if entry.offset < free_from or end > directory_at:
            raise _refusal(entry.name)
        free_from = end


def _body_offset(descriptor: int, entry: ArchiveEntry) -> int:
    """Behind the local header, which must tell of the same file."""
    raw = os.pread(descriptor, LOCAL.size + len(entry.raw_name), entry.offset)
    if len(raw) < LOCAL.size + len(entry.raw_name):
        raise _refusal(entry.name)
    mark, _, flags, method, *_, name_length, extra_length = LOCAL.unpack_from(raw)
    is_same = raw[LOCAL.size :] == entry.raw_name and name_length == len(entry.raw_name)
    if mark != LOCAL_MARK or not is_same or method != entry.method or flags & ENCRYPTED:
        raise _refusal(entry.name)
    return entry.offset + LOCAL.size + int(name_length + extra_length)


def _content(descriptor: int, entry: ArchiveEntry) -> Iterator[bytes]:
    """Stops at the declared size, and refuses what ends elsewhere or has another check sum."""
    crc = size = 0
    for chunk in _unpacked(descriptor, entry):
        size += len(chunk)
        if size > entry.size:
            raise _refusal(entry.name)
        crc = zlib.crc32(chunk, crc)
        yield chunk
    if size != entry.size or crc != entry.crc:
        raise _refusal(entry.name)


def _unpacked(descriptor: int, entry: ArchiveEntry) -> Iterator[bytes]:
    packed = _packed(descriptor, entry)
    if entry.method == STORED:
        yield from packed
        return
    inflater = zlib.decompressobj(-zlib.MAX_WBITS)
    try:
        for piece in packed:
            waiting = piece
            while waiting and not inflater.eof:
                yield inflater.decompress(waiting, CHUNK)
                waiting = inflater.unconsumed_tail
            if inflater.eof and (inflater.unused_data or waiting):
                raise _refusal(entry.name)
        while not inflater.eof and (rest := inflater.decompress(b"", CHUNK)):
            yield rest
    except zlib.error as error:
        raise _refusal(entry.name) from error
    if not inflater.eof:
        raise _refusal(entry.name)


def _packed(descriptor: int, entry: ArchiveEntry) -> Iterator[bytes]:
    at = _body_offset(descriptor, entry)
    end = at + entry.packed_size
    while at < end:
        piece = os.pread(descriptor, min(CHUNK, end - at), at)
        if not piece:
            raise _refusal(entry.name)
        at += len(piece)
        yield piece
