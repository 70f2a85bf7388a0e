"""One student of a rehearsal, as the exam's page calls the server; and the staff who look on."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import secrets
import time
from typing import Any

from oj_appliance.exam_readiness.rehearsal.loopback import Connection
from oj_appliance.exam_readiness.rehearsal.noted import Noted
from oj_appliance.exam_readiness.rehearsal.plan import Plan, PlannedProblem

POLL_S = 2.0  # how often a page asks for its verdict (S1, submit on the problem page)
BOARD_EVERY_S = 5.0
HERE_EVERY_S = 15.0  # contract timedwork.md §10.1
HOMEWORK = "/api/homework"


class _Browser:
    """Asks one thing at a time, and notes how long it took."""

    def __init__(self, plan: Plan, connection: Connection, noted: Noted) -> None:
        self.plan = plan
        self.noted = noted
        self._connection = connection
        self._turn = asyncio.Lock()
        self._token = ""

    async def log_in_as(self, name: str) -> None:
        body = {"username": name, "password": self.plan.password}
        started = time.perf_counter()
        answer = await self._connection.ask("POST", "/api/login", body=body)
        self._token = answer.header("Authorization")
        took = (time.perf_counter() - started) * 1000
        self.noted.note("login", took, "" if self._token else answer.body[:120].decode())

    async def ask(self, kind: str, method: str, path: str, **more: Any) -> Any:
        """The data; None where it failed, which is noted."""
        headers = {"Authorization": self._token, **more.pop("headers", {})}
        async with self._turn:
            started = time.perf_counter()
            try:
                answer = await self._connection.ask(method, path, headers=headers, **more)
            except ConnectionError as error:
                self.noted.note(kind, 0.0, str(error))
                return None
            took = (time.perf_counter() - started) * 1000
        told = json.loads(answer.body) if answer.body.startswith(b"{") else {}
        is_good = answer.http == 200 and told.get("status") == 200
        failure = "" if is_good else str(told.get("err") or f"HTTP {answer.http}")
        self.noted.note(kind, took, failure)
        return told.get("data") if is_good else None

    def close(self) -> None:
        self._connection.close()


class Student(_Browser):
    def __init__(self, plan: Plan, name: str, connection: Connection, noted: Noted) -> None:
        super().__init__(plan, connection, noted)
        self._name = name
        self._drafts = dict.fromkeys((each.pid for each in plan.problems), 0)
        self._codes = {each.pid: itertools.cycle(each.codes) for each in plan.problems}
        self.submitted: list[int] = []

    async def log_in(self) -> None:
        await asyncio.sleep(random.uniform(0, self.plan.login_s))  # noqa: S311 - no secret
        await self.log_in_as(self._name)

    async def open_exam(self) -> None:
        """In the same second as everybody."""
        await asyncio.sleep(random.uniform(0, 1))  # noqa: S311 - no secret
        tid = {"tid": self.plan.tid}
        await self.ask("open", "GET", f"{HOMEWORK}/get-timed-work-info", params=tid)
        await self.ask("start", "POST", f"{HOMEWORK}/start-timed-work", body=tid)
        await self.ask("open", "GET", f"{HOMEWORK}/get-timed-work-problem-list", params=tid)
        for each in self.plan.problems:
            detail = {"timedWorkID": self.plan.tid, "problemID": each.display_id}
            path = f"{HOMEWORK}/get-timed-work-problem-detail"
            await self.ask("open", "GET", path, params=detail)
            await self._take_up_draft(each)

    async def _take_up_draft(self, problem: PlannedProblem) -> None:
        where = {"pid": problem.pid, "cid": self.plan.cid}
        draft = await self.ask("open", "GET", "/api/draft", params=where)
        if draft is not None:
            self._drafts[problem.pid] = draft["version"]

    async def work(self) -> None:
        """Types, and now and then submits."""
        await asyncio.gather(self._type(), self._submit_now_and_then())

    async def be_here(self) -> None:
        """Gives a sign as long as the page is open, and reads how far it is."""
        ends = time.monotonic() + self.plan.seconds
        await asyncio.sleep(random.uniform(0, min(HERE_EVERY_S, self.plan.seconds)))  # noqa: S311
        while time.monotonic() < ends:
            clock = {"clock": time.time_ns() // 1_000_000, "tid": self.plan.tid}
            await self.ask("here", "POST", "/api/exam/here", body=clock)
            tid = {"tid": self.plan.tid}
            await self.ask("here", "GET", "/api/exam/get-own-progress", params=tid)
            await asyncio.sleep(max(0.0, min(HERE_EVERY_S, ends - time.monotonic())))

    async def submit_at_last(self) -> None:
        await asyncio.sleep(random.uniform(0, self.plan.last_s))  # noqa: S311 - no secret
        await self._submit(random.choice(self.plan.problems))  # noqa: S311 - no secret

    async def _type(self) -> None:
        every, ends = self.plan.draft_every_s, time.monotonic() + self.plan.seconds
        await asyncio.sleep(random.uniform(0, every))  # noqa: S311 - no secret
        for number in itertools.count():
            began = time.monotonic()
            if began >= ends:
                return
            problem = self.plan.problems[number % len(self.plan.problems)]
            await self._save_draft(problem, f"{problem.codes[0]}\n# {self._name} {number}\n")
            await asyncio.sleep(max(0.0, every - (time.monotonic() - began)))

    async def _save_draft(self, problem: PlannedProblem, code: str) -> None:
        body = {
            **{"pid": problem.pid, "cid": self.plan.cid, "language": problem.language},
            **{"code": code, "version": self._drafts[problem.pid]},
        }
        saved = await self.ask("draft", "PUT", "/api/draft", body=body)
        if saved is not None:
            self._drafts[problem.pid] = saved["version"]

    async def _submit_now_and_then(self) -> None:
        pause = self.plan.seconds / max(1, self.plan.submits_each)
        for _ in range(self.plan.submits_each):
            ends = time.monotonic() + pause
            await asyncio.sleep(random.uniform(0, pause))  # noqa: S311 - no secret
            number = await self._submit(random.choice(self.plan.problems))  # noqa: S311
            if number is not None:
                await self._wait_for_verdict(number, ends)
            await asyncio.sleep(max(0.0, ends - time.monotonic()))

    async def _submit(self, problem: PlannedProblem) -> int | None:
        mark = secrets.token_hex(12)
        sign = "#" if problem.language.startswith(("Py", "Ruby")) else "//"
        body = {
            **{"pid": problem.pid, "displayTid": problem.display_id, "cid": self.plan.cid},
            **{"language": problem.language, "isRemote": False},
            "code": f"{next(self._codes[problem.pid])}\n{sign} {mark}\n",
        }
        headers = {"Idempotency-Key": mark}
        path = "/api/submit-problem-judge"
        told = await self.ask("submit", "POST", path, body=body, headers=headers)
        if told is None:
            return None
        self.submitted.append(told["submitId"])
        return int(told["submitId"])

    async def _wait_for_verdict(self, number: int, ends: float) -> None:
        """Until `ends` at most: where nothing is judged no verdict comes."""
        while time.monotonic() + POLL_S < ends:
            await asyncio.sleep(POLL_S)
            query = {"submitId": number}
            told = await self.ask("poll", "GET", "/api/get-submission-detail", params=query)
            if told is None or told["submission"]["status"] not in {5, 6, 7}:
                return


class Board(_Browser):
    """Staff who have the room board, the rank and the submissions open."""

    async def log_in(self) -> None:
        if self.plan.board_name:
            await self.log_in_as(self.plan.board_name)

    async def look_on(self) -> None:
        """Until it is cancelled."""
        tid = {"tid": self.plan.tid}
        while True:
            for _ in range(self.plan.boards):
                await self.ask("board", "GET", "/api/admin/exam/board", params=tid)
                await self.ask("rank", "GET", f"{HOMEWORK}/get-timed-work-rank", params=tid)
                path = f"{HOMEWORK}/get-timed-work-submission-list"
                await self.ask("rank", "GET", path, params=tid)
            await asyncio.sleep(BOARD_EVERY_S)
