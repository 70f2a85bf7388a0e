"""All rooms and seats in memory: boards, pauses and every participant's place ask for them. Whoever
writes calls `refresh` after the commit, and before its answer."""

from __future__ import annotations

import asyncio
from collections import defaultdict

from oj_appliance.exam_rooms import store
from oj_appliance.exam_rooms.types import Room, Seat
from oj_appliance.storage.database import Database


class KnownRooms:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._rooms: dict[int, tuple[Room, ...]] = {}
        self._seats: dict[int, tuple[Seat, ...]] = {}
        self._seat_of: dict[int, dict[str, Seat]] = {}
        # Seats that staff freed, and of whom: a computer that is still on gives nobody's back.
        self.freed: set[tuple[int, str]] = set()
        # What is read must not be put in place of what was read later.
        self._reading = asyncio.Lock()

    async def load(self) -> None:
        rooms, seats = await self._database.read(_everything)
        by_work, by_room = defaultdict(list), defaultdict(list)
        for room in rooms:
            by_work[room.timed_work_id].append(room)
        for seat in seats:
            by_room[seat.room_id].append(seat)
        for timed_work_id, found in by_work.items():
            self._put(timed_work_id, found, [seat for room in found for seat in by_room[room.id]])

    async def refresh(self, timed_work_id: int) -> None:
        """Reads those of one work anew, or forgets them."""
        async with self._reading:
            rooms, seats = await self._database.read(_of_work, timed_work_id)
            self._put(timed_work_id, rooms, seats)

    def _put(self, timed_work_id: int, rooms: list[Room], seats: list[Seat]) -> None:
        for gone in self._rooms.get(timed_work_id, ()):
            self._seats.pop(gone.id, None)
        self._rooms[timed_work_id] = tuple(rooms)
        for room in rooms:
            self._seats[room.id] = tuple(each for each in seats if each.room_id == room.id)
        self._seat_of[timed_work_id] = {each.uid: each for each in seats if each.uid is not None}

    def rooms(self, timed_work_id: int) -> tuple[Room, ...]:
        return self._rooms.get(timed_work_id, ())

    def room(self, timed_work_id: int, room_id: int) -> Room | None:
        return next((each for each in self.rooms(timed_work_id) if each.id == room_id), None)

    def seats(self, room_id: int) -> tuple[Seat, ...]:
        """Row by row, from the front."""
        return self._seats.get(room_id, ())

    def seat_of(self, timed_work_id: int, uid: str | None) -> Seat | None:
        """Where this person sits in the work."""
        return None if uid is None else self._seat_of.get(timed_work_id, {}).get(uid)

    def room_of(self, timed_work_id: int, uid: str | None) -> Room | None:
        seat = self.seat_of(timed_work_id, uid)
        return None if seat is None else self.room(timed_work_id, seat.room_id)


def _everything() -> tuple[list[Room], list[Seat]]:
    return store.rooms(), store.seats()


def _of_work(timed_work_id: int) -> tuple[list[Room], list[Seat]]:
    return store.rooms_of(timed_work_id), store.seats_of(timed_work_id)
