"""At which computer each participant of an exam works, what happened to that, and why a session was
ended where its owner is to be told.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

WORK = "timed_work_id INTEGER NOT NULL REFERENCES timed_work(id) ON DELETE CASCADE"
PERSON = "user_id TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE"
STATEMENTS = (
    f"""CREATE TABLE exam_place ({WORK}, {PERSON}, session_id INTEGER NOT NULL,
  address TEXT NOT NULL, agent TEXT NOT NULL, bound_at BIGINT NOT NULL,
  PRIMARY KEY (timed_work_id, user_id))""",
    f"""CREATE TABLE exam_place_event (id INTEGER PRIMARY KEY AUTOINCREMENT, {WORK}, {PERSON},
  kind TEXT NOT NULL CHECK(kind IN ('bound', 'renewed', 'refused', 'taken_over', 'moved')),
  session_id INTEGER, address TEXT NOT NULL, agent TEXT NOT NULL,
  from_session_id INTEGER, from_address TEXT, staff_name TEXT, happened_at BIGINT NOT NULL)""",
    "CREATE INDEX exam_place_event_person ON exam_place_event(timed_work_id, user_id, id)",
    "ALTER TABLE session ADD COLUMN ended_for TEXT",
)


def up(migrator: Any, db: Any) -> None:
    for statement in STATEMENTS:
        db.execute_sql(statement)
