"""Queries that change the levels of difficulty."""

from __future__ import annotations

from peewee import fn

from oj_appliance.problems.model import Difficulty, Problem
from oj_appliance.problems.types.tags import DifficultyRecord
from oj_appliance.storage.base import tuples


def find_difficulty(level: int) -> DifficultyRecord | None:
    query = Difficulty.select(Difficulty.id, Difficulty.name, Difficulty.color)
    rows = tuples(query.where(Difficulty.id == level))
    return DifficultyRecord(*rows[0]) if rows else None


def next_difficulty_id() -> int:
    return int(Difficulty.select(fn.max(Difficulty.id)).scalar() or 0) + 1


def insert_difficulty(record: DifficultyRecord, *, now: int) -> None:
    Difficulty.insert(
        id=record.id, name=record.name, color=record.color, created_at=now, updated_at=now
    ).execute()


def update_difficulty(record: DifficultyRecord, *, now: int) -> None:
    Difficulty.update(name=record.name, color=record.color, updated_at=now).where(
        Difficulty.id == record.id
    ).execute()


def delete_difficulty(level: int) -> None:
    Difficulty.delete().where(Difficulty.id == level).execute()


def is_difficulty_used(level: int) -> bool:
    """Problems in the wastebasket count: they may come back."""
    return bool(Problem.select(Problem.id).where(Problem.difficulty == level).exists())
