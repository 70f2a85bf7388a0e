"""What the rooms of the manual hand each other."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

import msgspec

from oj_appliance.errors import Language

# How an item of a list begins.
ITEM = re.compile(r"(?:[-*]|\d+[.)]) ")


class Guide(msgspec.Struct, frozen=True):
    """A document of the manual, in the file docs/NAME.md. `is_card`: one sheet of paper."""

    name: str
    title: dict[Language, str]
    about: dict[Language, str]
    is_for_staff: bool = True
    is_card: bool = False


class Part(msgspec.Struct, frozen=True):
    """Guides that stand together in the list, in the order in which they are read."""

    name: str
    guides: tuple[Guide, ...]


@dataclass(frozen=True, slots=True)
class Block:
    """A piece of a document that is in one language, or in none (code, pictures): `language` is
    None then. `level` is that of a heading, 1 to 6, else 0; `text` of a heading has no signs."""

    text: str
    language: Language | None
    level: int = 0
    anchor: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and what stands below it up to the next one. `anchor` is empty for what comes
    before the first heading, `level` 0 then."""

    title: str
    anchor: str
    level: int
    blocks: tuple[Block, ...] = field(default=())

    @property
    def text(self) -> str:
        """Items of a list stay one list."""
        text, was_item = "", False
        for block in self.blocks:
            is_item = ITEM.match(block.text) is not None
            text += "\n" * (1 if is_item and was_item else 2) if text else ""
            text += block.text
            was_item = is_item
        return text


class OpenGuide(msgspec.Struct, frozen=True):
    """A guide as one reader sees it; `is_other`: it is not there in the language asked for."""

    guide: Guide
    sections: tuple[Section, ...]
    is_other: bool


class Finding(msgspec.Struct, frozen=True):
    """A section that answers a search."""

    guide: Guide
    section: Section
    excerpt: str
