"""Use cases of the office's list of seats: a look at it, and applying it whole (contract
timedwork.md §10.4)."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from pathlib import Path

from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.exam_rooms import changes
from oj_appliance.exam_rooms import store as room_store
from oj_appliance.exam_rooms.seat_list import rules, store
from oj_appliance.exam_rooms.seat_list.types import CheckedLine, CheckedList, ReadList, SeatLine
from oj_appliance.exam_rooms.service import ExamRooms
from oj_appliance.exam_rooms.types import DrawnSeat, Room, RoomDraft, Seat
from oj_appliance.files.tables.reading import read_table
from oj_appliance.places.participation import Participation
from oj_appliance.storage.database import Database
from oj_appliance.timed_work.administration.service import managed
from oj_appliance.web.guards import Actor, Viewer


class SeatLists:
    def __init__(self, database: Database, clock: Clock, rooms: ExamRooms) -> None:
        self._database = database
        self._clock = clock
        self._rooms = rooms

    async def look(
        self, viewer: Viewer, timed_work_id: int, path: Path, extension: str
    ) -> CheckedList:
        """Stores nothing. Raises timedwork.missing, timedwork.not_allowed, file.bad_type,
        file.empty, roster.bad_file."""
        read = await _read(path, extension)
        checked = await self._database.read(_checked, viewer, timed_work_id, read.lines)
        return CheckedList(read, checked)

    async def apply(
        self, actor: Actor, timed_work_id: int, path: Path, extension: str
    ) -> CheckedList:
        """All lines, or none where one has a fault. Raises as `look`, and examroom.list_faulty,
        examroom.too_many, examroom.too_many_seats."""
        read, now = await _read(path, extension), self._clock.now_ms()
        checked, records = await self._database.write(_apply, actor, timed_work_id, read.lines, now)
        await self._rooms.renew(timed_work_id, records)
        return CheckedList(read, checked)


async def _read(path: Path, extension: str) -> ReadList:
    table = await asyncio.to_thread(read_table, path, extension)
    read = rules.list_of(table.sheets)
    if not read.lines:
        raise ApiError("file.empty")
    if len(read.lines) > rules.MOST_LINES:
        raise ApiError("roster.bad_file", reason=rules.TOO_MANY_LINES)
    return read


def _checked(viewer: Viewer, timed_work_id: int, lines: list[SeatLine]) -> list[CheckedLine]:
    managed(viewer, timed_work_id)
    people = store.named({each.number for each in lines if each.number})
    return rules.checked_lines(lines, people)


def _apply(
    actor: Actor, timed_work_id: int, lines: list[SeatLine], now: int
) -> tuple[list[CheckedLine], list[Participation]]:
    checked = _checked(actor.viewer, timed_work_id, lines)
    if any(each.fault for each in checked):
        raise ApiError("examroom.list_faulty")
    by_room = defaultdict(list)
    for each in checked:
        by_room[each.line.room].append(each)
    here = {each.name: each for each in room_store.rooms_of(timed_work_id)}
    changes.check_number(len({*here, *by_room}))
    seats = {
        name: _seats_of(timed_work_id, here.get(name), name, found, now)
        for name, found in by_room.items()
    }
    records = _seat_people(checked, seats, now)
    told = {"rooms": len(by_room), "seats": len(checked), "people": len(records)}
    changes.audit_list(actor, timed_work_id, told, now)
    return checked, records


def _seats_of(
    timed_work_id: int, room: Room | None, name: str, lines: list[CheckedLine], now: int
) -> tuple[Room, dict[str, Seat]]:
    """The room with a seat of each name and its computer, made or made larger where it must be."""
    before = [] if room is None else room_store.seats_in(room.id)
    new = [each for each in lines if each.line.seat not in {seat.name for seat in before}]
    rows, columns = rules.size_for(max(1, len(new)))
    if room is None:
        draft = RoomDraft(name=name, version=None, rows=rows, columns=columns)
        room_id, first = room_store.insert_room(timed_work_id, draft, now=now), 0
    else:
        first, columns = 1 + max((each.row for each in before), default=-1), room.columns
        rows = max(room.rows, first + -(-len(new) // columns))
        draft = RoomDraft(name=name, version=room.version, rows=rows, columns=columns)
        rules.check_rows(rows)
        room_store.update_room(room.id, draft, now=now)
        room_id = room.id
    drawn = [
        DrawnSeat(name=each.line.seat, row=first + n // columns, column=n % columns)
        for n, each in enumerate(new)
    ]
    room_store.insert_seats(room_id, drawn, now=now)
    after = {each.name: each for each in room_store.seats_in(room_id)}
    for each in lines:
        if each.address is not None:
            room_store.set_address(after[each.line.seat].id, each.address, now=now)
    made = room_store.room(room_id)
    assert made is not None
    return made, after


def _seat_people(
    lines: list[CheckedLine], seats: dict[str, tuple[Room, dict[str, Seat]]], now: int
) -> list[Participation]:
    """The list is right: whoever sat on a seat that it gives to somebody else has none."""
    given = [
        (seats[each.line.room][0], seats[each.line.room][1][each.line.seat], each.person.uid)
        for each in lines
        if each.person is not None
    ]
    records: list[Participation] = []
    for room, seat, uid in given:
        if seat.uid not in (None, uid):
            records += changes.unseat(room, [seat], now)
            room_store.set_person(seat.id, None, now=now)
    for room, seat, uid in given:
        fresh = room_store.seat(seat.id)
        if fresh is not None:
            records.append(changes.sit(room, fresh, uid, now))
    return records
