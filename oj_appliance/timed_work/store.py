"""Queries on timed works, their problems and who takes part."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from oj_appliance.groups.holding import StoredGroup
from oj_appliance.places.participation import Participation, Pause
from oj_appliance.places.store import participations_of
from oj_appliance.places.types import Kind
from oj_appliance.problems.model import Problem as BankProblem
from oj_appliance.storage.base import tuples
from oj_appliance.timed_work.model import TimedWorkProblemRow as Problem
from oj_appliance.timed_work.model import TimedWorkRow as Row
from oj_appliance.timed_work.settings.store import all_settings
from oj_appliance.timed_work.settings.types import ExamSettings
from oj_appliance.timed_work.types import TimedWork, TimedWorkProblem

_COLUMNS = (
    *(Row.id, Row.user_id, Row.author, Row.title, Row.description, Row.auth, Row.password),
    *(Row.group_id, Row.start_time, Row.end_time, Row.duration_ms, Row.visible, Row.score_type),
    *(Row.modified_user, Row.created_at, Row.updated_at, Row.dry_run_of),
)
_NAMES = tuple("uid" if each is Row.user_id else each.name for each in _COLUMNS)

_UNDECIDED = ExamSettings()
_GROUP = _NAMES.index("group_id")
_PAUSES = msgspec.json.Decoder(tuple[Pause, ...])


def timed_works(*further: Any) -> list[TimedWork]:
    """All, or those of the conditions, by number; dry runs are among them."""
    query = Row.select(*_COLUMNS, Row.pauses).order_by(Row.id)
    rows = tuples(query.where(*further) if further else query)
    decided = all_settings()
    return [
        TimedWork(
            **dict(zip(_NAMES, row, strict=True)),
            settings=decided.get(row[0], _UNDECIDED),
            pauses=_PAUSES.decode(pauses),
            group=None if row[_GROUP] is None else StoredGroup(row[_GROUP]),
        )
        for *row, pauses in rows
    ]


def put_pauses(timed_work_id: int, pauses: Sequence[Pause]) -> None:
    """Those of everybody, in place of what was there."""
    text = msgspec.json.encode(pauses).decode()
    Row.update(pauses=text).where(Row.id == timed_work_id).execute()


def timed_work(timed_work_id: int) -> TimedWork | None:
    found = timed_works(Row.id == timed_work_id)
    return found[0] if found else None


def problems(*further: Any) -> list[TimedWorkProblem]:
    """Of all works, or those of the conditions, by work and the work's order; none in the
    wastebasket."""
    query = (
        Problem.select(
            *(Problem.id, Problem.timed_work_id, Problem.problem_id, Problem.display_id),
            *(Problem.display_title, Problem.score, Problem.seq),
            *(BankProblem.type, BankProblem.io_score),
            *(Problem.created_at, Problem.updated_at, Problem.version),
        )
        .join(BankProblem, on=(BankProblem.id == Problem.problem_id))
        .where(BankProblem.deleted_at.is_null(), *further)
        .order_by(Problem.timed_work_id, Problem.seq, Problem.display_id)
    )
    return [TimedWorkProblem(*row) for row in tuples(query)]


def problems_of(timed_work_id: int) -> list[TimedWorkProblem]:
    return problems(Problem.timed_work_id == timed_work_id)


def works_with(problem_id: int) -> list[int]:
    query = Problem.select(Problem.timed_work_id).where(Problem.problem_id == problem_id)
    return [int(timed_work_id) for (timed_work_id,) in tuples(query)]


def records(timed_work_id: int | None = None) -> list[Participation]:
    """Who has registered or started, in all works or in one."""
    return participations_of(Kind.TIMED_WORK, timed_work_id)
