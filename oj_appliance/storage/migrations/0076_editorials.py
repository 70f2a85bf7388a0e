"""How a problem is solved, told by a teacher once it is opened.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

STATEMENT = """CREATE TABLE problem_editorial (
  problem_id INTEGER PRIMARY KEY REFERENCES problem(id) ON DELETE CASCADE,
  content TEXT NOT NULL CHECK(length(content) <= 65535),
  opens TEXT NOT NULL CHECK(opens IN ('closed', 'open', 'time', 'solved')),
  open_time BIGINT,
  author TEXT NOT NULL,
  created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL)"""


def up(migrator: Any, db: Any) -> None:
    db.execute_sql(STATEMENT)
