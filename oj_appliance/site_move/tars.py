"""Plain files of a tar, also of one packed with gzip. Read by hand: nothing is ever laid out by the
archive's names, links and devices are passed over, and no header says how much memory it takes.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import msgspec

from oj_appliance.errors import ApiError
from oj_appliance.files.archive_names import inner_path
from oj_appliance.files.zip_records import refusal
from oj_appliance.site_move.bounds import limits_for
from oj_appliance.site_move.dumps.opening import GZIP, unpacked
from oj_appliance.web.uploads import check_space

BLOCK = 512
CHUNK = 262_144
MOST_HEADERS = 400_000
LONGEST_NOTE = 65_536  # bytes of a long name, or of what stands before a header
_FILES, _NAME, _NOTE = (b"0", b"\0", b"7"), b"L", b"x"
_CHECKED_EVERY = 256  # pieces
_EIGHT_BITS, _BIG_NUMBER = 8, 0x80


class TarEntry(msgspec.Struct, frozen=True):
    name: str
    offset: int
    size: int


class Tar:
    """Close it. Opening raises testcase.bad_zip with the entry at which it cannot be read."""

    def __init__(self, path: Path) -> None:
        self._file = _opened(path)
        try:
            self._size = os.fstat(self._file.fileno()).st_size
            self.entries = tuple(self._read())
        except BaseException:
            self._file.close()
            raise

    def close(self) -> None:
        self._file.close()

    def chunks(self, entry: TarEntry) -> Iterator[bytes]:
        at, end = entry.offset, entry.offset + entry.size
        while at < end:
            piece = os.pread(self._file.fileno(), min(CHUNK, end - at), at)
            if not piece:
                raise refusal(entry.name)
            at += len(piece)
            yield piece

    def _read(self) -> Iterator[TarEntry]:
        at, long_name, long_size = 0, b"", None
        for _ in range(MOST_HEADERS):
            header = os.pread(self._file.fileno(), BLOCK, at)
            if not header.strip(b"\0"):
                return  # blank, or the end of the file
            name = long_name or _name_of(header)
            size = _checked_size(header, name) if long_size is None else long_size
            kind, at = header[156:157], at + BLOCK
            if at + size > self._size:
                raise refusal(_text(name))
            if kind == _NAME:
                long_name = self._note(at, size, name).rstrip(b"\0")
            elif kind == _NOTE:
                told = _told(self._note(at, size, name))
                long_name = told.get(b"path", long_name)
                long_size = _decimal(told[b"size"], name) if b"size" in told else None
            else:
                if kind in _FILES and not name.endswith(b"/"):
                    yield TarEntry(inner_path(_text(name)), at, size)
                long_name, long_size = b"", None
            at += size + -size % BLOCK
        raise refusal("tar")

    def _note(self, at: int, size: int, name: bytes) -> bytes:
        if size > LONGEST_NOTE:
            raise refusal(_text(name))
        return os.pread(self._file.fileno(), size, at)


def is_tar(path: Path) -> bool:
    """Whether a file claims to be one, or is packed with gzip."""
    with path.open("rb") as file:
        head = file.read(BLOCK)
    return head.startswith(GZIP) or (len(head) == BLOCK and _is_header(head))


def _opened(path: Path) -> IO[bytes]:
    """Unpacked beside it, as a file without a name, where it is packed: pieces of a packed one
    cannot be read in any order."""
    with path.open("rb") as file:
        if file.read(len(GZIP)) != GZIP:
            return path.open("rb")
    plain = tempfile.TemporaryFile(dir=path.parent)  # noqa: SIM115 - closed with the tar
    try:
        plain.writelines(_bounded(unpacked(path), path))
        plain.flush()
    except OSError as error:
        plain.close()
        raise ApiError("move.disk_full") from error
    except BaseException:
        plain.close()
        raise
    return plain


def _bounded(pieces: Iterator[bytes], path: Path) -> Iterator[bytes]:
    """No more than a zip of this size may hold, and never the last of the disk."""
    most = limits_for(path.stat().st_size).unpacked
    total = 0
    for number, piece in enumerate(pieces):
        total += len(piece)
        if total > most:
            raise refusal("tar.gz")
        if number % _CHECKED_EVERY == 0:
            check_space(path.parent, _CHECKED_EVERY * CHUNK)
        yield piece


# -- headers (POSIX.1-1988 ustar, with the long names of GNU and POSIX.1-2001)


def _is_header(header: bytes) -> bool:
    told = header[148:156].strip(b" \0")
    blanked = sum(header) - sum(header[148:156]) + _EIGHT_BITS * ord(" ")
    return bool(told) and not told.strip(b"01234567") and int(told, 8) == blanked


def _name_of(header: bytes) -> bytes:
    name = header[:100].partition(b"\0")[0]
    prefix = header[345:500].partition(b"\0")[0] if header[257:263] == b"ustar\0" else b""
    return prefix + b"/" + name if prefix else name


def _checked_size(header: bytes, name: bytes) -> int:
    if len(header) < BLOCK or not _is_header(header):
        raise refusal(_text(name) or "tar")
    field = header[124:136]
    if field[0] & _BIG_NUMBER:
        return int.from_bytes(field[4:])
    digits = field.strip(b" \0") or b"0"
    if digits.strip(b"01234567"):
        raise refusal(_text(name))
    return int(digits, 8)


def _told(note: bytes) -> dict[bytes, bytes]:
    """Lines of `length key=value`, each as long as it says."""
    found, at = {}, 0
    while at < len(note):
        length = note[at:].split(b" ", 1)[0]
        if not length.isdigit() or not 0 < int(length) <= len(note) - at:
            raise refusal("tar")
        key, _, value = note[at + len(length) + 1 : at + int(length) - 1].partition(b"=")
        found[key] = value
        at += int(length)
    return found


def _decimal(digits: bytes, name: bytes) -> int:
    if not digits.isdigit() or len(digits) > len(str(2**63)):
        raise refusal(_text(name))
    return int(digits)


def _text(name: bytes) -> str:
    for encoding in ("utf-8", "gb18030"):
        try:
            return name.decode(encoding)
        except UnicodeDecodeError:
            continue
    return name.decode("utf-8", "replace")
