"""Recognises a package by its content, never by its name, and reads it (contract file.md §5)."""

from __future__ import annotations

import codecs
from collections.abc import Iterator
from pathlib import Path

from oj_appliance.errors import ApiError
from oj_appliance.interchange import phrases
from oj_appliance.interchange.formats.fps import FORMAT as FPS
from oj_appliance.interchange.formats.fps import read_fps
from oj_appliance.interchange.rules import MOST_PROBLEMS
from oj_appliance.interchange.spool import CHUNK, Spool
from oj_appliance.interchange.types import (
    Package,
    PackageProblem,
    RefusedProblem,
    UnreadableError,
)
from oj_appliance.web.archives import Archive, ArchiveEntry, is_archive, open_archive

# Enough to look past empty lines and a document type.
HEAD = 4096
_BYTE_ORDER_MARKS = (codecs.BOM_UTF8, codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


def read_package(path: Path, spool: Spool) -> Package:
    """What the file holds. Raises UnreadableError for a file that is unreadable as a whole."""
    with path.open("rb") as file:
        head = file.read(HEAD)
    if is_archive(head):
        return _checked(_read_archive(path, spool))
    if _text(head).startswith("<"):
        return _checked(Package(FPS, tuple(_read_file(path, spool))))
    raise UnreadableError(phrases.WHOLE_FILE, phrases.UNKNOWN_FORMAT)


def _text(head: bytes) -> str:
    """The beginning as text of some kind: marks and names of XML are ASCII in every encoding."""
    for mark in _BYTE_ORDER_MARKS:
        head = head.removeprefix(mark)
    return head.replace(b"\x00", b"").decode("latin-1").lstrip()


def _read_file(path: Path, spool: Spool) -> list[PackageProblem | RefusedProblem]:
    with path.open("rb") as file:
        chunks = iter(lambda: file.read(CHUNK), b"")
        return read_fps(chunks, spool, entry=phrases.WHOLE_FILE)


def _read_archive(path: Path, spool: Spool) -> Package:
    """An archive of one or more FPS files; an unreadable one of them is refused alone."""
    try:
        archive = open_archive(path)
    except ApiError as error:
        named = str(error.fill.get("entry", ""))
        raise UnreadableError(named, phrases.UNSAFE_ARCHIVE, error.key) from error
    problems: list[PackageProblem | RefusedProblem] = []
    with archive:
        files = [entry for entry in archive.files if _is_fps(archive, entry)]
        for entry in files:
            try:
                problems += read_fps(
                    archive.chunks(entry), spool, entry=entry.name, first_index=len(problems)
                )
            except UnreadableError as error:
                problems.append(RefusedProblem(len(problems), entry.name, error.finding))
    if not files:
        raise UnreadableError(phrases.WHOLE_FILE, phrases.NO_XML_IN_ZIP)
    return Package(FPS, tuple(problems))


def _is_fps(archive: Archive, entry: ArchiveEntry) -> bool:
    if not entry.name.lower().endswith(".xml"):
        return False
    head = _text(_head(archive.chunks(entry)))
    return head.startswith("<") and "<fps" in head.lower()


def _head(chunks: Iterator[bytes]) -> bytes:
    head = b""
    while len(head) < HEAD and (chunk := next(chunks, b"")):
        head += chunk
    return head[:HEAD]


def _checked(package: Package) -> Package:
    count = len(package.problems)
    if not count:
        raise UnreadableError(phrases.WHOLE_FILE, phrases.NO_PROBLEM)
    if count > MOST_PROBLEMS:
        raise UnreadableError(
            phrases.WHOLE_FILE, phrases.TOO_MANY_PROBLEMS.filled(most=MOST_PROBLEMS)
        )
    return package
