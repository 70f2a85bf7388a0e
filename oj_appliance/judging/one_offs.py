"""Work that leaves no row, such as a test run: whoever hands it over gets a future of its report,
and a restart forgets it."""

from __future__ import annotations

import asyncio
import itertools
from typing import Any, overload

import msgspec

from oj_appliance.errors import ApiError
from oj_appliance.judging.protocols import JudgeQueue
from oj_appliance.judging.rules import Lane
from oj_appliance.judging.slots import Slots
from oj_appliance.judging.types import (
    Job,
    JobKey,
    JobKind,
    JudgeReport,
    JudgeTask,
    OnProgress,
    Progress,
    QueuedJob,
    Report,
    TestRunReport,
    TestRunTask,
    Work,
)


class _HandedOver(msgspec.Struct, frozen=True):
    work: Work
    on_progress: OnProgress
    ended: asyncio.Future[Report]


def _ignore(_: Progress) -> None:
    pass


class OneOffs:
    """The source of such jobs."""

    def __init__(self, queue: JudgeQueue, slots: Slots) -> None:
        self._queue = queue
        self._slots = slots
        self._numbers = itertools.count(1)
        self._waiting: dict[int, _HandedOver] = {}
        self._running: dict[int, _HandedOver] = {}
        self._is_closed = False

    @overload
    async def hand_over(
        self,
        work: JudgeTask,
        *,
        owner: str,
        lane: Lane = ...,
        problem_id: int | None = ...,
        on_progress: OnProgress = ...,
    ) -> asyncio.Future[JudgeReport]: ...
    @overload
    async def hand_over(
        self,
        work: TestRunTask,
        *,
        owner: str,
        lane: Lane = ...,
        problem_id: int | None = ...,
        on_progress: OnProgress = ...,
    ) -> asyncio.Future[TestRunReport]: ...
    async def hand_over(
        self,
        work: Work,
        *,
        owner: str,
        lane: Lane = Lane.TEST_RUN,
        problem_id: int | None = None,
        on_progress: OnProgress = _ignore,
    ) -> asyncio.Future[Any]:
        """See HandOver."""
        if self._is_closed or not self._slots.can_judge:
            raise ApiError("judge.no_sandbox")
        handed = _HandedOver(work, on_progress, asyncio.get_running_loop().create_future())
        number = next(self._numbers)
        self._waiting[number] = handed
        key = JobKey(JobKind.ONE_OFF, number)
        await self._queue.put(QueuedJob(key, owner, lane, problem_id))
        return handed.ended

    async def claim(self, key: int, judger: str) -> Job | None:
        """None when nobody waits for the report any more."""
        handed = self._waiting.pop(key, None)
        if handed is None or handed.ended.cancelled():
            return None
        self._running[key] = handed
        return Job(key, 1, handed.work)

    async def progress(self, job: Job, progress: Progress) -> None:
        self._running[job.key].on_progress(progress)

    async def finished(self, job: Job, report: Report) -> None:
        ended = self._running.pop(job.key).ended
        if not ended.done():
            ended.set_result(report)

    async def put_back(self, job: Job) -> None:
        handed = self._running.pop(job.key)
        if self._is_closed:
            handed.ended.cancel()
        else:
            self._waiting[job.key] = handed

    def close(self) -> None:
        """The server stops: what still waits never runs, and nothing more is taken."""
        self._is_closed = True
        for handed in self._waiting.values():
            handed.ended.cancel()
        self._waiting.clear()
