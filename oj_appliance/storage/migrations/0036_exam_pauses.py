"""Pauses of timed works as invigilators make them, and outages of the server that fell into one.
What each person is given of a pause stands in the participation.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

STATEMENTS = (
    """CREATE TABLE exam_pause (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  timed_work_id INTEGER NOT NULL REFERENCES timed_work(id) ON DELETE CASCADE,
  room_id INTEGER, room_name TEXT,
  user_id TEXT REFERENCES account(id) ON DELETE CASCADE,
  since BIGINT NOT NULL, until BIGINT CHECK(until > since),
  reason TEXT CHECK(length(reason) <= 200), author TEXT NOT NULL, resumed_by TEXT,
  undone_at BIGINT, undone_by TEXT,
  created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL,
  CHECK(room_id IS NULL OR user_id IS NULL))""",
    "CREATE INDEX exam_pause_timed_work ON exam_pause(timed_work_id)",
    """CREATE TABLE exam_outage (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  timed_work_id INTEGER NOT NULL REFERENCES timed_work(id) ON DELETE CASCADE,
  since BIGINT NOT NULL, until BIGINT NOT NULL CHECK(until > since),
  decided_at BIGINT, decided_by TEXT,
  pause_id INTEGER REFERENCES exam_pause(id) ON DELETE SET NULL)""",
    "CREATE INDEX exam_outage_timed_work ON exam_outage(timed_work_id)",
)


def up(migrator: Any, db: Any) -> None:
    for statement in STATEMENTS:
        db.execute_sql(statement)
