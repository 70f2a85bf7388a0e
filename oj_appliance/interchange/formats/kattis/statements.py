"""Statements of a Kattis package: TeX or Markdown in one or more languages, with their pictures."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import msgspec

from oj_appliance.interchange import phrases
from oj_appliance.interchange.formats.kattis.phrases import PDF_ONLY
from oj_appliance.interchange.formats.kattis.settings import KattisSettings
from oj_appliance.interchange.markup.links import has_link
from oj_appliance.interchange.markup.sections import PARTS, document_of, sections_of
from oj_appliance.interchange.markup.tex.reading import markdown_of_tex, title_of_tex
from oj_appliance.interchange.reading.folder import PackageFolder
from oj_appliance.interchange.reading.pictures import picture_file
from oj_appliance.interchange.reading.problem_reader import MOST_LANGUAGES, ProblemReader
from oj_appliance.interchange.types import PackageFile, PackagePicture
from oj_appliance.problems import rules
from oj_appliance.problems.types.problem import Statement

FOLDERS = ("statement", "problem_statement")
USUAL_LANGUAGE = "en"
MOST_PICTURES = 200

_FILE = re.compile(r"problem(?:\.(?P<language>[A-Za-z-]{2,20}))?\.(?P<kind>tex|md|pdf)")
_LANGUAGE = re.compile(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}")
_PICTURE = re.compile(r"\.(png|jpe?g|gif|webp|bmp)\Z", re.IGNORECASE)
_VECTOR = re.compile(r"\.(svg|pdf|eps)\Z", re.IGNORECASE)
# Where a judge is to put its samples: ours stand in a place of their own.
_SAMPLES = re.compile(r"\{\{\s?(?:next|remaining)samples?\s?\}\}|\\(?:next|remaining)samples?\b")
_INTERACTION = re.compile(
    r"^( {0,3}#{1,6})[ \t]+(?:interaction(?: protocol)?|交互|交互方式|交互格式)[ \t:：#]*$",
    re.IGNORECASE | re.MULTILINE,
)


class KattisStatements(msgspec.Struct, frozen=True):
    """`statement` is in the site's language, or in the one that comes nearest."""

    statement: Statement
    further: dict[str, Statement]
    pictures: tuple[PackagePicture, ...]
    attachments: tuple[PackageFile, ...]


def read_statements(
    folder: PackageFolder, settings: KattisSettings, reader: ProblemReader
) -> KattisStatements:
    """Raises UnreadableError for a text that is too long or none."""
    place = next((folder.folder(name) for name in FOLDERS if folder.folder(name).files()), None)
    texts: dict[str, Statement] = {}
    attachments: list[PackageFile] = []
    if place is not None:
        for name, language, kind in _files(place):
            if kind == "pdf":
                reader.warn(f"{place.name}/{name}", PDF_ONLY)
                attachments.append(PackageFile(name, place.spooled(name)))
            else:
                texts[language] = _statement(place, name, language, settings)
    if not texts:
        texts[_first(list(settings.names), folder.site_language) or ""] = Statement("")
    main = _first(list(texts), folder.site_language)
    statement = texts.pop(main)
    title = _title(statement, main, settings, folder, reader)
    statement = reader.cut_texts(replace(statement, title=title))
    further = {
        language: reader.cut_texts(replace(each, title=each.title or title))
        for language, each in texts.items()
        if _LANGUAGE.fullmatch(language)
    }
    shown = (statement, *further.values())
    pictures = tuple(_pictures(place, shown, reader)) if place is not None else ()
    return KattisStatements(statement, further, pictures, tuple(attachments))


def _files(place: PackageFolder) -> Iterator[tuple[str, str, str]]:
    """One file a language: a TeX or Markdown text goes before a finished page."""
    found: dict[str, tuple[str, str, str]] = {}
    for name in place.files():
        if match := _FILE.fullmatch(name):
            language = match["language"] or USUAL_LANGUAGE
            is_first = language not in found and len(found) < MOST_LANGUAGES
            if is_first or (language in found and found[language][2] == "pdf"):
                found[language] = (name, language, match["kind"])
    yield from found.values()


def _statement(
    place: PackageFolder, name: str, language: str, settings: KattisSettings
) -> Statement:
    text = settings.filled(place.text(name))
    title = settings.names.get(language, "")
    if name.endswith(".tex"):
        return statement_of(markdown_of_tex(text), title or title_of_tex(text))
    return statement_of(text, title)


def statement_of(document: str, title: str) -> Statement:
    """A Markdown statement by its headings. Without an input what is said of the interaction is
    what a program reads; samples stand in a place of their own."""
    found = sections_of(_SAMPLES.sub("", document))
    if not found.parts.get("input"):
        found = sections_of(_INTERACTION.sub(r"\1 Input", _SAMPLES.sub("", document)))
    return found.statement((title or found.title)[: rules.LONGEST_TITLE])


def through_kattis(statement: Statement, language: str) -> Statement:
    """The statement as our own export and import of it leave it."""
    return statement_of(document_of(statement, language), statement.title)


def _first(languages: list[str], wanted: str) -> str:
    """The wanted language, one of its kind, English, or the first there is."""
    short = wanted.partition("-")[0].lower()
    for fits in (
        lambda tag: tag.lower() == wanted.lower(),
        lambda tag: tag.partition("-")[0].lower() == short,
        lambda tag: tag.partition("-")[0].lower() in (USUAL_LANGUAGE, ""),
    ):
        if found := [tag for tag in languages if fits(tag)]:
            return found[0]
    return languages[0] if languages else ""


def _title(
    statement: Statement,
    language: str,
    settings: KattisSettings,
    folder: PackageFolder,
    reader: ProblemReader,
) -> str:
    other = settings.names.get(_first(list(settings.names), language), "")
    title = statement.title or other
    if not title:
        title = folder.name or "Kattis"
        reader.warn_of(["title"], phrases.UNTITLED.filled(title=title))
    return reader.cut("title", title, rules.LONGEST_TITLE)


# -- pictures


def _pictures(
    place: PackageFolder, shown: tuple[Statement, ...], reader: ProblemReader
) -> Iterator[PackagePicture]:
    """Those that a text shows, under the link by which it does; TeX leaves the extension out."""
    texts = [getattr(each, part) for each in shown for part in PARTS]
    together = "\n".join(texts)
    count = 0
    for name in place.files():
        is_picture = bool(_PICTURE.search(name))
        is_known = is_picture or _VECTOR.search(name)
        if not is_known or name.rpartition(".")[0] not in together:
            continue
        for link in (name, f"./{name}", name.rpartition(".")[0]):
            if not link or not any(has_link(text, link) for text in texts):
                continue
            if not is_picture or count >= MOST_PICTURES:
                reader.warn(f"{place.name}/{name}", phrases.PICTURE_BROKEN)
                break
            if picture := picture_file(place, name, link, reader):
                count += 1
                yield picture
