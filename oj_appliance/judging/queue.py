"""The queue in this process. Its durable state is the rows of whoever put the jobs in, so it may
be lost at any moment: at start everything that waits is put in again.

Lanes go in order, except that test runs have a share of their own: every fourth job while
submissions wait, and never the last slot (contract judge-rules §9). While the queue, or a problem,
is paused its jobs keep their places and none is taken.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
from collections import Counter

from oj_appliance.judging.rules import (
    TEST_RUN_TURN,
    YIELDING,
    Lane,
    priority,
    slots_for_yielding,
)
from oj_appliance.judging.types import QueuedJob

# Priority, order of coming, job.
Waiting = list[tuple[int, int, QueuedJob]]


class InProcessQueue:
    """At most `slots` jobs are taken at once. Whoever takes a job says when it ended."""

    def __init__(self, slots: int) -> None:
        self._jobs: Waiting = []
        self._test_runs: Waiting = []
        # Jobs of paused problems, with the places that they come back to.
        self._held: Waiting = []
        self._paused_problems: set[int] = set()
        self._is_paused = False
        self._order = itertools.count()
        self._keys: set[int] = set()
        self._of_owner: Counter[tuple[str, Lane]] = Counter()
        self._changed = asyncio.Condition()
        self._positions: dict[int, int] | None = None
        self._slots = slots
        self._taken = 0
        self._yielding = 0
        self._since_test_run = 0

    def __contains__(self, key: int) -> bool:
        return key in self._keys

    def __len__(self) -> int:
        return len(self._keys)

    async def put(self, job: QueuedJob) -> None:
        """A job that already waits keeps its place."""
        async with self._changed:
            if job.key in self._keys:
                return
            place = priority(job.lane, self._of_owner[job.owner, job.lane])
            self._push((place, next(self._order), job))
            self._keys.add(job.key)
            self._of_owner[job.owner, job.lane] += 1
            self._positions = None
            self._changed.notify()

    async def take(self) -> QueuedJob:
        """The best waiting job; waits for one that may run now."""
        async with self._changed:
            while (waiting := self._next()) is None:
                await self._changed.wait()
            _, _, job = heapq.heappop(waiting)
            self._forget(job)
            self._taken += 1
            self._yielding += job.lane in YIELDING
            self._since_test_run = 0 if job.lane is Lane.TEST_RUN else self._since_test_run + 1
            return job

    async def remove(self, key: int) -> None:
        """A row that waits no longer does; one that was taken already is not concerned."""
        async with self._changed:
            for waiting in (self._jobs, self._held):
                for entry in [each for each in waiting if each[2].key == key]:
                    waiting.remove(entry)
                    heapq.heapify(waiting)
                    self._forget(entry[2])

    async def ended(self, job: QueuedJob) -> None:
        """What was taken no longer runs."""
        async with self._changed:
            self._taken -= 1
            self._yielding -= job.lane in YIELDING
            self._changed.notify()

    # -- what staff set

    @property
    def slots(self) -> int:
        return self._slots

    @property
    def is_paused(self) -> bool:
        return self._is_paused

    def is_problem_paused(self, problem_id: int | None) -> bool:
        return problem_id in self._paused_problems

    async def set_slots(self, slots: int) -> None:
        """What runs beyond a smaller number ends as usual."""
        async with self._changed:
            self._slots = slots
            self._changed.notify_all()

    async def set_paused(self, paused: bool) -> None:
        """Nothing is taken while the queue is paused; what was taken runs on."""
        async with self._changed:
            self._is_paused = paused
            self._changed.notify_all()

    async def set_problem_paused(self, problem_id: int, paused: bool) -> None:
        """The same for the jobs of one problem, whose places are kept."""
        async with self._changed:
            if paused:
                self._paused_problems.add(problem_id)
            else:
                self._paused_problems.discard(problem_id)
            entries = [*self._jobs, *self._test_runs, *self._held]
            self._jobs, self._test_runs, self._held = [], [], []
            for entry in entries:
                self._push(entry)
            self._changed.notify_all()

    # -- who waits

    def position(self, key: int) -> int | None:
        """Place among the rows that wait, 1 = next; None for a job that does not wait there."""
        if self._positions is None:
            self._positions = {job.key: at for at, job in enumerate(self.waiting_rows(), 1)}
        return self._positions.get(key)

    def waiting_rows(self) -> list[QueuedJob]:
        """In the order in which they are served; test runs wait beside them."""
        held = [each for each in self._held if each[2].lane is not Lane.TEST_RUN]
        return [job for _, _, job in sorted([*self._jobs, *held])]

    def per_lane(self) -> dict[Lane, int]:
        """How many wait in each lane."""
        counts = Counter(job.lane for job in self._every_job())
        return {lane: counts[lane] for lane in Lane}

    def _every_job(self) -> list[QueuedJob]:
        return [job for _, _, job in (*self._jobs, *self._test_runs, *self._held)]

    def _push(self, entry: tuple[int, int, QueuedJob]) -> None:
        job = entry[2]
        if job.problem_id in self._paused_problems:
            waiting = self._held
        else:
            waiting = self._test_runs if job.lane is Lane.TEST_RUN else self._jobs
        heapq.heappush(waiting, entry)

    def _next(self) -> Waiting | None:
        """Where the next job is taken from; None when none may run now."""
        if self._is_paused or self._taken >= self._slots:
            return None
        may_yield = self._yielding < slots_for_yielding(self._slots)
        first = self._jobs[0][2].lane if self._jobs else None
        if self._test_runs and may_yield:
            others_first = first in (Lane.CONTEST, Lane.SUBMISSION)
            if not others_first or self._since_test_run >= TEST_RUN_TURN - 1:
                return self._test_runs
        if first is None or (first in YIELDING and not may_yield):
            return None
        return self._jobs

    def _forget(self, job: QueuedJob) -> None:
        self._keys.remove(job.key)
        self._of_owner[job.owner, job.lane] -= 1
        if self._of_owner[job.owner, job.lane] == 0:
            del self._of_owner[job.owner, job.lane]
        self._positions = None
