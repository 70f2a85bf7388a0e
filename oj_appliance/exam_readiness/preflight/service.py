"""Runs the doctor, asks the machine what only an exam needs, and has each language judge."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from oj_appliance.clock import Clock
from oj_appliance.contests.check.types import JudgeFacts
from oj_appliance.exam_readiness.preflight import checks
from oj_appliance.exam_readiness.preflight.certificate import certificate
from oj_appliance.exam_readiness.preflight.power import power
from oj_appliance.exam_readiness.preflight.self_tests import SelfTests
from oj_appliance.judging.doctor import Check
from oj_appliance.server_time.types import TimeState

log = logging.getLogger(__name__)

# What the doctor says of matters that no exam needs.
BESIDE_THE_POINT = ("mail", "port", "judge.language.")
_ORDER = ("red", "amber", "green")


class Machine(msgspec.Struct, frozen=True):
    """What the parts of the site tell of themselves. `doctor` measures anew."""

    doctor: Callable[[], Awaitable[Sequence[Check]]]
    server_time: Callable[[], TimeState]
    backup_folder: Callable[[], Awaitable[str]]
    exam_backups: Callable[[], Awaitable[Sequence[checks.BackupAttempt]]]
    is_exam_running: Callable[[], bool]
    base_url: Callable[[], str]
    judge: Callable[[], JudgeFacts]


class Preflight(msgspec.Struct, frozen=True):
    """`at` in epoch ms; the worst first."""

    at: int
    checks: tuple[Check, ...]


class Preflights:
    """Of this server since it was started."""

    def __init__(self, clock: Clock, machine: Machine, self_tests: SelfTests) -> None:
        self._clock = clock
        self._machine = machine
        self._self_tests = self_tests
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
            found = [*await self._of_doctor(), *await self._own(), *await self._self_tests.run()]
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
            checks.memory(checks.available_mb()),
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
