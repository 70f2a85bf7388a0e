"""What the making and changing of a group is told."""

from __future__ import annotations

import msgspec


class GroupDraft(msgspec.Struct, frozen=True, kw_only=True):
    """What its owner writes. `auth` is an Entry, `code` the invitation code."""

    name: str
    short_name: str
    brief: str
    description: str
    auth: int
    code: str | None
    visible: bool


class GroupChange(msgspec.Struct, frozen=True, kw_only=True):
    """What is None or empty stays as it is stored."""

    name: str | None
    short_name: str | None
    brief: str | None
    description: str | None
    auth: int
    code: str | None
    visible: bool | None


class CreationLimits(msgspec.Struct, frozen=True):
    """Of the switches: problems solved before, new groups in a day, groups owned in all."""

    solved: int
    daily: int
    total: int
