"""Slots of a judge: who may use one, and the thread in which its blocking call runs."""

from __future__ import annotations

import asyncio
import heapq
import logging
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from typing import TypeVar

from oj_appliance.judging.protocols import Judge
from oj_appliance.judging.types import (
    InstalledLanguage,
    JudgeProgram,
    JudgeReport,
    JudgeTask,
    OnProgress,
    ProgramRole,
    Report,
    SandboxUnavailable,
    TestRunReport,
    Verdict,
    Work,
)

log = logging.getLogger(__name__)

Result = TypeVar("Result")


class Slots:
    """Numbered from 0 to `most` - 1, of which at most `limit` are lent at once. `judge` None means
    that nothing can be judged; nobody may run anything then. A judge that is lost while the server
    runs is told by `can_judge`, until `revive` finds it well again."""

    def __init__(self, judge: Judge | None, *, most: int, limit: int) -> None:
        self.most = most
        self._judge = judge
        self._limit = limit
        self._free = list(range(most))
        self._changed = asyncio.Condition()
        self._threads = ThreadPoolExecutor(most, thread_name_prefix="judge")
        self._cancelled = threading.Event()
        self._is_lost = False

    @property
    def can_judge(self) -> bool:
        return self._judge is not None and not self._is_lost

    def languages(self) -> tuple[InstalledLanguage, ...]:
        """With their versions; those of a lost judge, too."""
        return self._judge.languages() if self._judge else ()

    @asynccontextmanager
    async def borrow(self) -> AsyncIterator[int]:
        """The lowest free slot, as soon as one may be lent."""
        async with self._changed:
            while self.most - len(self._free) >= self._limit:
                await self._changed.wait()
            slot = heapq.heappop(self._free)
        try:
            yield slot
        finally:
            async with self._changed:
                heapq.heappush(self._free, slot)
                self._changed.notify()

    async def set_limit(self, limit: int) -> None:
        async with self._changed:
            self._limit = limit
            self._changed.notify_all()

    async def run(self, work: Work, slot: int, on_progress: OnProgress) -> Report:
        """In the slot's thread, in which `on_progress` is called too. A judge that fails is told
        as a report with sandbox_failure. Raises SandboxUnavailable."""
        judge, cancelled = self._present(), self._cancelled

        def run() -> Report:
            if isinstance(work, JudgeTask):
                return judge.judge(work, slot=slot, on_progress=on_progress, cancelled=cancelled)
            return judge.test_run(work, slot=slot, cancelled=cancelled)

        try:
            return await self._in_thread(run)
        except SandboxUnavailable:
            raise
        except Exception as error:
            log.exception("the judge failed", extra={"slot": slot})
            kind = JudgeReport if isinstance(work, JudgeTask) else TestRunReport
            return kind(Verdict.SYSTEM_ERROR, sandbox_failure=repr(error))

    async def compile_check(
        self, program: JudgeProgram, role: ProgramRole, slot: int
    ) -> str | None:
        """What is wrong with a checker or interactor; None when it compiles. Raises
        SandboxUnavailable, or what the judge raises when it fails."""
        judge, cancelled = self._present(), self._cancelled
        return await self._in_thread(
            lambda: judge.compile_check(program, role=role, slot=slot, cancelled=cancelled)
        )

    async def probe(self, slot: int) -> None:
        """Looks again which languages are installed, and raises as `compile_check`."""
        judge = self._present()
        await self._in_thread(lambda: judge.probe(slot=slot))

    async def revive(self, slot: int) -> None:
        """Whether a lost judge is well again."""
        with suppress(Exception):
            await self.probe(slot)
            self._is_lost = False

    @property
    def is_cancelled(self) -> bool:
        return self._cancelled.is_set()

    def cancel(self) -> None:
        """What runs ends soon, and what comes ends at once."""
        self._cancelled.set()

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _present(self) -> Judge:
        if self._judge is None:
            raise RuntimeError("nothing can be judged here")
        return self._judge

    async def _in_thread(self, run: Callable[[], Result]) -> Result:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, run)
        except SandboxUnavailable as error:
            if not self._is_lost:
                log.error("nothing can be judged any longer", extra={"reason": str(error)})
            self._is_lost = True
            raise
