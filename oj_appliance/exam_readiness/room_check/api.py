"""Calls of the room check (contract timedwork.md §14.4)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from oj_appliance.clock import wire_time
from oj_appliance.exam_readiness.room_check.rules import LONGEST_SEAT
from oj_appliance.exam_readiness.room_check.service import RoomCheck
from oj_appliance.exam_readiness.room_check.types import CheckedSeat, Fault, Measured
from oj_appliance.web.endpoint import Call, get, post
from oj_appliance.web.guards import GUEST, STAFF
from oj_appliance.web.wire import LARGEST_INTEGER, Id, Time

Milliseconds = Annotated[int, msgspec.Meta(ge=0, le=LARGEST_INTEGER)]
Difference = Annotated[int, msgspec.Meta(ge=-LARGEST_INTEGER, le=LARGEST_INTEGER)]


class RoomCheckBody(msgspec.Struct):
    """Times in ms; `clockOff` is positive where the computer's clock is ahead."""

    seat: Annotated[str, msgspec.Meta(max_length=LONGEST_SEAT)]
    clockOff: Difference
    browser: bool
    storage: bool
    roundTrip: Milliseconds
    download: Milliseconds
    keyboard: bool


class RoomCheckAnswer(msgspec.Struct):
    green: bool
    faults: list[Fault]


class RoomChecksQuery(msgspec.Struct):
    tid: Id | None = None


class CheckedSeatRow(msgspec.Struct, kw_only=True):
    seat: str
    address: str
    green: bool
    faults: list[Fault]
    clockOff: int
    roundTrip: int
    download: int
    checkedAt: Time


class RoomChecksAnswer(msgspec.Struct):
    """`green` of `total` seats; `seats` the newest first."""

    green: int
    total: int
    seats: list[CheckedSeatRow]


class RoomCheckApi:
    def __init__(self, check: RoomCheck) -> None:
        self._check = check

    @post("/api/exam/room-check", guard=GUEST, summary="What a student's computer found of itself")
    async def put_room_check(self, call: Call, body: RoomCheckBody) -> RoomCheckAnswer:
        measured = Measured(
            clock_off_ms=body.clockOff,
            browser=body.browser,
            storage=body.storage,
            round_trip_ms=body.roundTrip,
            download_ms=body.download,
            keyboard=body.keyboard,
        )
        checked = await self._check.take(body.seat, call.ip, measured)
        return RoomCheckAnswer(checked.is_green, list(checked.faults))

    @get("/api/admin/exam/room-checks", guard=STAFF, summary="Which computers are fit for an exam")
    async def get_room_checks(self, call: Call, query: RoomChecksQuery) -> RoomChecksAnswer:
        found = await self._check.checks(query.tid)
        return RoomChecksAnswer(found.green, found.drawn, [_row(each) for each in found.seats])


def _row(checked: CheckedSeat) -> CheckedSeatRow:
    measured = checked.measured
    return CheckedSeatRow(
        seat=checked.seat,
        address=checked.address,
        green=checked.is_green,
        faults=list(checked.faults),
        clockOff=measured.clock_off_ms,
        roundTrip=measured.round_trip_ms,
        download=measured.download_ms,
        checkedAt=wire_time(checked.at),
    )
