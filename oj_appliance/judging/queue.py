"""The queue in this process. Its durable state is the rows of whoever put the jobs in, so it may
be lost at any moment: at start everything that waits is put in again."""

from __future__ import annotations

import asyncio
import heapq
import itertools
from collections import Counter

from oj_appliance.judging.rules import Lane, priority
from oj_appliance.judging.types import QueuedJob


class InProcessQueue:
    def __init__(self) -> None:
        self._heap: list[tuple[int, int, QueuedJob]] = []
        self._order = itertools.count()
        self._waiting: dict[int, tuple[int, int]] = {}
        self._of_owner: Counter[tuple[str, Lane]] = Counter()
        self._changed = asyncio.Condition()
        self._positions: dict[int, int] | None = None

    def __contains__(self, key: int) -> bool:
        return key in self._waiting

    def __len__(self) -> int:
        return len(self._waiting)

    async def put(self, job: QueuedJob) -> None:
        """A job that already waits keeps its place."""
        async with self._changed:
            if job.key in self._waiting:
                return
            entry = (
                priority(job.lane, self._of_owner[job.owner, job.lane]),
                next(self._order),
                job,
            )
            heapq.heappush(self._heap, entry)
            self._waiting[job.key] = entry[:2]
            self._of_owner[job.owner, job.lane] += 1
            self._positions = None
            self._changed.notify()

    async def take(self) -> QueuedJob:
        """The best waiting job; waits for one."""
        async with self._changed:
            while not self._heap:
                await self._changed.wait()
            _, _, job = heapq.heappop(self._heap)
            self._forget(job)
            return job

    def position(self, key: int) -> int | None:
        """Place in the queue, 1 = next; None for a job that does not wait."""
        if self._positions is None:
            ordered = sorted(self._waiting, key=self._waiting.__getitem__)
            self._positions = {each: place for place, each in enumerate(ordered, start=1)}
        return self._positions.get(key)

    def _forget(self, job: QueuedJob) -> None:
        del self._waiting[job.key]
        self._of_owner[job.owner, job.lane] -= 1
        if self._of_owner[job.owner, job.lane] == 0:
            del self._of_owner[job.owner, job.lane]
        self._positions = None
