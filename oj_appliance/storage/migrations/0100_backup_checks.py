"""What came of each backup that was looked through, or put back for trial.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

STATEMENTS = (
    """CREATE TABLE backup_check (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK(kind IN ('verify', 'drill')),
  name TEXT NOT NULL CHECK(length(name) <= 64),
  username TEXT NOT NULL CHECK(length(username) <= 64),
  took_ms BIGINT NOT NULL CHECK(took_ms >= 0),
  files INTEGER NOT NULL, size BIGINT NOT NULL,
  rows_found TEXT NOT NULL, error_zh TEXT, error_en TEXT,
  created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL)""",
    "CREATE INDEX backup_check_kind ON backup_check(kind, id)",
    "CREATE INDEX backup_check_name ON backup_check(name, id)",
)


def up(migrator: Any, db: Any) -> None:
    for statement in STATEMENTS:
        db.execute_sql(statement)
