"""The board on the wire (contract timedwork.md §10.1)."""

from __future__ import annotations

import msgspec

from oj_appliance.clock import wire_time
from oj_appliance.exam_rooms.board.types import Board, PersonRow
from oj_appliance.exam_rooms.types import Room, Seat
from oj_appliance.web.wire import Time


class BoardSeat(msgspec.Struct, kw_only=True):
    id: int
    name: str
    row: int
    column: int
    uid: str | None
    address: str | None


class BoardRoom(msgspec.Struct, kw_only=True):
    id: int
    name: str
    version: str | None
    rows: int
    columns: int
    seats: list[BoardSeat]


class BoardPerson(msgspec.Struct, kw_only=True):
    """`clockOff` in seconds: how much later the person's own clock is."""

    uid: str
    username: str
    realname: str | None
    number: str | None
    seatId: int | None
    state: str
    alarms: list[str]
    isPaused: bool
    since: Time | None
    startTime: Time | None
    effectiveEnd: Time | None
    endTime: Time | None
    extraSeconds: int
    lastSeen: Time | None
    lastSaved: Time | None
    lastSubmitted: Time | None
    address: str | None
    clockOff: int | None
    refusedPastes: int


class BoardJudging(msgspec.Struct):
    received: int
    waiting: int
    seconds: int | None


class ExamBoard(msgspec.Struct, kw_only=True):
    tid: int
    title: str
    now: Time
    startTime: Time
    endTime: Time
    rooms: list[BoardRoom]
    people: list[BoardPerson]
    judging: BoardJudging


def exam_board(board: Board) -> ExamBoard:
    work, judging = board.work, board.judging
    return ExamBoard(
        tid=work.id,
        title=work.title,
        now=wire_time(board.now),
        startTime=wire_time(work.start_time),
        endTime=wire_time(work.end_time),
        rooms=[_room(room, seats) for room, seats in board.rooms],
        people=[_person(each) for each in board.people],
        judging=BoardJudging(judging.received, judging.waiting, judging.seconds),
    )


def _room(room: Room, seats: tuple[Seat, ...]) -> BoardRoom:
    return BoardRoom(
        id=room.id,
        name=room.name,
        version=room.version,
        rows=room.rows,
        columns=room.columns,
        seats=[
            BoardSeat(
                id=seat.id,
                name=seat.name,
                row=seat.row,
                column=seat.column,
                uid=seat.uid,
                address=seat.address,
            )
            for seat in seats
        ],
    )


def _person(row: PersonRow) -> BoardPerson:
    person, off = row.person, row.clock_off_ms
    return BoardPerson(
        uid=person.uid,
        username=person.username,
        realname=person.realname,
        number=person.number,
        seatId=row.seat.id if row.seat else None,
        state=row.state,
        alarms=list(row.alarms),
        isPaused=row.is_paused,
        since=_time(row.since),
        startTime=_time(row.started_at),
        effectiveEnd=_time(row.ends_at),
        endTime=_time(row.ended_at),
        extraSeconds=row.extra_ms // 1000,
        lastSeen=_time(row.seen_at),
        lastSaved=_time(row.saved_at),
        lastSubmitted=_time(row.submitted_at),
        address=row.address,
        clockOff=None if off is None else round(off / 1000),
        refusedPastes=row.refused_pastes,
    )


def _time(moment: int | None) -> str | None:
    return None if moment is None else wire_time(moment)
