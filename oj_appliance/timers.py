"""What happens by the clock. Nothing here decides a state: a missed timer harms nobody."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Protocol

from apscheduler.schedulers.asyncio import AsyncIOScheduler
from apscheduler.triggers.base import BaseTrigger
from apscheduler.triggers.cron import CronTrigger
from apscheduler.triggers.interval import IntervalTrigger

from oj_appliance.clock import Clock
from oj_appliance.files.cleanup import remove_unnamed_blobs
from oj_appliance.storage import upkeep
from oj_appliance.storage.backup import BadCopyError, copy_database
from oj_appliance.storage.database import Database

log = logging.getLogger(__name__)

NIGHTLY_KEPT = 7
UPKEEP_S: float = 60  # between two looks at what a running server looks after


class ForgetOld(Protocol):
    def __call__(self, *, now: int) -> None: ...


class Timers:
    """`requeue` puts waiting rows back that the queue has lost (contract judge-rules §9);
    `forget_old`, inside a write, drops what the domains above keep for a time only;
    `forget_uploads`, in a thread, large files that nobody has used; `empty_wastebasket` removes
    what has lain there for its time; `push_notices` makes the copies of notices that wait
    (contract admin.md §6); `watch_queue` notes each minute how long the queue is; `close_sockets`
    closes those of sessions that have ended."""

    def __init__(
        self,
        *,
        database: Database,
        clock: Clock,
        backups: Path,
        blobs: Path,
        requeue: Callable[[], Awaitable[int]],
        forget_old: ForgetOld,
        forget_uploads: Callable[[], None],
        push_notices: Callable[[], Awaitable[None]],
        empty_wastebasket: Callable[[], Awaitable[None]],
        watch_queue: Callable[[], Awaitable[None]],
        close_sockets: Callable[[], Awaitable[None]],
    ) -> None:
        self._database = database
        self._clock = clock
        self._backups = backups
        self._blobs = blobs
        self._requeue = requeue
        self._forget_old = forget_old
        self._push_notices = push_notices
        self._watch_queue = watch_queue
        self._close_sockets = close_sockets
        self._forget_uploads = forget_uploads
        self._empty_wastebasket = empty_wastebasket
        self._scheduler = AsyncIOScheduler(job_defaults={"coalesce": True, "max_instances": 1})

    def start(self) -> None:
        for work in (self._requeue, self._watch_queue, self._close_sockets):
            self._add(work, IntervalTrigger(seconds=UPKEEP_S))
        self._add(self._push_notices, CronTrigger(minute=0))
        self._add(self.clean, CronTrigger(hour=3, minute=0))
        self._add(self._back_up, CronTrigger(hour=4, minute=0))
        self._scheduler.start()

    def _add(self, work: Callable[[], Awaitable[object]], trigger: BaseTrigger) -> None:
        self._scheduler.add_job(_run, trigger, args=[work])

    def stop(self) -> None:
        if self._scheduler.running:
            self._scheduler.shutdown(wait=False)

    async def clean(self) -> None:
        """What happens each night."""
        await self._database.write(upkeep.forget_expired, now=self._clock.now_ms())
        await self._database.write(self._forget_old, now=self._clock.now_ms())
        await self._empty_wastebasket()
        await self._database.write(upkeep.optimize)
        await asyncio.to_thread(self._forget_uploads)
        await remove_unnamed_blobs(self._database, self._blobs, self._clock)

    async def _back_up(self) -> None:
        try:
            await asyncio.to_thread(
                copy_database, self._database.path, self._backups, kind="nightly"
            )
        except (OSError, BadCopyError):
            log.exception("the nightly backup failed")
            return
        for old in sorted(self._backups.glob("nightly-*.sqlite3"))[:-NIGHTLY_KEPT]:
            old.unlink()


async def _run(work: Callable[[], Awaitable[object]]) -> None:
    """The scheduler awaits coroutine functions alone; what only returns something to await, such
    as a lambda, it would call in a thread and forget."""
    await work()
