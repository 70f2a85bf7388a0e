"""Use cases of whoever closes an exam for good (contract timedwork.md §16)."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import IO

from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.exam_results.closing import erasure_rules, evidence
from oj_appliance.exam_results.closing.store import erasing
from oj_appliance.exam_results.closing.store.evidence import tables
from oj_appliance.exam_results.closing.types import Erasure
from oj_appliance.exam_results.service import ExamResults
from oj_appliance.exam_rooms.known import KnownRooms
from oj_appliance.storage.database import Database
from oj_appliance.timed_work import rules as work_rules
from oj_appliance.timed_work.administration.service import managed, target_of
from oj_appliance.timed_work.known import KnownTimedWorks
from oj_appliance.web.guards import Actor, Viewer


class ExamClosing:
    def __init__(
        self,
        database: Database,
        clock: Clock,
        known: KnownTimedWorks,
        rooms: KnownRooms,
        results: ExamResults,
        scratch: Path,
    ) -> None:
        self._database = database
        self._clock = clock
        self._known = known
        self._rooms = rooms
        self._results = results
        self._scratch = scratch

    async def erasure(self, viewer: Viewer, timed_work_id: int) -> Erasure:
        """What would go, and when. Raises timedwork.missing, timedwork.not_allowed."""
        return await self._database.read(_erasure, viewer, timed_work_id)

    async def set_months(self, actor: Actor, timed_work_id: int, months: int | None) -> None:
        """Raises timedwork.missing, timedwork.not_allowed."""
        now = self._clock.now_ms()
        await self._database.write(_set_months, actor, timed_work_id, months, now)

    async def erase_due(self) -> None:
        """What is due and signed, each night."""
        now = self._clock.now_ms()
        for timed_work_id, months in await self._database.read(erasing.waiting):
            work = self._known.find(timed_work_id)
            if work is None or now < erasure_rules.erases_at(work.end_time, months):
                continue
            await self._database.write(_erase, work.id, now)
            await self._rooms.refresh(work.id)

    async def evidence(self, actor: Actor, timed_work_id: int) -> IO[bytes]:
        """A zip, as an open file without a name; close it. Raises as ExamResults.now."""
        results = await self._results.now(actor.viewer, timed_work_id)
        now, work = self._clock.now_ms(), results.work
        end = work_rules.latest_end(work, self._known.records(work.id).values(), now)
        found = await self._database.read(tables, work.id, start=work.start_time, end=end)
        await self._database.write(_told, actor, timed_work_id, now)
        return await asyncio.to_thread(evidence.pack, results.sheet, found, self._scratch)


def _erasure(viewer: Viewer, timed_work_id: int) -> Erasure:
    work = managed(viewer, timed_work_id)
    months, erased_at = erasing.setting(timed_work_id)
    return Erasure(
        months,
        None if months is None else erasure_rules.erases_at(work.end_time, months),
        erased_at,
        erasing.is_signed(timed_work_id),
        erasing.traces(timed_work_id),
    )


def _set_months(actor: Actor, timed_work_id: int, months: int | None, now: int) -> None:
    work = managed(actor.viewer, timed_work_id)
    before, _ = erasing.setting(timed_work_id)
    erasing.put_months(timed_work_id, months, now=now)
    record_audit(
        actor,
        "exam.erasure",
        target_of(work),
        before={"months": before},
        after={"months": months},
        now=now,
    )


def _erase(timed_work_id: int, now: int) -> None:
    erasing.erase(timed_work_id, now=now)


def _told(actor: Actor, timed_work_id: int, now: int) -> None:
    work = managed(actor.viewer, timed_work_id)
    record_audit(actor, "exam.evidence", target_of(work), now=now)
