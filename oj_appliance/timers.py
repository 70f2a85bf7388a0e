"""What happens by the clock, the site's own: a machine may stand in another time zone. Nothing here
decides a state: a missed timer harms nobody."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from apscheduler.schedulers.asyncio import AsyncIOScheduler
from apscheduler.triggers.cron import CronTrigger
from apscheduler.triggers.interval import IntervalTrigger

from oj_appliance.composition.part import Cycle, Timer
from oj_appliance.nights import HOURS, Nights

log = logging.getLogger(__name__)

UPKEEP_S: float = 60  # between two looks at what a running server looks after


# Every zone is off by whole quarters of an hour.
QUARTERS = "0,15,30,45"
# A busy server is late, and does it nevertheless.
LATE_S = 600


class Timers:
    def __init__(self, timers: Sequence[Timer], nights: Nights) -> None:
        self._timers = timers
        self._nights = nights
        defaults = {"coalesce": True, "max_instances": 1, "misfire_grace_time": LATE_S}
        self._scheduler = AsyncIOScheduler(job_defaults=defaults)

    def start(self) -> None:
        # Work that comes often has a job of its own, so that none holds up another.
        for timer in self._timers:
            if timer.cycle is Cycle.OFTEN:
                trigger = IntervalTrigger(seconds=UPKEEP_S)
                self._scheduler.add_job(_run, trigger, args=[[timer]])
        self._scheduler.add_job(self.strike, CronTrigger(minute=QUARTERS))
        self._scheduler.start()

    async def strike(self) -> None:
        """At each quarter of an hour."""
        if self._nights.local_time().minute < 15:
            await self.run(Cycle.HOUR)
        for cycle in HOURS:
            if await self._nights.take(cycle):
                await self.run(cycle)

    def stop(self) -> None:
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
