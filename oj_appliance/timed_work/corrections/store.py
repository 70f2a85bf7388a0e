"""Queries of corrections."""

from __future__ import annotations

from typing import Any

from oj_appliance.places.types import Kind as PlaceKind
from oj_appliance.storage.base import fetch_all, tuples
from oj_appliance.timed_work.corrections.model import CorrectionRow as Row
from oj_appliance.timed_work.corrections.types import Correction, Corrections, Judged, Kind, State

_COLUMNS = (
    *(Row.id, Row.problem_id, Row.kind, Row.user_id, Row.points, Row.reason),
    *(Row.made_by, Row.made_at, Row.undone_by, Row.undone_at),
)

_COUNTS = (
    "SELECT problem_id, sum(status IN (5, 6, 7)), sum(status IN (4, 10)), count(*)"  # noqa: S608
    " FROM submission"
    f" WHERE place_kind = {PlaceKind.TIMED_WORK:d} AND place_id = ? AND problem_id IS NOT NULL"
    " AND NOT is_trial"
    " GROUP BY problem_id"
)
_PAUSED = (
    "SELECT id, judging_paused_reason FROM problem WHERE judging_paused_at IS NOT NULL"
    " AND id IN (SELECT problem_id FROM timed_work_problem WHERE timed_work_id = ?)"
)


def history(timed_work_id: int) -> list[Correction]:
    """All that there were, the newest first."""
    wanted = Row.select(*_COLUMNS).where(Row.timed_work_id == timed_work_id)
    return [_correction(row) for row in tuples(wanted.order_by(Row.id.desc()))]


def counting(timed_work_id: int) -> Corrections:
    """Those that are not taken back."""
    wanted = Row.select(*_COLUMNS).where(
        Row.timed_work_id == timed_work_id, Row.undone_at.is_null()
    )
    return Corrections.of(_correction(row) for row in tuples(wanted))


def find(timed_work_id: int, correction_id: int) -> Correction | None:
    found = [each for each in history(timed_work_id) if each.id == correction_id]
    return found[0] if found else None


def insert(timed_work_id: int, values: dict[str, Any]) -> int:
    """Its number."""
    return int(Row.insert(timed_work_id=timed_work_id, **values).execute())


def take_back(correction_id: int, *, by: str, now: int) -> None:
    Row.update(undone_by=by, undone_at=now).where(Row.id == correction_id).execute()


def _correction(row: tuple[Any, ...]) -> Correction:
    number, problem_id, kind, *others = row
    return Correction(number, problem_id, Kind(kind), *others)


def state(timed_work_id: int) -> State:
    judged = {pid: Judged(*counts) for pid, *counts in fetch_all(_COUNTS, timed_work_id)}
    return State(judged, dict(fetch_all(_PAUSED, timed_work_id)))
