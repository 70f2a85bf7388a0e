"""Many browsers at once, in a process of their own, bounded in number and time, on loopback only.

    python -m tests.benchmarks.load_client < plan.json

Started by http_load.py, which writes the plan; the answer is one JSON object on standard output.
"""

from __future__ import annotations

import asyncio
import itertools
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

import aiohttp
import msgspec

from tests.benchmarks.figures import percentile, spread
from tests.benchmarks.machine import cpu_seconds

PROGRAM = "print(sum(map(int, input().split())))  # {number}\n"
MOST_CONNECTIONS = 500
LONGEST_S = 60

# One request: its number to what came back, "ok" or what went wrong.
Request = Callable[[int], Awaitable[str]]


class Plan(msgspec.Struct, kw_only=True):
    base: str
    server_pid: int
    usernames: list[str]
    password: str
    problem_ids: list[int]
    connections: int
    requests: dict[str, int]
    seconds: float
    contest_id: int = 0
    keys: str = "load"  # what idempotency keys begin with: a key sent again stores nothing


class Load:
    """The kinds of request; logging in first gives submitting and boards their tokens."""

    def __init__(self, plan: Plan, session: aiohttp.ClientSession) -> None:
        self._plan = plan
        self._session = session
        self._tokens: list[str] = []

    async def list(self, number: int) -> str:
        """The first pages of all submissions, as the page of recent ones asks for them."""
        query = {"currentPage": number % 10 + 1, "limit": 15}
        async with self._session.get("/api/get-submission-list", params=query) as answer:
            return await _outcome(answer)

    async def login(self, number: int) -> str:
        body = {
            "username": self._plan.usernames[number % len(self._plan.usernames)],
            "password": self._plan.password,
        }
        async with self._session.post("/api/login", json=body) as answer:
            if token := answer.headers.get("Authorization"):
                self._tokens.append(token)
            return await _outcome(answer)

    async def board(self, number: int) -> str:
        """The first page as a participant has it, with the own row first."""
        headers = {"Authorization": self._tokens[number % len(self._tokens)]}
        body = {"cid": self._plan.contest_id, "limit": 50}
        url = "/api/get-contest-rank"
        async with self._session.post(url, json=body, headers=headers) as answer:
            return await _outcome(answer)

    async def outside_board(self, number: int) -> str:
        body = {"cid": self._plan.contest_id, "limit": 50, "currentPage": number % 3 + 1}
        url = "/api/get-contest-outside-scoreboard"
        async with self._session.post(url, json=body) as answer:
            return await _outcome(answer)

    async def submit(self, number: int) -> str:
        body = {
            "pid": self._plan.problem_ids[number % len(self._plan.problem_ids)],
            "language": "Python3",
            "code": PROGRAM.format(number=number),
        }
        headers = {
            "Authorization": self._tokens[number % len(self._tokens)],
            "Idempotency-Key": f"{self._plan.keys}-{number}",
        }
        url = "/api/submit-problem-judge"
        async with self._session.post(url, json=body, headers=headers) as answer:
            return await _outcome(answer)


async def _outcome(answer: aiohttp.ClientResponse) -> str:
    body = await answer.read()
    if answer.status == 200 and msgspec.json.decode(body)["status"] == 200:
        return "ok"
    return f"HTTP {answer.status} {body[:120].decode('utf-8', 'replace')}"


async def _measure(plan: Plan, request: Request, most: int) -> dict[str, object]:
    """All connections at work until `most` requests or the time are used up."""
    times: list[float] = []
    outcomes: Counter[str] = Counter()
    numbers = iter(range(most))
    cpu_before, start = cpu_seconds(plan.server_pid), time.perf_counter()

    async def work() -> None:
        for number in numbers:
            asked = time.perf_counter()
            if asked - start > plan.seconds:
                return
            try:
                outcomes[await request(number)] += 1
            except (aiohttp.ClientError, TimeoutError) as error:
                outcomes[type(error).__name__] += 1
            times.append((time.perf_counter() - asked) * 1000)

    await asyncio.gather(*(work() for _ in range(plan.connections)))
    seconds = time.perf_counter() - start
    cpu = cpu_seconds(plan.server_pid) - cpu_before
    failures = {what: count for what, count in outcomes.items() if what != "ok"}
    return {
        "requests": len(times),
        "failures": failures,
        "seconds": round(seconds, 2),
        "per_second": round(len(times) / seconds, 1),
        "server_cpu_ms_per_request": round(cpu * 1000 / max(1, len(times)), 3),
        **spread(times),
        "worst_ms": round(percentile(times, 1), 1),
    }


@asynccontextmanager
async def _session(plan: Plan) -> AsyncIterator[aiohttp.ClientSession]:
    connector = aiohttp.TCPConnector(limit=plan.connections)
    timeout = aiohttp.ClientTimeout(total=LONGEST_S)
    async with aiohttp.ClientSession(plan.base, connector=connector, timeout=timeout) as session:
        yield session


async def run(plan: Plan) -> dict[str, object]:
    async with _session(plan) as session:
        load = Load(plan, session)
        kinds: dict[str, Request] = {
            "list": load.list,
            "login": load.login,
            "submit": load.submit,
            "board": load.board,
            "outside_board": load.outside_board,
        }
        await asyncio.gather(*itertools.starmap(load.list, ((n,) for n in range(plan.connections))))
        return {
            name: await _measure(plan, kinds[name], most) for name, most in plan.requests.items()
        }


def main() -> None:
    plan = msgspec.json.decode(sys.stdin.buffer.read(), type=Plan)
    if urlsplit(plan.base).hostname != "127.0.0.1":
        sys.exit("the load is for this machine's own loopback only")
    if plan.connections > MOST_CONNECTIONS or plan.seconds > LONGEST_S:
        sys.exit(f"at most {MOST_CONNECTIONS} connections for {LONGEST_S} s")
    sys.stdout.buffer.write(msgspec.json.encode(asyncio.run(run(plan))))


if __name__ == "__main__":
    main()
