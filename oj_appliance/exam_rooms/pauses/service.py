"""Use cases of invigilators whose room stands still (contract timedwork.md §11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from msgspec.structs import replace

from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock, wire_time
from oj_appliance.errors import ApiError
from oj_appliance.events import Events
from oj_appliance.exam_rooms.audience import Audience, checked, named_room, reaches
from oj_appliance.exam_rooms.known import KnownRooms
from oj_appliance.exam_rooms.pauses import rules, store
from oj_appliance.exam_rooms.pauses.types import ExamPause, PauseOrder
from oj_appliance.places.participation import Participation, Pause
from oj_appliance.places.store import find_participation, participations_in, put_participation
from oj_appliance.storage.database import Database
from oj_appliance.timed_work import rules as work_rules
from oj_appliance.timed_work import store as work_store
from oj_appliance.timed_work.known import KnownTimedWorks
from oj_appliance.timed_work.types import TimedWork, TimedWorkBegun, TimedWorkChanged
from oj_appliance.web.guards import Actor


class ExamPauses:
    def __init__(
        self,
        database: Database,
        clock: Clock,
        known: KnownTimedWorks,
        events: Events,
        rooms: KnownRooms,
    ) -> None:
        self._database = database
        self._clock = clock
        self._known = known
        self._events = events
        self._rooms = rooms

    async def listed(self, timed_work_id: int) -> list[tuple[ExamPause, int]]:
        """All there were, the newest first, each with how many people it reached. Raises
        timedwork.missing."""
        self.found(timed_work_id)
        records = self._known.records(timed_work_id).values()
        # Whoever left a room that stood still and came back has two stretches of one pause.
        reached = Counter(each for record in records for each in rules.numbers(record))
        found = await self._database.read(store.pauses_of, timed_work_id)
        return [(each, reached[each.id]) for each in found]

    def found(self, timed_work_id: int) -> TimedWork:
        """Raises timedwork.missing."""
        work = self._known.find(timed_work_id)
        if work is None:
            raise ApiError("timedwork.missing", status=404)
        return work

    async def pause(self, actor: Actor, timed_work_id: int, order: PauseOrder) -> int:
        """Its number. Raises timedwork.missing, http.bad_param, examroom.missing, and as
        `make`."""
        checked(order.audience)
        now = self._clock.now_ms()
        number = await self._database.write(self.make, actor, timed_work_id, order, now)
        await self._told(timed_work_id, order.audience)
        return number

    async def resume(self, actor: Actor, timed_work_id: int, number: int) -> None:
        """Their time runs from now on. Raises exam.pause_missing, exam.not_paused."""
        now = self._clock.now_ms()
        pause = await self._database.write(self._resume, actor, timed_work_id, number, now)
        await self._told(timed_work_id, pause.audience)

    async def undo(self, actor: Actor, timed_work_id: int, number: int, reason: str | None) -> None:
        """As if it had never been; it stays in the history. Raises exam.pause_missing."""
        now = self._clock.now_ms()
        pause = await self._database.write(self._undo, actor, timed_work_id, number, reason, now)
        await self._told(timed_work_id, pause.audience)

    def follow_begin(self, event: TimedWorkBegun) -> None:
        """Listens to TimedWorkBegun, in its write: whoever begins late is covered by the pauses of
        their room and of all, like everybody there."""
        work, uid = event.work, event.uid
        found = [
            Pause(each.since, each.until, each.id)
            for each in store.counted_pauses(work.id)
            if reaches(self._rooms, work.id, each.audience, uid)
        ]
        record = find_participation(work.place, uid) if found else None
        if record is not None:
            put_participation(rules.paused(record, found), now=event.at)

    def make(self, actor: Actor, timed_work_id: int, order: PauseOrder, now: int) -> int:
        """Inside a write. Raises timedwork.missing, timedwork.not_started, http.bad_param,
        examroom.missing, exam.already_paused, timedwork.record_missing, exam.nothing_runs."""
        work = self.found(timed_work_id)
        since, until = rules.stretch(work, order, now)
        room_name = named_room(self._rooms, work.id, order.audience)
        if until is None and store.is_paused(work.id, order.audience):
            raise ApiError("exam.already_paused")
        values = {
            **{"timed_work_id": work.id, "room_name": room_name, "since": since, "until": until},
            **{"reason": order.reason, "author": actor.username},
        }
        covered = self._covered(work, order.audience)
        number = store.insert_pause(values, order.audience, now=now)
        after = [rules.paused(each, [Pause(since, until, number)]) for each in covered]
        work = _with_pauses(work, order.audience)
        if not rules.helps(work, order.audience, after, now):
            raise ApiError("exam.nothing_runs")
        _put(covered, after, now)
        told = {"since": wire_time(since), "until": None if until is None else wire_time(until)}
        target = _target(work, order.audience, room_name)
        record_audit(actor, "exam.pause_create", target, after=told, reason=order.reason, now=now)
        return number

    def _covered(self, work: TimedWork, audience: Audience) -> list[Participation]:
        """Raises timedwork.record_missing for one person who has not begun."""
        covered = [
            each
            for each in participations_in(work.place)
            if reaches(self._rooms, work.id, audience, each.uid)
        ]
        if audience.uid is not None and not any(map(work_rules.has_started, covered)):
            raise ApiError("timedwork.record_missing", status=404, field="uid")
        return covered

    def _resume(self, actor: Actor, timed_work_id: int, number: int, now: int) -> ExamPause:
        work, pause = self.found(timed_work_id), _found(timed_work_id, number)
        if not pause.is_open:
            raise ApiError("exam.not_paused")
        until = max(now, pause.since + 1)
        _change_all(work, lambda record: rules.resumed(record, number, until), now)
        store.update_pause(number, until=until, resumed_by=actor.username, now=now)
        _with_pauses(work, pause.audience)
        target = _target(work, pause.audience, pause.room_name)
        before, after = {"since": wire_time(pause.since)}, {"until": wire_time(until)}
        record_audit(actor, "exam.pause_end", target, before=before, after=after, now=now)
        return pause

    def _undo(
        self, actor: Actor, timed_work_id: int, number: int, reason: str | None, now: int
    ) -> ExamPause:
        work, pause = self.found(timed_work_id), _found(timed_work_id, number)
        if pause.undone_at is not None:
            raise ApiError("exam.pause_missing", status=404)
        _change_all(work, lambda record: rules.undone(record, number), now)
        store.update_pause(number, undone_at=now, undone_by=actor.username, now=now)
        _with_pauses(work, pause.audience)
        until = None if pause.until is None else wire_time(pause.until)
        told = {"since": wire_time(pause.since), "until": until}
        target = _target(work, pause.audience, pause.room_name)
        record_audit(actor, "exam.pause_remove", target, before=told, reason=reason, now=now)
        return pause

    async def _told(self, timed_work_id: int, audience: Audience) -> None:
        await self._known.refresh(timed_work_id)
        self._events.announce(TimedWorkChanged(timed_work_id, audience.uid))


def _found(timed_work_id: int, number: int) -> ExamPause:
    pause = store.find_pause(timed_work_id, number)
    if pause is None:
        raise ApiError("exam.pause_missing", status=404)
    return pause


def _with_pauses(work: TimedWork, audience: Audience) -> TimedWork:
    """Those of everybody stand with the work: they move the time to begin of whoever has no part
    in it yet."""
    if not audience.is_everybody:
        return work
    pauses = [
        Pause(each.since, each.until, each.id)
        for each in reversed(store.counted_pauses(work.id))
        if each.audience.is_everybody
    ]
    work_store.put_pauses(work.id, pauses)
    return replace(work, pauses=tuple(pauses))


def _change_all(
    work: TimedWork, change: Callable[[Participation], Participation], now: int
) -> None:
    records = participations_in(work.place)
    _put(records, [change(each) for each in records], now)


def _put(before: list[Participation], after: list[Participation], now: int) -> None:
    for old, new in zip(before, after, strict=True):
        if new is not old:
            put_participation(new, now=now)


def _target(work: TimedWork, audience: Audience, room_name: str | None) -> dict[str, object]:
    told: dict[str, object] = {"tid": work.id, "title": work.title}
    if audience.uid is not None:
        told["uid"] = audience.uid
    return told if room_name is None else {**told, "room": room_name}
