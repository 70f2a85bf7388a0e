"""Rooms of timed works, their seats, and what was last known of those who sit there.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

DATES = "created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL"
STATEMENTS = (
    f"""CREATE TABLE exam_room (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  timed_work_id INTEGER NOT NULL REFERENCES timed_work(id) ON DELETE CASCADE,
  name TEXT NOT NULL CHECK(length(name) <= 30), version TEXT CHECK(length(version) <= 20),
  "rows" INTEGER NOT NULL CHECK("rows" > 0), "columns" INTEGER NOT NULL CHECK("columns" > 0),
  {DATES}, UNIQUE (timed_work_id, name))""",
    f"""CREATE TABLE exam_seat (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  room_id INTEGER NOT NULL REFERENCES exam_room(id) ON DELETE CASCADE,
  name TEXT NOT NULL CHECK(length(name) <= 15),
  "row" INTEGER NOT NULL, "column" INTEGER NOT NULL,
  user_id TEXT REFERENCES account(id) ON DELETE SET NULL,
  address TEXT CHECK(length(address) <= 64), {DATES},
  UNIQUE (room_id, "row", "column"), UNIQUE (room_id, name))""",
    "CREATE INDEX exam_seat_user ON exam_seat(user_id)",
    f"""CREATE TABLE exam_presence (
  user_id TEXT NOT NULL PRIMARY KEY REFERENCES account(id) ON DELETE CASCADE,
  address TEXT NOT NULL CHECK(length(address) <= 64), seen_at BIGINT NOT NULL,
  clock_off_ms BIGINT, {DATES}) WITHOUT ROWID""",
)


def up(migrator: Any, db: Any) -> None:
    for statement in STATEMENTS:
        db.execute_sql(statement)
