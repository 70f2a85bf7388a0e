"""What the rooms of this domain hand to each other and to those above."""

from __future__ import annotations

from typing import NamedTuple

import msgspec


class Room(msgspec.Struct, frozen=True, kw_only=True):
    """`version` of the paper that is written there, None for the only one; `rows` and `columns` of
    its seat map, the front above."""

    id: int
    timed_work_id: int
    name: str
    version: str | None
    rows: int
    columns: int


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """`row` and `column` count from 0; `address` is that of the computer that stands there, None
    until it is known."""

    id: int
    room_id: int
    name: str
    row: int
    column: int
    uid: str | None
    address: str | None


class RoomDraft(msgspec.Struct, frozen=True, kw_only=True):
    """What staff write of a room."""

    name: str
    version: str | None
    rows: int
    columns: int


class DrawnSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as it is drawn on the map; `id` of one that was there before."""

    id: int | None = None
    name: str
    row: int
    column: int
    address: str | None = None


class SeatedPerson(NamedTuple):
    """Whose seat it is, for staff."""

    uid: str
    username: str
    realname: str | None
    number: str | None


class RoomsChanged(NamedTuple):
    """Event, after the commit: rooms or seats of a work are others."""

    timed_work_id: int
