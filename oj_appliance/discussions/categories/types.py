"""A word by which discussions are sorted."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Category:
    """Times are epoch ms; 0 for those that a new site has."""

    id: int
    name: str
    created_at: int
    updated_at: int


@dataclass(frozen=True, slots=True)
class CategoryEdit:
    """Another name for `id`, or a new one."""

    id: int | None
    name: str
