"""Runs the doctor, asks the machine what only an exam needs, and has each language judge that is
offered."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from oj_appliance.clock import Clock
from oj_appliance.contests.check.types import JudgeFacts
from oj_appliance.errors import ApiError
from oj_appliance.exam_readiness.preflight import checks
from oj_appliance.exam_readiness.preflight.certificate import certificate
from oj_appliance.exam_readiness.preflight.power import power
from oj_appliance.judging.doctor import Check
from oj_appliance.judging.protocols import HandOver
from oj_appliance.judging.self_tests import self_test
from oj_appliance.judging.types import Verdict
from oj_appliance.server_time.types import TimeState

log = logging.getLogger(__name__)

OWNER = "preflight"
PATIENCE_S = 60.0
# What the doctor says of matters that no exam needs.
BESIDE_THE_POINT = ("mail", "port", "judge.language.")
_ORDER = ("red", "amber", "green")


@dataclass(frozen=True, slots=True)
class Machine:
    """What the parts of the site tell of themselves. `doctor` measures anew; `languages` are those
    that are installed and offered, none where nothing can be judged."""

    doctor: Callable[[], Awaitable[Sequence[Check]]]
    server_time: Callable[[], TimeState]
    backup_folder: Callable[[], Awaitable[str]]
    exam_backups: Callable[[], Awaitable[Sequence[checks.BackupAttempt]]]
    is_exam_running: Callable[[], bool]
    base_url: Callable[[], str]
    judge: Callable[[], JudgeFacts]
    languages: Callable[[], Awaitable[Sequence[str]]]


@dataclass(frozen=True, slots=True)
class Preflight:
    """`at` in epoch ms; the worst first."""

    at: int
    checks: tuple[Check, ...]


class Preflights:
    """Of this server since it was started."""

    def __init__(self, clock: Clock, machine: Machine, hand_over: HandOver) -> None:
        self._clock = clock
        self._machine = machine
        self._hand_over = hand_over
        self._running: asyncio.Task[None] | None = None
        self.last: Preflight | None = None

    @property
    def is_running(self) -> bool:
        return self._running is not None and not self._running.done()

    def begin(self) -> None:
        """One at a time; it takes some seconds."""
        if not self.is_running:
            self._running = asyncio.create_task(self._run(), name="preflight")

    async def stop(self) -> None:
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)

    async def _run(self) -> None:
        try:
            found = [*await self._of_doctor(), *await self._own(), *await self._self_tests()]
        except Exception:
            log.exception("a preflight failed")
            return
        found.sort(key=lambda each: _ORDER.index(each.level))
        self.last = Preflight(self._clock.now_ms(), tuple(found))

    async def _of_doctor(self) -> list[Check]:
        found = await self._machine.doctor()
        return [each for each in found if not each.id.startswith(BESIDE_THE_POINT)]

    async def _own(self) -> list[Check]:
        machine, judge = self._machine, self._machine.judge()
        return [
            checks.free_memory(),
            checks.server_time(machine.server_time()),
            checks.backup_folder(await machine.backup_folder()),
            checks.exam_backups(
                await machine.exam_backups(),
                is_running=machine.is_exam_running(),
                now=self._clock.now_ms(),
            ),
            checks.judging(judge.waiting, is_paused=judge.is_paused),
            await asyncio.to_thread(power),
            await asyncio.to_thread(certificate, machine.base_url()),
        ]

    async def _self_tests(self) -> list[Check]:
        """One after the other: a class may be practising."""
        return [await self._self_test(name) for name in await self._machine.languages()]

    async def _self_test(self, language: str) -> Check:
        began = time.monotonic()
        try:
            async with asyncio.timeout(PATIENCE_S):
                report = await (await self._hand_over(self_test(language), owner=OWNER))
        except TimeoutError:
            return checks.language(language, f"no answer within {PATIENCE_S:.0f} s", 0)
        except ApiError as error:
            return checks.language(language, error.text("en-US"), 0)
        milliseconds = round((time.monotonic() - began) * 1000)
        if report.status == Verdict.ACCEPTED:
            return checks.language(language, "", milliseconds)
        first = next(iter((report.sandbox_failure or report.stderr).splitlines()), "")
        return checks.language(language, f"{report.status.name}: {first}"[:200], milliseconds)
