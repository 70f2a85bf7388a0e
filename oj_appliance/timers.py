"""What happens by the clock, the site's own: a machine may stand in another time zone. Nothing here
decides a state: a missed timer harms nobody."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from datetime import datetime
from zoneinfo import ZoneInfo

from apscheduler.schedulers.asyncio import AsyncIOScheduler
from apscheduler.triggers.cron import CronTrigger
from apscheduler.triggers.interval import IntervalTrigger

from oj_appliance.composition.part import Cycle, Timer

log = logging.getLogger(__name__)

UPKEEP_S: float = 60  # between two looks at what a running server looks after


# Every zone is off by whole quarters of an hour.
QUARTERS = "0,15,30,45"


def due(at: datetime) -> list[Cycle]:
    """What belongs to this quarter of an hour of the site's day."""
    if at.minute >= 15:
        return []
    nightly = {3: Cycle.NIGHT, 4: Cycle.AFTER_NIGHT}.get(at.hour)
    return [Cycle.HOUR] if nightly is None else [Cycle.HOUR, nightly]


class Timers:
    """`zone` names the site's time zone, which its administrators may change at any time."""

    def __init__(self, timers: Sequence[Timer], zone: Callable[[], str]) -> None:
        self._timers = timers
        self._zone = zone
        self._scheduler = AsyncIOScheduler(job_defaults={"coalesce": True, "max_instances": 1})

    def start(self) -> None:
        # Work that comes often has a job of its own, so that none holds up another.
        for timer in self._timers:
            if timer.cycle is Cycle.OFTEN:
                trigger = IntervalTrigger(seconds=UPKEEP_S)
                self._scheduler.add_job(_run, trigger, args=[[timer]])
        self._scheduler.add_job(self._strike, CronTrigger(minute=QUARTERS))
        self._scheduler.start()

    async def _strike(self) -> None:
        for cycle in due(datetime.now(ZoneInfo(self._zone()))):
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
