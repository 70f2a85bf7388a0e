"""A verdict on a large board: the server's work until a page tells it, and what listeners hear."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import aiohttp

from tests.benchmarks.figures import Figures
from tests.benchmarks.machine import cpu_seconds
from tests.benchmarks.seed import PASSWORD
from tests.http_client import Client
from tests.server_process import ServerProcess

GOAL_MS = 50  # of work for one verdict
ACCEPTED, WRONG = 0, -1
# So that a hint that waits for its second has come.
QUIET_S = 1.5
_LONELY = (
    "SELECT username, max(submission.id) FROM submission WHERE place_id = ?"
    " GROUP BY user_id, problem_id HAVING count(*) = 1 LIMIT 1"
)


def measure(server: ServerProcess, cid: int, usernames: list[str], verdicts: int) -> Figures:
    """Changes one person's only result of a problem so many times, on a server of
    tests.oj_appliance.contests.boards.stage, and lets the person read the board after each; all
    `usernames` listen meanwhile. `work_ms` is the server's processor time for both, with telling
    the listeners; `most_hints` is what one of them heard within `seconds`."""
    return asyncio.run(_measure(server, cid, usernames, verdicts))


async def _measure(server: ServerProcess, cid: int, usernames: list[str], verdicts: int) -> Figures:
    name, number = _lonely_submission(server.data / "oj.sqlite3", cid)
    root, reader = server.client("root"), server.client(name, PASSWORD)
    assert server.process is not None
    async with AsyncExitStack() as scope:
        ears = await _listen(scope, server, cid, usernames)
        await asyncio.to_thread(_change, root, reader, cid, number, WRONG)
        await asyncio.sleep(QUIET_S)
        heard, before = [ear.heard for ear in ears], cpu_seconds(server.process.pid)
        started = time.monotonic()
        solved = []
        for at in range(verdicts):
            status = WRONG if at % 2 else ACCEPTED
            solved.append(await asyncio.to_thread(_change, root, reader, cid, number, status))
        work_s = cpu_seconds(server.process.pid) - before
        await asyncio.sleep(QUIET_S)
        seconds = time.monotonic() - started
        hints = [ear.heard - earlier for ear, earlier in zip(ears, heard, strict=True)]
    steps = {after - earlier for earlier, after in zip(solved[1::2], solved[::2], strict=False)}
    if steps != {1}:
        raise RuntimeError(f"the board does not follow: {solved}")
    return {
        "verdicts": verdicts,
        "listeners": len(ears),
        "work_ms": round(work_s * 1000 / verdicts, 2),
        "goal_ms": GOAL_MS,
        "seconds": round(seconds, 2),
        "fewest_hints": min(hints),
        "most_hints": max(hints),
    }


def _lonely_submission(file: Path, cid: int) -> tuple[str, int]:
    """Whose it is, and its number: nobody submitted that problem but once."""
    with closing(sqlite3.connect(file)) as database:
        name, number = database.execute(_LONELY, (cid,)).fetchone()
    return str(name), int(number)


def _change(root: Client, reader: Client, cid: int, number: int, status: int) -> int:
    """How many problems the reader has solved, by the first row: the reader's own."""
    body = {"submitId": number, "verb": "by_hand", "status": status}
    assert root.post("/api/stage/move", body).data is None
    page = reader.post("/api/get-contest-rank", {"cid": cid, "limit": 50}).data
    return int(page["records"][0]["ac"])


class _Ear:
    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.heard = 0
        self._socket = socket

    async def listen(self) -> None:
        async for message in self._socket:
            frame: dict[str, Any] = message.json()
            self.heard += frame["data"].get("kind") == "board"


async def _listen(
    scope: AsyncExitStack, server: ServerProcess, cid: int, usernames: list[str]
) -> list[_Ear]:
    # A session holds 100 connections unless told otherwise, and an ear keeps its own to the end.
    every = aiohttp.TCPConnector(limit=0)
    session = await scope.enter_async_context(aiohttp.ClientSession(server.base, connector=every))
    tasks = await scope.enter_async_context(asyncio.TaskGroup())
    ears = []
    for name in usernames:
        token = (await asyncio.to_thread(server.client, name, PASSWORD)).token
        socket = await session.ws_connect("/api/live")
        scope.push_async_callback(socket.close)
        await socket.send_json({"token": token, "topics": [f"contest:{cid}"]})
        assert (await socket.receive_json())["data"]["topics"]
        ears.append(ear := _Ear(socket))
        tasks.create_task(ear.listen())
    return ears
