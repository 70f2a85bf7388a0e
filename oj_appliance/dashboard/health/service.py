"""Gathers what the parts of the site know of themselves, and tells it in one colour."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from oj_appliance.clock import Clock
from oj_appliance.contests.check.types import JudgeFacts
from oj_appliance.dashboard.doctor_service import Doctor
from oj_appliance.dashboard.health import store
from oj_appliance.dashboard.health.kernel import Sensors
from oj_appliance.dashboard.health.rules import ORDER, checks_of, of_health, worst
from oj_appliance.dashboard.health.trend import days_left
from oj_appliance.dashboard.health.types import DiskSample, Facts, Told, VerdictTimes
from oj_appliance.dashboard.types import QueueMoment
from oj_appliance.dashboard.upkeep_checks import newest_backup
from oj_appliance.data_folder import DataFolder
from oj_appliance.exam_readiness.preflight.power import power
from oj_appliance.exam_readiness.preflight.self_tests import SelfTests
from oj_appliance.judging.doctor import Check
from oj_appliance.server_time.types import TimeState
from oj_appliance.storage.database import Database
from oj_appliance.web.slow_calls import SlowCall, SlowCalls

# Whoever asks more often gets what was found then: anybody may ask.
KEPT_S = 10.0
HOUR_S = 3600.0
LATELY_S = 600.0
TREND_MS, SAMPLES_KEPT_MS = 14 * 24 * 3600 * 1000, 60 * 24 * 3600 * 1000


class Sources(msgspec.Struct, frozen=True):
    """`verdicts` of the last seconds: how many, and the 95th of 100 in ms; `browsers_off_ms` is by
    how much clocks of people's computers are later; `drilled_at`
    is when a backup was last put back for trial and was good (epoch ms); `further` are lines of
    other parts."""

    queue: Callable[[], Awaitable[QueueMoment]]
    judge: Callable[[], JudgeFacts]
    verdicts: Callable[[float], tuple[int, float] | None]
    time: Callable[[], TimeState]
    browsers_off_ms: Callable[[], Sequence[int]]
    drilled_at: Callable[[], Awaitable[int | None]]
    further: Callable[[], Awaitable[Sequence[Check]]]
    slow_calls: SlowCalls
    self_tests: SelfTests


class Health:
    """`last` are the facts of the last look, None before the first; `last_checks` what was told of
    them."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        folder: DataFolder,
        doctor: Doctor,
        sources: Sources,
    ) -> None:
        self._database = database
        self._clock = clock
        self._folder = folder
        self._doctor = doctor
        self._sources = sources
        self._sensors = Sensors()
        self._looked_at: float | None = None
        self._forgotten = 0  # how often
        self._seen: list[Check] = []
        self._turn = asyncio.Lock()
        self.last: Facts | None = None
        self.last_checks: tuple[Check, ...] = ()

    async def told(self) -> Told:
        """The worst first; at most some seconds old, what the doctor found at most an hour."""
        findings = await self._doctor.findings()
        async with self._turn:
            now = self._clock.monotonic()
            if self._looked_at is None or now - self._looked_at >= KEPT_S:
                forgotten = self._forgotten
                await self._look()
                if self._forgotten == forgotten:  # else it may be older than what was changed
                    self._looked_at = now
        tested = map(of_health, self._sources.self_tests.last)
        further = await self._sources.further()
        checks = [*findings.checks, *self._seen, *further, *tested]
        checks.sort(key=lambda each: ORDER.index(each.level))
        self.last_checks = tuple(checks)
        return Told(self._clock.now_ms(), worst(checks), tuple(checks))

    def forget(self) -> None:
        """The next to ask has everything looked at anew but what the doctor measures."""
        self._looked_at = None
        self._forgotten += 1

    def slow_calls(self) -> list[SlowCall]:
        """Of the last hour, the slowest first."""
        return self._sources.slow_calls.within(HOUR_S)

    async def sample(self) -> None:
        """The timer calls it each minute, so that figures are fresh for who reads them."""
        await self.told()

    async def measure(self) -> None:
        """The timer calls it each hour: the disk for its trend, and what the doctor measures."""
        free = shutil.disk_usage(self._folder.root).free
        now = self._clock.now_ms()
        sample = DiskSample(now, free)
        await self._database.write_quietly(store.put, sample, now - SAMPLES_KEPT_MS)
        await self._doctor.measure()
        self.forget()

    async def _look(self) -> None:
        sources, now = self._sources, self._clock.now_ms()
        disk = shutil.disk_usage(self._folder.root)
        samples = await self._database.read(store.samples, now - TREND_MS)
        times = sources.verdicts(HOUR_S)
        drilled = await sources.drilled_at()
        self.last = facts = Facts(
            at=now,
            queue=await sources.queue(),
            judge=sources.judge(),
            verdicts=None if times is None else VerdictTimes(*times),
            disk_free=disk.free,
            disk_total=disk.total,
            days_left=days_left(samples, disk.free),
            kernel=await asyncio.to_thread(self._sensors.look),
            time=sources.time(),
            browsers_off_ms=sources.browsers_off_ms(),
            backup_age_s=await asyncio.to_thread(self._backup_age_s),
            drill_age_s=None if drilled is None else max(0, now - drilled) / 1000,
            slow_calls=sources.slow_calls.within(LATELY_S),
            power=await asyncio.to_thread(power, unknown="green"),
        )
        self._seen = checks_of(facts)

    def _backup_age_s(self) -> float | None:
        newest = newest_backup(self._folder)
        if newest is None:
            return None
        return max(0, self._clock.computer_ms() - newest.at) / 1000  # by the clock of its file
