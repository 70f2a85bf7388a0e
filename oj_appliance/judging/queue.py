"""The queue in this process. Its durable state is the rows of whoever put the jobs in, so it may
be lost at any moment: at start everything that waits is put in again.

Lanes go in order, except that test runs have a share of their own: every fourth job while
submissions wait, and never the last slot; nor has practice while a contest or timed work is on
(contract judge-rules §9). While the queue, or a problem,
is paused its jobs keep their places and none is taken.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import time
from collections import Counter
from collections.abc import Callable

from oj_appliance.judging.line import Entry, Line
from oj_appliance.judging.rules import (
    CONTEST_LASTS_S,
    TEST_RUN_TURN,
    YIELDING,
    YIELDING_TO_CONTESTS,
    Lane,
    priority,
    slots_for_yielding,
)
from oj_appliance.judging.types import JobKey, JobKind, QueuedJob


class InProcessQueue:
    """At most `slots` jobs are taken at once. Whoever takes a job says when it ended."""

    def __init__(self, slots: int, now_s: Callable[[], float] = time.monotonic) -> None:
        self._rows, self._test_runs = Line(), Line()
        # Jobs of paused problems, with the places that they come back to.
        self._held_rows, self._held_test_runs = Line(), Line()
        self._entries: dict[JobKey, Entry] = {}
        self._paused_problems: set[int] = set()
        self._is_paused = False
        self._order = itertools.count()
        self._of_owner: Counter[tuple[str, Lane]] = Counter()
        self._of_lane: Counter[Lane] = Counter()
        self._changed = asyncio.Condition()
        self._slots = slots
        self._taken: Counter[Lane] = Counter()
        self._now_s = now_s
        self._contest_until_s = now_s()
        self._since_test_run = 0

    def __contains__(self, key: JobKey) -> bool:
        return key in self._entries

    def __len__(self) -> int:
        return len(self._entries)

    async def put(self, job: QueuedJob) -> None:
        async with self._changed:
            if job.key in self._entries:
                return
            place = priority(job.lane, self._of_owner[job.owner, job.lane])
            entry = (place, next(self._order), job)
            self._entries[job.key] = entry
            self._line_of(job).add(entry)
            self._of_owner[job.owner, job.lane] += 1
            self._of_lane[job.lane] += 1
            self._note_contest(job)
            self._changed.notify()

    async def take(self) -> QueuedJob:
        async with self._changed:
            while (entry := self._next()) is None:
                await self._changed.wait()
            self._forget(entry)
            job = entry[2]
            self._taken[job.lane] += 1
            self._since_test_run = 0 if job.lane is Lane.TEST_RUN else self._since_test_run + 1
            return job

    async def remove(self, key: JobKey) -> None:
        async with self._changed:
            if key in self._entries:
                self._forget(self._entries[key])

    async def ended(self, job: QueuedJob) -> None:
        async with self._changed:
            self._taken[job.lane] -= 1
            self._note_contest(job)
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
            moved = [each for each in self._entries.values() if each[2].problem_id == problem_id]
            for entry in moved:
                self._line_of(entry[2]).discard(entry)
            if paused:
                self._paused_problems.add(problem_id)
            else:
                self._paused_problems.discard(problem_id)
            for entry in moved:
                self._line_of(entry[2]).add(entry)
            self._changed.notify_all()

    # -- who waits

    def position(self, key: JobKey) -> int | None:
        entry = self._entries.get(key)
        if entry is None or entry[2].lane is Lane.TEST_RUN:
            return None
        return 1 + self._rows.before(entry) + self._held_rows.before(entry)

    def first(self, kind: JobKind, most: int) -> list[QueuedJob]:
        in_order = (entry[2] for entry in heapq.merge(self._rows, self._held_rows))
        return list(itertools.islice((job for job in in_order if job.key.kind is kind), most))

    def per_lane(self) -> dict[Lane, int]:
        return {lane: self._of_lane[lane] for lane in Lane}

    def _line_of(self, job: QueuedJob) -> Line:
        is_held = job.problem_id in self._paused_problems
        if job.lane is Lane.TEST_RUN:
            return self._held_test_runs if is_held else self._test_runs
        return self._held_rows if is_held else self._rows

    def _next(self) -> Entry | None:
        """What is taken next; None when nothing may run now."""
        if self._is_paused or self._taken.total() >= self._slots:
            return None
        yielding = YIELDING_TO_CONTESTS if self._is_contest_on() else YIELDING
        held = sum(self._taken[lane] for lane in yielding)
        may_yield = held < slots_for_yielding(self._slots)
        row, test_run = self._rows.first(), self._test_runs.first()
        lane = row[2].lane if row else None
        if test_run and may_yield:
            others_first = lane in (Lane.CONTEST, Lane.SUBMISSION)
            if not others_first or self._since_test_run >= TEST_RUN_TURN - 1:
                return test_run
        return None if lane in yielding and not may_yield else row

    def _note_contest(self, job: QueuedJob) -> None:
        if job.lane is Lane.CONTEST:
            self._contest_until_s = self._now_s() + CONTEST_LASTS_S

    def _is_contest_on(self) -> bool:
        """Whoever is kept waiting by it is woken by the end of what holds the other slots."""
        waits_or_runs = self._of_lane[Lane.CONTEST] + self._taken[Lane.CONTEST]
        return waits_or_runs > 0 or self._now_s() < self._contest_until_s

    def _forget(self, entry: Entry) -> None:
        job = entry[2]
        del self._entries[job.key]
        self._line_of(job).discard(entry)
        self._of_lane[job.lane] -= 1
        self._of_owner[job.owner, job.lane] -= 1
        if self._of_owner[job.owner, job.lane] == 0:
            del self._of_owner[job.owner, job.lane]
