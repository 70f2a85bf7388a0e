"""Queries on one category, for use inside a read or write."""

from __future__ import annotations

from oj_appliance.storage.base import fetch_one
from oj_appliance.trainings.model import TrainingCategoryRow as Row
from oj_appliance.trainings.types import Category

_COLUMNS = "id, name, color, group_id, created_at, updated_at"
_OF_NAME = "SELECT id FROM training_category WHERE name = ? AND ifnull(group_id, 0) = ?"


def category(category_id: int) -> Category | None:
    sql = f"SELECT {_COLUMNS} FROM training_category WHERE id = ?"  # noqa: S608 - our own words
    row = fetch_one(sql, category_id)
    return None if row is None else Category(*row)


def number_of_name(name: str, group_id: int | None) -> int | None:
    row = fetch_one(_OF_NAME, name, group_id or 0)
    return None if row is None else int(row[0])


def is_used(category_id: int) -> bool:
    sql = "SELECT 1 FROM training WHERE category_id = ? LIMIT 1"
    return fetch_one(sql, category_id) is not None


def insert(name: str, color: str | None, group_id: int | None, *, now: int) -> int:
    return int(
        Row.insert(
            name=name, color=color, group_id=group_id, created_at=now, updated_at=now
        ).execute()
    )


def update(category_id: int, name: str, color: str | None, *, now: int) -> None:
    Row.update(name=name, color=color, updated_at=now).where(Row.id == category_id).execute()


def remove(category_id: int) -> None:
    Row.delete().where(Row.id == category_id).execute()
