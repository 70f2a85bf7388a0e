"""A contest that is over, through which the student goes virtually, and has come to its minute 40:
the worlds differ in what others submitted later, and in what the neighbour did virtually."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing

from oj_appliance.places.types import Kind
from tests.oj_appliance.contests.making import HOUR, a_contest, insert_contest
from tests.server_process import ServerProcess
from tests.two_worlds.sealed import MINUTE, ROOT, copy_rows

CONTEST = 1920  # far from the numbers of others
CONTESTS = [str(CONTEST)]
FIRST = 8100  # the number of the first submission
# Minutes of the contest, or of the neighbour's virtual one; status.
OFFICIAL = ((10, -1), (30, -1), (60, -1), (70, 0), (90, 0))
VIRTUAL = ((5, -1), (15, 0))
SUBMISSIONS = [str(FIRST + number) for number in range(len(OFFICIAL) + len(VIRTUAL))]
REACHED = 40

LATER = f"id BETWEEN {FIRST + 2} AND {FIRST + len(OFFICIAL) - 1}"
OTHERS_VIRTUAL = f"place_kind = {Kind.VIRTUAL:d}"
CASES = f"submission_id IN (SELECT id FROM submission WHERE ({LATER}) OR {OTHERS_VIRTUAL})"


def add_virtual(
    server: ServerProcess, uids: dict[str, str], pid: int, model_of_neighbour: int
) -> None:
    """Into the file of a stopped server. All submissions are the neighbour's, and like that one."""
    now = time.time_ns() // 1_000_000
    database = server.data / "oj.sqlite3"
    # So long ago that no chart of these days counts it.
    start = now - 30 * 24 * HOUR
    insert_contest(
        database,
        a_contest(
            **{"id": CONTEST, "uid": ROOT, "author": "root", "title": "Once more"},
            **{"start_time": start, "end_time": start + 2 * HOUR, "seal_rank": False},
            **{"seal_rank_time": None, "allow_end_submit": True},
        ),
    )
    begun = {"student": now - REACHED * MINUTE, "neighbour": now - HOUR}
    made = [(Kind.CONTEST, start + minute * MINUTE, status) for minute, status in OFFICIAL]
    made += [
        (Kind.VIRTUAL, begun["neighbour"] + minute * MINUTE, status) for minute, status in VIRTUAL
    ]
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(
            "INSERT INTO contest_problem (contest_id, problem_id, display_id, display_title,"
            " created_at, updated_at) VALUES (?, ?, 'A', 'Sum once more', 1, 1)",
            (CONTEST, pid),
        )
        for name, started_at in begun.items():
            handed_in_at = now - 30 * MINUTE if name == "neighbour" else None
            connection.execute(
                "INSERT INTO participation (place_kind, place_id, user_id, is_virtual, started_at,"
                " handed_in_at, created_at, updated_at) VALUES (1, ?, ?, 1, ?, ?, 1, 1)",
                (CONTEST, uids[name], started_at, handed_in_at),
            )
        for number, (kind, moment, status) in enumerate(made, FIRST):
            values = {
                **{"id": number, "place_kind": int(kind), "place_id": CONTEST, "problem_id": pid},
                **{"submit_time": moment, "status": status, "share": 0, "score": 40},
                **{"oi_rank_score": 4, "time": 8, "memory": 900, "judger": "one"},
                **{"client_key": None, "client_key_hash": None, "error_message": None},
            }
            copy_rows(connection, "submission", f"id = {model_of_neighbour}", values)
            of_case = {"id": None, "submission_id": number, "status": status, "score": 10}
            model = f"submission_id = {model_of_neighbour}"
            copy_rows(connection, "submission_case", model, {**of_case, "user_output": "alpha"})
