"""Works of many people, written straight into the file of a running server, with what they sent
judged already."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from typing import Any

from tests.oj_appliance.timed_work.stage import END, MINUTE, WorkStage
from tests.problem_bodies import a_plus_b, add_problem

LETTERS = "ABCDE"


def hold_many(
    stage: WorkStage,
    people: Sequence[dict[str, Any]],
    *,
    letters: str = LETTERS,
    codes: Any = None,
    languages: Any = None,
) -> int:
    """A work that is over, of these problems, each worth 100. `people` are columns of accounts, and
    "points": those of each problem, None where nothing was sent. `codes` and `languages` say, of a
    person's and a problem's number from 0, what was sent."""
    stage.at(0)
    root = stage.root
    for letter in letters:
        name = f"MANY{letter}"
        if name not in stage.pids:
            problem = a_plus_b(name, type=1)
            for sample, score in zip(problem["samples"], (50, 25, 25), strict=True):
                sample["score"] = score
            stage.pids[name] = add_problem(root, problem)
    body = {
        "values": {
            **{"author": "root", "title": "An exam", "auth": 0, "visible": True},
            **{"start_time": stage.begin, "end_time": stage.begin + END * MINUTE},
            **{"duration_ms": END * MINUTE, "score_type": "Highest"},
        },
        "problems": [
            {"pid": stage.pids[f"MANY{letter}"], "displayId": letter, "displayTitle": letter}
            for letter in letters
        ],
    }
    tid = int(root.post("/api/stage-timed-work", body).data)
    path = stage.server.data / "oj.sqlite3"
    with closing(sqlite3.connect(path, timeout=30)) as connection, connection:
        connection.execute("PRAGMA foreign_keys = ON")
        scores = connection.execute("SELECT id, io_score FROM problem")
        full = {pid: score or 100 for pid, score in scores}
        for number, person in enumerate(people):
            _write(connection, stage, tid, number, person, letters, full, codes, languages)
    stage.edit(tid)
    stage.at(END)
    return tid


def _write(
    connection: sqlite3.Connection,
    stage: WorkStage,
    tid: int,
    number: int,
    person: dict[str, Any],
    letters: str,
    full: dict[int, int],
    codes: Any,
    languages: Any,
) -> None:
    uid = f"{tid:08x}{number:024x}"
    account = {key: value for key, value in person.items() if key != "points"}
    columns = {
        **{"id": uid, "username": f"w{tid}p{number}", "password_hash": "x"},
        **{"created_at": 1, "updated_at": 1},
        **account,
    }
    _insert(connection, "account", columns)
    _insert(
        connection,
        "participation",
        {
            **{"place_kind": 2, "place_id": tid, "user_id": uid, "started_at": stage.begin},
            **{"created_at": 1, "updated_at": 1},
        },
    )
    for at, (letter, points) in enumerate(zip(letters, person["points"], strict=True)):
        if points is None:
            continue
        pid = stage.pids[f"MANY{letter}"]
        _insert(
            connection,
            "submission",
            {
                **{"problem_id": pid, "display_pid": f"MANY{letter}", "user_id": uid},
                **{"username": columns["username"], "place_kind": 2, "place_id": tid},
                "submit_time": stage.begin + (number % 60 + at + 1) * MINUTE,
                "status": 0 if points == 100 else 8 if points else -1,
                "score": full[pid] * points // 100,
                "code": codes(number, at) if codes else f"print({number}, {at})",
                "language": languages(number, at) if languages else "Python3",
                **{"lane": 1, "created_at": 1, "updated_at": 1},
            },
        )


def _insert(connection: sqlite3.Connection, table: str, values: dict[str, Any]) -> None:
    marks = ", ".join("?" * len(values))
    connection.execute(
        f"INSERT INTO {table} ({', '.join(values)}) VALUES ({marks})",
        tuple(values.values()),
    )
