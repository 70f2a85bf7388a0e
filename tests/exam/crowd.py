"""A whole exam with many students over HTTP, by the load that rehearsals make."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from oj_appliance.exam_readiness.rehearsal.plan import Figures, Plan, PlannedProblem
from tests.http_client import Client
from tests.oj_appliance.timed_work.making import add_to_work, create_work
from tests.problem_bodies import add_problem, problem_body
from tests.server_process import ROOT_PASSWORD, ServerProcess

IS_FULL = os.environ.get("OJ_TEST_FULL") == "1"
STUDENTS = 200 if IS_FULL else 20
WORK_S = 120.0 if IS_FULL else 8.0
CASES = [(f"{number} {2 * number}\n", f"{3 * number}\n") for number in range(1, 21)]
ADD = """#include <cstdio>
int main() {
  int a, b;
  std::scanf("%d %d", &a, &b);
  std::printf("%d\\n", a + b);
}
"""
UNFINISHED = {5, 6, 7, 9}
PATIENCE_S = 900


@dataclass(frozen=True)
class Used:
    """By the server's process: memory in MB, and open descriptors."""

    # Its own memory, and all that is mapped into it: that grows with the pages of the database that
    # are at hand, which the machine takes back when it wants.
    own_mb: float
    mapped_mb: float
    descriptors: int


@dataclass
class Crowd:
    server: ServerProcess
    root: Client
    plan: Plan

    @classmethod
    def gather(cls, server: ServerProcess) -> Crowd:
        server.start()
        root = server.client("root")
        names = tuple(f"student{number:03}" for number in range(STUDENTS))
        body = {"users": [[name, ROOT_PASSWORD] for name in names]}
        assert root.post("/api/admin/user/insert-batch-user", body).data is None
        pid = add_problem(root, problem_body("CROWD", CASES))
        problem = PlannedProblem(pid, "A", "C++", (ADD,))
        plan = Plan(
            base=server.base,
            names=names,
            password=ROOT_PASSWORD,
            tid=_exam_with(root, pid),
            problems=(problem,),
            seconds=WORK_S,
            login_s=10.0 if IS_FULL else 2.0,
            last_s=5.0 if IS_FULL else 1.0,
            board_name="root",
            boards=5,
        )
        return cls(server, root, plan)

    def begin_another(self) -> None:
        """An exam of the same problem, in place of the one before."""
        tid = _exam_with(self.root, self.plan.problems[0].pid)
        self.plan = msgspec.structs.replace(self.plan, tid=tid)

    def load(self, **changes: Any) -> Figures:
        plan = msgspec.structs.replace(self.plan, **changes)
        client = subprocess.run(
            [sys.executable, "-m", "oj_appliance.exam_readiness.rehearsal.load"],
            input=msgspec.json.encode(plan),
            stdout=subprocess.PIPE,
            check=True,
        )
        return msgspec.json.decode(client.stdout, type=Figures)

    def rows(self) -> list[dict[str, Any]]:
        """Every submission of the exam."""
        path = "/api/homework/get-timed-work-submission-list"
        rows: list[dict[str, Any]] = []
        for page in range(1, 1000):
            told = self.root.get(path, tid=self.plan.tid, currentPage=page, limit=100).data
            rows += told["records"]
            if len(rows) >= told["total"] or not told["records"]:
                break
        return rows

    def wait_until_judged(self) -> float:
        """Seconds until nothing waits."""
        began = time.monotonic()
        while any(row["status"] in UNFINISHED for row in self.rows()):
            assert time.monotonic() - began < PATIENCE_S, "judging does not end"
            time.sleep(0.5)
        return time.monotonic() - began

    def used(self) -> Used:
        assert self.server.process is not None
        process = Path("/proc") / str(self.server.process.pid)
        rows = (line.split() for line in (process / "status").read_text().splitlines())
        kilobytes = {row[0]: int(row[1]) for row in rows if row[0].startswith(("Rss", "VmRSS"))}
        own = kilobytes["RssAnon:"] + kilobytes["RssShmem:"]
        return Used(own / 1024, kilobytes["VmRSS:"] / 1024, len(list((process / "fd").iterdir())))


def _exam_with(root: Client, pid: int) -> int:
    tid = create_work(root, lasts=180)
    assert add_to_work(root, tid, pid, "A").status == 200
    return tid
