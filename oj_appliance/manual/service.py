"""The manual as a reader may see it."""

from __future__ import annotations

import re
from functools import cached_property, lru_cache
from pathlib import Path

from oj_appliance.errors import ApiError, GuardError, Language
from oj_appliance.manual.contents import PARTS
from oj_appliance.manual.documents import in_language, is_spoken, with_addresses
from oj_appliance.manual.languages import blocks
from oj_appliance.manual.searching import SearchIndex
from oj_appliance.manual.types import Block, Finding, Guide, OpenGuide, Part
from oj_appliance.web.guards import Viewer

_PICTURE_NAME = re.compile(r"[\w-]{1,64}")
LANGUAGES: tuple[Language, Language] = ("zh-CN", "en-US")


class Manual:
    """`folder` holds the documents as they came with the program; they do not change while it runs.
    What is missing there is not told of."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._open = lru_cache(maxsize=None)(self._read)
        self._index = lru_cache(maxsize=None)(self._make_index)

    def parts(self, viewer: Viewer) -> list[Part]:
        """Without those in which the viewer may open nothing."""
        found = []
        for part in PARTS:
            guides = tuple(each for each in part.guides if self._shows(each, viewer.is_staff))
            found += [Part(part.name, guides)] if guides else []
        return found

    def guide(self, viewer: Viewer, name: str, language: Language) -> OpenGuide:
        """Raises manual.missing; GuardError where it is for staff and the viewer is none."""
        guide = self._guides.get(name)
        if guide is None:
            raise ApiError("manual.missing", status=404)
        if guide.is_for_staff and not viewer.is_staff:
            if viewer.is_guest:
                raise GuardError("auth.login_required", status=401)
            raise GuardError("auth.forbidden")
        return self._open(name, language, viewer.is_staff)

    def find(self, viewer: Viewer, words: str, language: Language) -> list[Finding]:
        return self._index(language, viewer.is_staff).find(words)

    def picture(self, name: str) -> Path | None:
        """None where there is none of this name."""
        if not _PICTURE_NAME.fullmatch(name):
            return None
        path = self._folder / "pictures" / f"{name}.png"
        return path if path.is_file() else None

    @cached_property
    def _guides(self) -> dict[str, Guide]:
        return {
            guide.name: guide
            for part in PARTS
            for guide in part.guides
            if (self._folder / f"{guide.name}.md").is_file()
        }

    @cached_property
    def _blocks(self) -> dict[str, list[Block]]:
        return {
            name: blocks((self._folder / f"{name}.md").read_text(encoding="utf-8"))
            for name in self._guides
        }

    def _shows(self, guide: Guide, is_staff: bool) -> bool:
        return guide.name in self._guides and (is_staff or not guide.is_for_staff)

    def _known(
        self, name: str, language: Language, is_staff: bool
    ) -> tuple[str, str | None] | None:
        guide = self._guides.get(name)
        if guide is None:
            return None
        return guide.title[language], f"/manual/{name}" if self._shows(guide, is_staff) else None

    def _read(self, name: str, language: Language, is_staff: bool) -> OpenGuide:
        told = in_language(self._blocks[name], language)
        is_other = not is_spoken(told, language)
        if is_other:
            told = in_language(self._blocks[name], next(x for x in LANGUAGES if x != language))
        sections = with_addresses(
            told,
            lambda other: self._known(other, language, is_staff),
            lambda picture: self.picture(picture) is not None,
        )
        return OpenGuide(self._guides[name], sections, is_other)

    def _make_index(self, language: Language, is_staff: bool) -> SearchIndex:
        opened = [
            self._open(name, language, is_staff)
            for name, guide in self._guides.items()
            if self._shows(guide, is_staff)
        ]
        return SearchIndex(
            [
                (each.guide, section, each.guide.title[language])
                for each in opened
                for section in each.sections
            ]
        )
