"""Queries on which problems a contest has."""

from __future__ import annotations

from typing import Any

from oj_appliance.contests.model import ContestProblemRow as Row
from oj_appliance.contests.problem_set.types import ProblemName
from oj_appliance.places.types import Kind
from oj_appliance.storage.base import fetch_all
from oj_appliance.submissions.model import Submission

_COPY = """
INSERT INTO contest_problem(contest_id, problem_id, display_id, display_title, color,
  created_at, updated_at)
SELECT ?, problem_id, display_id, display_title, color, ?, ? FROM contest_problem
WHERE contest_id = ? ORDER BY id
"""


def is_taken(contest_id: int, pid: int, display_id: str) -> bool:
    """Whether the contest has this problem, or another one under this id."""
    query = Row.select().where(
        Row.contest_id == contest_id, (Row.problem_id == pid) | (Row.display_id == display_id)
    )
    return bool(query.exists())


def holder_of(contest_id: int, display_id: str) -> int | None:
    """The pid behind a display id; one in the wastebasket keeps its id."""
    found = Row.get_or_none(Row.contest_id == contest_id, Row.display_id == display_id)
    return None if found is None else int(found.problem_id)


def insert(contest_id: int, pid: int, name: ProblemName, *, now: int) -> None:
    Row.insert(
        contest_id=contest_id, problem_id=pid, **_columns(name), created_at=now, updated_at=now
    ).execute()


def rename(contest_id: int, pid: int, name: ProblemName, *, now: int) -> None:
    Row.update(**_columns(name), updated_at=now).where(
        Row.contest_id == contest_id, Row.problem_id == pid
    ).execute()


def set_display_ids(contest_id: int, ids: dict[int, str], *, now: int) -> None:
    """By pid. First to names that nobody can have, since two may change places."""
    for pid, display_id in ((pid, f"/{pid}") for pid in ids):
        _set_display_id(contest_id, pid, display_id, now)
    for pid, display_id in ids.items():
        _set_display_id(contest_id, pid, display_id, now)


def _set_display_id(contest_id: int, pid: int, display_id: str, now: int) -> None:
    Row.update(display_id=display_id, updated_at=now).where(
        Row.contest_id == contest_id, Row.problem_id == pid
    ).execute()


def remove(contest_id: int, pid: int) -> int:
    """The problem from the contest with what was submitted to it there; how many went."""
    gone = Submission.delete().where(*_submitted_to(contest_id, pid))
    count = int(gone.execute())
    Submission.delete().where(*_submitted_to(contest_id, pid, Kind.VIRTUAL)).execute()
    Row.delete().where(Row.contest_id == contest_id, Row.problem_id == pid).execute()
    return count


def count_submissions(contest_id: int, pid: int) -> int:
    return int(Submission.select().where(*_submitted_to(contest_id, pid)).count())


def copy(from_contest: int, to_contest: int, *, now: int) -> None:
    fetch_all(_COPY, to_contest, now, now, from_contest)


def _submitted_to(contest_id: int, pid: int, kind: Kind = Kind.CONTEST) -> tuple[Any, ...]:
    return (
        Submission.place_kind == kind,
        Submission.place_id == contest_id,
        Submission.problem_id == pid,
    )


def _columns(name: ProblemName) -> dict[str, object]:
    return {
        "display_id": name.display_id,
        "display_title": name.display_title,
        "color": name.color,
    }
