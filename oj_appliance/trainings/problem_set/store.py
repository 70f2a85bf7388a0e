"""Queries on which problems a training has."""

from __future__ import annotations

from collections.abc import Sequence

from oj_appliance.storage.base import fetch_one
from oj_appliance.trainings.model import TrainingProblemRow as Row

_NEXT = "SELECT ifnull(max(rank), 0) + 1 FROM training_problem WHERE training_id = ?"


def is_taken(training_id: int, pid: int, display_id: str) -> bool:
    """Whether the training has this problem, or another one under this id; one in the wastebasket
    keeps its own."""
    query = Row.select().where(Row.training_id == training_id, Row.problem_id == pid)
    return bool(query.exists()) or is_others(training_id, pid, display_id)


def is_others(training_id: int, pid: int, display_id: str) -> bool:
    query = Row.select().where(
        Row.training_id == training_id, Row.problem_id != pid, Row.display_id == display_id
    )
    return bool(query.exists())


def insert(training_id: int, pid: int, display_id: str, *, now: int) -> None:
    """Behind those that are there."""
    row = fetch_one(_NEXT, training_id)
    Row.insert(
        training_id=training_id,
        problem_id=pid,
        display_id=display_id,
        rank=row[0] if row else 1,
        created_at=now,
        updated_at=now,
    ).execute()


def update(training_id: int, pid: int, display_id: str, rank: int, *, now: int) -> None:
    Row.update(display_id=display_id, rank=rank, updated_at=now).where(
        Row.training_id == training_id, Row.problem_id == pid
    ).execute()


def set_order(training_id: int, pids: Sequence[int], *, now: int) -> None:
    for rank, pid in enumerate(pids, start=1):
        Row.update(rank=rank, updated_at=now).where(
            Row.training_id == training_id, Row.problem_id == pid
        ).execute()


def remove(training_id: int, pid: int) -> None:
    Row.delete().where(Row.training_id == training_id, Row.problem_id == pid).execute()
