"""How many people have submitted in contests where nobody registers: every head of a contest and
every list tells it. Read from the database when it is first asked for, and kept in step after."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from dataclasses import dataclass, field

from oj_appliance.clock import Clock
from oj_appliance.contests import store
from oj_appliance.places.types import Kind
from oj_appliance.storage.database import Database
from oj_appliance.submissions.types import SubmissionChanged

# What nobody has asked for so long makes room.
IDLE_S = 1_800


@dataclass(slots=True)
class _Kept:
    """`firsts` are when each person first submitted after `since`, by uid; `moments` the same in
    their order, None where it must be made anew. Epoch ms."""

    since: int
    asked_at: float
    firsts: dict[str, int] = field(default_factory=dict)
    moments: list[int] | None = None
    reading: asyncio.Task[None] | None = None

    def note(self, uid: str, at: int) -> None:
        if at >= self.since and at < self.firsts.get(uid, at + 1):
            self.firsts[uid] = at
            self.moments = None

    def before(self, until: int) -> int:
        if self.moments is None:
            self.moments = sorted(self.firsts.values())
        return bisect_left(self.moments, until)


class Submitters:
    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._kept: dict[int, _Kept] = {}

    async def count(self, contest_id: int, *, since: int, until: int) -> int:
        """People with a submission from `since` on, and before `until` (epoch ms)."""
        kept = self._kept.get(contest_id)
        if kept is None or kept.since != since:
            kept = self._kept[contest_id] = _Kept(since, 0)
            kept.reading = asyncio.create_task(self._read(contest_id, kept))
        kept.asked_at = self._clock.monotonic()
        if kept.reading is not None:
            await asyncio.shield(kept.reading)
        return kept.before(until)

    def follow(self, event: SubmissionChanged) -> None:
        """After the commit; also what comes while the database is being read."""
        place, record = event.record.place, event.record
        kept = self._kept.get(place.id) if place.kind is Kind.CONTEST else None
        if kept is not None:
            kept.note(record.uid, record.submit_time)

    def forget(self, contest_id: int) -> None:
        """For changes of more than one submission."""
        self._kept.pop(contest_id, None)

    async def forget_idle(self) -> None:
        oldest = self._clock.monotonic() - IDLE_S
        for contest_id, kept in list(self._kept.items()):
            if kept.asked_at < oldest:
                self.forget(contest_id)

    async def _read(self, contest_id: int, kept: _Kept) -> None:
        try:
            found = await self._database.read(store.first_submissions, contest_id, kept.since)
        except BaseException:
            self.forget(contest_id)
            raise
        for uid, at in found:
            kept.note(uid, at)
        kept.reading = None
