"""Timed works on a server whose clock the test sets."""

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
# Minutes of a work, from its start; and what each person has of them.
END, OWN = 120, 60
HIDDEN, NOT_SUBMITTED = -5, -10
CID_OFFSET = 50_000
STAGED_SERVER = "tests.oj_appliance.timed_work.staged_server"


@dataclass
class WorkStage:
    """`begin` is when the works start (epoch ms); `pids` by display id of the bank."""

    server: ServerProcess
    root: Client
    begin: int = 0
    pids: dict[str, int] = field(default_factory=dict)
    people: dict[str, Client] = field(default_factory=dict)

    @classmethod
    def set_up(
        cls, environment: dict[str, str] | None = None, module: str = STAGED_SERVER
    ) -> WorkStage:
        """`environment` is added to the server's."""
        server = ServerProcess(module=module, environment=environment).start()
        stage = cls(server, server.client("root"), time.time_ns() // 1_000_000)
        for name in ("ann", "ben", "cat"):
            stage.people[name] = server.add_user(name)
        stage.people["ada"] = server.add_user("ada", role="admin")
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

    def hold(
        self,
        settings: dict[str, Any] | None = None,
        versions: tuple[str, str] | None = None,
        **values: Any,
    ) -> int:
        """A work of two hours in which each person has one, with the problems A and B; its number.
        `values` are columns in place of those, `settings` those of an exam: without any the end is
        the end, no grace. With `versions` of the paper each problem is the A of its own."""
        usual = {
            **{"author": "root", "title": "A work", "auth": 0, "visible": True},
            **{"start_time": self.begin, "end_time": self.begin + END * MINUTE},
            **{"duration_ms": OWN * MINUTE, "score_type": "Highest"},
        }
        problems: list[dict[str, Any]] = [
            {"pid": self.pids["ONE"], "displayId": "A", "displayTitle": "First"},
            {"pid": self.pids["HELD"], "displayId": "B", "displayTitle": "Second", "score": 50},
        ]
        if versions is not None:
            for problem, version in zip(problems, versions, strict=True):
                problem |= {"displayId": "A", "version": version}
        decided = {"grace_s": 0, **(settings or {})}
        body = {"values": {**usual, **values}, "problems": problems, "settings": decided}
        return int(self.root.post("/api/stage-timed-work", body).data)

    def edit(self, tid: int, **values: Any) -> None:
        body = {"tid": tid, "values": values}
        assert self.root.post("/api/stage-timed-work", body).status == 200

    def record(self, tid: int, name: str, **values: Any) -> None:
        """Sets columns of somebody's participation."""
        body = {"tid": tid, "uid": uid_of(self.people[name]), "values": values}
        assert self.root.post("/api/stage-record", body).status == 200

    def at(self, minute: float) -> None:
        """So many minutes after the start of the works."""
        now = self.begin + round(minute * MINUTE)
        assert self.root.post("/api/stage-clock", {"now": now}).status == 200

    def decide(self, tid: int, **settings: Any) -> None:
        """How it is held as an exam."""
        answer = self.root.put("/api/admin/exam/settings", {"tid": tid, **settings})
        assert answer.status == 200, answer.body

    def start(self, tid: int, *names: str) -> None:
        for name in names:
            assert self.begin_as(self.people[name], tid).status == 200

    def begin_as(self, who: Client, tid: int) -> Answer:
        return who.post("/api/homework/start-timed-work", {"tid": tid})

    def hand_in(self, who: Client, tid: int) -> Answer:
        return who.post("/api/homework/end-timed-work", {"tid": tid})

    def info(self, who: Client, tid: int) -> Answer:
        return who.get("/api/homework/get-timed-work-info", tid=tid)

    def problems(self, who: Client, tid: int) -> Answer:
        return who.get("/api/homework/get-timed-work-problem-list", tid=tid)

    def rank(self, who: Client, tid: int) -> Answer:
        return who.get("/api/homework/get-timed-work-rank", tid=tid)

    def submissions(self, who: Client, tid: int, **query: Any) -> Answer:
        return who.get("/api/homework/get-timed-work-submission-list", tid=tid, **query)

    def send(self, who: Client, tid: int, problem: str = "A", code: str = ADD) -> Answer:
        body = {"pid": 1, "displayTid": problem, "cid": tid + CID_OFFSET}
        return who.post("/api/submit-problem-judge", {**body, "language": "Python3", "code": code})

    def submit(self, who: Client, tid: int, problem: str = "A", code: str = ADD) -> int:
        """A judged submission's number."""
        number = int(self.send(who, tid, problem, code).data["submitId"])
        wait_for_verdict(self.root, number)
        return number
