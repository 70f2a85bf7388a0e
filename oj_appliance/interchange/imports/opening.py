"""Recognises a package by its content, never by its name, and reads it (contract file.md §5)."""

from __future__ import annotations

import codecs
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from itertools import islice
from pathlib import Path

from oj_appliance.errors import ApiError
from oj_appliance.files.archives import is_archive, open_archive
from oj_appliance.interchange import phrases
from oj_appliance.interchange.formats.dmoj import reading as dmoj
from oj_appliance.interchange.formats.fps import reading as fps
from oj_appliance.interchange.formats.hoj import reading as hoj
from oj_appliance.interchange.formats.hydro import reading as hydro
from oj_appliance.interchange.formats.kattis import reading as kattis
from oj_appliance.interchange.formats.plainzip import reading as plainzip
from oj_appliance.interchange.formats.polygon import reading as polygon
from oj_appliance.interchange.formats.qduoj import reading as qduoj
from oj_appliance.interchange.imports.rules import MOST_PROBLEMS
from oj_appliance.interchange.reading.folder import DEFAULT_SITE_LANGUAGE, PackageFolder
from oj_appliance.interchange.spool import CHUNK, Spool
from oj_appliance.interchange.types import (
    Package,
    PackageProblem,
    ReadProblem,
    RefusedProblem,
    UnreadableError,
)

# Enough to look past empty lines and a document type.
HEAD = 4096
_BYTE_ORDER_MARKS = (codecs.BOM_UTF8, codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)

Place = PackageFolder | str


# The places of problems in an archive, none when it is of another format; a place with the
# archive's top and the problem's number becomes a problem.
FindPlaces = Callable[[PackageFolder], Sequence[Place]]
ReadPlace = Callable[[Place, PackageFolder, int], PackageProblem | RefusedProblem]
ProblemsOf = Callable[[PackageFolder], list[ReadProblem]]


@contextmanager
def open_package(
    path: Path,
    spool: Spool,
    name: str = "",
    only: str | None = None,
    site_language: str = DEFAULT_SITE_LANGUAGE,
) -> Iterator[Package]:
    """What the file holds; its problems are readable inside the with statement. `name` is what the
    uploader called it, `only` the one format that may be tried, `site_language` the one of this
    site's statements. Raises UnreadableError for a file that is unreadable as a whole."""
    with path.open("rb") as file:
        head = file.read(HEAD)
        if is_archive(head):
            with _opened(path, spool, name, site_language) as root:
                yield _checked(replace(_read_archive(root, only), unpacked=root.unpacked))
        elif only in (None, fps.FORMAT) and _text(head).startswith("<"):
            file.seek(0)
            chunks = iter(lambda: file.read(CHUNK), b"")
            problems = fps.open_fps(chunks, spool, entry=phrases.WHOLE_FILE)
            yield _checked(Package(fps.FORMAT, problems))
        else:
            raise UnreadableError(phrases.WHOLE_FILE, phrases.UNKNOWN_FORMAT)


@contextmanager
def _opened(path: Path, spool: Spool, name: str, site_language: str) -> Iterator[PackageFolder]:
    try:
        archive = open_archive(path)
    except ApiError as error:
        named = str(error.fill.get("entry", ""))
        raise UnreadableError(named, phrases.UNSAFE_ARCHIVE, error.key) from error
    with archive:
        yield PackageFolder(archive, spool, name, site_language)


def _read_archive(root: PackageFolder, only: str | None) -> Package:
    for name, problems_of in _FORMATS:
        if only in (None, name) and (problems := problems_of(root)):
            return Package(name, problems)
    raise UnreadableError(phrases.WHOLE_FILE, phrases.UNKNOWN_ARCHIVE)


def _fps_problems(root: PackageFolder) -> list[ReadProblem]:
    """Of an archive of one or more FPS files; an unreadable one of them is refused alone."""
    problems: list[ReadProblem] = []
    for name in root.files():
        if not _is_fps(root, name):
            continue
        try:
            problems += fps.open_fps(
                root.chunks(name), root.spool, entry=name, first_index=len(problems)
            )
        except UnreadableError as error:
            problems.append(partial(RefusedProblem, len(problems), name, error.finding))
    return problems


def _one_by_one(find: FindPlaces, read: ReadPlace) -> ProblemsOf:
    def problems_of(root: PackageFolder) -> list[ReadProblem]:
        return [
            partial(_read_place, read, place, root, index)
            for index, place in enumerate(islice(find(root), MOST_PROBLEMS + 1))
        ]

    return problems_of


def _read_place(
    read: ReadPlace, place: Place, root: PackageFolder, index: int
) -> PackageProblem | RefusedProblem:
    try:
        return read(place, root, index)
    except UnreadableError as error:
        name = place if isinstance(place, str) else place.name
        return RefusedProblem(index, name, error.finding)


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


def _checked(package: Package) -> Package:
    if not package.problems:
        raise UnreadableError(phrases.WHOLE_FILE, phrases.NO_PROBLEM)
    if len(package.problems) > MOST_PROBLEMS:
        raise UnreadableError(
            phrases.WHOLE_FILE, phrases.TOO_MANY_PROBLEMS.filled(most=MOST_PROBLEMS)
        )
    return package


# In the order in which they are tried: those with the surest marks first.
_FORMATS: tuple[tuple[str, ProblemsOf], ...] = (
    (hoj.FORMAT, _one_by_one(hoj.find_hoj, hoj.read_hoj)),
    (qduoj.FORMAT, _one_by_one(qduoj.find_qduoj, qduoj.read_qduoj)),
    (polygon.FORMAT, _one_by_one(polygon.find_polygon, polygon.read_polygon)),
    (kattis.FORMAT, _one_by_one(kattis.find_kattis, kattis.read_kattis)),
    (hydro.FORMAT, _one_by_one(hydro.find_hydro, hydro.read_hydro)),
    (dmoj.FORMAT, _one_by_one(dmoj.find_dmoj, dmoj.read_dmoj)),
    (fps.FORMAT, _fps_problems),
    (plainzip.FORMAT, _one_by_one(plainzip.find_plainzip, plainzip.read_plainzip)),
)
