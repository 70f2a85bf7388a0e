"""Takes what computers of the rooms found, and counts them for staff."""

from __future__ import annotations

from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.exam_readiness.room_check import rules, store
from oj_appliance.exam_readiness.room_check.types import CheckedSeat, Measured, RoomChecks
from oj_appliance.exam_rooms.known import KnownRooms
from oj_appliance.storage.database import Database
from oj_appliance.web.limits import RateLimit

# Of a room behind one address, and of everybody.
A_MINUTE, MOST_A_MINUTE = 240, 600


class RoomCheck:
    def __init__(self, database: Database, clock: Clock, rooms: KnownRooms) -> None:
        self._database = database
        self._clock = clock
        self._rooms = rooms
        self._of_address = RateLimit(clock, count=A_MINUTE, seconds=60)
        self._of_all = RateLimit(clock, count=MOST_A_MINUTE, seconds=60)

    async def take(self, seat: str, address: str, measured: Measured) -> CheckedSeat:
        """In place of the seat's look before. Raises param.empty, room_check.too_many."""
        seat = " ".join(seat.split())
        if not seat:
            raise ApiError("param.empty", field="seat")
        if self._of_address.wait_seconds(address) or self._of_all.wait_seconds(""):
            raise ApiError("room_check.too_many", status=403)
        now = self._clock.now_ms()
        checked = CheckedSeat(seat, address, rules.faults(measured), measured, now)
        await self._database.write(_put, checked)
        return checked

    async def checks(self, timed_work_id: int | None) -> RoomChecks:
        """Of the last days; `timed_work_id` names the exam whose seats are counted."""
        since = self._clock.now_ms() - rules.KEPT_MS
        seats = tuple(await self._database.read(store.all_since, since))
        rooms = () if timed_work_id is None else self._rooms.rooms(timed_work_id)
        drawn = [(room, seat) for room in rooms for seat in self._rooms.seats(room.id)]
        return RoomChecks(seats, rules.green_of(seats, drawn), len(drawn) or len(seats))


def _put(checked: CheckedSeat) -> None:
    store.forget_before(checked.at - rules.KEPT_MS)
    if store.count() >= rules.MOST_KEPT and not store.has(checked.seat):
        raise ApiError("room_check.too_many", status=403)
    store.put(checked)
