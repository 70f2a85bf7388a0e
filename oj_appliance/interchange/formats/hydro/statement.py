"""The texts of a Hydro problem: one document a language, pictures and files beside them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from urllib.parse import unquote

import msgspec

from oj_appliance.interchange import phrases
from oj_appliance.interchange.markup.sections import PARTS, Sections, sections_of
from oj_appliance.interchange.reading.folder import PackageFolder
from oj_appliance.interchange.reading.pictures import picture_file
from oj_appliance.interchange.reading.problem_reader import MOST_LANGUAGES, ProblemReader
from oj_appliance.interchange.reading.yaml_values import map_of, text_of
from oj_appliance.interchange.types import PackageFile, PackagePicture
from oj_appliance.problems import rules
from oj_appliance.problems.types.problem import Example, Statement

FILES = "additional_file"
LINK = "file://"
MOST_PICTURES = 200
_LANGUAGE = re.compile(r"[A-Za-z]{2,3}(?:[_-][A-Za-z0-9]{2,8}){0,3}")
_DOCUMENT = re.compile(rf"problem(?:_(?P<language>{_LANGUAGE.pattern}))?\.md")
_LINK = re.compile(r"file://(?P<name>[^\s\"'()<>]{1,300})")
# The languages that sites of ours are in; Hydro's names for them are shorter.
_TAGS = {"zh": "zh-CN", "en": "en-US"}
_UNNAMED = ""  # a document of no language: of the site's, as far as we know


class HydroTexts(msgspec.Struct, frozen=True):
    statement: Statement
    further: dict[str, Statement]
    examples: tuple[Example, ...]
    source: str
    pictures: tuple[PackagePicture, ...]
    attachments: tuple[PackageFile, ...]


def tag_of(language: str) -> str:
    """Hydro's name of a language as ours."""
    return _TAGS.get(language, language.replace("_", "-"))


def name_of(tag: str) -> str:
    """Our name of a language as Hydro's."""
    return {tag: name for name, tag in _TAGS.items()}.get(tag, tag.replace("-", "_"))


def hydro_title(text: str) -> str:
    """One line."""
    return re.sub(r"\s*\n\s*", " ", text).strip()


def read_texts(
    folder: PackageFolder, settings: dict[str, object], title: str, reader: ProblemReader
) -> HydroTexts:
    """Raises UnreadableError for a text that is too long or none."""
    documents = _documents(folder, settings, reader)
    main_tag = _main(documents, folder.site_language)
    main = documents.pop(main_tag, None) or Sections()
    if main.title and main.title != title:
        # Here it is a heading of the text: the problem's title is told elsewhere.
        description = main.parts.get("description", "")
        main.parts["description"] = f"# {main.title}\n\n{description}".rstrip()
    if main.are_examples_uneven:
        reader.warn("problem.md", phrases.EXAMPLES_UNEVEN)
    statement = reader.cut_texts(main.statement(title))
    further = {
        tag: reader.cut_texts(each.statement(each.title[: rules.LONGEST_TITLE] or title))
        for tag, each in documents.items()
        if tag != _UNNAMED
    }
    pictures, attachments = _files(folder.folder(FILES), (statement, *further.values()), reader)
    source = reader.cut("source", main.source, rules.LONGEST_SOURCE)
    return HydroTexts(statement, further, main.examples, source, pictures, attachments)


def _documents(
    folder: PackageFolder, settings: dict[str, object], reader: ProblemReader
) -> dict[str, Sections]:
    names = {
        tag_of(match["language"]) if match["language"] else _UNNAMED: name
        for name in folder.files()
        if (match := _DOCUMENT.fullmatch(name))
    }
    # Of too many the site's own stay.
    tags = sorted(names, key=lambda tag: tag not in (folder.site_language, _UNNAMED))
    kept = reader.at_most("statements", tags, MOST_LANGUAGES)
    found = {tag: sections_of(folder.text(names[tag])) for tag in kept}
    if not found:
        content = settings.get("content")
        by_language = map_of(content) or map_of(_json(text_of(content)))
        if by_language:
            return {
                tag_of(each): sections_of(text_of(text))
                for each, text in by_language.items()
                if _LANGUAGE.fullmatch(each)
            }
        found[_UNNAMED] = sections_of(text_of(content))
    return found


def _json(text: str) -> object:
    """Hydro keeps statements of several languages as one JSON text."""
    try:
        return json.loads(text) if text.startswith("{") else None
    except (ValueError, RecursionError):
        return None


def _main(documents: dict[str, Sections], site_language: str) -> str:
    """The site's language, one of its kind, that of no name, English, or the first."""
    short = site_language.partition("-")[0]
    kin = [tag for tag in documents if tag.partition("-")[0] == short]
    for tag in (site_language, *kin, _UNNAMED, "en-US"):
        if tag in documents:
            return tag
    return next(iter(documents), _UNNAMED)


def _files(
    folder: PackageFolder, shown: Iterable[Statement], reader: ProblemReader
) -> tuple[tuple[PackagePicture, ...], tuple[PackageFile, ...]]:
    """What a text shows as a picture, and everything else as attachments."""
    texts = [getattr(each, part) for each in shown for part in PARTS]
    links = dict.fromkeys(match[0] for text in texts for match in _LINK.finditer(text))
    pictures: list[PackagePicture] = []
    used: set[str] = set()
    for link in links:
        name = _named(folder, link.removeprefix(LINK))
        if name is None or not _PICTURE.search(name) or len(pictures) >= MOST_PICTURES:
            continue
        used.add(name)
        if picture := picture_file(folder, name, link, reader):
            pictures.append(picture)
    attachments = tuple(
        PackageFile(name.rpartition("/")[2], folder.spooled(name))
        for name in folder.files()
        if name not in used
    )
    return tuple(pictures), attachments


_PICTURE = re.compile(r"\.(?:png|jpe?g|gif|webp|bmp)\Z", re.IGNORECASE)


def _named(folder: PackageFolder, written: str) -> str | None:
    """The file that a link means: as it stands, unquoted, or without a query."""
    for name in (written, unquote(written), unquote(written.partition("?")[0])):
        if folder.has(name):
            return name
    return None
