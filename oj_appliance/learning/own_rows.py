"""What a person's own submissions come to, kept in memory: to add them up costs as much as they are
many, and nothing of it changes until that person submits again or is told more."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass

import msgspec

from oj_appliance.clock import Clock
from oj_appliance.learning import store
from oj_appliance.learning.store import AttemptRow
from oj_appliance.places.types import Sql
from oj_appliance.storage.database import Database
from oj_appliance.submissions.types import SubmissionChanged

# What is erased tells nobody; and the problems' own facts are read each time.
KEPT_S = 60.0
MOST_KEPT = 100  # people


class Conditions(msgspec.Struct, frozen=True):
    """What the person may know of a row: that it is there, what came of it, its points and its
    cases. Others once an exam or a seal begins or ends."""

    row: Sql
    status: Sql
    score: Sql
    cases: Sql


class OwnRows(msgspec.Struct, frozen=True):
    """`quarters`: of an hour since 1970 (UTC), with how many submissions each has."""

    attempts: list[AttemptRow]
    quarters: list[tuple[int, int]]


@dataclass(frozen=True, slots=True)
class _Kept:
    conditions: Conditions
    until: float
    reading: asyncio.Task[OwnRows]


class OwnRowsMemory:
    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._kept: OrderedDict[str, _Kept] = OrderedDict()

    async def rows_of(self, uid: str, conditions: Conditions) -> OwnRows:
        """Whoever asks while they are being read waits for the same ones."""
        now = self._clock.monotonic()
        kept = self._kept.get(uid)
        if kept is None or kept.conditions != conditions or kept.until < now:
            reading = asyncio.create_task(self._read(uid, conditions), name="own-rows")
            kept = _Kept(conditions, now + KEPT_S, reading)
            self._kept[uid] = kept
            self._kept.move_to_end(uid)
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        try:
            return await asyncio.shield(kept.reading)
        except Exception:
            if self._kept.get(uid) is kept:
                del self._kept[uid]
            raise

    def forget(self, event: SubmissionChanged) -> None:
        """Listens to SubmissionChanged, after the commit."""
        self._kept.pop(event.record.uid, None)

    async def _read(self, uid: str, conditions: Conditions) -> OwnRows:
        attempts = await self._database.read(
            store.attempts, uid, conditions.status, conditions.score, conditions.cases
        )
        quarters = await self._database.read(store.submissions_by_quarter, uid, conditions.row)
        return OwnRows(attempts, quarters)
