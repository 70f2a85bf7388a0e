"""Use cases of staff: rooms, their seats, and who sits there (contract timedwork.md §10).

Each writes, leaves its audit row, and has what is known read anew before it answers.
"""

from __future__ import annotations

from collections.abc import Sequence

from oj_appliance.clock import Clock
from oj_appliance.events import Events
from oj_appliance.exam_rooms import changes, rules, store
from oj_appliance.exam_rooms.known import KnownRooms
from oj_appliance.exam_rooms.types import (
    DrawnSeat,
    RoomDraft,
    RoomsChanged,
    SeatedPerson,
)
from oj_appliance.places.participation import Participation
from oj_appliance.storage.database import Database
from oj_appliance.timed_work.known import KnownTimedWorks
from oj_appliance.timed_work.types import TimedWorkChanged
from oj_appliance.web.guards import Actor


class ExamRooms:
    """Rooms are their work's managers'; who sits where is any invigilator's."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        events: Events,
        works: KnownTimedWorks,
        known: KnownRooms,
    ) -> None:
        self._database = database
        self._clock = clock
        self._events = events
        self._works = works
        self.known = known

    async def people(self, timed_work_id: int) -> dict[str, SeatedPerson]:
        """Whoever has a seat in the work, by uid."""
        rooms = self.known.rooms(timed_work_id)
        uids = [seat.uid for room in rooms for seat in self.known.seats(room.id) if seat.uid]
        return await self._database.read(store.people, uids)

    async def create(
        self, actor: Actor, timed_work_id: int, draft: RoomDraft, *, filled: bool
    ) -> int:
        """The number; `filled` with a seat at every place. Raises timedwork.missing,
        timedwork.not_allowed, examroom.name_used, examroom.too_many, and as rules.checked."""
        draft, now = rules.checked(draft), self._clock.now_ms()
        write = self._database.write
        room_id = await write(changes.create, actor, timed_work_id, draft, filled, now)
        await self.renew(timed_work_id)
        return room_id

    async def update(self, actor: Actor, room_id: int, draft: RoomDraft) -> None:
        """Raises examroom.missing, timedwork.not_allowed, examroom.name_used,
        examroom.seat_outside, and as rules.checked."""
        draft, now = rules.checked(draft), self._clock.now_ms()
        done = await self._database.write(changes.update, actor, room_id, draft, now)
        await self.renew(done.timed_work_id, done.records)

    async def delete(self, actor: Actor, room_id: int) -> None:
        """Raises examroom.missing, timedwork.not_allowed."""
        done = await self._database.write(changes.delete, actor, room_id, self._clock.now_ms())
        await self.renew(done.timed_work_id, done.records)

    async def draw(self, actor: Actor, room_id: int, drawn: Sequence[DrawnSeat]) -> None:
        """The room's seats as drawn: whoever sat on one that is gone has none. Raises
        examroom.missing, timedwork.not_allowed, and as rules.checked_seats."""
        now = self._clock.now_ms()
        done = await self._database.write(changes.draw, actor, room_id, drawn, now)
        await self.renew(done.timed_work_id, done.records)

    async def seat(self, actor: Actor, seat_id: int, uid: str | None) -> bool:
        """Where the person sits from now on, wherever it was before; None: the seat is free.
        Whether they write another paper than the room, with which they began. Raises
        examroom.seat_missing, examroom.seat_taken, user.missing."""
        done = await self._database.write(changes.seat, actor, seat_id, uid, self._clock.now_ms())
        if uid is None:
            self.known.freed.update((seat_id, each.uid) for each in done.records)
        await self.renew(done.timed_work_id, done.records)
        return done.keeps_paper

    async def bind(self, actor: Actor, seat_id: int, address: str | None) -> None:
        """The computer that stands at the seat; None: the next one that is seen there. Raises
        examroom.seat_missing, examroom.bad_address."""
        address, now = rules.checked_address(address), self._clock.now_ms()
        done = await self._database.write(changes.bind, actor, seat_id, address, now)
        await self.renew(done.timed_work_id)

    async def copy(
        self, actor: Actor, timed_work_id: int, source_id: int, *, with_people: bool
    ) -> int:
        """The rooms of another work beside those that are here; how many came. Raises
        timedwork.missing, timedwork.not_allowed, examroom.name_used, examroom.too_many."""
        now = self._clock.now_ms()
        done = await self._database.write(
            changes.copy, actor, timed_work_id, source_id, with_people, now
        )
        await self.renew(timed_work_id, done.records)
        return done.count

    async def renew(self, timed_work_id: int, records: Sequence[Participation] = ()) -> None:
        """After the commit of whoever changed rooms, and with them these persons' parts."""
        await self.known.refresh(timed_work_id)
        for record in records:
            await self._works.put_record(record)
            self._events.announce(TimedWorkChanged(timed_work_id, record.uid))
        self._events.announce(RoomsChanged(timed_work_id))
