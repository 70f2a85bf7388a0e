"""A dump's bytes as text: unpacked where it is packed, in the encoding that it turns out to have.

A dump of an old HUSTOJ is often GBK. The text is decoded before it is cut into pieces, since the
second byte of a GBK letter may be the one that a backslash has.
"""

from __future__ import annotations

import codecs
import zlib
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path

from oj_appliance.errors import ApiError

CHUNK = 262_144
LARGEST_DUMP = 16 * 1024 * 1024 * 1024  # unpacked bytes
LARGEST_RATIO = 200
RATIO_FREE = 64 * 1024 * 1024
GZIP = b"\x1f\x8b"
_GZIP_BITS = 16 + zlib.MAX_WBITS
# pg_dump -Fc and -Ft, zip, xz, zstd, 7z: no text.
_BINARY = (b"PGDMP", b"PK\x03\x04", b"\xfd7zXZ", b"\x28\xb5\x2f\xfd", b"7z\xbc\xaf")
_BYTE_ORDER_MARKS = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


class Encoding(StrEnum):
    """`auto` takes the first that fits the whole file; a chosen one replaces what does not fit."""

    AUTO = "auto"
    UTF_8 = "utf-8"
    GB18030 = "gb18030"


_TRIED = (Encoding.UTF_8, Encoding.GB18030)


def unpacked(path: Path) -> Iterator[bytes]:
    """The dump's bytes in pieces. Raises move.not_a_dump for another kind of file, move.too_large
    for one that unpacks to more than anybody's site holds."""
    with path.open("rb") as file:
        head = file.read(8)
        file.seek(0)
        if head.startswith((*_BINARY, *_BYTE_ORDER_MARKS)) or not head.strip():
            raise ApiError("move.not_a_dump")
        packed = iter(lambda: file.read(CHUNK), b"")
        yield from _bounded(_inflated(packed) if head.startswith(GZIP) else packed, path)


def _bounded(pieces: Iterator[bytes], path: Path) -> Iterator[bytes]:
    most = min(LARGEST_DUMP, max(RATIO_FREE, LARGEST_RATIO * path.stat().st_size))
    total = 0
    for piece in pieces:
        total += len(piece)
        if total > most:
            raise ApiError("move.too_large")
        yield piece


def _inflated(packed: Iterator[bytes]) -> Iterator[bytes]:
    """Of every member of the file, as gzip itself does."""
    inflater = zlib.decompressobj(_GZIP_BITS)
    try:
        for piece in packed:
            waiting = piece
            while waiting:
                yield inflater.decompress(waiting, CHUNK)
                waiting = inflater.unconsumed_tail
                if inflater.eof:
                    waiting = inflater.unused_data
                    inflater = zlib.decompressobj(_GZIP_BITS)
            # What stands in the inflater without more input comes with the next piece.
    except zlib.error as error:
        raise ApiError("move.not_a_dump") from error


def encoding_of(path: Path, wanted: Encoding) -> Encoding:
    """Reads the whole dump once. Raises move.bad_encoding with the first line that no encoding of
    those that are tried can read."""
    if wanted is not Encoding.AUTO:
        return wanted
    line = 0
    for encoding in _TRIED:
        bad = _first_bad_line(path, encoding)
        if bad is None:
            return encoding
        line = line or bad
    raise ApiError("move.bad_encoding", line=line)


def _first_bad_line(path: Path, encoding: Encoding) -> int | None:
    decoder = codecs.getincrementaldecoder(encoding)("strict")
    line = 1
    for piece in unpacked(path):
        try:
            decoder.decode(piece)
        except UnicodeDecodeError as error:
            return line + error.object[: error.start].count(b"\n")
        line += piece.count(b"\n")
    try:
        decoder.decode(b"", final=True)
    except UnicodeDecodeError:
        return line
    return None


def text_of(path: Path, encoding: Encoding) -> Iterator[str]:
    """The dump's text in pieces."""
    decoder = codecs.getincrementaldecoder(encoding)("replace")
    is_first = True
    for piece in unpacked(path):
        text = decoder.decode(piece)
        if is_first:
            text = text.removeprefix("\ufeff")
            is_first = False
        yield text
    yield decoder.decode(b"", final=True)
