"""Titles that people earn by the number of problems they have solved.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any


def up(migrator: Any, db: Any) -> None:
    db.execute_sql(
        "CREATE TABLE honor (id INTEGER PRIMARY KEY AUTOINCREMENT,"
        " name TEXT NOT NULL UNIQUE CHECK(length(name) <= 20),"
        " color TEXT NOT NULL CHECK(length(color) <= 20),"
        " ac INTEGER NOT NULL CHECK(ac >= 0),"
        " created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL)"
    )
    db.execute_sql("CREATE INDEX honor_ac ON honor(ac DESC)")
