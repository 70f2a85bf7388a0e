"""Takes the best waiting job for each free slot and has it judged.

There are as many workers in the event loop as slots. A job's source is asked for the work when its
turn has come, and hears of progress and end; rows and work without a row are told apart by nothing
else. Compile checks of judges' programs wait in no queue: they borrow a slot, one at a time.
Without a sandbox nothing is taken: rows wait, and say why. So they do when it is lost while the
server runs, until it is found well again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

from oj_appliance.errors import ApiError
from oj_appliance.fault_points import pass_point
from oj_appliance.judging.one_offs import OneOffs
from oj_appliance.judging.protocols import JobSource, JudgeQueue
from oj_appliance.judging.rules import QueueReason
from oj_appliance.judging.slots import Slots
from oj_appliance.judging.stage_times import StageHistory
from oj_appliance.judging.types import (
    InstalledLanguage,
    Job,
    JobKey,
    JobKind,
    JudgeProgram,
    JudgeReport,
    ProgramRole,
    Progress,
    RunningJob,
    SandboxUnavailable,
    Verdict,
)

log = logging.getLogger(__name__)

JUDGER_NAME = "local"
CANCEL_WAIT_S = 10
# How often a lost judge is looked at again.
REVIVE_S = 10


class Dispatcher:
    """`slots` are all that the judge has, of which the queue's number is used."""

    def __init__(self, queue: JudgeQueue, slots: Slots, one_offs: OneOffs) -> None:
        self._queue = queue
        self._slots = slots
        self._one_offs = one_offs
        self._sources: dict[JobKind, JobSource[Any]] = {JobKind.ONE_OFF: one_offs}
        self._workers: list[asyncio.Task[None]] = []
        self._compile_turn = asyncio.Lock()
        self._stopping = False
        self._running: dict[JobKey, RunningJob] = {}
        self.stages = StageHistory()

    # -- what is asked of it

    @property
    def can_judge(self) -> bool:
        return self._slots.can_judge

    def queue_reason(self, problem_id: int | None) -> QueueReason:
        """Why a row of that problem waits."""
        if not self.can_judge:
            return QueueReason.NO_SANDBOX
        if self._queue.is_paused:
            return QueueReason.PAUSED
        if self._queue.is_problem_paused(problem_id):
            return QueueReason.PROBLEM_PAUSED
        return QueueReason.BUSY

    @property
    def is_paused(self) -> bool:
        """Whether staff stopped all judging."""
        return self._queue.is_paused

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

    def holds(self, key: JobKey) -> bool:
        """Whether the job waits or runs here."""
        return key in self._queue or key in self._running

    def installed(self) -> tuple[InstalledLanguage, ...] | None:
        """Languages with their versions; None while nothing can be judged."""
        return self._slots.languages() if self.can_judge else None

    def versions(self) -> dict[str, str]:
        """What each installed language's tools call themselves."""
        return {each.name: each.version for each in self._slots.languages()}

    def languages(self) -> tuple[str, ...]:
        """Names of the languages that this machine can judge."""
        return tuple(self.versions())

    # -- what borrows a slot

    async def compile_check(self, program: JudgeProgram, role: ProgramRole) -> str | None:
        """None when a checker or interactor compiles, else the compiler's text. Raises ApiError
        judge.no_sandbox where nothing can be judged."""
        self._check_judging()
        async with self._compile_turn, self._slots.borrow() as slot:
            try:
                return await self._slots.compile_check(program, role, slot)
            except Exception as error:
                log.exception("a compile check failed")
                raise ApiError("judge.no_sandbox") from error

    async def probe_languages(self) -> None:
        """Looks again which languages are installed. Raises ApiError judge.no_sandbox where
        nothing can be judged."""
        self._check_judging()
        async with self._compile_turn, self._slots.borrow() as slot:
            try:
                await self._slots.probe(slot)
            except Exception as error:
                log.exception("languages could not be looked for")
                raise ApiError("judge.no_sandbox") from error

    def _check_judging(self) -> None:
        if not self.can_judge or self._stopping:
            raise ApiError("judge.no_sandbox")

    # -- its life

    def start(self, submissions: JobSource[JudgeReport]) -> None:
        self._sources[JobKind.SUBMISSION] = submissions
        if not self.can_judge:
            return
        for number in range(self.most_slots):
            worker = asyncio.create_task(self._serve(number), name=f"judge-worker-{number}")
            self._workers.append(worker)

    async def stop(self, grace_seconds: float) -> None:
        """Running work gets `grace_seconds`, then it is cancelled and its rows wait again."""
        self._stopping = True
        self._one_offs.close()
        busy = {job.worker for job in self._running.values()}
        for number, worker in enumerate(self._workers):
            if number not in busy:
                worker.cancel()
        if self._workers:
            _, still_busy = await asyncio.wait(self._workers, timeout=grace_seconds)
            self._slots.cancel()
            if still_busy:
                await asyncio.wait(still_busy, timeout=CANCEL_WAIT_S)
        self._slots.close()

    async def _serve(self, number: int) -> None:
        while not self._stopping:
            await self._wait_for_judge()
            queued = await self._queue.take()
            if not self.can_judge:
                await self._queue.put(queued)
                await self._queue.ended(queued)
                continue
            running = RunningJob(queued, number, time.monotonic())
            self._running[queued.key] = running
            try:
                async with self._slots.borrow() as slot:
                    running.slot = slot
                    source = self._sources[queued.key.kind]
                    job = await source.claim(queued.key.number, JUDGER_NAME)
                    if job is not None:
                        await self._run(source, job, running, slot)
            except Exception:
                # A row stays unfinished; the recovery that runs every minute puts it back.
                log.exception("a slot failed", extra={"key": queued.key})
            finally:
                # Another worker may have taken the job again, after its run here had failed.
                if self._running.get(queued.key) is running:
                    del self._running[queued.key]
                await self._queue.ended(queued)

    async def _wait_for_judge(self) -> None:
        while not self.can_judge:
            await asyncio.sleep(REVIVE_S)
            async with self._compile_turn, self._slots.borrow() as slot:
                if not self.can_judge:
                    await self._slots.revive(slot)

    async def _run(self, source: JobSource[Any], job: Job, running: RunningJob, slot: int) -> None:
        loop = asyncio.get_running_loop()
        claimed = time.monotonic()
        news: asyncio.Queue[Progress | None] = asyncio.Queue()

        def on_progress(progress: Progress) -> None:
            pass_point("compile" if progress.phase is Verdict.COMPILING else "run")
            running.done, running.total = progress.done, progress.total
            if running.compiled is None and progress.phase is Verdict.JUDGING:
                running.compiled = time.monotonic()
            loop.call_soon_threadsafe(news.put_nowait, progress)

        teller = asyncio.create_task(_tell(source, job, news))
        try:
            report = await self._slots.run(job.work, slot, on_progress)
        except SandboxUnavailable:
            report = None
        judged = time.monotonic()
        news.put_nowait(None)
        await teller
        if report is None:
            await source.put_back(job)
            await self._queue.put(running.queued)
        elif self._slots.is_cancelled and report.status is Verdict.CANCELLED:
            await source.put_back(job)
        else:
            await source.finished(job, report)
            if running.queued.key.kind is JobKind.SUBMISSION:
                self.stages.add(running, claimed=claimed, judged=judged)


async def _tell(source: JobSource[Any], job: Job, news: asyncio.Queue[Progress | None]) -> None:
    while (progress := await news.get()) is not None:
        await source.progress(job, progress)
