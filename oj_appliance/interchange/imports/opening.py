"""Recognises a package by its content, never by its name, and reads it (contract file.md §5)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import BinaryIO

from oj_appliance.errors import ApiError
from oj_appliance.files.archives import is_archive, open_archive
from oj_appliance.interchange import phrases
from oj_appliance.interchange.format import HEAD, Format
from oj_appliance.interchange.formats.registry import FORMATS
from oj_appliance.interchange.reading.folder import DEFAULT_SITE_LANGUAGE, PackageFolder
from oj_appliance.interchange.reading.places import MOST_PROBLEMS
from oj_appliance.interchange.spool import CHUNK, Spool
from oj_appliance.interchange.types import Package, UnreadableError


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
    asked = [each for each in FORMATS if only in (None, each.name)]
    with path.open("rb") as file:
        head = file.read(HEAD)
        if is_archive(head):
            with _opened(path, spool, name, site_language) as root:
                yield _checked(replace(_read_archive(root, asked), unpacked=root.unpacked))
        else:
            yield _checked(_read_document(file, head, spool, asked))


@contextmanager
def _opened(path: Path, spool: Spool, name: str, site_language: str) -> Iterator[PackageFolder]:
    try:
        archive = open_archive(path)
    except ApiError as error:
        named = str(error.fill.get("entry", ""))
        raise UnreadableError(named, phrases.UNSAFE_ARCHIVE, error.key) from error
    with archive:
        yield PackageFolder(archive, spool, name, site_language)


def _read_archive(root: PackageFolder, asked: list[Format]) -> Package:
    for each in asked:
        if problems := each.problems_of(root):
            return Package(each.name, problems)
    titles = [each.title for each in FORMATS if each.title]
    raise UnreadableError(phrases.WHOLE_FILE, phrases.unknown_archive(titles))


def _read_document(file: BinaryIO, head: bytes, spool: Spool, asked: list[Format]) -> Package:
    for each in asked:
        if each.document is not None and each.document.is_one(head):
            file.seek(0)
            chunks = iter(lambda: file.read(CHUNK), b"")
            return Package(each.name, each.document.read(chunks, spool))
    kinds = [f"{each.title} {each.document.kind}" for each in FORMATS if each.document]
    raise UnreadableError(phrases.WHOLE_FILE, phrases.unknown_format(kinds))


def _checked(package: Package) -> Package:
    if not package.problems:
        raise UnreadableError(phrases.WHOLE_FILE, phrases.NO_PROBLEM)
    if len(package.problems) > MOST_PROBLEMS:
        raise UnreadableError(
            phrases.WHOLE_FILE, phrases.TOO_MANY_PROBLEMS.filled(most=MOST_PROBLEMS)
        )
    return package
