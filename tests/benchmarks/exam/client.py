"""A whole exam room in a process of its own, on this machine's loopback alone.

    python -m tests.benchmarks.exam.client < plan.json

Started by measure.py; the answer is one JSON object on standard output.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import aiohttp
import msgspec

from oj_appliance.exam_readiness.rehearsal.loopback import Connection
from oj_appliance.exam_readiness.rehearsal.noted import Noted
from tests.benchmarks.exam.pages import Invigilator, Sitter
from tests.benchmarks.exam.plan import HallFigures, HallPlan

MOST_STUDENTS = 500


async def run(plan: HallPlan) -> HallFigures:
    opening, working, last = Noted(), Noted(), Noted()
    sitters = [
        Sitter(plan, number, await Connection.to(plan.base), opening)
        for number in range(len(plan.names))
    ]
    staff = [Invigilator(plan, await Connection.to(plan.base), opening) for _ in range(plan.boards)]
    everybody = [*sitters, *staff]
    await asyncio.gather(*(each.log_in() for each in everybody))
    connector = aiohttp.TCPConnector(limit=0)
    async with aiohttp.ClientSession(plan.base, connector=connector) as session:
        open_pages = asyncio.create_task(_all(each.keep_open(session) for each in staff))
        await _all(each.open_tabs() for each in sitters)
        opened_at = time.monotonic()
        for each in everybody:
            each.noted = working
        tabs = asyncio.create_task(_all(each.keep_open(session) for each in sitters))
        await _all(each.take_part() for each in sitters)
        worked_until = time.monotonic()
        for each in everybody:
            each.noted = last
        await _all(each.submit_at_last() for each in sitters)
        for task in (tabs, open_pages):
            await _ended(task)
    for each in everybody:
        each.close()
    return HallFigures(
        opening=opening.times(),
        work=working.times(),
        last=last.times(),
        opened_at=opened_at,
        worked_until=worked_until,
        submitted=sum(len(each.submitted) for each in sitters),
        hints=sum(each.hints for each in everybody),
    )


async def _all(doings: Iterable[Coroutine[Any, Any, None]]) -> None:
    """At the same time; the first that fails ends the others."""
    async with asyncio.TaskGroup() as group:
        for each in doings:
            group.create_task(each)


async def _ended(task: asyncio.Task[None]) -> None:
    """Raises what it failed with, if it had ended before."""
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


def main() -> None:
    plan = msgspec.json.decode(sys.stdin.buffer.read(), type=HallPlan)
    if urlsplit(plan.base).hostname != "127.0.0.1":
        sys.exit("the load is for this machine's own loopback only")
    if len(plan.names) > MOST_STUDENTS:
        sys.exit(f"at most {MOST_STUDENTS} students")
    sys.stdout.buffer.write(msgspec.json.encode(asyncio.run(run(plan))))


if __name__ == "__main__":
    main()
