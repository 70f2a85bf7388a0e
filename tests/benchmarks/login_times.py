"""A class logs in: different people, evenly within some seconds, with the rates as a school leaves
them."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Any

import aiohttp

from tests.benchmarks.figures import percentile, spread
from tests.benchmarks.machine import cpu_seconds
from tests.benchmarks.seed import PASSWORD
from tests.server_process import ServerProcess

GOAL_MS = 2000  # the 95th percentile of 200 logins within 10 s on 2 cores


def measure(server: ServerProcess, usernames: list[str], seconds: float) -> dict[str, Any]:
    """Failures, percentiles in ms, and the server's processor time for one login."""
    assert server.process is not None
    before = cpu_seconds(server.process.pid)
    times, outcomes = asyncio.run(_log_in(server.base, usernames, seconds))
    cpu = cpu_seconds(server.process.pid) - before
    return {
        "people": len(usernames),
        "within_seconds": seconds,
        "failures": {what: count for what, count in outcomes.items() if what != "ok"},
        **spread(times),
        "worst_ms": round(percentile(times, 1), 1),
        "server_cpu_ms_per_login": round(cpu * 1000 / len(usernames), 1),
        "goal_ms": GOAL_MS,
    }


async def _log_in(
    base: str, usernames: list[str], seconds: float
) -> tuple[list[float], Counter[str]]:
    times: list[float] = []
    outcomes: Counter[str] = Counter()
    pause = seconds / len(usernames)
    async with aiohttp.ClientSession(base) as session:

        async def one(number: int, username: str) -> None:
            await asyncio.sleep(number * pause)
            started = time.perf_counter()
            body = {"username": username, "password": PASSWORD}
            async with session.post("/api/login", json=body) as answer:
                status = (await answer.json())["status"]
            times.append((time.perf_counter() - started) * 1000)
            is_in = status == 200 and bool(answer.headers.get("Authorization"))
            outcomes["ok" if is_in else f"HTTP {answer.status} status {status}"] += 1

        await asyncio.gather(*(one(number, each) for number, each in enumerate(usernames)))
    return times, outcomes
