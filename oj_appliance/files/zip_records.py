"""The records of a zip: its end, its directory, and what each entry says of itself.

Count and sizes come from the end record, so that a hostile directory is never parsed. The layout is
that of PKWARE's APPNOTE.TXT 6.3, §4.3; multi-disk archives, encryption and compressions other than
store and deflate are refused.
"""

from __future__ import annotations

import os
import stat
import struct
from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from oj_appliance.errors import ApiError

# Names are at most 65,535 bytes; honest directories stay far below this.
LARGEST_DIRECTORY = 16 * 1024 * 1024
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


def refusal(entry: str) -> ApiError:
    # A name may hold anything; what is shown stays one short line.
    shown = "".join(letter if letter.isprintable() else "?" for letter in entry[:100])
    return ApiError("testcase.bad_zip", entry=shown)


class Directory(msgspec.Struct, frozen=True):
    count: int
    offset: int
    size: int


def find_directory(descriptor: int, size: int, most_entries: int) -> Directory:
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
        raise refusal(WHOLE)
    end_at = tail_at + place
    if FULL_16 in (here, count) or FULL_32 in (length, offset):
        disk, first_disk, here, count, length, offset, end_at = _read_end64(
            descriptor, end_at, (disk, first_disk, here, count, length, offset)
        )
    if disk or first_disk or here != count or count > most_entries:
        raise refusal(WHOLE)
    if length > LARGEST_DIRECTORY or offset + length > end_at:
        raise refusal(WHOLE)
    return Directory(count, offset, length)


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
        raise refusal(WHOLE)
    _, _, _, _, disk, first_disk, here, count, length, offset = END64.unpack(record)
    return disk, first_disk, here, count, length, offset, record_at


def read_directory(descriptor: int, directory: Directory) -> Iterator[tuple[ArchiveEntry, bool]]:
    """Each entry, still without its text name, and whether that name says that it is UTF-8."""
    raw = os.pread(descriptor, directory.size, directory.offset)
    place = 0
    for _ in range(directory.count):
        if place + CENTRAL.size > len(raw) or raw[place : place + 4] != CENTRAL_MARK:
            raise refusal(WHOLE)
        fields = CENTRAL.unpack_from(raw, place)
        _, _, _, flags, method, _, _, crc, packed, size, *lengths = fields[:13]
        disk, _, attributes, offset = fields[13:]
        name_at = place + CENTRAL.size
        extra_at = name_at + lengths[0]
        place = extra_at + lengths[1] + lengths[2]
        name = raw[name_at:extra_at]
        if place > len(raw):
            raise refusal(WHOLE)
        size, packed, offset = _widened(raw[extra_at : extra_at + lengths[1]], size, packed, offset)
        kind = stat.S_IFMT(attributes >> 16)
        shown = name.decode("utf-8", "replace")
        if offset >= directory.offset:
            raise refusal(shown)
        if flags & ENCRYPTED or method not in (STORED, DEFLATED) or disk:
            raise refusal(shown)
        if kind not in (0, stat.S_IFREG, stat.S_IFDIR):
            raise refusal(shown)
        yield (
            ArchiveEntry("", kind == stat.S_IFDIR, size, packed, crc, method, offset, name),
            bool(flags & UTF8),
        )
    if place != len(raw):
        raise refusal(WHOLE)


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
