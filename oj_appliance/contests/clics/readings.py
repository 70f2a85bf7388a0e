"""What is told of contests, kept in memory until something of it moves.

Made anew when somebody asks and something has moved, and then as a whole: what has been told cannot
drift from what is stored. A contest that moves all the time is read the seldomer the longer
reading it takes, so that no crowd of readers can keep the server busy with it.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from oj_appliance.clock import Clock
from oj_appliance.contests.clics import store
from oj_appliance.contests.clics.told import told
from oj_appliance.contests.clics.types import Audience, Told
from oj_appliance.contests.known import KnownContests
from oj_appliance.contests.types import Contest, ContestProblem
from oj_appliance.places.types import Kind
from oj_appliance.storage.database import Database
from oj_appliance.submissions.types import SubmissionChanged

# Names and schools of people, as on the boards.
KEPT_S = 15
# Of all time, at most one part in so many goes into reading one contest.
SHARE = 10
LONGEST_PAUSE_S = 5.0
IDLE_S = 1_800


@dataclass(slots=True)
class _Reading:
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    told: Told | None = None
    of: tuple[Contest, tuple[ContestProblem, ...]] | None = None
    made_at: float = 0
    cost_s: float = 0
    has_moved: bool = False
    asked_at: float = 0


class Readings:
    def __init__(self, database: Database, clock: Clock, known: KnownContests) -> None:
        self._database = database
        self._clock = clock
        self._known = known
        self._readings: dict[tuple[int, Audience], _Reading] = {}

    async def told(self, contest: Contest, audience: Audience) -> Told:
        """As it is now."""
        reading = self._readings.setdefault((contest.id, audience), _Reading())
        reading.asked_at = self._clock.monotonic()
        async with reading.lock:
            found = self._fresh(reading, contest)
            if found is None:
                await self._wait_for_turn(reading)
                found = await self._read(reading, contest, audience)
            return found

    def follow(self, event: SubmissionChanged) -> None:
        """After the commit."""
        place = event.record.place
        if place.kind is Kind.CONTEST:
            for audience in Audience:
                reading = self._readings.get((place.id, audience))
                if reading is not None:
                    reading.has_moved = True

    async def forget_idle(self) -> None:
        """What nobody has asked for in half an hour makes room."""
        oldest = self._clock.monotonic() - IDLE_S
        for key, reading in list(self._readings.items()):
            if reading.asked_at < oldest and not reading.lock.locked():
                del self._readings[key]

    def _fresh(self, reading: _Reading, contest: Contest) -> Told | None:
        found = reading.told
        if found is None or reading.has_moved or reading.of != self._settings(contest):
            return None
        if found.turns_at is not None and self._clock.now_ms() >= found.turns_at:
            return None
        is_young = self._clock.monotonic() - reading.made_at < KEPT_S
        return found if is_young else None

    async def _wait_for_turn(self, reading: _Reading) -> None:
        if reading.told is not None:
            pause = min(reading.cost_s * SHARE, LONGEST_PAUSE_S)
            await asyncio.sleep(max(0.0, reading.made_at + pause - self._clock.monotonic()))

    async def _read(self, reading: _Reading, contest: Contest, audience: Audience) -> Told:
        began = self._clock.monotonic()
        reading.of, reading.has_moved = self._settings(contest), False
        problems, registered = reading.of[1], self._known.registered(contest.id)
        now = self._clock.now_ms()
        kept = await self._database.read(store.kept, contest, problems, registered)
        # A connection is not held while nothing is read.
        reading.told = await asyncio.to_thread(told, kept, audience, now)
        reading.made_at = self._clock.monotonic()
        reading.cost_s = reading.made_at - began
        return reading.told

    def _settings(self, contest: Contest) -> tuple[Contest, tuple[ContestProblem, ...]]:
        return contest, self._known.problems(contest.id)
