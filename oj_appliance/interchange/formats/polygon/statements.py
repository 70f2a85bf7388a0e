"""Statements of a Polygon package: TeX by parts in one or more languages, pictures beside them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import msgspec

from oj_appliance.interchange import phrases
from oj_appliance.interchange.formats.polygon.xml import XmlNode
from oj_appliance.interchange.markup.blocks import link as written_link
from oj_appliance.interchange.markup.sections import PARTS, sections_of
from oj_appliance.interchange.markup.tex.reading import markdown_of_tex, title_of_tex
from oj_appliance.interchange.reading.folder import PackageFolder
from oj_appliance.interchange.reading.json_object import JsonObject, json_object
from oj_appliance.interchange.reading.pictures import picture_file
from oj_appliance.interchange.reading.problem_reader import ProblemReader
from oj_appliance.interchange.types import PackagePicture, UnreadableError
from oj_appliance.problems import rules
from oj_appliance.problems.types.problem import Example, Statement

STATEMENTS = "statements"
SECTIONS = "statement-sections"
PROPERTIES = "problem-properties.json"
DOCUMENT = "problem.tex"
MOST_PICTURES = 200
MOST_EXAMPLES = 50

# Polygon's names of languages and our tags; the first two are those that we write.
TAGS = {
    "chinese": "zh-CN",
    "english": "en-US",
    "russian": "ru-RU",
    "ukrainian": "uk-UA",
    "japanese": "ja-JP",
    "korean": "ko-KR",
    "french": "fr-FR",
    "german": "de-DE",
    "spanish": "es-ES",
    "portuguese": "pt-PT",
    "italian": "it-IT",
    "polish": "pl-PL",
    "turkish": "tr-TR",
    "vietnamese": "vi-VN",
    "kazakh": "kk-KZ",
    "uzbek": "uz-UZ",
    "armenian": "hy-AM",
    "azerbaijani": "az-AZ",
    "georgian": "ka-GE",
    "hebrew": "he-IL",
    "arabic": "ar-SA",
    "persian": "fa-IR",
    "romanian": "ro-RO",
    "bulgarian": "bg-BG",
    "serbian": "sr-RS",
    "czech": "cs-CZ",
    "slovak": "sk-SK",
    "hungarian": "hu-HU",
    "finnish": "fi-FI",
    "swedish": "sv-SE",
    "dutch": "nl-NL",
    "indonesian": "id-ID",
    "thai": "th-TH",
    "mongolian": "mn-MN",
}
# What Polygon tells of a problem and where it goes; the two last ones join another part.
_PARTS = {"description": "legend", "input": "input", "output": "output", "hint": "notes"}
_JOINED = {"interaction": ("input", "交互", "Interaction"), "scoring": ("hint", "评分", "Scoring")}
_SHOWN = re.compile(
    r"(?P<before>!\[[^\]\n]{0,200}\]\()(?P<target><[^<>\n]+>|[^()\s<>]+)(?P<after>\))"
)
_EXTENSIONS = ("", ".png", ".jpg", ".jpeg", ".gif", ".webp")


class PolygonTexts(msgspec.Struct, frozen=True):
    """`statement` is in the site's language, or in the one that comes nearest."""

    statement: Statement
    further: dict[str, Statement]
    examples: tuple[Example, ...]
    pictures: tuple[PackagePicture, ...]


class _Text(msgspec.Struct, frozen=True):
    statement: Statement
    examples: tuple[Example, ...]


def read_texts(folder: PackageFolder, problem: XmlNode, reader: ProblemReader) -> PolygonTexts:
    """Raises UnreadableError for a text that is too long or none."""
    names = {each.get("language"): each.get("value") for each in problem.all("names", "name")}
    texts: dict[str, _Text] = {}
    pictures: list[PackagePicture] = []
    for language in _languages(folder, names):
        tag = TAGS.get(language.lower())
        if tag is None:
            reader.lose("statements", phrases.in_language("statements", language[:40]))
            continue
        text = _text(folder, language, tag, names.get(language, ""), reader)
        shown = _Pictures(folder, language, reader, MOST_PICTURES - len(pictures))
        parts = {part: shown.linked(getattr(text.statement, part)) for part in PARTS}
        pictures += shown.found
        texts[tag] = _Text(Statement(text.statement.title, **parts), text.examples)
    if not texts:
        texts[folder.site_language] = _Text(Statement(""), ())
    main_tag = _main(list(texts), folder.site_language)
    main = texts.pop(main_tag)
    title = main.statement.title or problem.get("short-name")
    if not title:
        title = folder.name or "Polygon"
        reader.warn_of(["title"], phrases.UNTITLED.filled(title=title))
    title = reader.cut("title", title, rules.LONGEST_TITLE)
    further = {
        tag: replace(each.statement, title=each.statement.title[: rules.LONGEST_TITLE] or title)
        for tag, each in texts.items()
    }
    return PolygonTexts(
        replace(main.statement, title=title), further, main.examples, tuple(pictures)
    )


