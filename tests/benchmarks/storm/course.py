"""The course of a storm: all open the contest, submit and look while the power is cut, and open it
once more over the server that started last."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random

import aiohttp

from tests.benchmarks.machine import cpu_seconds
from tests.benchmarks.seed import PASSWORD
from tests.benchmarks.storm.contest import StormContest
from tests.benchmarks.storm.noted import Noted
from tests.benchmarks.storm.page import Page
from tests.benchmarks.storm.participant import Participant
from tests.benchmarks.storm.size import Size
from tests.crash import records
from tests.server_process import ServerProcess

# All open the contest within this time, in s.
OPENED_WITHIN_S = 1.0
# Without progress for so long, nothing will come any more.
PATIENCE_S = 120
# Logging in is no part of the storm; more at once only wait for each other.
LOGINS_AT_ONCE = 8
GLANCE_S = 0.05


class Course:
    def __init__(
        self, server: ServerProcess, contest: StormContest, size: Size, random: Random
    ) -> None:
        self.outages_s: list[float] = []
        self.server_cpu_s = 0.0
        self.openings_cpu_ms: list[float] = []
        self._server = server
        self._contest = contest
        self._size = size
        self._random = random

    @asynccontextmanager
    async def pages(self, noted: Noted) -> AsyncIterator[list[Page]]:
        """Of everybody, logged in, with nothing open yet."""
        connector = aiohttp.TCPConnector(limit=0)
        async with aiohttp.ClientSession(self._server.base, connector=connector) as session:
            pages = [
                Page(session, noted, Random(self._random.random()), hurry=self._size.hurry)
                for _ in self._contest.usernames
            ]
            gate = asyncio.Semaphore(LOGINS_AT_ONCE)

            async def enter(page: Page, username: str) -> None:
                async with gate:
                    await page.log_in(username, PASSWORD)

            async with asyncio.TaskGroup() as entering:
                for page, username in zip(pages, self._contest.usernames, strict=True):
                    entering.create_task(enter(page, username))
            yield pages

    @asynccontextmanager
    async def opened(self, pages: list[Page]) -> AsyncIterator[None]:
        """All open the contest in the same second; boards stay open and fresh meanwhile."""
        async with asyncio.TaskGroup() as open_pages:
            background, before = [], self._server_cpu_s()

            async def come(page: Page) -> None:
                await asyncio.sleep(self._random.uniform(0, OPENED_WITHIN_S))
                background.append(open_pages.create_task(page.listen()))
                await page.open_contest()

            await asyncio.gather(*(come(page) for page in pages))
            spent_ms = (self._server_cpu_s() - before) * 1000
            self.openings_cpu_ms.append(spent_ms / len(pages))
            background += [open_pages.create_task(page.refresh_board()) for page in pages]
            yield
            for task in background:
                task.cancel()

    async def storm(self, pages: list[Page]) -> None:
        """Until everything is acknowledged and judged."""
        problems = tuple(self._contest.problems)
        async with asyncio.TaskGroup() as work:
            work.create_task(self._cut_the_power(pages[0].noted))
            for page in pages:
                work.create_task(Participant(page, problems, self._size).take_part())
        await _come_to_zero(lambda: records.unfinished(self._server.data), "without a verdict")

    async def _cut_the_power(self, noted: Noted) -> None:
        """As often as planned, evenly over the submissions and never by the clock."""
        for cut in range(1, self._size.kills + 1):
            wanted = cut * self._size.submissions // (self._size.kills + 1)
            await _come_to_zero(_still_to_come(noted, wanted), "not acknowledged")
            await asyncio.to_thread(self.restart)

    def restart(self) -> None:
        """The whole process group is killed; then as after any power cut."""
        self.server_cpu_s += self._server_cpu_s()
        began = time.monotonic()
        self._server.kill()
        self._server.start()
        self.outages_s.append(time.monotonic() - began)

    def _server_cpu_s(self) -> float:
        assert self._server.process is not None
        return cpu_seconds(self._server.process.pid)


def _still_to_come(noted: Noted, wanted: int) -> Callable[[], int]:
    return lambda: max(0, wanted - len(noted.acknowledged))


async def _come_to_zero(count: Callable[[], int], what: str) -> None:
    """Raises AssertionError where nothing moves for PATIENCE_S."""
    left, deadline = count(), time.monotonic() + PATIENCE_S
    while left:
        await asyncio.sleep(GLANCE_S)
        now = count()
        if now != left:
            left, deadline = now, time.monotonic() + PATIENCE_S
        assert time.monotonic() < deadline, f"{left} {what} for {PATIENCE_S} s"
