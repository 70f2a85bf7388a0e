"""A word by which discussions are sorted."""

from __future__ import annotations

import msgspec


class Category(msgspec.Struct, frozen=True):
    """Times are epoch ms; 0 for those that a new site has."""

    id: int
    name: str
    created_at: int
    updated_at: int


class CategoryEdit(msgspec.Struct, frozen=True):
    """Another name for `id`, or a new one."""

    id: int | None
    name: str
