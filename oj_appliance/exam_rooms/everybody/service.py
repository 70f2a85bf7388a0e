"""Use cases of invigilators about all who sit in a room, or take part at all: each in one
transaction with one audit row (contract timedwork.md §10.2)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock, wire_time
from oj_appliance.errors import ApiError
from oj_appliance.events import Events
from oj_appliance.exam_rooms import store
from oj_appliance.exam_rooms.service import ExamRooms
from oj_appliance.places.participation import Participation
from oj_appliance.places.store import find_participation, put_participation
from oj_appliance.storage.database import Database
from oj_appliance.timed_work.administration.service import target_of
from oj_appliance.timed_work.known import KnownTimedWorks
from oj_appliance.timed_work.records.rules import extended, stopped_at
from oj_appliance.timed_work.rules import (
    effective_end,
    effective_status,
    has_started,
    is_registered,
)
from oj_appliance.timed_work.types import Status, TimedWork, TimedWorkBegun
from oj_appliance.web.guards import Actor


class Everybody:
    """`check_time` raises clock.doubtful while nobody knows what time it is."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        works: KnownTimedWorks,
        rooms: ExamRooms,
        events: Events,
        check_time: Callable[[], None],
    ) -> None:
        self._database = database
        self._clock = clock
        self._works = works
        self._rooms = rooms
        self._events = events
        self._check_time = check_time

    async def begin(self, actor: Actor, timed_work_id: int, room_id: int | None) -> int:
        """The common start: whoever has not begun, and may, begins now; how many that were. Raises
        timedwork.missing, examroom.missing, timedwork.not_started, timedwork.ended,
        clock.doubtful."""
        work, uids = self._concerned(timed_work_id, room_id)
        self._check_time()
        now = self._clock.now_ms()
        if now < work.start_time:
            raise ApiError("timedwork.not_started", status=403)
        if now >= work.end_time and not any(self._may_begin(work, each, now) for each in uids):
            raise ApiError("timedwork.ended", status=403)
        changed = await self._database.write(self._begin, actor, work, room_id, uids, now)
        await self._rooms.renew(timed_work_id, changed)
        return len(changed)

    async def extend(
        self,
        actor: Actor,
        timed_work_id: int,
        room_id: int | None,
        *,
        seconds: int,
        reason: str | None,
    ) -> int:
        """More time for whoever has begun and was not ended by hand; how many that are. Raises
        timedwork.missing, examroom.missing, http.bad_param."""
        work, uids = self._concerned(timed_work_id, room_id)
        now = self._clock.now_ms()
        changed = await self._database.write(
            _extend, actor, work, room_id, uids, seconds, reason, now
        )
        await self._rooms.renew(timed_work_id, changed)
        return len(changed)

    def _begin(
        self, actor: Actor, work: TimedWork, room_id: int | None, uids: Sequence[str], now: int
    ) -> list[Participation]:
        before = [_record(work, uid) for uid in store.people(uids)]
        waiting = [each for each in before if not has_started(each)]
        beginning = [
            each for each in waiting if effective_status(work, each, now) is Status.RUNNING
        ]
        for each in beginning:
            put_participation(replace(each, started_at=now), now=now)
            self._events.publish(TimedWorkBegun(work, each.uid, now))
        begun = len(before) - len(waiting)
        record_audit(
            actor,
            "examroom.begin",
            _target(work, room_id),
            before={"begun": begun},
            after={"begun": begun + len(beginning)},
            now=now,
        )
        # Whoever listened has written more of their parts.
        return [_record(work, each.uid) for each in beginning]

    def _may_begin(self, work: TimedWork, uid: str, now: int) -> bool:
        record = self._works.record(work.id, uid)
        return not has_started(record) and effective_status(work, record, now) is Status.RUNNING

    def _concerned(self, timed_work_id: int, room_id: int | None) -> tuple[TimedWork, list[str]]:
        work = self._works.find(timed_work_id)
        if work is None:
            raise ApiError("timedwork.missing", status=404)
        known = self._rooms.known
        if room_id is not None and known.room(timed_work_id, room_id) is None:
            raise ApiError("examroom.missing", status=404)
        rooms = [each.id for each in known.rooms(timed_work_id) if room_id in (None, each.id)]
        seated = {seat.uid for room in rooms for seat in known.seats(room) if seat.uid is not None}
        if room_id is None:
            records = self._works.records(timed_work_id)
            taking_part = (
                uid for uid, it in records.items() if has_started(it) or is_registered(it)
            )
            seated.update(taking_part)
        return work, sorted(seated)


def _extend(
    actor: Actor,
    work: TimedWork,
    room_id: int | None,
    uids: Sequence[str],
    seconds: int,
    reason: str | None,
    now: int,
) -> list[Participation]:
    people = store.people(uids)
    found = [_record(work, uid) for uid in people]
    before = [each for each in found if has_started(each) and stopped_at(each) is None]
    changed = [extended(each, work.window, seconds=seconds, now=now) for each in before]
    for each in changed:
        put_participation(each, now=now)

    def ends(records: Sequence[Participation]) -> dict[str, str]:
        return {people[it.uid].username: wire_time(effective_end(work, it, now)) for it in records}

    record_audit(
        actor,
        "examroom.extend",
        _target(work, room_id),
        before={"effectiveEnd": ends(before)},
        after={"effectiveEnd": ends(changed)},
        reason=reason,
        now=now,
    )
    return changed


def _record(work: TimedWork, uid: str) -> Participation:
    return find_participation(work.place, uid) or Participation(place=work.place, uid=uid)


def _target(work: TimedWork, room_id: int | None) -> dict[str, object]:
    room = None if room_id is None else store.room(room_id)
    return target_of(work) | ({} if room is None else {"room": room.name})
