"""Counts what a participant's page tells of refused pastes."""

from __future__ import annotations

from oj_appliance.clock import Clock
from oj_appliance.exam_rooms.refused_pastes import store
from oj_appliance.storage.database import Database
from oj_appliance.timed_work.known import KnownTimedWorks
from oj_appliance.timed_work.rules import effective_status, has_started
from oj_appliance.timed_work.types import Status


class RefusedPastes:
    def __init__(self, database: Database, clock: Clock, works: KnownTimedWorks) -> None:
        self._database = database
        self._clock = clock
        self._works = works

    async def told(self, timed_work_id: int, uid: str, count: int) -> None:
        """So many more. Left out where the work lets people paste, or their time does not run: a
        sign of presence is never refused."""
        now, work = self._clock.now_ms(), self._works.find(timed_work_id)
        record = self._works.record(timed_work_id, uid)
        if work is None or work.settings.paste or record is None or not has_started(record):
            return
        if effective_status(work, record, now) is not Status.ENDED:
            await self._database.write_quietly(store.add, timed_work_id, uid, count, now=now)
