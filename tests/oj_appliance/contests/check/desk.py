"""A contest with which nothing is wrong, and what its check finds once something is."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

from tests.http_client import Client
from tests.oj_appliance.contests.stage import Stage
from tests.oj_appliance.submissions.test_live_changes import uid_of
from tests.problem_bodies import a_plus_b, add_problem

PATIENCE_S = 60
ADD = "print(sum(map(int, input().split())))"
ENGLISH = {"en-US": {"title": "Sum", "description": "Add.", "input": "two", "output": "one"}}
CALL = "/api/admin/contest/check"
ROOMY: dict[str, Any] = {"free": 0.5, "is_full": False}


@dataclass
class Desk:
    """`cid` is the contest, `ready` the pid of its one problem."""

    stage: Stage
    ready: int
    cid: int = 0
    usual: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def set_up(cls, stage: Stage) -> Desk:
        desk = cls(stage, ready_problem(stage.root, "READY"))
        desk.machine()
        desk.usual = {
            **{"title": "The day", "author": "root", "user_id": uid_of(stage.root)},
            **{"type": 0, "auth": 0, "password": None, "visible": True, "open_print": False},
            **{"start_time": stage.begin, "end_time": stage.begin + 7_200_000},
            **{"seal_rank": True, "seal_rank_time": stage.begin + 3_600_000},
            **{"auto_real_rank": True, "open_account_limit": False, "account_limit_rule": None},
            **{"star_accounts": "[]", "award_type": 0, "awards": "[]"},
        }
        stage.at(-60)
        desk.cid = int(stage.root.post("/api/stage-contest", {"values": desk.usual}).data)
        desk.restore()
        return desk

    def restore(self) -> None:
        """Nothing is wrong with it."""
        self.stage.at(-60)
        self.machine()
        self.change(**self.usual)
        self.problems([self.problem(self.ready, "A")])

    def change(self, **values: Any) -> None:
        self.stage.edit(self.cid, **values)

    def problems(self, problems: list[dict[str, Any]]) -> None:
        body = {"cid": self.cid, "values": {}, "problems": problems}
        assert self.stage.root.post("/api/stage-contest", body).status == 200

    @staticmethod
    def problem(pid: int, name: str, **more: Any) -> dict[str, Any]:
        return {"pid": pid, "displayId": name, "displayTitle": f"Problem {name}", **more}

    def machine(self, **judge: Any) -> None:
        self._machine(judge, ROOMY)

    def disk(self, **disk: Any) -> None:
        self._machine({}, {**ROOMY, **disk})

    def _machine(self, judge: dict[str, Any], disk: dict[str, Any]) -> None:
        answer = self.stage.root.post("/api/stage-machine", {"judge": judge, "disk": disk})
        assert answer.status == 200, answer.body

    def ask(self) -> dict[str, Any]:
        data: dict[str, Any] = self.stage.root.get(CALL, cid=self.cid).data
        return data

    def found(self) -> list[tuple[str, str, str]]:
        """Key without what all share, severity, and where it is mended."""
        return [
            (each["key"].removeprefix("contest_check."), each["severity"], each["where"])
            for each in self.ask()["findings"]
        ]


def ready_problem(root: Client, name: str, **more: Any) -> int:
    """A contest's own, in two languages, whose reference solution has been run."""
    pid = add_problem(root, a_plus_b(name, auth=3, statements=ENGLISH, **more))
    add_solution(root, pid)
    run_solutions(root, pid)
    return pid


def add_solution(root: Client, pid: int, code: str = ADD, language: str = "Python3") -> None:
    body = {"pid": pid, "name": "model", "language": language, "code": code, "expected": [0]}
    assert root.post("/api/admin/problem/solution", body).status == 200


def run_solutions(root: Client, pid: int) -> None:
    key = root.post("/api/admin/problem/check", {"pid": pid}).data["key"]
    deadline = time.monotonic() + PATIENCE_S
    while root.get("/api/admin/problem/check", key=key).data["state"] != "done":
        assert time.monotonic() < deadline, "the check does not end"
        time.sleep(0.05)
