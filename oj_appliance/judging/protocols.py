"""What judging asks of others, and others of it: a queue, a judge, the sources of jobs."""

from __future__ import annotations

import asyncio
import threading
from typing import Protocol, TypeVar, overload

from oj_appliance.judging.rules import Lane
from oj_appliance.judging.types import (
    InstalledLanguage,
    Job,
    JobKey,
    JobKind,
    JudgeProgram,
    JudgeReport,
    JudgeTask,
    OnProgress,
    ProgramRole,
    Progress,
    QueuedJob,
    Report,
    TestRunReport,
    TestRunTask,
)

ReportT_contra = TypeVar("ReportT_contra", bound=Report, contravariant=True)


class JobSource(Protocol[ReportT_contra]):
    """Whoever put jobs of one kind into the queue. It gives the work when a slot is free, so what
    waits stays small and is judged as it is by then, and it hears how that goes on."""

    async def claim(self, key: int, judger: str) -> Job | None:
        """Takes the job; None when it no longer waits."""

    async def progress(self, job: Job, progress: Progress) -> None:
        """News of a running job."""

    async def finished(self, job: Job, report: ReportT_contra) -> None:
        """The report; a report with sandbox_failure is no verdict."""

    async def put_back(self, job: Job) -> None:
        """It was not judged, because the server stops or the judge is gone: it waits again."""


class HandOver(Protocol):
    """Queues work that leaves no row. The future gets its report; cancelled, it means that the
    server stopped first. `on_progress` is called in the event loop. Raises judge.no_sandbox."""

    @overload
    async def __call__(
        self,
        work: JudgeTask,
        *,
        owner: str,
        lane: Lane = ...,
        problem_id: int | None = ...,
        on_progress: OnProgress = ...,
    ) -> asyncio.Future[JudgeReport]: ...
    @overload
    async def __call__(
        self,
        work: TestRunTask,
        *,
        owner: str,
        lane: Lane = ...,
        problem_id: int | None = ...,
        on_progress: OnProgress = ...,
    ) -> asyncio.Future[TestRunReport]: ...


class JudgeQueue(Protocol):
    """Who is served next. Its entries are plain data, so it may live elsewhere. What staff set is
    asked of it too: whoever takes jobs must know it."""

    async def put(self, job: QueuedJob) -> None:
        """A job that already waits keeps its place."""

    async def take(self) -> QueuedJob:
        """The best waiting job; waits for one that may run now."""

    async def ended(self, job: QueuedJob) -> None:
        """What was taken no longer runs."""

    async def remove(self, key: JobKey) -> None:
        """The job no longer waits; one that was taken already is not concerned."""

    def position(self, key: JobKey) -> int | None:
        """Place among those that wait for a verdict, 1 = next; None for any other job."""

    def first(self, kind: JobKind, most: int) -> list[QueuedJob]:
        """Those of a kind that are served first, without test runs."""

    def per_lane(self) -> dict[Lane, int]:
        """How many wait in each lane."""

    def __contains__(self, key: JobKey) -> bool: ...

    def __len__(self) -> int: ...

    @property
    def slots(self) -> int:
        """How many jobs are taken at once."""

    @property
    def is_paused(self) -> bool: ...

    def is_problem_paused(self, problem_id: int | None) -> bool: ...

    async def set_slots(self, slots: int) -> None: ...

    async def set_paused(self, paused: bool) -> None: ...

    async def set_problem_paused(self, problem_id: int, paused: bool) -> None: ...


class Judge(Protocol):
    """Where programs are judged: this machine's sandbox, or another machine that has one and
    fetches test data by digest. Every call blocks; each slot has one caller at a time.

    `judge`, `test_run`, `compile_check` and `probe` raise SandboxUnavailable when nothing can be
    judged there any longer; the work was not begun then."""

    def languages(self) -> tuple[InstalledLanguage, ...]: ...

    def judge(
        self,
        task: JudgeTask,
        *,
        slot: int,
        on_progress: OnProgress,
        cancelled: threading.Event,
    ) -> JudgeReport: ...

    def test_run(
        self, task: TestRunTask, *, slot: int, cancelled: threading.Event
    ) -> TestRunReport: ...

    def compile_check(
        self,
        program: JudgeProgram,
        *,
        role: ProgramRole,
        slot: int,
        cancelled: threading.Event,
    ) -> str | None: ...

    def probe(self, *, slot: int) -> tuple[InstalledLanguage, ...]: ...

    def close(self) -> None: ...
