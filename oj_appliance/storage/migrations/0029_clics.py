"""Contests as the tools of ICPC read them: the lines of their feeds, and staff's tokens.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

CONTEST = "REFERENCES contest(id) ON DELETE CASCADE"
STATEMENTS = (
    f"CREATE TABLE clics_event (contest_id INTEGER NOT NULL {CONTEST},"
    " audience INTEGER NOT NULL CHECK(audience IN (0, 1)), seq INTEGER NOT NULL CHECK(seq > 0),"
    " kind TEXT NOT NULL, object_id TEXT NOT NULL, data TEXT NOT NULL, mark TEXT NOT NULL,"
    " PRIMARY KEY(contest_id, audience, seq)) WITHOUT ROWID",
    f"CREATE TABLE clics_token (contest_id INTEGER PRIMARY KEY {CONTEST},"
    " digest TEXT NOT NULL UNIQUE, username TEXT NOT NULL, created_at BIGINT NOT NULL)",
)


def up(migrator: Any, db: Any) -> None:
    for statement in STATEMENTS:
        db.execute_sql(statement)
