"""Queries on participations. A person's own and their virtual one in the same place are two."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from oj_appliance.places.model import ParticipationRow as Row
from oj_appliance.places.participation import Participation, Pause
from oj_appliance.places.types import Kind, Place
from oj_appliance.storage.base import fetch_one, kept_sql, tuples

_VALUES = (
    *(Row.registered_at, Row.started_at, Row.ended_at, Row.handed_in_at, Row.disqualified_at),
    *(Row.extra_ms, Row.seat, Row.paper_version),
)
_NAMES = tuple(column.name for column in _VALUES)
_KEY = (Row.place_kind, Row.place_id, Row.user_id, Row.is_virtual)


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
    place = participation.place
    changed = {
        **{name: getattr(participation, name) for name in _NAMES},
        "pauses": msgspec.json.encode(participation.pauses).decode(),
        "updated_at": now,
    }
    key = {
        "place_kind": place.kind,
        "place_id": place.id,
        "user_id": participation.uid,
        "is_virtual": participation.is_virtual,
    }
    insert: Any = Row.insert(**key, **changed, created_at=now)
    insert.on_conflict(conflict_target=_KEY, update=changed).execute()


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
