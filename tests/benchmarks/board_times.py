"""A contest of a whole school: how long its board takes to come into memory, what a verdict costs,
and how many of its pages are answered in a second."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from tests.benchmarks import board_verdicts
from tests.benchmarks.http_load import load
from tests.benchmarks.load_client import Plan
from tests.benchmarks.machine import cpu_seconds
from tests.benchmarks.seed import PASSWORD, seed
from tests.recounting import recount_in
from tests.server_process import ServerProcess

CID = 1000
MODULE = "tests.oj_appliance.contests.boards.stage"
_CONTEST = (
    "INSERT INTO contest(id, author, title, type, auth, start_time, end_time, open_rank,"
    " created_at, updated_at) SELECT ?, 'root', 'A whole school', 0, 0, min(submit_time),"
    " max(submit_time) + 1, 1, 0, 0 FROM submission"
)
_PROBLEMS = (
    "INSERT INTO contest_problem(contest_id, problem_id, display_id, display_title, created_at,"
    " updated_at) SELECT ?, id, char(64 + row_number() OVER (ORDER BY id)), title, 0, 0"
    " FROM problem"
)
_SUBMISSIONS = "UPDATE submission SET place_kind = 1, place_id = ?"


@dataclass(frozen=True, slots=True)
class Size:
    """How much lies in the contest, and how many requests of each kind are sent at most."""

    people: int
    problems: int
    submissions: int
    connections: int
    boards: int
    seconds: float
    listeners: int
    verdicts: int


FULL = Size(1000, 15, 100_000, 200, 20_000, seconds=20, listeners=200, verdicts=200)
QUICK = Size(1000, 15, 100_000, 200, 4_000, seconds=5, listeners=40, verdicts=50)


def measure(size: Size) -> dict[str, object]:
    """`first_board_ms` is what whoever asks first waits for, with the reading of all submissions;
    then pages of 50 rows: the board inside with one's own row first, and the one for everybody,
    beside the list of submissions."""
    server = ServerProcess(module=MODULE)
    try:
        seeded = seed(
            server.data,
            problems=size.problems,
            users=size.people,
            submissions=size.submissions,
        )
        _move_into_a_contest(server.data / "oj.sqlite3")
        server.start()
        assert server.process is not None
        firsts = _first_boards(server)
        names = seeded.usernames[: size.listeners]
        verdict = board_verdicts.measure(server, CID, names, size.verdicts)
        found = load(
            Plan(
                base=server.base,
                server_pid=server.process.pid,
                usernames=seeded.usernames[: size.connections],
                password=PASSWORD,
                problem_ids=[],
                connections=size.connections,
                requests={
                    "login": size.connections,
                    "list": size.boards,
                    "board": size.boards,
                    "outside_board": size.boards,
                },
                seconds=size.seconds,
                contest_id=CID,
            )
        )
    finally:
        server.end()
    return {
        "people": size.people,
        "submissions": size.submissions,
        **firsts,
        "verdict": verdict,
        "list": found["list"],
        "board": found["board"],
        "outside_board": found["outside_board"],
    }


def _first_boards(server: ServerProcess) -> dict[str, float]:
    client, times = server.client(), []
    assert server.process is not None
    before = cpu_seconds(server.process.pid)
    for _ in range(2):
        started = time.perf_counter()
        page = client.post("/api/get-contest-outside-scoreboard", {"cid": CID}).data
        times.append(round((time.perf_counter() - started) * 1000, 1))
        assert page["records"]
    work_s = cpu_seconds(server.process.pid) - before
    return {
        "first_board_ms": times[0],
        "first_board_cpu_ms": round(work_s * 1000, 1),
        "second_board_ms": times[1],
    }


def _move_into_a_contest(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        for statement in (_CONTEST, _PROBLEMS, _SUBMISSIONS):
            database.execute(statement, (CID,))
        recount_in(database)
