"""Queries on trainings, their problems and who has entered them."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Any

from oj_appliance.problems.model import Problem
from oj_appliance.storage.base import fetch_all, tuples
from oj_appliance.trainings.model import TrainingCategoryRow as CategoryRow
from oj_appliance.trainings.model import TrainingProblemRow as Link
from oj_appliance.trainings.model import TrainingRow as Row
from oj_appliance.trainings.types import Category, Registration, Training, TrainingProblem

_COLUMNS = (
    *(Row.id, Row.title, Row.description, Row.author, Row.author_uid, Row.auth, Row.private_pwd),
    *(Row.status, Row.rank, Row.group_id, Row.category_id, Row.modified_user),
    *(Row.created_at, Row.updated_at),
)
_NAMES = Training.__struct_fields__
_REGISTRATIONS = "SELECT training_id, user_id, status FROM training_register"
# CROSS JOIN keeps the wanted problems outside.
_ACCEPTED = (
    "SELECT problem_id FROM json_each(?) AS wanted CROSS JOIN user_accepted"
    " ON problem_id = wanted.value WHERE user_id = ? AND group_id IS ?"
)


def trainings(*further: Any) -> list[Training]:
    """All, or those of the conditions, by number."""
    query = Row.select(*_COLUMNS).order_by(Row.id)
    rows = tuples(query.where(*further) if further else query)
    return [Training(**dict(zip(_NAMES, row, strict=True))) for row in rows]


def training(training_id: int) -> Training | None:
    found = trainings(Row.id == training_id)
    return found[0] if found else None


def of_group(gid: int) -> list[Training]:
    return trainings(Row.group_id == gid)


def rename_author(uid: str, username: str) -> None:
    Row.update(author=username).where(Row.author_uid == uid).execute()


def problems(*further: Any) -> list[TrainingProblem]:
    """Of all trainings, or those of the conditions, by training and its order; none in the
    wastebasket."""
    query = (
        Link.select(
            *(Link.id, Link.training_id, Link.problem_id, Link.display_id, Link.rank),
            *(Problem.problem_id, Problem.title, Problem.auth, Problem.is_group),
            *(Link.created_at, Link.updated_at),
        )
        .join(Problem, on=(Problem.id == Link.problem_id))
        .where(Problem.deleted_at.is_null(), *further)
        .order_by(Link.training_id, Link.rank, Link.id)
    )
    return [TrainingProblem(*row) for row in tuples(query)]


def problems_of(training_id: int) -> list[TrainingProblem]:
    return problems(Link.training_id == training_id)


def trainings_with(problem_id: int) -> list[int]:
    query = Link.select(Link.training_id).where(Link.problem_id == problem_id)
    return [int(training_id) for (training_id,) in tuples(query)]


def registrations() -> list[Registration]:
    return [Registration(*row) for row in _registrations(_REGISTRATIONS)]


def registrations_in(training_id: int) -> list[Registration]:
    rows = _registrations(f"{_REGISTRATIONS} WHERE training_id = ?", training_id)
    return [Registration(*row) for row in rows]


def _registrations(sql: str, *values: int) -> list[tuple[int, str, bool]]:
    return [(tid, uid, bool(status)) for tid, uid, status in fetch_all(sql, *values)]


def register(training_id: int, uid: str, *, now: int) -> None:
    """Once: a second time changes nothing."""
    fetch_all(
        "INSERT INTO training_register (training_id, user_id, created_at, updated_at)"
        " VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        *(training_id, uid, now, now),
    )


def clear_registrations(training_id: int) -> int:
    """How many went."""
    sql = "DELETE FROM training_register WHERE training_id = ? RETURNING user_id"
    return len(fetch_all(sql, training_id))


def categories() -> list[Category]:
    """Of the site and of all groups, by number."""
    columns = (
        *(CategoryRow.id, CategoryRow.name, CategoryRow.color, CategoryRow.group_id),
        *(CategoryRow.created_at, CategoryRow.updated_at),
    )
    return [Category(*row) for row in tuples(CategoryRow.select(*columns).order_by(CategoryRow.id))]


def accepted(uid: str, pids: Collection[int], group_id: int | None) -> set[int]:
    """Which of these problems the person has solved in practice: in the bank, or in the group."""
    rows = fetch_all(_ACCEPTED, json.dumps(list(pids)), uid, group_id)
    return {int(pid) for (pid,) in rows}
