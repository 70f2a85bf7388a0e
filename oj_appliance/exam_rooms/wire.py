"""Rooms as staff see them (contract timedwork.md §10)."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from oj_appliance.exam_rooms.known import KnownRooms
from oj_appliance.exam_rooms.types import Room, Seat, SeatedPerson
from oj_appliance.timed_work.rules import is_manager
from oj_appliance.timed_work.types import TimedWork
from oj_appliance.web.guards import Viewer


class ExamSeat(msgspec.Struct, kw_only=True):
    """`row` and `column` count from 0, the front above; `address` is that of the computer there."""

    id: int
    name: str
    row: int
    column: int
    uid: str | None
    username: str | None
    realname: str | None
    number: str | None
    address: str | None


class ExamRoom(msgspec.Struct, kw_only=True):
    id: int
    name: str
    version: str | None
    rows: int
    columns: int
    seats: list[ExamSeat]


class ExamRoomList(msgspec.Struct, kw_only=True):
    """`isManager` = the caller may change the rooms themselves."""

    tid: int
    title: str
    isManager: bool
    rooms: list[ExamRoom]


def room_list(
    viewer: Viewer, work: TimedWork, known: KnownRooms, people: Mapping[str, SeatedPerson]
) -> ExamRoomList:
    return ExamRoomList(
        tid=work.id,
        title=work.title,
        isManager=is_manager(viewer, work),
        rooms=[
            _room(each, [_seat(seat, people) for seat in known.seats(each.id)])
            for each in known.rooms(work.id)
        ],
    )


def _room(room: Room, seats: list[ExamSeat]) -> ExamRoom:
    return ExamRoom(
        id=room.id,
        name=room.name,
        version=room.version,
        rows=room.rows,
        columns=room.columns,
        seats=seats,
    )


def _seat(seat: Seat, people: Mapping[str, SeatedPerson]) -> ExamSeat:
    """An account in the wastebasket sits nowhere."""
    person = people.get(seat.uid or "")
    return ExamSeat(
        id=seat.id,
        name=seat.name,
        row=seat.row,
        column=seat.column,
        uid=person.uid if person else None,
        username=person.username if person else None,
        realname=person.realname if person else None,
        number=person.number if person else None,
        address=seat.address,
    )
