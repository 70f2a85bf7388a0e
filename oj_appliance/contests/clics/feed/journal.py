"""The lines of a feed, kept in the database in the order in which they were told.

A journal is begun by the first reader of its feed, and goes on whenever somebody reads it: what is
told now is compared with what its lines have told so far, and the difference is appended. So a
position in it means the same after a restart, and a change that nobody read at the time, another
judgement, or something that is gone, becomes a line of its own.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from oj_appliance.clock import Clock
from oj_appliance.contests.clics.feed import store
from oj_appliance.contests.clics.feed.differences import (
    Change,
    Key,
    apply,
    changes,
    mark_after,
)
from oj_appliance.contests.clics.feed.store import Line
from oj_appliance.contests.clics.readings import IDLE_S, Readings
from oj_appliance.contests.clics.types import Audience, Told
from oj_appliance.contests.types import Contest
from oj_appliance.storage.database import Database

# Lines of one write: others wait no longer than for one of these.
WRITTEN_AT_ONCE = 500


@dataclass(slots=True)
class _Journal:
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    known: dict[Key, bytes] | None = None
    told: Told | None = None
    seq: int = 0
    mark: str = ""
    asked_at: float = 0


class Journals:
    def __init__(self, database: Database, clock: Clock, readings: Readings) -> None:
        self._database = database
        self._clock = clock
        self._readings = readings
        self._journals: dict[tuple[int, Audience], _Journal] = {}

    async def advance(self, contest: Contest, audience: Audience) -> int:
        """Writes what there is to say; the number of the last line. Raises BusyError,
        DiskFullError."""
        journal = self._journals.setdefault((contest.id, audience), _Journal())
        journal.asked_at = self._clock.monotonic()
        async with journal.lock:
            told = await self._readings.told(contest, audience)
            if told is not journal.told:
                await self._append(journal, contest.id, audience, told)
                journal.told = told
            return journal.seq

    async def forget_idle(self) -> None:
        oldest = self._clock.monotonic() - IDLE_S
        for key, journal in list(self._journals.items()):
            if journal.asked_at < oldest and not journal.lock.locked():
                del self._journals[key]

    async def _append(
        self, journal: _Journal, contest_id: int, audience: Audience, told: Told
    ) -> None:
        if journal.known is None:
            found = await self._database.read(_stored, contest_id, audience)
            journal.known, journal.seq, journal.mark = found
        known = journal.known
        to_say = await asyncio.to_thread(changes, known, told)
        for at in range(0, len(to_say), WRITTEN_AT_ONCE):
            part = to_say[at : at + WRITTEN_AT_ONCE]
            lines = _numbered(part, journal.seq, journal.mark)
            await self._database.write_quietly(store.append, contest_id, audience, lines)
            for change in part:
                apply(known, change)
            journal.seq, journal.mark = lines[-1].seq, lines[-1].mark


def _stored(contest_id: int, audience: Audience) -> tuple[dict[Key, bytes], int, str]:
    known: dict[Key, bytes] = {}
    for change in store.all_changes(contest_id, audience):
        apply(known, change)
    return known, *store.last(contest_id, audience)


def _numbered(part: list[Change], seq: int, mark: str) -> list[Line]:
    lines = []
    for change in part:
        seq, mark = seq + 1, mark_after(mark, change)
        lines.append(Line(seq, change.kind, change.object_id, change.data.decode(), mark))
    return lines
