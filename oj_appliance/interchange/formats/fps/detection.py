"""FPS files are recognised by their first element, alone or inside an archive."""

from __future__ import annotations

import codecs
from collections.abc import Iterable, Iterator
from functools import partial

from oj_appliance.interchange import phrases
from oj_appliance.interchange.format import HEAD
from oj_appliance.interchange.formats.fps.reading import open_fps
from oj_appliance.interchange.reading.folder import PackageFolder
from oj_appliance.interchange.spool import Spool
from oj_appliance.interchange.types import ReadProblem, RefusedProblem, UnreadableError

_BYTE_ORDER_MARKS = (codecs.BOM_UTF8, codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


def is_xml(head: bytes) -> bool:
    """Whether a file that begins so may be an FPS document: reading it tells what is wrong else."""
    return _text(head).startswith("<")


def read_document(chunks: Iterable[bytes], spool: Spool) -> list[ReadProblem]:
    return open_fps(chunks, spool, entry=phrases.WHOLE_FILE)


def fps_problems(root: PackageFolder) -> list[ReadProblem]:
    """Of an archive of one or more FPS files; an unreadable one of them is refused alone."""
    problems: list[ReadProblem] = []
    for name in root.files():
        if not _is_fps(root, name):
            continue
        try:
            problems += open_fps(
                root.chunks(name), root.spool, entry=name, first_index=len(problems)
            )
        except UnreadableError as error:
            problems.append(partial(RefusedProblem, len(problems), name, error.finding))
    return problems


def _is_fps(root: PackageFolder, name: str) -> bool:
    if not name.lower().endswith(".xml"):
        return False
    head = _text(_head(root.chunks(name)))
    return head.startswith("<") and "<fps" in head.lower()


def _text(head: bytes) -> str:
    """The beginning as text of some kind: marks and names of XML are ASCII in every encoding."""
    for mark in _BYTE_ORDER_MARKS:
        head = head.removeprefix(mark)
    return head.replace(b"\x00", b"").decode("latin-1").lstrip()


def _head(chunks: Iterator[bytes]) -> bytes:
    head = b""
    while len(head) < HEAD and (chunk := next(chunks, b"")):
        head += chunk
    return head[:HEAD]
