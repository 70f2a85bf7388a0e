"""Shapes of the manual's answers (contract manual.md)."""

from __future__ import annotations

import msgspec

from oj_appliance.errors import Language
from oj_appliance.manual.types import Finding, Guide, OpenGuide, Part


class ManualEntry(msgspec.Struct):
    name: str
    title: str
    about: str
    isCard: bool


class ManualPart(msgspec.Struct):
    name: str
    guides: list[ManualEntry]


class ManualSection(msgspec.Struct):
    """`level` is 0 for what stands before the first heading."""

    title: str
    anchor: str
    level: int
    text: str


class ManualGuide(msgspec.Struct):
    name: str
    title: str
    about: str
    isCard: bool
    isOther: bool
    sections: list[ManualSection]


class ManualFinding(msgspec.Struct):
    name: str
    title: str
    heading: str
    anchor: str
    excerpt: str


def entry(guide: Guide, language: Language) -> ManualEntry:
    return ManualEntry(guide.name, guide.title[language], guide.about[language], guide.is_card)


def part(found: Part, language: Language) -> ManualPart:
    return ManualPart(found.name, [entry(each, language) for each in found.guides])


def opened(found: OpenGuide, language: Language) -> ManualGuide:
    guide = found.guide
    return ManualGuide(
        guide.name,
        guide.title[language],
        guide.about[language],
        guide.is_card,
        found.is_other,
        [ManualSection(each.title, each.anchor, each.level, each.text) for each in found.sections],
    )


def finding(found: Finding, language: Language) -> ManualFinding:
    return ManualFinding(
        found.guide.name,
        found.guide.title[language],
        found.section.title,
        found.section.anchor,
        found.excerpt,
    )
