"""Contests whose last hour is sealed: of both rules, one that runs and one that has ended and keeps
its seal. The worlds differ in what came after the seal, and in nothing before it."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from typing import Any

from tests.oj_appliance.contests.making import HOUR, a_contest, insert_contest
from tests.server_process import ServerProcess

# Far from the numbers of others.
ACM_RUNS, OI_RUNS, ACM_ENDED, OI_ENDED = 1910, 1911, 1912, 1913
CONTESTS = [str(number) for number in (ACM_RUNS, OI_RUNS, ACM_ENDED, OI_ENDED)]
ROOT = "1"
FIRST = 8000  # the number of the first submission
MINUTE = HOUR // 60
# Of each contest: who sent it, minutes after the seal, status. The judge's time says the rest.
ROWS = (
    ("student", -40, -1),
    ("neighbour", -30, 0),
    ("student", 5, 0),
    ("neighbour", 6, 0),
    ("neighbour", 7, -1),
)
SUBMISSIONS = [str(FIRST + number) for number in range(len(CONTESTS) * len(ROWS))]

# What everybody reads below /clics/contests/{cid}.
CLICS = (
    *("", "/access", "/state", "/scoreboard", "/event-feed?stream=false"),
    *("/judgement-types", "/languages", "/problems", "/groups", "/organizations", "/teams"),
    *("/submissions", "/judgements", "/judgements?judgement_type_id=AC"),
)

_AFTER = (
    "place_kind = 1 AND place_id IN ({}) AND submit_time >= "
    "(SELECT seal_rank_time FROM contest WHERE contest.id = place_id)"
)
OTHERS = f"{_AFTER.format(', '.join(CONTESTS))} AND username <> 'student'"
OWN_OF_OI = f"{_AFTER.format(f'{OI_RUNS}, {OI_ENDED}')} AND username = 'student'"
CASES = f"submission_id IN (SELECT id FROM submission WHERE ({OTHERS}) OR ({OWN_OF_OI}))"
RESULT = ("status", "score", "time", "memory", "oi_rank_score", "judger", "updated_at", "version")
WHOLE_ROW = (*RESULT, "length", "language", "code")
CASE_RESULT = ("status", "score", "time", "memory")


def add_sealed(server: ServerProcess, pid: int, model: int, model_of_neighbour: int) -> None:
    """Into the file of a stopped server. `model` is a judged submission of the student's to the
    problem, whose columns and cases the new ones take; the other one the neighbour's."""
    now = time.time_ns() // 1_000_000
    database = server.data / "oj.sqlite3"
    seal = now - HOUR
    for cid, rule, end, opens in (
        (ACM_RUNS, 0, now + 100 * HOUR, True),
        (OI_RUNS, 1, now + 100 * HOUR, True),
        (ACM_ENDED, 0, now - 30 * MINUTE, False),
        (OI_ENDED, 1, now - 30 * MINUTE, False),
    ):
        contest = a_contest(
            **{"id": cid, "uid": ROOT, "author": "root", "title": f"Sealed {cid}", "type": rule},
            **{"start_time": seal - HOUR, "seal_rank_time": seal, "end_time": end},
            **{"auto_real_rank": opens, "open_rank": True, "allow_end_submit": True},
        )
        insert_contest(database, contest)
    models = {"student": model, "neighbour": model_of_neighbour}
    # Closed at once: the folder is copied next, and a connection takes its journal along.
    with closing(sqlite3.connect(database)) as connection, connection:
        number = FIRST
        for cid in CONTESTS:
            connection.execute(
                "INSERT INTO contest_problem (contest_id, problem_id, display_id, display_title,"
                " created_at, updated_at) VALUES (?, ?, 'A', 'Sealed sum', 1, 1)",
                (cid, pid),
            )
            for name, minutes, status in ROWS:
                values = {
                    **{"id": number, "place_kind": 1, "place_id": int(cid), "problem_id": pid},
                    **{"submit_time": seal + minutes * MINUTE, "status": status, "share": 0},
                    **{"score": 40, "oi_rank_score": 4, "time": 8, "memory": 900, "judger": "one"},
                    **{"client_key": None, "client_key_hash": None, "error_message": None},
                }
                copy_rows(connection, "submission", f"id = {models[name]}", values)
                of_case = {"id": None, "submission_id": number, "status": status, "score": 10}
                of_case["user_output"] = "alpha"
                copy_rows(connection, "submission_case", f"submission_id = {models[name]}", of_case)
                number += 1


Asked = tuple[str, str, object]


def asked_of_contests(
    pid: int, contests: Sequence[str] = CONTESTS, submissions: Sequence[str] = SUBMISSIONS
) -> Iterator[Asked]:
    """Method, path and body of what takes more than one parameter at once."""
    for cid in map(int, contests):
        for goes_on in ("true", "false"):
            more = f"containsEnd={goes_on}"
            yield "GET", f"/api/get-contest-problem-details?cid={cid}&displayId=A&{more}", None
            yield "GET", f"/api/get-contest-problem?cid={cid}&{more}", None
            for further in ("", "&onlyMine=true", "&username=neighbour", "&limit=1"):
                yield "GET", f"/api/contest-submissions?cid={cid}&{more}{further}", None
            for status in (0, -1, 1, 2, -5):
                path = f"/api/contest-submissions?cid={cid}&{more}&status={status}"
                yield "GET", path, None
            for force in (True, False):
                body = {"cid": cid, "containsEnd": goes_on == "true", "forceRefresh": force}
                yield "POST", "/api/get-contest-rank", body
                yield "POST", "/api/get-contest-outside-scoreboard", body
            marks = {"pidList": [pid], "isContestProblemList": True, "cid": cid}
            path = "/api/get-user-problem-status"
            yield "POST", path, {**marks, "containsEnd": goes_on == "true"}
        for path in CLICS:
            yield "GET", f"/clics/contests/{cid}{path}", None
        for number in SUBMISSIONS:
            yield "GET", f"/clics/contests/{cid}/submissions/{number}", None
            yield "GET", f"/clics/contests/{cid}/judgements/{number}", None
        yield "GET", f"/api/get-last-ac-code?pid={pid}&cid={cid}", None
        numbers = list(map(int, submissions))
        path = "/api/check-contest-submissions-status"
        yield "POST", path, {"submitIds": numbers, "cid": cid}
    yield "POST", "/api/check-submissions-status", {"submitIds": list(map(int, submissions))}


def copy_rows(
    connection: sqlite3.Connection, table: str, where: str, values: dict[str, Any]
) -> None:
    """Rows like those, with these values in place of theirs."""
    found = connection.execute(f"SELECT * FROM {table} WHERE {where}")
    names = [each[0] for each in found.description]
    rows = found.fetchall()
    assert rows, f"{table} has no row with {where}"
    marks = ", ".join("?" for _ in names)
    for row in rows:
        copy = [values.get(name, value) for name, value in zip(names, row, strict=True)]
        connection.execute(f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks})", copy)
