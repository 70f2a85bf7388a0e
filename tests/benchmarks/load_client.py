"""Many browsers at once, in a process of their own, bounded in number and time, on loopback only.

    python -m tests.benchmarks.load_client < plan.json

Started by http_load.py, which writes the plan; the answer is one JSON object on standard output.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

import msgspec

from oj_appliance.exam_readiness.rehearsal.loopback import Answer, Connection
from tests.benchmarks.figures import percentile, spread
from tests.benchmarks.machine import cpu_seconds

PROGRAM = "print(sum(map(int, input().split())))  # {number}\n"
MOST_CONNECTIONS = 500
LONGEST_S = 60

# One request: its connection and number to what came back, "ok" or what went wrong.
Request = Callable[[Connection, int], Awaitable[str]]


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

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._tokens: list[str] = []

    async def list(self, connection: Connection, number: int) -> str:
        """The first pages of all submissions, as the page of recent ones asks for them."""
        query: dict[str, object] = {"currentPage": number % 10 + 1, "limit": 15}
        return _outcome(await connection.ask("GET", "/api/get-submission-list", params=query))

    async def login(self, connection: Connection, number: int) -> str:
        body = {
            "username": self._plan.usernames[number % len(self._plan.usernames)],
            "password": self._plan.password,
        }
        answer = await connection.ask("POST", "/api/login", body=body)
        if token := answer.header("Authorization"):
            self._tokens.append(token)
        return _outcome(answer)

    async def board(self, connection: Connection, number: int) -> str:
        """The first page as a participant has it, with the own row first."""
        body = {"cid": self._plan.contest_id, "limit": 50}
        path, headers = "/api/get-contest-rank", self._authorised(number)
        return _outcome(await connection.ask("POST", path, body=body, headers=headers))

    async def outside_board(self, connection: Connection, number: int) -> str:
        body = {"cid": self._plan.contest_id, "limit": 50, "currentPage": number % 3 + 1}
        path = "/api/get-contest-outside-scoreboard"
        return _outcome(await connection.ask("POST", path, body=body))

    async def submit(self, connection: Connection, number: int) -> str:
        body = {
            "pid": self._plan.problem_ids[number % len(self._plan.problem_ids)],
            "language": "Python3",
            "code": PROGRAM.format(number=number),
        }
        headers = {**self._authorised(number), "Idempotency-Key": f"{self._plan.keys}-{number}"}
        path = "/api/submit-problem-judge"
        return _outcome(await connection.ask("POST", path, body=body, headers=headers))

    def _authorised(self, number: int) -> dict[str, str]:
        return {"Authorization": self._tokens[number % len(self._tokens)]}


def _outcome(answer: Answer) -> str:
    if answer.http == 200 and answer.body.startswith(b'{"status":200,'):
        return "ok"
    return f"HTTP {answer.http} {answer.body[:120].decode('utf-8', 'replace')}"


async def _measure(
    plan: Plan, connections: list[Connection], request: Request, most: int
) -> dict[str, object]:
    """All connections at work until `most` requests or the time are used up."""
    times: list[float] = []
    outcomes: Counter[str] = Counter()
    numbers = iter(range(most))
    cpu_before, start = cpu_seconds(plan.server_pid), time.perf_counter()

    async def work(connection: Connection) -> None:
        for number in numbers:
            asked = time.perf_counter()
            if asked - start > plan.seconds:
                return
            try:
                outcomes[await request(connection, number)] += 1
            except ConnectionError as error:
                outcomes[type(error).__name__] += 1
            times.append((time.perf_counter() - asked) * 1000)

    async with asyncio.timeout(plan.seconds + LONGEST_S):
        await asyncio.gather(*(work(each) for each in connections))
    seconds = time.perf_counter() - start
    cpu = cpu_seconds(plan.server_pid) - cpu_before
    failures = {what: count for what, count in outcomes.items() if what != "ok"}
    return {
        "requests": len(times),
        "failures": failures,
        "seconds": round(seconds, 2),
        "per_second": round(len(times) / seconds, 1),
        "server_cpu_ms_per_request": round(cpu * 1000 / max(1, len(times)), 3),
        "per_core_second": round(len(times) / max(cpu, 0.01)),
        **spread(times),
        "worst_ms": round(percentile(times, 1), 1),
    }


async def run(plan: Plan) -> dict[str, object]:
    connections = [await Connection.to(plan.base) for _ in range(plan.connections)]
    load = Load(plan)
    kinds: dict[str, Request] = {
        "list": load.list,
        "login": load.login,
        "submit": load.submit,
        "board": load.board,
        "outside_board": load.outside_board,
    }
    await asyncio.gather(*(load.list(each, at) for at, each in enumerate(connections)))
    found: dict[str, object] = {
        name: await _measure(plan, connections, kinds[name], most)
        for name, most in plan.requests.items()
    }
    for each in connections:
        each.close()
    return found


def main() -> None:
    plan = msgspec.json.decode(sys.stdin.buffer.read(), type=Plan)
    if urlsplit(plan.base).hostname != "127.0.0.1":
        sys.exit("the load is for this machine's own loopback only")
    if plan.connections > MOST_CONNECTIONS or plan.seconds > LONGEST_S:
        sys.exit(f"at most {MOST_CONNECTIONS} connections for {LONGEST_S} s")
    sys.stdout.buffer.write(msgspec.json.encode(asyncio.run(run(plan))))


if __name__ == "__main__":
    main()
