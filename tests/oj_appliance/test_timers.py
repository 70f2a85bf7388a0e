"""Work by the clock goes on whatever is done to the computer's clock."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator
from datetime import datetime, timedelta, tzinfo
from pathlib import Path
from typing import Any
from unittest.mock import patch
from zoneinfo import ZoneInfo

import pytest

from oj_appliance import timers
from oj_appliance.app import build
from oj_appliance.clock import Clock
from oj_appliance.composition.part import Cycle, Timer
from oj_appliance.nights import Nights
from oj_appliance.settings import ServerSettings, Settings
from oj_appliance.timers import Timers
from tests.judging_waits import PATIENCE_S

HOUR = 3600
ZONE = "Asia/Shanghai"
# A busy machine plans the next moment before it has passed.
AHEAD_S = 5
READERS = ("schedulers.base", "executors.base", "triggers.interval")


class SetClock(Clock):
    """The computer's, which somebody sets."""

    by_s: float = 0

    def computer_ms(self) -> int:
        return time.time_ns() // 1_000_000 + int(self.by_s * 1000)

    def now_ms(self) -> int:
        return self.computer_ms()

    def set_before(self, hour: int, minute: int) -> None:
        """A few seconds before that time of tomorrow, where the school is."""
        day = datetime.now(ZoneInfo(ZONE)) + timedelta(days=1)
        meant = day.replace(hour=hour, minute=minute, second=0, microsecond=0)
        self.by_s = meant.timestamp() - AHEAD_S - time.time()


@contextlib.contextmanager
def scheduled_by(clock: SetClock) -> Iterator[None]:
    """The scheduler reads the same clock."""

    class Shown(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Any:
            return datetime.fromtimestamp(clock.computer_ms() / 1000, tz)

    with contextlib.ExitStack() as stack:
        for each in READERS:
            stack.enter_context(patch(f"apscheduler.{each}.datetime", Shown))
        stack.enter_context(patch.object(timers, "UPKEEP_S", 0.2))
        stack.enter_context(patch.object(timers, "WATCHED_S", 0.05))
        yield


@pytest.mark.parametrize("by_s", [-8 * HOUR, -HOUR, 8 * HOUR], ids=["-8 h", "-1 h", "+8 h"])
def test_each_minutes_work_goes_on_when_the_clock_is_set(tmp_path: Path, by_s: int) -> None:
    done = 0

    async def work() -> None:
        nonlocal done
        done += 1

    async def went_on() -> bool:
        before, deadline = done, time.monotonic() + PATIENCE_S
        while done < before + 3 and time.monotonic() < deadline:
            await asyncio.sleep(0.05)
        return done >= before + 3

    async def run() -> tuple[bool, bool]:
        clock = SetClock()
        appliance = build(Settings(server=ServerSettings(data=str(tmp_path / "data"))), None)
        nights = Nights(appliance.database, clock, lambda: ZONE, lambda since, until: False)
        with scheduled_by(clock):
            running = Timers([Timer(Cycle.OFTEN, work)], nights, clock)
            running.start()
            first = await went_on()
            clock.by_s = by_s
            second = await went_on()
            running.stop()
        await appliance.close()
        return first, second

    assert asyncio.run(run()) == (True, True)


def test_the_clock_strikes_each_quarter_and_the_full_hour_has_work_of_its_own(
    tmp_path: Path,
) -> None:
    hours, taken = [], []

    class Struck(Nights):
        async def take(self, cycle: Cycle) -> bool:
            if cycle is Cycle.NIGHT:
                taken.append(f"{self.local_time():%H:%M}")
            return False

    async def run() -> None:
        clock = SetClock()
        appliance = build(Settings(server=ServerSettings(data=str(tmp_path / "data"))), None)
        nights = Struck(appliance.database, clock, lambda: ZONE, lambda since, until: False)

        async def work() -> None:
            hours.append(f"{nights.local_time():%H:%M}")

        async def strikes(*times: str) -> bool:
            deadline = time.monotonic() + PATIENCE_S
            while taken != list(times) and time.monotonic() < deadline:
                await asyncio.sleep(0.05)
            return taken == list(times)

        with scheduled_by(clock):
            clock.set_before(9, 45)
            running = Timers([Timer(Cycle.HOUR, work)], nights, clock)
            running.start()
            assert await strikes("09:45")
            clock.set_before(10, 0)
            assert await strikes("09:45", "10:00")
            clock.set_before(10, 15)
            assert await strikes("09:45", "10:00", "10:15")
            running.stop()
        await appliance.close()

    asyncio.run(run())
    assert hours == ["10:00"]
