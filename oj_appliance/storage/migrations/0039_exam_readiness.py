"""What the last rehearsal of an exam found, and which computers of the rooms were looked at.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

DATES = "created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL"
STATEMENTS = (
    f"""CREATE TABLE exam_rehearsal (
  timed_work_id INTEGER PRIMARY KEY REFERENCES timed_work(id) ON DELETE CASCADE,
  found TEXT NOT NULL, {DATES})""",
    f"""CREATE TABLE room_check (
  seat TEXT NOT NULL PRIMARY KEY CHECK(length(seat) BETWEEN 1 AND 40),
  address TEXT NOT NULL CHECK(length(address) <= 64), is_green INTEGER NOT NULL
  CHECK(is_green IN (0, 1)), found TEXT NOT NULL CHECK(length(found) <= 2000), {DATES})
  WITHOUT ROWID""",
)


def up(migrator: Any, db: Any) -> None:
    for statement in STATEMENTS:
        db.execute_sql(statement)
