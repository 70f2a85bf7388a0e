"""What one participant's page does with the server: it opens a contest, keeps its board fresh, and
comes back after the server was away (contract 00-conventions §9.2)."""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import Any

import aiohttp
import msgspec

from tests.benchmarks.storm.contest import CID
from tests.benchmarks.storm.noted import Noted

# The page's own pauses, in s: between two looks at a board, between a hint and the look that it
# asks for, and before a lost live socket is opened again.
REFRESH_S, HINTED_S = 30.0, 3.0
FIRST_PAUSE_S, LONGEST_PAUSE_S = 1.0, 60.0
BOARD = {"cid": CID, "currentPage": 1, "limit": 50}
IN_PROGRESS = (5, 6, 7)


class Page:
    """`hurry` divides its pauses."""

    def __init__(
        self, session: aiohttp.ClientSession, noted: Noted, random: Random, *, hurry: float
    ) -> None:
        self.uid = ""
        self.noted = noted
        self.random = random
        self._session = session
        self._hurry = hurry
        self._token = ""
        self._look: asyncio.Task[None] | None = None
        self._is_live = asyncio.Event()
        self._has_been_live = False
        self._unjudged: dict[int, float] = {}

    async def pause(self, seconds: float) -> None:
        await asyncio.sleep(seconds / self._hurry)

    async def log_in(self, username: str, password: str) -> None:
        body = {"username": username, "password": password}
        async with self._session.post("/api/login", json=body) as answer:
            self._token = answer.headers["Authorization"]
            self.uid = (await answer.json())["data"]["uid"]

    async def open_contest(self) -> None:
        """Its head and the right to enter, then problems and board, while the live socket opens."""
        started, cid = time.perf_counter(), {"cid": CID}
        await self.ask("info", "GET", "/api/get-contest-info", params=cid)
        await self.ask("access", "GET", "/api/get-contest-access", params=cid)
        async with asyncio.TaskGroup() as rest:
            rest.create_task(self.ask("problems", "GET", "/api/get-contest-problem", params=cid))
            rest.create_task(self.look_at_board())
            rest.create_task(self._is_live.wait())
        self.noted.time("opening", started)

    async def look_at_board(self) -> None:
        await self.ask("board", "POST", "/api/get-contest-rank", json=BOARD)

    async def refresh_board(self) -> None:
        """For ever, whether something has moved or not."""
        while True:
            await self.pause(REFRESH_S)
            await self.look_at_board()

    async def ask(self, name: str, method: str, path: str, **options: Any) -> bytes | None:
        """The body of a success. What the server refuses is a failure of the storm, and what it
        does not answer at all is not: it may be down."""
        started = time.perf_counter()
        headers = {"Authorization": self._token, **options.pop("headers", {})}
        try:
            async with self._session.request(method, path, headers=headers, **options) as answer:
                body = await answer.read()
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
            self.noted.lost[f"{name}: {type(error).__name__}"] += 1
            return None
        if answer.status == 503:
            self.noted.lost[f"{name}: HTTP 503"] += 1
            return None
        if answer.status != 200 or b'"status":200' not in body[:100]:
            told = body[:200].decode("utf-8", "replace")
            self.noted.refused[f"{name}: HTTP {answer.status} {told}"] += 1
            return None
        self.noted.time(name, started)
        return body

    def wait_for_verdict(self, submit_id: int) -> None:
        """Notes when the live socket tells it."""
        self._unjudged.setdefault(submit_id, time.perf_counter())

    async def listen(self) -> None:
        """Until it is cancelled: a lost socket is opened again, after longer and longer pauses."""
        attempts = 0
        try:
            while True:
                await self._listen_once()
                attempts = 0 if self._is_live.is_set() else attempts + 1
                self._is_live.clear()
                longest = min(LONGEST_PAUSE_S, FIRST_PAUSE_S * 2**attempts)
                await self.pause(longest * self.random.uniform(0.5, 1.5))
        finally:
            if self._look is not None:
                self._look.cancel()

    async def _listen_once(self) -> None:
        try:
            async with self._session.ws_connect("/api/live") as socket:
                await self._hear(socket)
        except (aiohttp.ClientError, OSError) as error:
            self.noted.lost[f"live: {type(error).__name__}"] += 1

    async def _hear(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        topics = [f"contest:{CID}", f"submission:{self.uid}"]
        await socket.send_json({"token": self._token, "topics": topics})
        opened = time.perf_counter()
        try:
            async for message in socket:
                self._take_frame(msgspec.json.decode(message.data), *topics)
        finally:
            self.noted.heard_s += time.perf_counter() - opened

    def _take_frame(self, frame: dict[str, Any], contest: str, submissions: str) -> None:
        topic, data = frame["topic"], frame["data"]
        if topic == "live":
            self._enter(data["topics"], [contest, submissions])
        elif topic == contest and data["kind"] == "board":
            self.noted.hints += 1
            self._look_soon()
        elif topic == submissions:
            self._take_verdict(data)

    def _enter(self, accepted: list[str], wanted: list[str]) -> None:
        if accepted != wanted:
            self.noted.refused[f"live: {accepted}"] += 1
        if self._has_been_live:
            self._look_soon()  # what moved meanwhile was missed
        self._has_been_live = True
        self._is_live.set()

    def _look_soon(self) -> None:
        if self._look is None or self._look.done():
            self._look = asyncio.create_task(self._look_after_a_moment())

    async def _look_after_a_moment(self) -> None:
        await self.pause(self.random.uniform(0, HINTED_S))
        await self.look_at_board()

    def _take_verdict(self, news: dict[str, Any]) -> None:
        if news.get("status") in IN_PROGRESS:
            return
        taken_at = self._unjudged.pop(news.get("submitId", 0), None)
        if taken_at is not None:
            self.noted.verdict_ms.append((time.perf_counter() - taken_at) * 1000)
