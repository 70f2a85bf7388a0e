"""Which computer stands at a seat: the one where its person is seen first when their time runs. A
computer whose address is known the other way round tells who sits there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from oj_appliance.clock import Clock
from oj_appliance.exam_rooms import changes
from oj_appliance.exam_rooms.known import KnownRooms
from oj_appliance.exam_rooms.presence.service import Presence
from oj_appliance.exam_rooms.service import ExamRooms
from oj_appliance.exam_rooms.types import Seat
from oj_appliance.places.participation import Participation
from oj_appliance.storage.database import Database
from oj_appliance.timed_work.known import KnownTimedWorks
from oj_appliance.timed_work.rules import effective_status, has_started, is_running
from oj_appliance.timed_work.types import Status, TimedWork, TimedWorkChanged

# Seats of one write: what others save waits for no more than these.
AT_ONCE = 16


class SeatBinding:
    def __init__(
        self,
        database: Database,
        clock: Clock,
        works: KnownTimedWorks,
        rooms: ExamRooms,
        presence: Presence,
    ) -> None:
        self._database = database
        self._clock = clock
        self._works = works
        self._rooms = rooms
        self._presence = presence
        self._began_at: dict[tuple[int, str], str] = {}

    def note_begin(self, event: TimedWorkChanged) -> None:
        """After the commit: where somebody begins is where they sit."""
        record = self._works.record(event.timed_work_id, event.uid)
        last = None if event.uid is None else self._presence.last(event.uid)
        if last is not None and has_started(record):
            self._began_at.setdefault((event.timed_work_id, last.uid), last.address)

    async def look(self) -> None:
        """Of all works that run."""
        now = self._clock.now_ms()
        for work in list(self._works.all()):
            records = self._works.records(work.id)
            if self._rooms.known.rooms(work.id) and is_running(work, records, now):
                await self._look_at(work, now)

    async def _look_at(self, work: TimedWork, now: int) -> None:
        computers: list[tuple[int, str]] = []
        people: list[tuple[int, str]] = []
        for record in list(self._works.records(work.id).values()):
            if not has_started(record):
                continue
            if effective_status(work, record, now) is Status.ENDED:
                continue
            address = self._address(work.id, record.uid, now)
            if address is None:
                continue
            seat = self._rooms.known.seat_of(work.id, record.uid)
            if seat is not None and seat.address is None:
                computers.append((seat.id, address))
            elif seat is None:
                free = _free_seat(self._rooms.known, work.id, address)
                if free and (free.id, record.uid) not in self._rooms.known.freed:
                    people.append((free.id, record.uid))
        if computers or people:
            await self._note(work.id, computers, people, now)

    async def _note(
        self,
        timed_work_id: int,
        computers: list[tuple[int, str]],
        people: list[tuple[int, str]],
        now: int,
    ) -> None:
        """A whole room may have begun in this second: few writes, and one reading of the rooms."""
        records: list[Participation] = []
        try:
            for some in _batched(computers, AT_ONCE):
                await self._database.write(changes.find_computers, some, now)
            for some in _batched(people, AT_ONCE):
                records += await self._database.write(changes.find_people, some, now)
        finally:
            await self._rooms.renew(timed_work_id, records)

    def _address(self, timed_work_id: int, uid: str, now: int) -> str | None:
        """None while nobody is heard."""
        last = self._presence.last(uid)
        if last is None or not self._presence.is_there(uid, now):
            return None
        return self._began_at.pop((timed_work_id, uid), last.address)


def _batched(found: list[tuple[int, str]], size: int) -> Iterator[list[tuple[int, str]]]:
    return (found[at : at + size] for at in range(0, len(found), size))


def _free_seat(known: KnownRooms, timed_work_id: int, address: str) -> Seat | None:
    """The one seat with this computer; several behind one address tell nothing."""
    seats = [seat for room in known.rooms(timed_work_id) for seat in known.seats(room.id)]
    if Counter(each.address for each in seats)[address] != 1:
        return None
    return next((each for each in seats if each.address == address and each.uid is None), None)
