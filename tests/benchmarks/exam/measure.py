"""An exam room at work: calls, memory and descriptors of a server that serves and judges on the
same cores."""

from __future__ import annotations

import statistics
import subprocess
import sys
import threading
import time
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from judge_sandbox.bench.service_memory import own_bytes, service_bytes
from oj_appliance.exam_readiness.rehearsal.plan import PlannedProblem, Times
from tests.benchmarks.exam.plan import HallFigures, HallPlan, Size
from tests.benchmarks.machine import cpu_seconds
from tests.benchmarks.seed import PASSWORD, seed
from tests.crash import records
from tests.oj_appliance.contests.making import a_contest, insert_contest, insert_problems
from tests.oj_appliance.exam_rooms.making import make_room, seats_of, sit
from tests.oj_appliance.timed_work.making import add_to_work, create_work
from tests.problem_bodies import add_problem, problem_body
from tests.server_process import ServerProcess

GOAL_MS = 500  # the 95th percentile of each call while everybody works, on 2 cores
OPENING_GOAL_MS = 1000  # when all open the exam in the same second
CONTEST = 1000
DAY_MS = 86_400_000
PROBLEMS = 5
SEATS_IN_ROW = 20
INVIGILATOR = "invigilator"
SLICES = 5
# Some samples for each slice, however short the work is.
EVERY_S, SAMPLES_IN_SLICE = 1.0, 6
PATIENCE_S = 900
CASES = [(f"{number} {2 * number}\n", f"{3 * number}\n") for number in range(1, 21)]
ADD = """#include <cstdio>
int main() {
  int a, b;
  std::scanf("%d %d", &a, &b);
  std::printf("%d\\n", a + b);
}
"""
# As a school leaves them, in place of those of tests.
RATES = {
    "OJ_LIMITS_LOGIN_PER_MINUTE": "10",
    "OJ_LIMITS_LOGIN_PER_MINUTE_ADDRESS": "600",
    "OJ_LIMITS_DRAFT_PER_MINUTE": "60",
    "OJ_LIMITS_SUBMIT_INTERVAL": "true",
}


@dataclass(frozen=True, slots=True)
class Sample:
    """At a moment of time.monotonic."""

    at: float
    service_mb: float
    own_mb: float
    descriptors: int
    cpu_s: float


class Watch(threading.Thread):
    """Of a server's process, again and again while the load is made."""

    def __init__(self, pid: int, every_s: float) -> None:
        super().__init__(daemon=True)
        self.samples: list[Sample] = []
        self._pid = pid
        self._every_s = every_s
        self._end = threading.Event()

    def run(self) -> None:
        while True:
            self.samples.append(self.sample())
            if self._end.wait(self._every_s):
                return

    def sample(self) -> Sample:
        return Sample(
            at=time.monotonic(),
            service_mb=service_bytes(self._pid) / 1e6,
            own_mb=own_bytes(self._pid) / 1e6,
            descriptors=len(list(Path(f"/proc/{self._pid}/fd").iterdir())),
            cpu_s=cpu_seconds(self._pid),
        )

    def end(self) -> None:
        self._end.set()
        self.join()


def measure(size: Size) -> dict[str, Any]:
    server = ServerProcess(environment=RATES)
    try:
        plan = _prepared(server, size)
        assert server.process is not None
        every_s = min(EVERY_S, size.seconds / SLICES / SAMPLES_IN_SLICE)
        watch = Watch(server.process.pid, every_s)
        before = watch.sample()
        watch.start()
        found = _load(plan)
        judged_s = _until_judged(server.data)
        watch.end()
        after = watch.sample()
        return {
            "students": size.students,
            "seconds": size.seconds,
            **_figures(found, size),
            **_course(found, watch.samples, before, after),
            "judged_after_s": round(judged_s, 1),
            "unlike": _unlike(server, found),
        }
    finally:
        server.end()


