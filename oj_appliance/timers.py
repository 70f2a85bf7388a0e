"""What happens by the clock, the site's own: a machine may stand in another time zone. Nothing here
decides a state: a missed timer harms nobody."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from apscheduler.schedulers.asyncio import AsyncIOScheduler
from apscheduler.triggers.cron import CronTrigger
from apscheduler.triggers.interval import IntervalTrigger

from oj_appliance.clock import Clock
from oj_appliance.composition.part import Cycle, Timer
from oj_appliance.nights import HOURS, Nights

log = logging.getLogger(__name__)

UPKEEP_S: float = 60  # between two looks at what a running server looks after
WATCHED_S: float = 5  # between two looks at the computer's clock
# By less than that it is no matter when it is set.
_SET_MS = 2000


# Every zone is off by whole quarters of an hour.
QUARTERS = "0,15,30,45"
# A busy server is late, and does it nevertheless.
LATE_S = 600


class Timers:
    def __init__(self, timers: Sequence[Timer], nights: Nights, clock: Clock) -> None:
        self._timers = timers
        self._nights = nights
        self._clock = clock
        defaults = {"coalesce": True, "max_instances": 1, "misfire_grace_time": LATE_S}
        self._scheduler = AsyncIOScheduler(job_defaults=defaults)
        self._watching: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._plan()
        self._scheduler.start()
        self._watching = asyncio.create_task(self._watch())

    def _plan(self) -> None:
        """From now on. A job that runs is known by its name, and not begun beside itself."""
        self._scheduler.remove_all_jobs()
        # Work that comes often has a job of its own, so that none holds up another.
        for number, timer in enumerate(self._timers):
            if timer.cycle is Cycle.OFTEN:
                trigger = IntervalTrigger(seconds=UPKEEP_S)
                self._scheduler.add_job(_run, trigger, args=[[timer]], id=str(number))
        self._scheduler.add_job(self.strike, CronTrigger(minute=QUARTERS), id="strike")

    async def _watch(self) -> None:
        """The scheduler sleeps until its next moment by the computer's clock. Where that is set
        back meanwhile, or the computer slept too, each minute's work would rest for hours."""
        while True:
            before = self._ahead_ms()
            await asyncio.sleep(WATCHED_S)
            if abs(self._ahead_ms() - before) > _SET_MS:
                log.info("the computer's clock was set, or it slept")
                self._plan()

    def _ahead_ms(self) -> float:
        return self._clock.computer_ms() - self._clock.monotonic() * 1000

    async def strike(self) -> None:
        """At each quarter of an hour."""
        if self._nights.local_time().minute < 15:
            await self.run(Cycle.HOUR)
        for cycle in HOURS:
            if await self._nights.take(cycle):
                await self.run(cycle)

    def stop(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
        if self._scheduler.running:
            self._scheduler.shutdown(wait=False)

    async def run(self, cycle: Cycle) -> None:
        """One round of all that belongs to the cycle, in the order of the parts."""
        await _run([timer for timer in self._timers if timer.cycle is cycle])


async def _run(timers: Sequence[Timer]) -> None:
    for timer in timers:
        try:
            await timer.work()
        except Exception:
            log.exception("work by the clock failed", extra={"cycle": timer.cycle.value})
