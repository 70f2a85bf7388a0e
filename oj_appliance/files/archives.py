"""The one place that opens zip archives from outside (contract 00-conventions §8, Archives).

An archive is refused whole or not at all: `open_archive` proves every entry, its check sum
included, before anything is handed out. No name of an entry ever becomes a path of ours; of the
contents one chunk at a time stands in memory.
"""

from __future__ import annotations

import os
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

from oj_appliance.files.archive_names import check_names, named
from oj_appliance.files.zip_records import (
    ENCRYPTED,
    END_MARK,
    LOCAL,
    LOCAL_MARK,
    STORED,
    WHOLE,
    ArchiveEntry,
    find_directory,
    read_directory,
    refusal,
)

MIB = 1024 * 1024
LARGEST_PACKED = 512 * MIB
LARGEST_UNPACKED = 4096 * MIB
MOST_ENTRIES = 20_000
LARGEST_RATIO = 100
RATIO_FREE = 64 * MIB
CHUNK = 262_144


@dataclass(frozen=True, slots=True)
class Limits:
    """Bytes, packed and unpacked, and entries."""

    packed: int = LARGEST_PACKED
    unpacked: int = LARGEST_UNPACKED
    entries: int = MOST_ENTRIES


USUAL = Limits()


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
            raise refusal(entry.name)
        return b"".join(self.chunks(entry))


def is_archive(head: bytes) -> bool:
    """Whether a file that begins so claims to be a zip."""
    return head.startswith((LOCAL_MARK, END_MARK))


def open_archive(path: Path, limits: Limits = USUAL) -> Archive:
    """Raises ApiError testcase.bad_zip naming the first bad entry, or "zip" for the whole."""
    descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    try:
        size = os.fstat(descriptor).st_size
        if size > limits.packed:
            raise refusal(WHOLE)
        directory = find_directory(descriptor, size, limits.entries)
        entries = named(read_directory(descriptor, directory))
        check_names(entries)
        _check_sizes(entries, size, limits.unpacked)
        _check_places(descriptor, entries, directory.offset)
        for entry in entries:
            for _ in _content(descriptor, entry):
                pass
    except BaseException:
        os.close(descriptor)
        raise
    return Archive(descriptor, entries)


# -- sizes, places, contents


def _check_sizes(entries: tuple[ArchiveEntry, ...], archive_size: int, most: int) -> None:
    total = 0
    for entry in entries:
        total += entry.size
        if total > most:
            raise refusal(entry.name)
    if total > RATIO_FREE and total > LARGEST_RATIO * archive_size:
        raise refusal(max(entries, key=lambda entry: entry.size).name)


def _check_places(descriptor: int, entries: tuple[ArchiveEntry, ...], directory_at: int) -> None:
    """Bodies neither overlap nor reach into the directory: one body must not serve many entries."""
    free_from = 0
    for entry in sorted(entries, key=lambda entry: entry.offset):
        end = _body_offset(descriptor, entry) + entry.packed_size
        if entry.offset < free_from or end > directory_at:
            raise refusal(entry.name)
        free_from = end


def _body_offset(descriptor: int, entry: ArchiveEntry) -> int:
    """Behind the local header, which must tell of the same file."""
    raw = os.pread(descriptor, LOCAL.size + len(entry.raw_name), entry.offset)
    if len(raw) < LOCAL.size + len(entry.raw_name):
        raise refusal(entry.name)
    mark, _, flags, method, *_, name_length, extra_length = LOCAL.unpack_from(raw)
    is_same = raw[LOCAL.size :] == entry.raw_name and name_length == len(entry.raw_name)
    if mark != LOCAL_MARK or not is_same or method != entry.method or flags & ENCRYPTED:
        raise refusal(entry.name)
    return entry.offset + LOCAL.size + int(name_length + extra_length)


def _content(descriptor: int, entry: ArchiveEntry) -> Iterator[bytes]:
    """Stops at the declared size, and refuses what ends elsewhere or has another check sum."""
    crc = size = 0
    for chunk in _unpacked(descriptor, entry):
        size += len(chunk)
        if size > entry.size:
            raise refusal(entry.name)
        crc = zlib.crc32(chunk, crc)
        yield chunk
    if size != entry.size or crc != entry.crc:
        raise refusal(entry.name)


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
                raise refusal(entry.name)
        while not inflater.eof and (rest := inflater.decompress(b"", CHUNK)):
            yield rest
    except zlib.error as error:
        raise refusal(entry.name) from error
    if not inflater.eof:
        raise refusal(entry.name)


def _packed(descriptor: int, entry: ArchiveEntry) -> Iterator[bytes]:
    at = _body_offset(descriptor, entry)
    end = at + entry.packed_size
    while at < end:
        piece = os.pread(descriptor, min(CHUNK, end - at), at)
        if not piece:
            raise refusal(entry.name)
        at += len(piece)
        yield piece