def _prepared(server: ServerProcess, size: Size) -> HallPlan:
    """Everybody has a seat in a room of the exam."""
    seeded = seed(server.data, problems=PROBLEMS, users=size.students, submissions=0)
    letters = {chr(ord("A") + at): pid for at, pid in enumerate(seeded.problem_ids)}
    now = time.time_ns() // 1_000_000
    contest = a_contest(
        **{"id": CONTEST, "uid": None, "author": "root", "open_rank": True},
        **{"start_time": now - 60_000, "seal_rank_time": None, "end_time": now + DAY_MS},
    )
    insert_contest(server.data / "oj.sqlite3", contest)
    insert_problems(server.data / "oj.sqlite3", CONTEST, letters)
    server.start()
    root = server.client("root")
    tid = create_work(root, lasts=1000, duration=8 * 3600)
    problems = []
    for letter in letters:
        pid = add_problem(root, problem_body(f"HALL{letter}", CASES))
        assert add_to_work(root, tid, pid, letter).status == 200
        problems.append(PlannedProblem(pid, letter, "C++", (ADD,)))
    rows = -(-size.students // SEATS_IN_ROW)
    make_room(root, tid, "Hall", rows=rows, columns=SEATS_IN_ROW)
    path = "/api/admin/user/get-user-list"
    listed = root.get(path, currentPage=1, limit=1000).data["records"]
    uid_of = {row["username"]: row["uid"] for row in listed}
    uids = tuple(uid_of[name] for name in seeded.usernames)
    for uid, seat in zip(uids, seats_of(root, tid, "Hall").values(), strict=False):
        assert sit(root, seat, uid).status == 200
    server.make_user(INVIGILATOR, PASSWORD, "admin")
    return HallPlan(
        base=server.base,
        names=tuple(seeded.usernames),
        uids=uids,
        password=PASSWORD,
        tid=tid,
        problems=tuple(problems),
        seconds=size.seconds,
        login_s=size.login_s,
        submits_each=size.submits_each,
        board_name=INVIGILATOR,
        boards=size.boards,
        contest=CONTEST,
        letters=tuple(letters),
    )


def _load(plan: HallPlan) -> HallFigures:
    client = subprocess.run(
        [sys.executable, "-m", "tests.benchmarks.exam.client"],
        input=msgspec.json.encode(plan),
        stdout=subprocess.PIPE,
        check=True,
    )
    return msgspec.json.decode(client.stdout, type=HallFigures)


def _until_judged(data: Path) -> float:
    began = time.monotonic()
    while records.unfinished(data):
        if time.monotonic() - began > PATIENCE_S:
            raise RuntimeError("judging does not end")
        time.sleep(EVERY_S)
    return time.monotonic() - began


def _figures(found: HallFigures, size: Size) -> dict[str, Any]:
    """Each kind of call, the slowest first; `over_goal` are those that miss theirs."""
    parts = {"opening": found.opening, "work": found.work, "last": found.last}
    told = {
        part: {
            kind: msgspec.to_builtins(times)
            for kind, times in sorted(calls.items(), key=lambda it: -it[1].p95_ms)
        }
        for part, calls in parts.items()
    }
    return {
        **told,
        "goal_ms": GOAL_MS,
        "opening_goal_ms": OPENING_GOAL_MS,
        "over_goal": [*_slow(found.work, GOAL_MS), *_slow(found.last, GOAL_MS)],
        "failures": {
            f"{part}, {kind}: {what}": count
            for part, calls in parts.items()
            for kind, times in calls.items()
            for what, count in times.failures.items()
        },
        "drafts_a_second": round(found.work["draft"].requests / size.seconds, 1),
        "hints": found.hints,
    }


def _slow(calls: dict[str, Times], goal_ms: float) -> list[str]:
    """A verdict is no call."""
    return [
        f"{kind}: {times.p95_ms} ms"
        for kind, times in calls.items()
        if times.p95_ms >= goal_ms and kind != "submit to verdict heard"
    ]


def _course(
    found: HallFigures, samples: list[Sample], before: Sample, after: Sample
) -> dict[str, Any]:
    """Of the work in equal slices, from its begin to its end, between an empty server and one that
    everybody has left."""
    length = (found.worked_until - found.opened_at) / SLICES
    ends = [found.opened_at + at * length for at in range(SLICES + 1)]
    slices = [
        [each for each in samples if since <= each.at < until] for since, until in pairwise(ends)
    ]
    working = [each for part in slices for each in part]
    spent_s = working[-1].cpu_s - working[0].cpu_s
    return {
        "service_mb": _memory("service_mb", before, samples, slices, after),
        "own_mb": _memory("own_mb", before, samples, slices, after),
        "descriptors": {
            "before": before.descriptors,
            "work": [max(each.descriptors for each in part) for part in slices],
            "after": after.descriptors,
        },
        "server_cores": round(spent_s / (working[-1].at - working[0].at), 2),
    }


def _memory(
    kind: str, before: Sample, samples: list[Sample], slices: list[list[Sample]], after: Sample
) -> dict[str, Any]:
    def of(sample: Sample) -> float:
        return float(getattr(sample, kind))

    return {
        "before": round(of(before), 1),
        "work": [round(statistics.median(map(of, part)), 1) for part in slices],
        "most": round(max(map(of, samples)), 1),
        "after": round(of(after), 1),
    }


def _unlike(server: ServerProcess, found: HallFigures) -> list[str]:
    """Acknowledged submissions of the exam that are not there."""
    database = records.rows(server.data)
    stored = sum(row.code.startswith(ADD) for row in database)
    return [] if stored == found.submitted else [f"{found.submitted} taken, {stored} stored"]
