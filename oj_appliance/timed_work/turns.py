"""What the clock turns in a timed work is told to those who listen to it: its begin and end, and to
each person the end of their own time, and from when results are told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping

from oj_appliance.clock import Clock
from oj_appliance.contests.types import HintKind
from oj_appliance.places.participation import Participation
from oj_appliance.timed_work.known import KnownTimedWorks
from oj_appliance.timed_work.live_events import TimedWorkLiveEvents
from oj_appliance.timed_work.results import are_counted, told_to_each
from oj_appliance.timed_work.rules import effective_status, status_of
from oj_appliance.timed_work.types import Status, TimedWork

log = logging.getLogger(__name__)
EACH_S = 1.0


class TimedWorkTurns:
    def __init__(self, known: KnownTimedWorks, live: TimedWorkLiveEvents, clock: Clock) -> None:
        self._known = known
        self._live = live
        self._clock = clock
        self._looked_at = clock.now_ms()
        self._watching: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._looked_at = self._clock.now_ms()
        self._watching = asyncio.create_task(self._watch())

    def stop(self) -> None:
        if self._watching is not None:
            self._watching.cancel()

    def look(self) -> None:
        """Compares what the clock says now with what it said when it was looked at last; edits are
        told by whoever makes them."""
        before, self._looked_at = self._looked_at, self._clock.now_ms()
        for work in self._known.with_dry_runs():
            records = self._known.records(work.id).values()
            # Of the many works of years, only the few that are not over.
            is_done = are_counted(work, records, before)
            if not is_done and self._live.is_heard(work.id):
                self._tell(work, before, self._looked_at)

    def _tell(self, work: TimedWork, before: int, now: int) -> None:
        records = self._known.records(work.id)
        if _of_all(work, records, before) != _of_all(work, records, now):
            self._live.hint(work.id, HintKind.STATE)
            return
        states = [_of_each(work, records, moment) for moment in (before, now)]
        for uid in records:
            if states[0][uid] != states[1][uid]:
                self._live.hint(work.id, HintKind.STATE, uid=uid)

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(EACH_S)
            try:
                self.look()
            except Exception:
                log.exception("what the clock turned could not be told; looked at again")


Records = Mapping[str, Participation]


def _of_all(work: TimedWork, records: Records, now: int) -> tuple[Status, Status, bool]:
    """Of the work itself, and for whoever has no part in it."""
    counted = are_counted(work, records.values(), now)
    return status_of(work, now), effective_status(work, None, now), counted


def _of_each(work: TimedWork, records: Records, now: int) -> dict[str, tuple[Status, bool]]:
    told = told_to_each(work, records, now)
    return {uid: (effective_status(work, it, now), told[uid]) for uid, it in records.items()}
