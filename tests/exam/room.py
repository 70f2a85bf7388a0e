"""A timed work as the exam of a class, held on the real clock and through the front door alone."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from tests.http_client import Answer, Client
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

IS_FULL = bool(os.environ.get("OJ_TEST_FULL"))
STUDENTS = 200 if IS_FULL else 20
CID_OFFSET = 50_000
HOUR_MS = 3600_000
ADD = "print(sum(map(int, input().split())))"


@dataclass
class Room:
    """`students` are logged in and have begun; `pids` by display id inside the work."""

    server: ServerProcess
    root: Client
    tid: int
    pids: dict[str, int]
    students: list[Client] = field(default_factory=list)

    @classmethod
    def open(
        cls, server: ServerProcess, bodies: dict[str, dict[str, Any]], students: int = STUDENTS
    ) -> Room:
        """`bodies` are problems by their display id inside the work."""
        root = server.client("root")
        root.language = "en-US"
        pids = {name: add_problem(root, body) for name, body in bodies.items()}
        room = cls(server, root, _add_work(root, pids), pids)
        room.students = room.newcomers(students)
        return room

    @classmethod
    def with_sums(cls, server: ServerProcess, students: int = STUDENTS) -> Room:
        return cls.open(server, {"A": a_plus_b("SUMA"), "B": a_plus_b("SUMB")}, students)

    def newcomers(self, count: int) -> list[Client]:
        clients = []
        for _ in range(count):
            client = self.server.add_user(f"student{len(self.students) + len(clients)}")
            client.post("/api/homework/start-timed-work", {"tid": self.tid}).data  # noqa: B018
            clients.append(client)
        return clients

    def elsewhere(self, server: ServerProcess) -> Room:
        """The same people at another server, with the tokens that they have."""
        students = [Client(server.base, token=each.token) for each in self.students]
        root = Client(server.base, token=self.root.token, language=self.root.language)
        return Room(server, root, self.tid, self.pids, students)

    def info(self, who: Client) -> dict[str, Any]:
        return dict(who.get("/api/homework/get-timed-work-info", tid=self.tid).data)

    def send(
        self,
        who: Client,
        problem: str = "A",
        code: str = ADD,
        *,
        language: str = "Python3",
        key: str = "",
    ) -> Answer:
        body = {
            **{"pid": self.pids[problem], "displayTid": problem, "cid": self.tid + CID_OFFSET},
            **{"language": language, "code": code},
        }
        headers = {"Idempotency-Key": key} if key else {}
        return who.post("/api/submit-problem-judge", body, **headers)

    def keep(self, who: Client, code: str, problem: str = "A", version: int = 0) -> Answer:
        """A draft, written on from its state `version`."""
        where = {"pid": self.pids[problem], "cid": self.tid + CID_OFFSET}
        return who.put(
            "/api/draft", {**where, "language": "Python3", "code": code, "version": version}
        )

    def draft(self, who: Client, problem: str = "A") -> dict[str, Any]:
        where = {"pid": self.pids[problem], "cid": self.tid + CID_OFFSET}
        return dict(who.get("/api/draft", **where).data)

    def rows(self, **query: Any) -> list[dict[str, Any]]:
        """Every submission, the newest first."""
        path = "/api/homework/get-timed-work-submission-list"
        found: list[dict[str, Any]] = []
        while True:
            page = len(found) // 100 + 1
            more = self.root.get(path, tid=self.tid, limit=100, currentPage=page, **query).data
            found += more["records"]
            if len(found) >= more["total"]:
                return found

    def rank(self) -> dict[str, dict[str, Any]]:
        """Rows by username."""
        rows = self.root.get("/api/homework/get-timed-work-rank", tid=self.tid).data
        return {row["username"]: row for row in rows}


def _add_work(root: Client, pids: dict[str, int]) -> int:
    now = time.time_ns() // 1_000_000
    body = {
        **{"title": "An exam", "auth": 0, "visible": True},
        **{"startTime": _wire(now - HOUR_MS), "endTime": _wire(now + 3 * HOUR_MS)},
        "duration": 2 * 3600,
    }
    tid = int(root.post("/api/admin/homework", body).data["id"])
    for name, pid in pids.items():
        added = {"tid": tid, "pid": pid, "displayId": name, "displayTitle": name}
        root.post("/api/admin/homework/add-problem", added).data  # noqa: B018
    return tid


def _wire(moment: int) -> str:
    at = datetime.fromtimestamp(moment / 1000, UTC)
    return at.strftime("%Y-%m-%dT%H:%M:%S.") + f"{at.microsecond // 1000:03}+0000"
