"""Queries on editorials."""

from __future__ import annotations

from oj_appliance.editorials.model import ProblemEditorial
from oj_appliance.editorials.types import Editorial, Opens
from oj_appliance.storage.base import fetch_one, tuples


def find(problem_id: int) -> Editorial | None:
    row = fetch_one(
        "SELECT content, opens, open_time, author, updated_at FROM problem_editorial"
        " WHERE problem_id = ?",
        problem_id,
    )
    if row is None:
        return None
    content, opens, open_time, author, updated_at = row
    return Editorial(content, Opens(opens), open_time, author, updated_at)


def put(problem_id: int, editorial: Editorial) -> None:
    ProblemEditorial.replace(
        problem_id=problem_id,
        content=editorial.content,
        opens=editorial.opens,
        open_time=editorial.open_time,
        author=editorial.author,
        created_at=editorial.updated_at,
        updated_at=editorial.updated_at,
    ).execute()


def remove(problem_id: int) -> None:
    ProblemEditorial.delete().where(ProblemEditorial.problem_id == problem_id).execute()


def problems() -> set[int]:
    """Which have one."""
    return {number for (number,) in tuples(ProblemEditorial.select(ProblemEditorial.problem_id))}


def has_solved(uid: str, problem_id: int) -> bool:
    sql = "SELECT 1 FROM user_accepted WHERE user_id = ? AND problem_id = ? LIMIT 1"
    return fetch_one(sql, uid, problem_id) is not None