def _languages(folder: PackageFolder, names: dict[str, str]) -> list[str]:
    """Those that have a text; finished pages (.html, .pdf) are none."""
    told = [*folder.folder(STATEMENTS).subfolders(), *folder.folder(SECTIONS).subfolders()]
    found = [name for name in dict.fromkeys(told) if not name.startswith(".")]
    return found or [name for name in names if name][:1]


def _main(tags: list[str], site_language: str) -> str:
    """The site's language, one of its kind, English, or the first."""
    short = site_language.partition("-")[0]
    kin = [tag for tag in tags if tag.partition("-")[0] == short]
    return next(tag for tag in (site_language, *kin, "en-US", *tags) if tag in tags)


# -- one language


def _text(
    folder: PackageFolder, language: str, tag: str, name: str, reader: ProblemReader
) -> _Text:
    place = folder.folder(f"{STATEMENTS}/{language}")
    sections = folder.folder(f"{SECTIONS}/{language}")
    told = _properties(place)
    if told is not None:
        parts = {part: told.text(part) for part in (*_PARTS.values(), *_JOINED, "name")}
        examples = tuple(
            Example(_with_line_feeds(each.text("input")), _with_line_feeds(each.text("output")))
            for each in told.parts("sampleTests")[:MOST_EXAMPLES]
        )
    elif sections.files():
        names = (*_PARTS.values(), *_JOINED, "name")
        parts = {part: _file(sections, f"{part}.tex") for part in names}
        examples = tuple(_example_files(sections))
    else:
        return _whole_text(place, name, reader)
    texts = {part: markdown_of_tex(parts[source]) for part, source in _PARTS.items()}
    for source, (part, chinese, english) in _JOINED.items():
        added = markdown_of_tex(parts[source])
        if added and texts[part]:
            heading = chinese if tag.startswith("zh") else english
            added = f"{texts[part]}\n\n## {heading}\n\n{added}"
        texts[part] = added or texts[part]
    return _Text(reader.cut_texts(Statement(name or parts["name"].strip(), **texts)), examples)


def _with_line_feeds(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _properties(place: PackageFolder) -> JsonObject | None:
    """None when there are none, or none that can be read: the TeX is there as well."""
    try:
        told = json_object(place.text(PROPERTIES), PROPERTIES)
        for part in (*_PARTS.values(), *_JOINED, "name"):
            told.text(part)
        told.parts("sampleTests")
    except UnreadableError:
        return None
    return told


def _file(place: PackageFolder, name: str) -> str:
    return place.text(name) if place.has(name) else ""


def _example_files(place: PackageFolder) -> Iterator[Example]:
    names = [name for name in place.files() if re.fullmatch(r"example\.\d{1,4}", name)]
    for name in names[:MOST_EXAMPLES]:
        yield Example(_file(place, name), _file(place, f"{name}.a"))


def _whole_text(place: PackageFolder, name: str, reader: ProblemReader) -> _Text:
    """The finished document: its commands are the parts' headings."""
    tex = _file(place, DOCUMENT)
    found = sections_of(markdown_of_tex(tex))
    statement = found.statement(name or title_of_tex(tex))
    return _Text(reader.cut_texts(statement), found.examples or tuple(_example_files(place)))


# -- pictures


class _Pictures:
    """Languages may show different pictures of one name: the links tell them apart."""

    def __init__(
        self, folder: PackageFolder, language: str, reader: ProblemReader, most: int
    ) -> None:
        self._places = [folder.folder(f"{top}/{language}") for top in (STATEMENTS, SECTIONS)]
        self._language = language
        self._reader = reader
        self._most = most
        self._links: dict[str, str | None] = {}
        self.found: list[PackagePicture] = []

    def linked(self, text: str) -> str:
        return _SHOWN.sub(self._shown, text)

    def _shown(self, match: re.Match[str]) -> str:
        name = match["target"].strip("<>")
        if name not in self._links:
            self._links[name] = self._link(name)
        link = self._links[name]
        return f"{match['before']}{link}{match['after']}" if link else match[0]

    def _link(self, name: str) -> str | None:
        for place in self._places:
            for file in (name + extension for extension in _EXTENSIONS):
                if not place.has(file) or len(self.found) >= self._most:
                    continue
                link = written_link(f"polygon/{self._language}/{file}").replace(" ", "%20")
                link = link.strip("<>").replace("(", "%28").replace(")", "%29")
                if picture := picture_file(place, file, link, self._reader):
                    self.found.append(picture)
                    return link
                return None
        if "://" not in name:
            self._reader.warn(name, phrases.FILE_MISSING)
        return None
