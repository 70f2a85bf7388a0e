"""Queries on categories."""

from __future__ import annotations

from oj_appliance.discussions.categories.model import DiscussionCategory
from oj_appliance.discussions.categories.types import Category
from oj_appliance.storage.base import fetch_all, fetch_one

_SELECT = "SELECT id, name, created_at, updated_at FROM discussion_category"


def categories() -> list[Category]:
    return [Category(*row) for row in fetch_all(f"{_SELECT} ORDER BY id")]


def find(category_id: int) -> Category | None:
    row = fetch_one(f"{_SELECT} WHERE id = ?", category_id)
    return None if row is None else Category(*row)


def category_exists(category_id: int) -> bool:
    return find(category_id) is not None


def is_taken(name: str, but: int | None) -> bool:
    """Whether another one has this name."""
    sql = "SELECT 1 FROM discussion_category WHERE name = ? AND id IS NOT ?"
    return fetch_one(sql, name, but) is not None


def is_used(category_id: int) -> bool:
    sql = "SELECT 1 FROM discussion WHERE category_id = ? LIMIT 1"
    return fetch_one(sql, category_id) is not None


def insert(name: str, *, now: int) -> None:
    DiscussionCategory.insert(name=name, created_at=now, updated_at=now).execute()


def rename(category_id: int, name: str, *, now: int) -> None:
    DiscussionCategory.update(name=name, updated_at=now).where(
        DiscussionCategory.id == category_id
    ).execute()


def delete(category_id: int) -> None:
    DiscussionCategory.delete().where(DiscussionCategory.id == category_id).execute()
