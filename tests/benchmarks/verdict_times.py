"""From the click to the verdict, against the same compile and runs without any judge around them.

A student's browser hears the verdict on the live socket, so that is where the clock stops.
"""

from __future__ import annotations

import asyncio
import time

import aiohttp

from tests.benchmarks.bare_program import LANGUAGE, SOURCE, BareProgram
from tests.benchmarks.figures import median, spread
from tests.http_client import Client
from tests.problem_bodies import add_problem, problem_body
from tests.server_process import ServerProcess

CASES = [(f"{number} {number * 7}\n", f"{number * 8}\n") for number in range(1, 11)]
UNFINISHED = (5, 6, 7)
ACCEPTED = 0
PATIENCE_S = 120


def measure(rounds: int) -> dict[str, object]:
    """Medians and percentiles in milliseconds of `rounds` interleaved measurements."""
    server = ServerProcess()
    try:
        server.start()
        root = server.client("root")
        pid = add_problem(root, problem_body("BENCH", CASES))
        return asyncio.run(_measure(server, root, pid, rounds))
    finally:
        if server.process is not None:
            server.stop()
        server.remove()


class _Browser:
    """Submits and waits for the verdict as the page does."""

    def __init__(
        self, session: aiohttp.ClientSession, socket: aiohttp.ClientWebSocketResponse, pid: int
    ) -> None:
        self._session = session
        self._socket = socket
        self._pid = pid

    async def verdict_ms(self, code: str) -> float:
        body = {"pid": self._pid, "language": LANGUAGE, "code": code}
        start = time.perf_counter()
        async with self._session.post("/api/submit-problem-judge", json=body) as answer:
            submission_id = (await answer.json())["data"]["submitId"]
        async with asyncio.timeout(PATIENCE_S):
            while True:
                news = (await self._socket.receive_json())["data"]
                if news.get("submitId") == submission_id and news["status"] not in UNFINISHED:
                    break
        if news["status"] != ACCEPTED:
            raise RuntimeError(f"the benchmark's own program got {news['status']}")
        return (time.perf_counter() - start) * 1000


async def _measure(server: ServerProcess, root: Client, pid: int, rounds: int) -> dict[str, object]:
    headers = {"Authorization": root.token}
    async with (
        aiohttp.ClientSession(server.base, headers=headers) as session,
        session.ws_connect("/api/live") as socket,
    ):
        await socket.send_json({"token": root.token, "topics": ["submission:1"]})
        await socket.receive_json()
        browser = _Browser(session, socket, pid)
        first = await browser.verdict_ms(SOURCE.format(mark="the header is made now"))
        (header_folder,) = (server.data / "judge-cache" / "pch").iterdir()
        with BareProgram(header_folder) as bare:
            series = [await _round(number, browser, bare) for number in range(rounds + 1)][1:]
    return {"rounds": rounds, "first_ever_ms": round(first, 1)} | _figures(series)


async def _round(number: int, browser: _Browser, bare: BareProgram) -> dict[str, float]:
    source = SOURCE.format(mark=f"source {number} of {time.time_ns()}")
    return {
        "bare_compile": bare.compile_ms(source, with_header=False),
        "bare_compile_with_header": bare.compile_ms(source, with_header=True),
        "bare_runs": sum(bare.run_ms(given) for given, _ in CASES),
        "new_source": await browser.verdict_ms(source),
        "known_source": await browser.verdict_ms(source),
    }


def _figures(series: list[dict[str, float]]) -> dict[str, object]:
    figures: dict[str, object] = {name: spread([one[name] for one in series]) for name in series[0]}
    plain = [one["new_source"] / (one["bare_compile"] + one["bare_runs"]) for one in series]
    for name in ("new_source", "known_source"):
        same_work = [one["bare_compile_with_header"] + one["bare_runs"] for one in series]
        verdicts = [one[name] for one in series]
        figures[f"{name}_ratio"] = median(
            [verdict / work for verdict, work in zip(verdicts, same_work, strict=True)]
        )
        figures[f"{name}_overhead_ms"] = median(
            [verdict - work for verdict, work in zip(verdicts, same_work, strict=True)]
        )
    figures["new_source_ratio_to_plain_compile"] = median(plain)
    return figures
