"""Tags, their classifications, and the levels of difficulty."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

import msgspec
from msgspec import UNSET, UnsetType


@dataclass(frozen=True, slots=True)
class TagRecord:
    id: int
    name: str
    color: str | None
    oj: str
    group_id: int | None
    classification_id: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class TagChange:
    """What a save gives a tag; UNSET leaves it as it is."""

    name: str | UnsetType = UNSET
    color: str | UnsetType | None = UNSET
    classification_id: int | UnsetType | None = UNSET

    def laid_over(self, tag: TagRecord) -> TagRecord:
        given = {field.name: getattr(self, field.name) for field in fields(self)}
        return replace(tag, **{name: value for name, value in given.items() if value is not UNSET})


@dataclass(frozen=True, slots=True)
class ClassificationRecord:
    id: int
    name: str
    oj: str
    rank: int
    created_at: int
    updated_at: int


class DifficultyRecord(msgspec.Struct, frozen=True):
    id: int
    name: str
    color: str
