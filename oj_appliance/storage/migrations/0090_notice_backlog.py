"""Copies of notices that many people get at once and that are still to be made, a portion a row.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

STATEMENTS = (
    # Lists of numbers and uids as JSON: who or what has gone until then is left out.
    """CREATE TABLE notice_backlog (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  type TEXT NOT NULL CHECK(type IN ('Sys', 'Mine')),
  notices TEXT NOT NULL, uids TEXT NOT NULL)""",
)


def up(migrator: Any, db: Any) -> None:
    for statement in STATEMENTS:
        db.execute_sql(statement)
