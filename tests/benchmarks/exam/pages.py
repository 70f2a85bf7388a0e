"""What the open pages of one person ask of the server, again and again."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import msgspec

from oj_appliance.exam_readiness.rehearsal.loopback import Connection
from oj_appliance.exam_readiness.rehearsal.noted import Noted
from oj_appliance.exam_readiness.rehearsal.student import HOMEWORK, Board, Student
from tests.benchmarks.exam.plan import HallPlan

# Pauses of the pages in s: useBeingHere, examMessageQueries, useCatchingUp without and with a
# socket, boards with and without a hint, usePolling for a verdict, and what staff look at.
HERE_S, MESSAGES_S, TIME_S, BEAT_S = 15.0, 20.0, 5.0, 3.0
CONTEST_BOARD_S, HINTED_S, VERDICT_S = 30.0, 3.0, 2.0
ROOM_BOARD_S, RECORDS_S, SENT_S = 10.0, 10.0, 5.0
IN_PROGRESS = {5, 6, 7, 9}
MOST_QUESTIONS = 150
ADMIN = "/api/admin"
PROGRAM = '#include <stdio.h>\nint main(void) {{ int a, b; scanf("%d%d", &a, &b); {} }} // {}\n'
PRINTS = ('printf("%d\\n", a + b);', 'printf("%d\\n", a + b + 1);')


async def again_and_again(every_s: float, ask: Callable[[], Awaitable[Any]]) -> None:
    """For ever; a class is not in step."""
    await asyncio.sleep(random.uniform(0, every_s))
    while True:
        began = time.monotonic()
        await ask()
        await asyncio.sleep(max(0.0, every_s - (time.monotonic() - began)))


class Sitter(Student):
    """At a computer of the room: the exam's problem in one tab, a contest's board in another."""

    def __init__(self, plan: HallPlan, number: int, connection: Connection, noted: Noted) -> None:
        super().__init__(plan, plan.names[number], connection, noted)
        self.hints = 0
        self._hall = plan
        self._uid = plan.uids[number]
        self._has_socket = number % plan.without_socket != 0
        self._look: asyncio.Task[None] | None = None
        self._unjudged: dict[int, float] = {}
        self._is_judged: dict[int, asyncio.Event] = {}

    async def open_tabs(self) -> None:
        await self.open_exam()
        await self._own_progress()
        cid = {"cid": self._hall.contest}
        await self.ask("open", "GET", "/api/get-contest-info", params=cid)
        await self.ask("open", "GET", "/api/get-contest-problem", params=cid)
        await self.look_at_board()

    async def keep_open(self, session: aiohttp.ClientSession) -> None:
        """Until it is cancelled; each page asks once, however short the work is."""
        longest_s = self._hall.seconds
        async with asyncio.TaskGroup() as pages:
            if self._has_socket:
                pages.create_task(self._listen(session))
            else:
                pages.create_task(again_and_again(TIME_S, self._server_time))
            for every_s, ask in (
                (HERE_S, self._tell_presence),
                (MESSAGES_S, self._messages),
                (CONTEST_BOARD_S, self.look_at_board),
            ):
                pages.create_task(again_and_again(min(every_s, longest_s), ask))

    async def look_at_board(self) -> None:
        body = {"cid": self._hall.contest, "currentPage": 1, "limit": 50}
        await self.ask("contest board", "POST", "/api/get-contest-rank", body=body)

    async def take_part(self) -> None:
        """Writes and submits in the exam, and submits to the contest."""
        await asyncio.gather(self.work(), self._contest_now_and_then())

    async def _tell_presence(self) -> None:
        clock = {"clock": time.time_ns() // 1_000_000}
        await self.ask("here", "POST", "/api/exam/here", body=clock)

    async def _messages(self) -> None:
        tid = {"tid": self.plan.tid}
        await self.ask("messages", "GET", "/api/exam/messages", params=tid)

    async def _server_time(self) -> None:
        await self.ask("time", "GET", "/api/time")

    async def _own_progress(self) -> None:
        tid = {"tid": self.plan.tid}
        await self.ask("progress", "GET", "/api/exam/get-own-progress", params=tid)

    async def _wait_for_verdict(self, number: int, ends: float) -> None:
        """An exam keeps it back: the page reads the own list and the problems once more."""
        path = f"{HOMEWORK}/get-timed-work-submission-list"
        own = {"tid": self.plan.tid, "onlyMine": True, "currentPage": 1, "limit": 10}
        await self.ask("own submissions", "GET", path, params=own)
        path = f"{HOMEWORK}/get-timed-work-problem-list"
        await self.ask("problems", "GET", path, params={"tid": self.plan.tid})
        await self._own_progress()

    async def _contest_now_and_then(self) -> None:
        pause = self.plan.seconds / max(1, self.plan.submits_each)
        for at in range(self.plan.submits_each):
            ends = time.monotonic() + pause
            await asyncio.sleep(random.uniform(0, pause))
            await self._submit_to_contest(at)
            await asyncio.sleep(max(0.0, ends - time.monotonic()))

    async def _submit_to_contest(self, at: int) -> None:
        mark = f"{self._name} {time.monotonic_ns()}"
        body = {
            **{"pid": random.choice(self._hall.letters), "cid": self._hall.contest},
            **{"language": "C", "code": PROGRAM.format(PRINTS[at % 2], mark)},
        }
        told = await self.ask("submit", "POST", "/api/submit-problem-judge", body=body)
        if told is None:
            return
        number = int(told["submitId"])
        self._unjudged[number] = time.perf_counter()
        if not self._has_socket:
            await self._ask_for_verdict(number)

    async def _ask_for_verdict(self, number: int) -> None:
        body = {"submitIds": [number], "cid": self._hall.contest}
        path = "/api/check-contest-submissions-status"
        for _ in range(MOST_QUESTIONS):
            await asyncio.sleep(VERDICT_S)
            told = await self.ask("verdict asked for", "POST", path, body=body)
            row = (told or {}).get(str(number))
            if row is None or row["status"] not in IN_PROGRESS:
                return

    async def _listen(self, session: aiohttp.ClientSession) -> None:
        exam, contest = f"contest:{self.plan.cid}", f"contest:{self._hall.contest}"
        own = f"submission:{self._uid}"
        async with session.ws_connect("/api/live") as socket:
            topics = [exam, own, contest]
            await socket.send_json({"token": self._token, "topics": topics, "beatEvery": BEAT_S})
            async for message in socket:
                frame = msgspec.json.decode(message.data)
                data = frame["data"]
                if frame["topic"] == "live" and data["refused"]:
                    self.noted.note("live", 0.0, f"refused {data['refused']}")
                elif frame["topic"] == contest and data["kind"] == "board":
                    self._look_soon()
                elif frame["topic"] == own and data.get("status") not in IN_PROGRESS:
                    self._hear_verdict(int(data.get("submitId", 0)))
        self.noted.note("live", 0.0, f"closed with {socket.close_code}")

    def _look_soon(self) -> None:
        self.hints += 1
        if self._look is None or self._look.done():
            self._look = asyncio.create_task(self._look_after_a_moment())

    async def _look_after_a_moment(self) -> None:
        await asyncio.sleep(random.uniform(0, HINTED_S))
        await self.look_at_board()

    def _hear_verdict(self, number: int) -> None:
        begun = self._unjudged.pop(number, None)
        if begun is not None:
            self.noted.note("submit to verdict heard", (time.perf_counter() - begun) * 1000, "")


class Invigilator(Board):
    """A teacher who has the room's board, the records and the exam's rank open."""

    def __init__(self, plan: HallPlan, connection: Connection, noted: Noted) -> None:
        super().__init__(plan, connection, noted)
        self.hints = 0

    async def keep_open(self, session: aiohttp.ClientSession) -> None:
        """Until it is cancelled."""
        tid = {"tid": self.plan.tid}
        records = {**tid, "currentPage": 1, "limit": 20}

        def page(kind: str, path: str, query: dict[str, Any]) -> Callable[[], Awaitable[Any]]:
            return lambda: self.ask(kind, "GET", path, params=query)

        async with asyncio.TaskGroup() as pages:
            pages.create_task(self._listen(session))
            for every_s, ask in (
                (ROOM_BOARD_S, self._look),
                (RECORDS_S, page("records", f"{ADMIN}/homework/get-record-list", records)),
                (RECORDS_S, page("pauses", f"{ADMIN}/exam/pauses", tid)),
                (SENT_S, page("sent messages", f"{ADMIN}/exam/messages", tid)),
                (RECORDS_S, page("rank", f"{HOMEWORK}/get-timed-work-rank", tid)),
                (
                    RECORDS_S,
                    page("all submissions", f"{HOMEWORK}/get-timed-work-submission-list", tid),
                ),
            ):
                pages.create_task(again_and_again(every_s, ask))

    async def _look(self) -> None:
        tid = {"tid": self.plan.tid}
        await self.ask("room board", "GET", f"{ADMIN}/exam/board", params=tid)

    async def _listen(self, session: aiohttp.ClientSession) -> None:
        topic = f"exam-room:{self.plan.tid}"
        async with session.ws_connect("/api/live") as socket:
            await socket.send_json({"token": self._token, "topics": [topic]})
            async for message in socket:
                if msgspec.json.decode(message.data)["topic"] == topic:
                    self.hints += 1
                    await self._look()
        self.noted.note("live", 0.0, f"closed with {socket.close_code}")
