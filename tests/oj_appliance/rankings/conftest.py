"""A database with two people and some problems, in which tests write rows as judging would."""

from __future__ import annotations

import itertools
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from oj_appliance.storage.schema import migrate
from tests.recounting import recount_in

CONTEST = {"place_kind": 1, "place_id": 1000}
TIMED_WORK = {"place_kind": 2, "place_id": 3}
GROUP = {"place_kind": 4, "place_id": 5, "group_id": 5}


@dataclass
class Rows:
    """Writes rows straight into the tables; `recount` counts them."""

    path: Path
    connection: sqlite3.Connection
    numbers: Iterator[int] = field(default_factory=lambda: itertools.count(1))

    def account(self, name: str, **columns: object) -> str:
        uid = f"{name}-uid"
        self._insert("account", id=uid, username=name, **columns)
        self.run("INSERT INTO user_total(user_id) VALUES (?)", uid)
        return uid

    def problem(self, **columns: object) -> int:
        number = next(self.numbers)
        return self._insert(
            "problem",
            **{"problem_id": f"R{number}", "title": "t", "time_limit": 1000, "memory_limit": 256},
            **columns,
        )

    def submission(self, uid: str, pid: int, **columns: object) -> int:
        given = {"submit_time": 0, "status": -1, **columns}
        return self._insert(
            "submission",
            **{"problem_id": pid, "display_pid": f"R{pid}", "user_id": uid, "username": uid[:20]},
            **{"language": "C", **given},
        )

    def accepted(self, uid: str, pid: int, **columns: object) -> int:
        submission = self.submission(uid, pid, **{**columns, "status": 0})
        group = columns.get("group_id")
        self._insert(
            "user_accepted",
            **{"user_id": uid, "problem_id": pid, "submission_id": submission, "group_id": group},
        )
        return submission

    def run(self, sql: str, *parameters: object) -> list[tuple[object, ...]]:
        rows = self.connection.execute(sql, parameters).fetchall()
        self.connection.commit()
        return rows

    def recount(self) -> None:
        recount_in(self.connection)
        self.connection.commit()

    def _insert(self, table: str, **columns: object) -> int:
        names = ", ".join([*columns, "created_at", "updated_at"])
        marks = ", ".join("?" for _ in range(len(columns) + 2))
        cursor = self.connection.execute(
            f"INSERT INTO {table}({names}) VALUES ({marks})",
            (*columns.values(), 0, 0),
        )
        self.connection.commit()
        return int(cursor.lastrowid or 0)


@pytest.fixture
def rows(tmp_path: Path) -> Iterator[Rows]:
    path = tmp_path / "oj.sqlite3"
    migrate(path, backup_folder=tmp_path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA synchronous = OFF")
        yield Rows(path, connection)
