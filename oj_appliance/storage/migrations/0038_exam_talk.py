"""What invigilators tell students, who has read it, notes about a seat, and codes that lend a
session without a right to the password.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

DATES = "created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL"
STATEMENTS = (
    f"""CREATE TABLE exam_message (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  timed_work_id INTEGER NOT NULL REFERENCES timed_work(id) ON DELETE CASCADE,
  room_id INTEGER, room_name TEXT,
  user_id TEXT REFERENCES account(id) ON DELETE CASCADE,
  text TEXT NOT NULL CHECK(length(text) <= 1000), author TEXT NOT NULL,
  withdrawn_at BIGINT, withdrawn_by TEXT, {DATES},
  CHECK(room_id IS NULL OR user_id IS NULL))""",
    "CREATE INDEX exam_message_timed_work ON exam_message(timed_work_id)",
    """CREATE TABLE exam_message_recipient (
  message_id INTEGER NOT NULL REFERENCES exam_message(id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
  read_at BIGINT, PRIMARY KEY (message_id, user_id)) WITHOUT ROWID""",
    "CREATE INDEX exam_message_recipient_user ON exam_message_recipient(user_id)",
    f"""CREATE TABLE exam_note (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  timed_work_id INTEGER NOT NULL REFERENCES timed_work(id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
  seat TEXT, text TEXT NOT NULL CHECK(length(text) <= 1000), author TEXT NOT NULL, {DATES})""",
    "CREATE INDEX exam_note_timed_work ON exam_note(timed_work_id)",
    "ALTER TABLE login_code ADD COLUMN keeps_password INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE session ADD COLUMN keeps_password INTEGER NOT NULL DEFAULT 0",
)


def up(migrator: Any, db: Any) -> None:
    for statement in STATEMENTS:
        db.execute_sql(statement)
