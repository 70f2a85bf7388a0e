"""Rows that no call makes yet: of contests, timed works, groups and trainings, in copies of rows of
practice; and the days over which the submissions spread."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from tests.recorded_answers.bank import GROUPED, OPEN
from tests.recorded_answers.school import School

DAY_MS = 24 * 3600 * 1000
CONTEST, WORK, TRAINING, GROUP = 3, 5, 2, 7
PLACES: dict[str, dict[str, int]] = {
    "contest": {"place_kind": 1, "place_id": CONTEST, "contest_problem_id": 1},
    "work": {"place_kind": 2, "place_id": WORK, "timed_work_problem_id": 1},
    "group": {"place_kind": 4, "place_id": GROUP, "group_id": GROUP},
    "contest of group": {
        **{"place_kind": 1, "place_id": CONTEST + 1, "contest_problem_id": 2, "group_id": GROUP}
    },
    "training": {"training_id": TRAINING},
}
COPIED = ("right", "wrong", "others right", "others uncompiled", "others on hidden")
COUNTERS = {0: "ac", -1: "wa", -2: "ce"}


def add_rows(school: School) -> None:
    """The server does not run."""
    known = school.known
    path = school.server.data / "oj.sqlite3"
    with closing(sqlite3.connect(path)) as database, database:
        _spread(database)
        for place, columns in PLACES.items():
            for name in COPIED:
                old = known.submissions[name]
                known.submissions[f"{name} in {place}"] = _copy_submission(database, old, columns)
        database.execute(
            "UPDATE problem SET is_group = 1, group_id = ? WHERE problem_id = ?", (GROUP, GROUPED)
        )
        for columns in ("contest_id", "training_id", "group_id"):
            _copy(database, "draft", f"problem_id = {known.pids[OPEN]}", {columns: 3})
        _copy(database, "announcement", "id = 1", {"group_id": GROUP, "title": "'of group'"})
        assert database.execute("PRAGMA foreign_key_check").fetchall() == []


def _spread(database: sqlite3.Connection) -> None:
    """Over two weeks, the order kept."""
    (last,) = database.execute("SELECT max(id) FROM submission").fetchone()
    earlier = f"({last} - {{id}}) * {DAY_MS // 3}"
    database.execute(f"UPDATE submission SET submit_time = submit_time - {earlier.format(id='id')}")
    database.execute(
        f"UPDATE user_accepted SET created_at = created_at - {earlier.format(id='submission_id')}"
    )


def _copy(database: sqlite3.Connection, table: str, where: str, changes: dict[str, object]) -> None:
    """Rows again, with these columns changed (SQL) and new ids."""
    information = database.execute(f"PRAGMA table_info({table})").fetchall()
    columns = [name for _, name, *_ in information if name != "id"]
    values = ", ".join(str(changes.get(name, name)) for name in columns)
    names = ", ".join(columns)
    database.execute(f"INSERT INTO {table} ({names}) SELECT {values} FROM {table} WHERE {where}")


def _copy_submission(database: sqlite3.Connection, old: int, columns: dict[str, int]) -> int:
    """With its cases, and counted as judging would have counted it."""
    changes = {**columns, "client_key": "NULL", "submit_time": "submit_time + 1000"}
    _copy(database, "submission", f"id = {old}", changes)
    (new,) = database.execute("SELECT max(id) FROM submission").fetchone()
    _copy(database, "submission_case", f"submission_id = {old}", {"submission_id": new})
    if columns.get("place_kind", 0) in (0, 4):
        _count(database, new)
    return int(new)


def _count(database: sqlite3.Connection, number: int) -> None:
    query = "SELECT status, problem_id, ifnull(group_id, 0) FROM submission WHERE id = ?"
    status, problem_id, group_id = database.execute(query, (number,)).fetchone()
    counter = COUNTERS[status]
    database.execute(
        f"INSERT INTO problem_count(problem_id, group_id, total, {counter}, created_at, updated_at)"
        " VALUES (?, ?, 1, 1, 1, 1) ON CONFLICT(problem_id, group_id)"
        f" DO UPDATE SET total = total + 1, {counter} = {counter} + 1",
        (problem_id, group_id),
    )
    if status == 0:
        database.execute(
            "INSERT OR IGNORE INTO user_accepted(user_id, problem_id, submission_id, group_id,"
            " created_at, updated_at) SELECT user_id, problem_id, id, group_id, submit_time,"
            " submit_time FROM submission WHERE id = ?",
            (number,),
        )
