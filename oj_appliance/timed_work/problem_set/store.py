"""Queries on which problems a timed work has."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from oj_appliance.places.types import Kind
from oj_appliance.submissions.model import Submission
from oj_appliance.timed_work.model import TimedWorkProblemRow as Row
from oj_appliance.timed_work.problem_set.types import ProblemLink


def is_taken(timed_work_id: int, pid: int, link: ProblemLink) -> bool:
    """Whether the work has this problem, or another one under this id."""
    query = Row.select().where(Row.timed_work_id == timed_work_id, Row.problem_id == pid)
    return bool(query.exists()) or is_others(timed_work_id, pid, link)


def is_others(timed_work_id: int, pid: int, link: ProblemLink) -> bool:
    """Whether another problem that somebody could meet beside it has this id; one in the
    wastebasket keeps its own."""
    met_together = Row.version.is_null() | (Row.version == link.version)
    query = Row.select().where(
        Row.timed_work_id == timed_work_id,
        Row.problem_id != pid,
        Row.display_id == link.display_id,
        True if link.version is None else met_together,
    )
    return bool(query.exists())


def insert(timed_work_id: int, pid: int, link: ProblemLink, *, now: int) -> None:
    columns = msgspec.structs.asdict(link)
    Row.insert(
        timed_work_id=timed_work_id, problem_id=pid, **columns, created_at=now, updated_at=now
    ).execute()


def update(timed_work_id: int, pid: int, link: ProblemLink, *, now: int) -> None:
    _write(timed_work_id, pid, **msgspec.structs.asdict(link), updated_at=now)


def set_order(timed_work_id: int, wanted: Mapping[int, tuple[str, int]], *, now: int) -> None:
    """Display id and seq by pid. First to names that nobody can have, since two may change
    places."""
    for pid in wanted:
        _write(timed_work_id, pid, display_id=f"/{pid}", updated_at=now)
    for pid, (display_id, seq) in wanted.items():
        _write(timed_work_id, pid, display_id=display_id, seq=seq, updated_at=now)


def _write(timed_work_id: int, pid: int, **columns: object) -> None:
    Row.update(**columns).where(Row.timed_work_id == timed_work_id, Row.problem_id == pid).execute()


def remove(timed_work_id: int, pid: int) -> int:
    """The problem from the work with what was submitted to it there; how many went."""
    gone = Submission.delete().where(
        Submission.place_kind == Kind.TIMED_WORK,
        Submission.place_id == timed_work_id,
        Submission.problem_id == pid,
    )
    count = int(gone.execute())
    Row.delete().where(Row.timed_work_id == timed_work_id, Row.problem_id == pid).execute()
    return count
