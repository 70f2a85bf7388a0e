"""Contests on a server whose clock the test sets."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

from tests.http_client import Answer, Client
from tests.judging_waits import wait_for_verdict
from tests.oj_appliance.submissions.test_live_changes import uid_of
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

ADD = "print(sum(map(int, input().split())))"
WRONG = "print(0)"
MINUTE = 60_000  # ms
# Minutes of a contest, from its start.
SEAL, END = 60, 120


@dataclass
class Stage:
    """`begin` is when the contests start (epoch ms); `pids` by display id of the bank."""

    server: ServerProcess
    root: Client
    begin: int = 0
    pids: dict[str, int] = field(default_factory=dict)
    people: dict[str, Client] = field(default_factory=dict)

    @classmethod
    def set_up(cls) -> Stage:
        server = ServerProcess(module="tests.oj_appliance.contests.staged_server").start()
        stage = cls(server, server.client("root"), time.time_ns() // 1_000_000)
        for name in ("ann", "ben", "cat"):
            stage.people[name] = server.add_user(name)
        about = {"source": "a book", "difficulty": 2}
        problems: dict[str, dict[str, Any]] = {"ONE": about, "TWO": {}, "HELD": {"auth": 3}}
        for display_id, further in problems.items():
            body = {**a_plus_b(display_id, **further), "tags": [{"name": "sums"}]}
            stage.pids[display_id] = add_problem(stage.root, body)
        return stage

    def close(self) -> None:
        self.server.stop()
        self.server.remove()

    @property
    def ann(self) -> Client:
        return self.people["ann"]

    @property
    def ben(self) -> Client:
        return self.people["ben"]

    def hold(self, *, registered: tuple[str, ...] = (), **values: Any) -> int:
        """A contest of two hours whose last hour is sealed, with the problems A and B; its number.
        `values` are columns in place of those."""
        usual = {
            **{"author": "root", "title": "A contest", "type": 0, "auth": 0},
            **{"start_time": self.begin, "end_time": self.begin + END * MINUTE},
            **{"seal_rank": True, "seal_rank_time": self.begin + SEAL * MINUTE},
        }
        problems = [
            {"pid": self.pids["ONE"], "displayId": "A", "displayTitle": "First"},
            {"pid": self.pids["HELD"], "displayId": "B", "displayTitle": "Problem HELD"},
        ]
        uids = [uid_of(self.people[name]) for name in registered]
        body = {"values": {**usual, **values}, "problems": problems, "registered": uids}
        return int(self.root.post("/api/stage-contest", body).data)

    def edit(self, cid: int, **values: Any) -> None:
        assert self.root.post("/api/stage-contest", {"cid": cid, "values": values}).status == 200

    def at(self, minute: float) -> None:
        """So many minutes after the start of the contests."""
        now = self.begin + round(minute * MINUTE)
        assert self.root.post("/api/stage-clock", {"now": now}).status == 200

    def send(self, who: Client, cid: int, problem: str = "A", code: str = ADD) -> Answer:
        body = {"pid": problem, "cid": cid, "language": "Python3", "code": code}
        return who.post("/api/submit-problem-judge", body)

    def submit(self, who: Client, cid: int, problem: str = "A", code: str = ADD) -> int:
        """A judged submission's number."""
        number = int(self.send(who, cid, problem, code).data["submitId"])
        wait_for_verdict(self.root, number)
        return number
