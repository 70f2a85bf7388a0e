"""Takes the best waiting job for each free slot and hands it to the sandbox.

There are as many workers in the event loop as slots; the sandbox's call blocks, so it runs in a
thread of the slot's own. Compile checks of judges' programs borrow a slot, one at a time; test runs
wait in the queue. Without a sandbox nothing is taken: rows wait, and say why.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import threading
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol, TypeVar

from judge_sandbox.types import (
    CaseMode,
    DataFile,
    FileIo,
    InstalledLanguage,
    JudgeMode,
    JudgeProgram,
    JudgeReport,
    JudgeTask,
    OnProgress,
    Progress,
    Scoring,
    TestCase,
    TestRunReport,
    TestRunTask,
    Verdict,
)
from oj_appliance.errors import ApiError
from oj_appliance.fault_points import pass_point
from oj_appliance.judging.queue import InProcessQueue
from oj_appliance.judging.rules import Lane, QueueReason
from oj_appliance.judging.slots import SlotPool
from oj_appliance.judging.types import (
    DataBlob,
    Judge,
    JudgeJob,
    JudgeListener,
    ProgramRole,
    QueuedJob,
    RunningJob,
)

log = logging.getLogger(__name__)

JUDGER_NAME = "local"
CANCEL_WAIT_S = 10


# What runs in a slot without a row, and its end.
RowlessRun = Callable[[Judge, int], Awaitable[None]]


Report = TypeVar("Report")


class BlobPaths(Protocol):
    """Where a blob lies on this machine."""

    def path(self, sha256: str) -> Path: ...


class Dispatcher:
    """`judge` None means that this machine cannot judge safely; nothing runs then. `most_slots` is
    how many the sandbox has, of which the queue's number is used."""

    def __init__(
        self, queue: InProcessQueue, judge: Judge | None, blobs: BlobPaths, *, most_slots: int
    ) -> None:
        self._queue = queue
        self._judge = judge
        self._blobs = blobs
        self._slots = SlotPool(most_slots, queue.slots)
        self._threads = ThreadPoolExecutor(most_slots, thread_name_prefix="judge")
        self._workers: list[asyncio.Task[None]] = []
        self._compile_turn = asyncio.Lock()
        self._stopping = False
        self._cancelled = threading.Event()
        self._running: dict[int, RunningJob] = {}
        self._rowless: dict[int, tuple[RowlessRun, asyncio.Future[Any]]] = {}
        self._rowless_keys = itertools.count(-1, -1)

    @property
    def can_judge(self) -> bool:
        return self._judge is not None

    def queue_reason(self, problem_id: int | None) -> QueueReason:
        """Why a row of that problem waits."""
        if self._judge is None:
            return QueueReason.NO_SANDBOX
        if self._queue.is_paused:
            return QueueReason.PAUSED
        if self._queue.is_problem_paused(problem_id):
            return QueueReason.PROBLEM_PAUSED
        return QueueReason.BUSY

    @property
    def slots(self) -> int:
        """How many programs are judged at once."""
        return self._queue.slots

    @property
    def most_slots(self) -> int:
        return self._slots.most

    async def set_slots(self, slots: int) -> None:
        """From 1 to `most_slots`; what runs beyond a smaller number ends as usual."""
        await self._slots.set_limit(slots)
        await self._queue.set_slots(slots)

    @property
    def running(self) -> int:
        """How many programs are judged now."""
        return len(self._running)

    def running_jobs(self) -> list[RunningJob]:
        """What the slots are busy with, the oldest first."""
        return sorted(self._running.values(), key=lambda job: job.since)

    def installed(self) -> tuple[InstalledLanguage, ...] | None:
        """Languages with their versions; None when this machine cannot judge."""
        return self._judge.languages() if self._judge else None

    def versions(self) -> dict[str, str]:
        """What each installed language's tools call themselves."""
        return {each.name: each.version for each in self.installed() or ()}

    def languages(self) -> tuple[str, ...]:
        """Names of the languages that this machine can judge."""
        return tuple(each.name for each in self._judge.languages()) if self._judge else ()

    def holds(self, key: int) -> bool:
        """Whether the job waits or runs here."""
        return key in self._queue or key in self._running

    def start(self, listener: JudgeListener) -> None:
        if self._judge is None:
            return
        for number in range(self.most_slots):
            worker = self._serve_slot(self._judge, number, listener)
            self._workers.append(asyncio.create_task(worker, name=f"judge-worker-{number}"))

    async def stop(self, grace_seconds: float) -> None:
        """Running work gets `grace_seconds`, then it is cancelled and its rows wait again."""
        self._stopping = True
        busy = {job.worker for job in self._running.values()}
        for number, worker in enumerate(self._workers):
            if number not in busy:
                worker.cancel()
        if self._workers:
            _, still_busy = await asyncio.wait(self._workers, timeout=grace_seconds)
            self._cancelled.set()
            if still_busy:
                await asyncio.wait(still_busy, timeout=CANCEL_WAIT_S)
        for _, ended in self._rowless.values():
            ended.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def compile_check(self, program: JudgeProgram, role: ProgramRole) -> str | None:
        """None when a checker or interactor compiles, else the compiler's text. Raises ApiError
        judge.no_sandbox where nothing can be judged."""
        judge = self._judge
        if judge is None or self._stopping:
            raise ApiError("judge.no_sandbox")
        async with self._compile_turn, self._slots.borrow() as slot:
            return await asyncio.get_running_loop().run_in_executor(
                self._threads,
                lambda: judge.compile_check(
                    program, role=role, slot=slot, cancelled=self._cancelled
                ),
            )

    async def probe_languages(self) -> None:
        """Looks again which languages are installed. Raises ApiError judge.no_sandbox where
        nothing can be judged."""
        judge = self._judge
        if judge is None or self._stopping:
            raise ApiError("judge.no_sandbox")
        async with self._compile_turn, self._slots.borrow() as slot:
            await asyncio.get_running_loop().run_in_executor(
                self._threads, lambda: judge.probe(slot=slot)
            )

    async def start_test_run(self, task: TestRunTask, owner: str) -> asyncio.Future[TestRunReport]:
        """Queues a run with the user's own input; its report comes later, and a cancelled future
        means that the server stopped first. Raises ApiError judge.no_sandbox."""

        def run(judge: Judge, slot: int) -> TestRunReport:
            return judge.test_run(task, slot=slot, cancelled=self._cancelled)

        return await self._queue_rowless(
            owner,
            run,
            lambda reason: TestRunReport(Verdict.SYSTEM_ERROR, sandbox_failure=reason),
        )

    async def start_check(
        self, job: JudgeJob, owner: str, on_progress: OnProgress
    ) -> asyncio.Future[JudgeReport]:
        """Judges a program that has no row, in the lane of test runs. `on_progress` is called in
        the event loop. Ends and raises as `start_test_run`."""
        return await self._queue_judging(job, owner, on_progress, Lane.TEST_RUN, None)

    async def start_rejudge(
        self, job: JudgeJob, owner: str, problem_id: int
    ) -> asyncio.Future[JudgeReport]:
        """Judges a row's program again beside its row, in the lane of rejudges. Ends and raises as
        `start_test_run`."""

        def ignore(progress: Progress) -> None:
            pass

        return await self._queue_judging(job, owner, ignore, Lane.REJUDGE, problem_id)

    async def _queue_judging(
        self,
        job: JudgeJob,
        owner: str,
        on_progress: OnProgress,
        lane: Lane,
        problem_id: int | None,
    ) -> asyncio.Future[JudgeReport]:
        loop = asyncio.get_running_loop()

        def tell(progress: Progress) -> None:
            loop.call_soon_threadsafe(on_progress, progress)

        def run(judge: Judge, slot: int) -> JudgeReport:
            return judge.judge(
                self._task_of(job),
                slot=slot,
                on_progress=tell,
                cancelled=self._cancelled,
            )

        return await self._queue_rowless(
            owner,
            run,
            lambda reason: JudgeReport(Verdict.SYSTEM_ERROR, sandbox_failure=reason),
            lane=lane,
            problem_id=problem_id,
        )

    async def _queue_rowless(
        self,
        owner: str,
        run: Callable[[Judge, int], Report],
        failed: Callable[[str], Report],
        *,
        lane: Lane = Lane.TEST_RUN,
        problem_id: int | None = None,
    ) -> asyncio.Future[Report]:
        if self._judge is None or self._stopping:
            raise ApiError("judge.no_sandbox")
        loop = asyncio.get_running_loop()
        ended: asyncio.Future[Report] = loop.create_future()

        async def serve(judge: Judge, slot: int) -> None:
            try:
                report = await loop.run_in_executor(self._threads, run, judge, slot)
            except Exception as error:
                log.exception("a run without a row failed", extra={"slot": slot})
                report = failed(repr(error))
            if not ended.done():
                ended.set_result(report)

        key = next(self._rowless_keys)
        self._rowless[key] = (serve, ended)
        await self._queue.put(QueuedJob(key, owner, lane, problem_id))
        return ended

    async def _serve_slot(self, judge: Judge, number: int, listener: JudgeListener) -> None:
        while not self._stopping:
            queued = await self._queue.take()
            running = RunningJob(queued, number, time.monotonic())
            self._running[queued.key] = running
            try:
                async with self._slots.borrow() as slot:
                    running.slot = slot
                    if queued.key < 0:
                        serve, _ = self._rowless.pop(queued.key)
                        await serve(judge, slot)
                        continue
                    job = await listener.claim(queued.key, JUDGER_NAME)
                    if job is not None:
                        await self._judge_job(judge, slot, listener, job)
            except Exception:
                # The row stays unfinished; the recovery that runs every minute puts it back.
                log.exception("a slot failed", extra={"key": queued.key})
            finally:
                del self._running[queued.key]
                await self._queue.ended(queued)

    async def _judge_job(
        self, judge: Judge, slot: int, listener: JudgeListener, job: JudgeJob
    ) -> None:
        loop = asyncio.get_running_loop()
        news: asyncio.Queue[Progress | None] = asyncio.Queue()

        def on_progress(progress: Progress) -> None:
            pass_point("compile" if progress.phase is Verdict.COMPILING else "run")
            running = self._running[job.key]
            running.done, running.total = progress.done, progress.total
            loop.call_soon_threadsafe(news.put_nowait, progress)

        teller = asyncio.create_task(self._tell(listener, job, news))
        try:
            report = await loop.run_in_executor(
                self._threads,
                lambda: judge.judge(
                    self._task_of(job),
                    slot=slot,
                    on_progress=on_progress,
                    cancelled=self._cancelled,
                ),
            )
        except Exception as error:
            log.exception("the sandbox failed", extra={"key": job.key, "slot": slot})
            report = JudgeReport(Verdict.SYSTEM_ERROR, sandbox_failure=repr(error))
        news.put_nowait(None)
        await teller
        if self._cancelled.is_set() and report.status is Verdict.CANCELLED:
            await listener.put_back(job)
        else:
            await listener.finished(job, report)

    async def _tell(
        self, listener: JudgeListener, job: JudgeJob, news: asyncio.Queue[Progress | None]
    ) -> None:
        while (progress := await news.get()) is not None:
            await listener.progress(job, progress)

    def _task_of(self, job: JudgeJob) -> JudgeTask:
        file_io = FileIo(*job.file_io_names) if job.file_io_names else None
        return JudgeTask(
            source=job.source,
            language=job.language,
            time_limit_ms=job.time_limit_ms,
            memory_limit_mb=job.memory_limit_mb,
            stack_limit_mb=job.stack_limit_mb,
            cases=tuple(
                TestCase(
                    seq=case.seq,
                    input=self._file(case.input),
                    output=self._file(case.output),
                    score=case.score,
                    group=case.group,
                    case_id=case.case_id,
                    keeps_output=case.keeps_output,
                )
                for case in job.cases
            ),
            scoring=Scoring.OI if job.is_oi else Scoring.ACM,
            mode=JudgeMode(job.judge_mode),
            case_mode=CaseMode(job.judge_case_mode),
            remove_end_blank=job.is_remove_end_blank,
            io_score=job.io_score,
            file_io=file_io,
            extra_files=job.extra_files,
            prepend=job.prepend,
            append=job.append,
            checker=job.checker,
            interactor=job.interactor,
        )

    def _file(self, blob: DataBlob) -> DataFile:
        return DataFile(self._blobs.path(blob.sha256), blob.sha256, blob.size)
