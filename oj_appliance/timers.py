"""What happens by the clock. Nothing here decides a state: a missed timer harms nobody."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from apscheduler.schedulers.asyncio import AsyncIOScheduler
from apscheduler.triggers.base import BaseTrigger
from apscheduler.triggers.cron import CronTrigger
from apscheduler.triggers.interval import IntervalTrigger

from oj_appliance.composition.part import Cycle, Timer

log = logging.getLogger(__name__)

UPKEEP_S: float = 60  # between two looks at what a running server looks after


class Timers:
    def __init__(self, timers: Sequence[Timer]) -> None:
        self._timers = timers
        self._scheduler = AsyncIOScheduler(job_defaults={"coalesce": True, "max_instances": 1})

    def start(self) -> None:
        # Work that comes often has a job of its own, so that none holds up another.
        for timer in self._timers:
            if timer.cycle is Cycle.OFTEN:
                trigger = IntervalTrigger(seconds=UPKEEP_S)
                self._scheduler.add_job(_run, trigger, args=[[timer]])
        self._add(Cycle.HOUR, CronTrigger(minute=0))
        self._add(Cycle.NIGHT, CronTrigger(hour=3, minute=0))
        self._add(Cycle.AFTER_NIGHT, CronTrigger(hour=4, minute=0))
        self._scheduler.start()

    def _add(self, cycle: Cycle, trigger: BaseTrigger) -> None:
        self._scheduler.add_job(self.run, trigger, args=[cycle])

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
