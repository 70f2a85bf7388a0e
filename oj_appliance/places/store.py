"""Queries on participations. A person's own and their virtual one in the same place are two."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from oj_appliance.places.model import ParticipationRow as Row
from oj_appliance.places.participation import Participation, Pause
from oj_appliance.places.types import Kind, Place
from oj_appliance.storage.base import fetch_one, insert_row, kept_sql, tuples

_VALUES = (
    *(Row.registered_at, Row.started_at, Row.ended_at, Row.handed_in_at, Row.disqualified_at),
    *(Row.extra_ms, Row.seat, Row.paper_version),
)
_NAMES = tuple(column.name for column in _VALUES)
# The columns of _VALUES last, in their order.
_PUT = (
    "INSERT INTO participation (place_kind, place_id, user_id, is_virtual, created_at, updated_at,"
    " pauses, registered_at, started_at, ended_at, handed_in_at, disqualified_at, extra_ms, seat,"
    " paper_version) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (place_kind, place_id, user_id, is_virtual) DO UPDATE SET"
    " updated_at = excluded.updated_at, pauses = excluded.pauses,"
    " registered_at = excluded.registered_at, started_at = excluded.started_at,"
    " ended_at = excluded.ended_at, handed_in_at = excluded.handed_in_at,"
    " disqualified_at = excluded.disqualified_at, extra_ms = excluded.extra_ms,"
    " seat = excluded.seat, paper_version = excluded.paper_version"
)


def find_participation(place: Place, uid: str, *, is_virtual: bool = False) -> Participation | None:
    found = fetch_one(_person_sql(), place.kind, place.id, uid, is_virtual)
    return None if found is None else _participation(found)


def participations_in(place: Place) -> list[Participation]:
    """Everybody's, by uid; virtual ones last."""
    return _select(*_in(place))


def participations_of(
    kind: Kind, place_id: int | None = None, *, is_virtual: bool = False
) -> list[Participation]:
    """Of all places of a kind, or of one."""
    conditions = [Row.place_kind == kind, Row.is_virtual == is_virtual]
    if place_id is not None:
        conditions.append(Row.place_id == place_id)
    return _select(*conditions)


def put_participation(participation: Participation, *, now: int) -> None:
    """As it is now, in place of what was there."""
    place, part = participation.place, participation
    insert_row(
        _PUT,
        *(place.kind, place.id, part.uid, part.is_virtual, now, now),
        msgspec.json.encode(part.pauses).decode(),
        *(getattr(part, name) for name in _NAMES),
    )


def _in(place: Place) -> tuple[Any, ...]:
    return Row.place_kind == place.kind, Row.place_id == place.id


@cache
def _person_sql() -> str:
    """Built once: all who begin together are looked up in the same seconds."""
    nowhere = _in(Place(Kind.PRACTICE))
    return kept_sql(_query(*nowhere, Row.user_id == "", Row.is_virtual == False))  # noqa: E712


def _select(*conditions: Any) -> list[Participation]:
    found = tuples(_query(*conditions).order_by(Row.is_virtual, Row.user_id))
    return [_participation(row) for row in found]


def _query(*conditions: Any) -> Any:
    columns = (Row.place_kind, Row.place_id, Row.user_id, Row.is_virtual, Row.pauses)
    return Row.select(*columns, *_VALUES).where(*conditions)


def _participation(row: tuple[Any, ...]) -> Participation:
    kind, place_id, uid, is_virtual, pauses, *values = row
    return Participation(
        place=Place(Kind(kind), place_id),
        uid=uid,
        is_virtual=bool(is_virtual),
        pauses=msgspec.json.decode(pauses, type=tuple[Pause, ...]),
        **dict(zip(_NAMES, values, strict=True)),
    )
