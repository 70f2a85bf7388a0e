"""Whether a PDF brings programs: JavaScript, calls of other programs, forms that are sent.

A browser's viewer keeps such a program away from the site, but a worksheet has no need of any.
Names may be written with hex digits, and objects may lie compressed in object streams (ISO 32000-1
§7.3.5, §7.5.7): both are looked into. What cannot be looked into counts as if it did. Blocking:
call it from a thread.
"""

from __future__ import annotations

import mmap
import re
import zlib
from collections.abc import Iterator
from pathlib import Path

_NAMES = ("JavaScript", "Launch", "SubmitForm", "ImportData", "RichMedia")
_PIECE = 1 << 20
_OVERLAP = 256  # more than the longest name, each letter in hex
# Of all object streams together: what unpacks to more is not looked into.
MOST_UNPACKED = 256 * 1024 * 1024
_DICT = 4096  # bytes around the name of an object stream's type in which its stream begins


def _name(text: str) -> bytes:
    """Matches the name however it is written."""
    letters = (f"(?:{re.escape(letter)}|#(?i:{ord(letter):02x}))".encode() for letter in text)
    return b"/" + b"".join(letters)


_ACTIVE = re.compile(b"|".join(_name(each) for each in _NAMES))
_OBJECTS = re.compile(_name("ObjStm"))
_BEGIN = re.compile(rb"stream\r?\n")


def brings_programs(path: Path) -> bool:
    with path.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as content:
        if _ACTIVE.search(content):
            return True
        left = MOST_UNPACKED
        for found in _OBJECTS.finditer(content):
            begin = _BEGIN.search(content, found.end(), found.end() + _DICT)
            if begin is None:
                continue  # the word alone, in a text
            unpacked = _unpacked(content, begin.end(), left)
            try:
                tail = b""
                for piece in unpacked:
                    left -= len(piece)
                    if left <= 0 or _ACTIVE.search(tail + piece):
                        return True
                    tail = piece[-_OVERLAP:]
            except zlib.error:  # another filter, or encrypted
                return True
        return False


def _unpacked(content: mmap.mmap, at: int, most: int) -> Iterator[bytes]:
    """Raises zlib.error."""
    inflater = zlib.decompressobj()
    given = 0
    while not inflater.eof and at < len(content) and given < most:
        waiting = content[at : at + _PIECE]
        at += len(waiting)
        while waiting and given < most and not inflater.eof:
            piece = inflater.decompress(waiting, _PIECE)
            given += len(piece)
            waiting = inflater.unconsumed_tail
            yield piece
