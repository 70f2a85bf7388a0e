"""A class submits at once: every student's verdict, over HTTP and the real judge.

Each has a live socket, as the page of a problem has, and hears the verdict there.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack

import aiohttp

from judge_sandbox.bench.service_memory import PeakMemory
from tests.benchmarks.bare_program import LANGUAGE, SOURCE
from tests.benchmarks.figures import spread
from tests.benchmarks.seed import PASSWORD, seed
from tests.benchmarks.verdict_times import ACCEPTED, CASES, UNFINISHED
from tests.problem_bodies import add_problem, problem_body
from tests.server_process import ServerProcess

PATIENCE_S = 300
# Logging in is no part of the measurement; more at once only wait for each other.
LOGINS_AT_ONCE = 8


def measure(submissions: int) -> dict[str, object]:
    """Sources that nobody knows first, then the same ones once more; time and memory of both."""
    server = ServerProcess()
    try:
        seeded = seed(server.data, problems=1, users=submissions, submissions=1)
        server.start()
        pid = add_problem(server.client("root"), problem_body("CROWD", CASES))
        assert server.process is not None
        return asyncio.run(_measure(server.base, server.process.pid, pid, seeded.usernames))
    finally:
        if server.process is not None:
            server.stop()
        server.remove()


class _Student:
    def __init__(self, session: aiohttp.ClientSession, pid: int, name: str) -> None:
        self._session = session
        self._pid = pid
        self._name = name

    async def log_in(self, scope: AsyncExitStack) -> None:
        body = {"username": self._name, "password": PASSWORD}
        async with self._session.post("/api/login", json=body) as answer:
            self._token = answer.headers["Authorization"]
            uid = (await answer.json())["data"]["uid"]
        self._socket = await scope.enter_async_context(self._session.ws_connect("/api/live"))
        await self._socket.send_json({"token": self._token, "topics": [f"submission:{uid}"]})
        accepted = (await self._socket.receive_json())["data"]["topics"]
        if not accepted:
            raise RuntimeError("the live socket does not tell a student of the own submissions")

    async def verdict_ms(self, code: str) -> float:
        """From the click to the verdict."""
        body = {"pid": self._pid, "language": LANGUAGE, "code": code}
        headers = {"Authorization": self._token}
        start = time.perf_counter()
        url = "/api/submit-problem-judge"
        async with self._session.post(url, json=body, headers=headers) as answer:
            submission_id = (await answer.json())["data"]["submitId"]
        async with asyncio.timeout(PATIENCE_S):
            while True:
                news = (await self._socket.receive_json())["data"]
                if news.get("submitId") == submission_id and news["status"] not in UNFINISHED:
                    break
        if news["status"] != ACCEPTED:
            raise RuntimeError(f"the benchmark's own program got {news['status']}")
        return (time.perf_counter() - start) * 1000


async def _measure(base: str, server_pid: int, pid: int, names: list[str]) -> dict[str, object]:
    connector = aiohttp.TCPConnector(limit=0)
    async with (
        AsyncExitStack() as scope,
        aiohttp.ClientSession(base, connector=connector) as session,
    ):
        students = [_Student(session, pid, name) for name in names]
        for first in range(0, len(students), LOGINS_AT_ONCE):
            some = students[first : first + LOGINS_AT_ONCE]
            await asyncio.gather(*(student.log_in(scope) for student in some))
        await students[0].verdict_ms(SOURCE.format(mark="the header is made now"))
        codes = [SOURCE.format(mark=f"{name}, {time.time_ns()}") for name in names]
        with PeakMemory(server_pid) as memory:
            new = await _all_at_once(students, codes)
            known = await _all_at_once(students, codes)
    return {
        "submissions": len(students),
        "new_source": new,
        "known_source": known,
        "service_memory_mb": round(memory.most / 1e6, 1),
    }


async def _all_at_once(students: list[_Student], codes: list[str]) -> dict[str, float]:
    start = time.perf_counter()
    times = await asyncio.gather(
        *(student.verdict_ms(code) for student, code in zip(students, codes, strict=True))
    )
    seconds = time.perf_counter() - start
    return {"per_second": round(len(times) / seconds, 2), **spread(times)}
