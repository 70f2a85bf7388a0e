"""Queries on pauses and outages."""

from __future__ import annotations

from functools import cache
from typing import Any

from oj_appliance.exam_rooms.audience import Audience
from oj_appliance.exam_rooms.pauses.model import ExamOutageRow, ExamPauseRow
from oj_appliance.exam_rooms.pauses.types import ExamPause, Outage
from oj_appliance.storage.base import fetch_all, kept_sql, tuples

Row = ExamPauseRow
_COLUMNS = (
    *(Row.id, Row.timed_work_id, Row.room_id, Row.room_name, Row.user_id, Row.since, Row.until),
    *(Row.reason, Row.author, Row.resumed_by, Row.undone_at, Row.undone_by, Row.created_at),
)
_NAMES = tuple("uid" if each is Row.user_id else each.name for each in _COLUMNS)


def pauses_of(timed_work_id: int, *further: Any) -> list[ExamPause]:
    """The newest first; with conditions those that meet them."""
    return [_pause(row) for row in tuples(_query(timed_work_id, *further))]


def _query(timed_work_id: int, *further: Any) -> Any:
    query = Row.select(*_COLUMNS).where(Row.timed_work_id == timed_work_id, *further)
    return query.order_by(Row.id.desc())


def _pause(row: tuple[Any, ...]) -> ExamPause:
    return ExamPause(**dict(zip(_NAMES, row, strict=True)))


def find_pause(timed_work_id: int, number: int) -> ExamPause | None:
    found = pauses_of(timed_work_id, Row.id == number)
    return found[0] if found else None


def counted_pauses(timed_work_id: int) -> list[ExamPause]:
    """Without those that were undone: asked for as often as somebody begins."""
    return [_pause(row) for row in fetch_all(_counted_sql(), timed_work_id)]


@cache
def _counted_sql() -> str:
    return kept_sql(_query(0, Row.undone_at.is_null()))


def is_paused(timed_work_id: int, audience: Audience) -> bool:
    """Whether just this audience has a pause that goes on."""
    query = Row.select().where(
        Row.timed_work_id == timed_work_id,
        *(Row.until.is_null(), Row.undone_at.is_null()),
        *(_is(Row.room_id, audience.room_id), _is(Row.user_id, audience.uid)),
    )
    return bool(query.exists())


def _is(column: Any, value: object) -> Any:
    return column.is_null() if value is None else column == value


def insert_pause(values: dict[str, Any], audience: Audience, *, now: int) -> int:
    return int(
        Row.insert(
            **values,
            room_id=audience.room_id,
            user_id=audience.uid,
            created_at=now,
            updated_at=now,
        ).execute()
    )


def update_pause(number: int, *, now: int, **values: Any) -> None:
    Row.update(**values, updated_at=now).where(Row.id == number).execute()


def insert_outage(timed_work_id: int, since: int, until: int) -> None:
    ExamOutageRow.insert(timed_work_id=timed_work_id, since=since, until=until).execute()


def open_outages(timed_work_id: int) -> list[Outage]:
    """About which nobody has decided, the newest first."""
    row = ExamOutageRow
    query = row.select(row.id, row.timed_work_id, row.since, row.until).where(
        row.timed_work_id == timed_work_id, row.decided_at.is_null()
    )
    return [Outage(*each) for each in tuples(query.order_by(row.id.desc()))]


def decide_outage(number: int, *, by: str, pause_id: int | None, now: int) -> None:
    row = ExamOutageRow
    row.update(decided_at=now, decided_by=by, pause_id=pause_id).where(row.id == number).execute()
