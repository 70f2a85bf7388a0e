"""Recognises a package by its content, never by its name, and reads it (contract file.md §5)."""

from __future__ import annotations

import codecs
from pathlib import Path

from oj_appliance.interchange import phrases
from oj_appliance.interchange.formats.fps import FORMAT as FPS
from oj_appliance.interchange.formats.fps import read_fps
from oj_appliance.interchange.rules import MOST_PROBLEMS
from oj_appliance.interchange.spool import Spool
from oj_appliance.interchange.types import Package, UnreadableError

# Enough to look past empty lines in front of the first mark.
HEAD = 4096
_ZIP_MARKS = (b"PK\x03\x04", b"PK\x05\x06")
_BYTE_ORDER_MARKS = (codecs.BOM_UTF8, codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


def read_package(path: Path, spool: Spool) -> Package:
    """What the file holds. Raises UnreadableError for a file that is unreadable as a whole."""
    with path.open("rb") as file:
        head = file.read(HEAD)
        file.seek(0)
        if _is_xml(head):
            problems = read_fps(file, spool, entry=phrases.WHOLE_FILE)
            return _checked(Package(FPS, tuple(problems)))
    raise UnreadableError(phrases.WHOLE_FILE, phrases.UNKNOWN_FORMAT)


def _is_xml(head: bytes) -> bool:
    for mark in _BYTE_ORDER_MARKS:
        head = head.removeprefix(mark)
    return head.replace(b"\x00", b"").lstrip().startswith(b"<")


def _checked(package: Package) -> Package:
    count = len(package.problems)
    if not count:
        raise UnreadableError(phrases.WHOLE_FILE, phrases.NO_PROBLEM)
    if count > MOST_PROBLEMS:
        raise UnreadableError(
            phrases.WHOLE_FILE, phrases.TOO_MANY_PROBLEMS.filled(most=MOST_PROBLEMS)
        )
    return package
