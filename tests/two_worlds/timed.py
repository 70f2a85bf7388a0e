"""Timed works in which somebody's time still runs: the worlds differ in what came of the student's
own submissions there, and in all that others did."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing

from oj_appliance.places.codec import TIMED_WORK_OFFSET
from oj_appliance.places.types import Kind
from tests.oj_appliance.contests.making import HOUR
from tests.server_process import ServerProcess
from tests.two_worlds.rooms import add_rooms
from tests.two_worlds.sealed import CASE_RESULT, MINUTE, RESULT, ROOT, WHOLE_ROW, Asked, copy_rows

# One that runs, one that the student has not begun, one that is over but for the student, and one
# that is over for all and whose results are not released.
RUNS, NOT_BEGUN, PROLONGED, UNRELEASED = 2910, 2911, 2912, 2913
WORKS = [str(number) for number in (RUNS, NOT_BEGUN, PROLONGED, UNRELEASED)]
CIDS = [int(number) + TIMED_WORK_OFFSET for number in WORKS]
FIRST = 8200  # the number of the first submission
# Of each work: who sent it, minutes ago, status.
ROWS = (
    (RUNS, "student", 25, -1),
    (RUNS, "student", 20, 0),
    (RUNS, "neighbour", 20, 0),
    (RUNS, "neighbour", 15, -1),
    (NOT_BEGUN, "neighbour", 20, -1),
    (NOT_BEGUN, "neighbour", 19, 0),
    (PROLONGED, "student", 12, 0),
    (PROLONGED, "neighbour", 70, 0),
    (UNRELEASED, "student", 80, -1),
    (UNRELEASED, "neighbour", 75, 0),
)
SUBMISSIONS = [str(FIRST + number) for number in range(len(ROWS))]

_HERE = f"place_kind = {Kind.TIMED_WORK:d} AND place_id IN ({', '.join(WORKS)})"
OWN = f"{_HERE} AND username = 'student'"
OTHERS = f"{_HERE} AND username <> 'student'"
CASES = f"submission_id IN (SELECT id FROM submission WHERE {_HERE})"
OTHERS_RECORDS = f"{_HERE} AND user_id IN (SELECT id FROM account WHERE username <> 'student')"
OWN_COLUMNS, OTHERS_COLUMNS, CASE_COLUMNS = RESULT, WHOLE_ROW, CASE_RESULT


def add_timed(
    server: ServerProcess,
    uids: dict[str, str],
    pids: tuple[int, int],
    model: int,
    model_of_neighbour: int,
) -> None:
    """Into the file of a stopped server. `pids` are a problem and one of questions; `model` is a
    judged submission of the student's, whose columns and cases the new ones take; the other one
    the neighbour's."""
    pid, _ = pids
    now = time.time_ns() // 1_000_000
    with closing(sqlite3.connect(server.data / "oj.sqlite3")) as connection, connection:
        for number in (RUNS, NOT_BEGUN, PROLONGED, UNRELEASED):
            is_over = number in (PROLONGED, UNRELEASED)
            end = now - HOUR if is_over else now + 100 * HOUR
            connection.execute(
                "INSERT INTO timed_work (id, user_id, author, title, auth, start_time, end_time,"
                " duration_ms, created_at, updated_at) VALUES (?, ?, 'root', 'Homework', 0,"
                " ?, ?, ?, 1, 1)",
                (number, ROOT, end - 200 * HOUR, end, HOUR),
            )
            connection.execute(
                "INSERT INTO timed_work_problem (timed_work_id, problem_id, display_id,"
                " display_title, created_at, updated_at) VALUES (?, ?, 'A', 'Sum at home', 1, 1)",
                (number, pid),
            )
        connection.execute(
            "INSERT INTO exam_settings (timed_work_id, results, release_at, created_at, updated_at)"
            " VALUES (?, 'released', ?, 1, 1)",
            (UNRELEASED, now + 100 * HOUR),
        )
        began = {RUNS: 30 * MINUTE, NOT_BEGUN: 30 * MINUTE, PROLONGED: 90 * MINUTE}
        began[UNRELEASED] = 90 * MINUTE
        for number, name in {(row[0], row[1]) for row in ROWS}:
            extra = 50 * HOUR if (number, name) == (PROLONGED, "student") else 0
            connection.execute(
                "INSERT INTO participation (place_kind, place_id, user_id, is_virtual, started_at,"
                " extra_ms, seat, paper_version, created_at, updated_at)"
                " VALUES (2, ?, ?, 0, ?, ?, 'East 1', 'one', 1, 1)",
                (number, uids[name], now - began[number], extra),
            )
        add_rooms(connection, uids, pids, (RUNS, UNRELEASED), now)
        models = {"student": model, "neighbour": model_of_neighbour}
        for number, (work, name, minutes, status) in enumerate(ROWS, FIRST):
            values = {
                **{"id": number, "place_kind": 2, "place_id": work, "problem_id": pid},
                **{"submit_time": now - minutes * MINUTE, "status": status, "share": 0},
                **{"created_at": now - minutes * MINUTE, "score": 40, "oi_rank_score": 4},
                **{"time": 8, "memory": 900, "judger": "one", "error_message": None},
                **{"client_key": None, "client_key_hash": None},
            }
            copy_rows(connection, "submission", f"id = {models[name]}", values)
            of_case = {"id": None, "submission_id": number, "status": status, "score": 10}
            of_case["user_output"] = "alpha"
            copy_rows(connection, "submission_case", f"submission_id = {models[name]}", of_case)


def asked_of_works(pid: int) -> Iterator[Asked]:
    """Method, path and body of what takes more than one parameter at once."""
    numbers = list(map(int, SUBMISSIONS))
    for work, cid in zip(WORKS, CIDS, strict=True):
        yield "GET", f"/api/homework/get-timed-work-problem-detail?tid={work}&displayId=A", None
        for further in ("", "&onlyMine=true", "&username=neighbour", "&limit=1", "&displayId=A"):
            path = f"/api/homework/get-timed-work-submission-list?tid={work}{further}"
            yield "GET", path, None
            for status in (0, -1, 1, 2, -5):
                yield "GET", f"{path}&status={status}", None
        for path in ("get-full-screen-problem-list?", f"get-last-ac-code?pid={pid}&"):
            yield "GET", f"/api/{path}cid={cid}", None
        marks = {"pidList": [pid], "isContestProblemList": True, "cid": cid}
        yield "POST", "/api/get-user-problem-status", marks
        ids = {"submitIds": numbers, "cid": cid}
        yield "POST", "/api/check-contest-submissions-status", ids
    yield "POST", "/api/check-submissions-status", {"submitIds": numbers}
