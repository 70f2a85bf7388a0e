"""Requests per second of list, login and submit over a data folder of a school's size."""

from __future__ import annotations

import subprocess
import sys
import time
from dataclasses import dataclass

import msgspec

from tests.benchmarks.load_client import Plan
from tests.benchmarks.seed import PASSWORD, seed
from tests.server_process import ServerProcess


@dataclass(frozen=True, slots=True)
class Size:
    """How much lies in the folder, and how many requests of each kind are sent at most."""

    submissions: int
    users: int
    problems: int
    connections: int
    lists: int
    logins: int
    submits: int
    paused_submits: int
    seconds: float


FULL = Size(100_000, 1000, 300, 200, 10_000, 600, submits=2000, paused_submits=4000, seconds=30)
QUICK = Size(100_000, 1000, 300, 200, 2000, 200, submits=300, paused_submits=1000, seconds=10)
# With judging paused the figure is the server's own work for a submit, and no crowd's wait.
PAUSED_CONNECTIONS = 50


def measure(size: Size) -> dict[str, object]:
    """The seed's time and size, then each kind of request; judging runs beside the submits, but
    for those that are sent again while it is paused."""
    server = ServerProcess()
    try:
        started = time.monotonic()
        seeded = seed(
            server.data, problems=size.problems, users=size.users, submissions=size.submissions
        )
        seed_seconds = time.monotonic() - started
        started = time.monotonic()
        server.start()
        start_seconds = time.monotonic() - started
        assert server.process is not None
        plan = Plan(
            base=server.base,
            server_pid=server.process.pid,
            usernames=seeded.usernames[: size.connections],
            password=PASSWORD,
            problem_ids=list(seeded.problem_ids[:20]),
            connections=size.connections,
            requests={"list": size.lists, "login": size.logins, "submit": size.submits},
            seconds=size.seconds,
        )
        paused_plan = msgspec.structs.replace(
            plan,
            connections=min(PAUSED_CONNECTIONS, size.connections),
            requests={"login": PAUSED_CONNECTIONS, "submit": size.paused_submits},
            keys="paused",
        )
        # Last, since what it leaves in the queue would be judged beside the other figures.
        found = load(plan)
        pause = {"paused": True, "reason": None}
        assert server.client("root").put("/api/admin/judge/pause", pause).data is None
        paused = load(paused_plan)
        database_mb = (server.data / "oj.sqlite3").stat().st_size / 1e6
    finally:
        if server.process is not None:
            server.kill()  # what waits in the queue is of no more use
        server.remove()
    return {
        "connections": size.connections,
        "submissions": size.submissions,
        "database_mb": round(database_mb, 1),
        "seed_seconds": round(seed_seconds, 1),
        "start_seconds": round(start_seconds, 2),
        **found,
        "submit_paused": paused["submit"],
    }


def load(plan: Plan) -> dict[str, object]:
    client = subprocess.run(
        [sys.executable, "-m", "tests.benchmarks.load_client"],
        input=msgspec.json.encode(plan),
        stdout=subprocess.PIPE,
        check=True,
    )
    return msgspec.json.decode(client.stdout, type=dict[str, object])
