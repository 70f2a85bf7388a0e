"""Copies of notices for many people at once: a few are made inside the write that the news is
about, more of them after it, a portion a write, so that nobody's submission waits for them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence

from oj_appliance.clock import Clock
from oj_appliance.messages import store
from oj_appliance.messages.rules import COPIES_AT_ONCE
from oj_appliance.messages.types import CopyType
from oj_appliance.storage.database import Database

log = logging.getLogger(__name__)
# Until the write that the news is about has ended; one that takes longer is found each minute.
PAUSE_S = 0.5


class Backlog:
    """`hint` is told the uids of those who have got something; it may be called in any thread."""

    def __init__(
        self, database: Database, clock: Clock, hint: Callable[[Iterable[str]], None]
    ) -> None:
        self._database = database
        self._clock = clock
        self._hint = hint
        self._loop: asyncio.AbstractEventLoop | None = None
        self._task: asyncio.Task[None] | None = None
        self._is_woken = False

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()

    async def stop(self) -> None:
        """What is left is found after the next start."""
        self._loop = None
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def give(self, notices: Sequence[int], kind: CopyType, uids: Sequence[str], now: int) -> None:
        """Inside a write: each of these people gets a copy of each of these notices, or will."""
        if len(notices) * len(uids) <= COPIES_AT_ONCE:
            store.make_copies(notices, kind, uids, now=now)
            self._hint(uids)
            return
        people = max(1, COPIES_AT_ONCE // len(notices))
        portions = [uids[first : first + people] for first in range(0, len(uids), people)]
        store.put_off(notices, kind, portions)
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._wake)

    async def work(self) -> None:
        """Until nothing waits. Each minute, too: for what an ended server has left."""
        while told := await self._database.write(store.make_portion, now=self._clock.now_ms()):
            self._hint(told)

    def _wake(self) -> None:
        self._is_woken = True
        if self._task is None:
            self._task = asyncio.create_task(self._work_soon(), name="notice-backlog")

    async def _work_soon(self) -> None:
        try:
            while self._is_woken:
                self._is_woken = False
                await asyncio.sleep(PAUSE_S)
                await self.work()
        except Exception:
            log.exception("notices wait for the next minute")
        finally:
            self._task = None
