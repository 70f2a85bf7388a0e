"""The board of a timed work, made at most once a second, whoever asks (contract timedwork.md
§10.1)."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Collection, Mapping

from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.exam_rooms import store as room_store
from oj_appliance.exam_rooms.board import rules, store
from oj_appliance.exam_rooms.board.activity import PACE_S, Activity
from oj_appliance.exam_rooms.board.types import Alarm, Board, Judging, PersonRow, Sent, State
from oj_appliance.exam_rooms.known import KnownRooms
from oj_appliance.exam_rooms.presence.rules import is_wrong_clock
from oj_appliance.exam_rooms.presence.service import Presence
from oj_appliance.exam_rooms.refused_pastes import store as paste_store
from oj_appliance.exam_rooms.types import Seat, SeatedPerson
from oj_appliance.places.participation import Participation
from oj_appliance.storage.database import Database
from oj_appliance.timed_work.known import KnownTimedWorks
from oj_appliance.timed_work.rules import (
    effective_end,
    effective_status,
    ended_at,
    has_started,
    is_registered,
)
from oj_appliance.timed_work.types import Status, TimedWork

KEPT_S = 0.9


class Boards:
    """`is_browser_refused` tells of a work and a uid whether the locked browser was asked for and
    did not come."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        works: KnownTimedWorks,
        rooms: KnownRooms,
        presence: Presence,
        activity: Activity,
        is_browser_refused: Callable[[int, str], bool],
    ) -> None:
        self._database = database
        self._clock = clock
        self._works = works
        self._rooms = rooms
        self._presence = presence
        self._activity = activity
        self._is_browser_refused = is_browser_refused
        self._kept: dict[int, tuple[float, Board]] = {}
        self._making: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def board(self, timed_work_id: int) -> Board:
        """At most a second old. Raises timedwork.missing."""
        async with self._making[timed_work_id]:
            made_at, board = self._kept.get(timed_work_id, (0.0, None))
            if board is None or self._clock.monotonic() - made_at > KEPT_S:
                board = await self._make(self._work(timed_work_id))
                self._kept[timed_work_id] = self._clock.monotonic(), board
            return board

    def forget(self, timed_work_id: int) -> None:
        """Staff changed something: whoever asks next sees it."""
        self._kept.pop(timed_work_id, None)

    def _work(self, timed_work_id: int) -> TimedWork:
        work = self._works.find(timed_work_id)
        if work is None:
            self._kept.pop(timed_work_id, None)
            raise ApiError("timedwork.missing", status=404)
        return work

    async def _make(self, work: TimedWork) -> Board:
        rooms = tuple((each, self._rooms.seats(each.id)) for each in self._rooms.rooms(work.id))
        records = self._works.records(work.id)
        seat_of = {seat.uid: seat for _, seats in rooms for seat in seats if seat.uid is not None}
        taking_part = [uid for uid, it in records.items() if has_started(it) or is_registered(it)]
        people, sent, pastes = await self._database.read(_read, {*seat_of, *taking_part}, work)
        saved = await self._activity.saved(work)
        now = self._clock.now_ms()
        rows = tuple(
            self._row(
                work,
                each,
                records.get(uid),
                seat_of.get(uid),
                sent.get(uid),
                saved,
                now,
                pastes.get(uid, 0),
            )
            for uid, each in people.items()
        )
        received = sum(each.received for each in sent.values())
        waiting = sum(each.waiting for each in sent.values())
        seconds = rules.seconds_left(waiting, self._activity.judged(work.id), window_s=PACE_S)
        return Board(work, rooms, rows, Judging(received, waiting, seconds), now)

    def _row(
        self,
        work: TimedWork,
        person: SeatedPerson,
        record: Participation | None,
        seat: Seat | None,
        sent: Sent | None,
        saved: Mapping[str, int],
        now: int,
        pastes: int,
    ) -> PersonRow:
        uid, submitted_at = person.uid, sent.last_at if sent else None
        saved_at, last = saved.get(uid), self._presence.last(uid)
        active_at = max(saved_at or 0, submitted_at or 0, (record and record.started_at) or 0)
        is_there = self._presence.is_there(uid, now)
        state = rules.state_of(work, record, is_there=is_there, active_at=active_at, now=now)
        is_over = effective_status(work, record, now) is Status.ENDED
        since = {State.IDLE: active_at, State.DISCONNECTED: last.seen_at if last else None}
        begun = record if has_started(record) else None
        return PersonRow(
            person=person,
            seat=seat,
            state=state,
            alarms=() if is_over else self._alarms(work, uid, seat, now),
            is_paused=rules.is_paused(record),
            since=since.get(state),
            started_at=begun.started_at if begun else None,
            ends_at=effective_end(work, begun, now) if begun else None,
            ended_at=ended_at(work, begun, now) if begun else None,
            extra_ms=record.extra_ms if record else 0,
            seen_at=last.seen_at if last else None,
            saved_at=saved_at,
            submitted_at=submitted_at,
            address=last.address if last else None,
            clock_off_ms=self._presence.clock_off_ms(uid),
            refused_pastes=pastes,
        )

    def _alarms(self, work: TimedWork, uid: str, seat: Seat | None, now: int) -> tuple[Alarm, ...]:
        found = []
        if self._presence.is_in_two_places(uid, now):
            found.append(Alarm.TWO_PLACES)
        address = seat.address if seat else None
        if address is not None and self._presence.is_elsewhere(uid, address, now):
            found.append(Alarm.OTHER_COMPUTER)
        if is_wrong_clock(self._presence.clock_off_ms(uid)):
            found.append(Alarm.WRONG_CLOCK)
        if self._is_browser_refused(work.id, uid):
            found.append(Alarm.ORDINARY_BROWSER)
        return tuple(found)


def _read(
    uids: Collection[str], work: TimedWork
) -> tuple[dict[str, SeatedPerson], dict[str, Sent], dict[str, int]]:
    return room_store.people(uids), store.sent(work.place), paste_store.counts(work.id)
