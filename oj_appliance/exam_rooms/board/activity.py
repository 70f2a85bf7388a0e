"""What is going on in timed works, by the news of it: who has written when, and how fast is
judged."""

from __future__ import annotations

import asyncio
from collections import deque

from oj_appliance.clock import Clock
from oj_appliance.drafts.types import DraftSaved
from oj_appliance.exam_rooms.board import store
from oj_appliance.judging.rules import IN_PROGRESS
from oj_appliance.places.types import Kind
from oj_appliance.storage.database import Database
from oj_appliance.submissions.types import SubmissionChanged
from oj_appliance.timed_work.types import TimedWork

PACE_S = 60
MOST_ENDINGS = 10_000


class Activity:
    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._saved: dict[int, dict[str, int]] = {}
        self._reading = asyncio.Lock()
        self._endings: dict[int, deque[float]] = {}

    async def saved(self, work: TimedWork) -> dict[str, int]:
        """When each person has saved something last (epoch ms): read once, then by the news."""
        async with self._reading:
            if work.id not in self._saved:
                heard = self._saved.setdefault(work.id, {})
                stored = await self._database.read(store.saved, work.place)
                self._saved[work.id] = {**stored, **heard}
        return self._saved[work.id]

    def judged(self, timed_work_id: int) -> int:
        """How many submissions have got their verdict within the last minute."""
        endings = self._endings.get(timed_work_id)
        if endings is None:
            return 0
        now = self._clock.monotonic()
        while endings and now - endings[0] > PACE_S:
            endings.popleft()
        return len(endings)

    def follow_draft(self, event: DraftSaved) -> None:
        place = event.desk.place
        if place.kind is Kind.TIMED_WORK and place.id in self._saved:
            self._saved[place.id][event.desk.user_id] = event.at

    def follow_submission(self, event: SubmissionChanged) -> None:
        place = event.record.place
        if place.kind is Kind.TIMED_WORK and event.record.status not in IN_PROGRESS:
            endings = self._endings.setdefault(place.id, deque(maxlen=MOST_ENDINGS))
            endings.append(self._clock.monotonic())
