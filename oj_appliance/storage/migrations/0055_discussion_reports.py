"""What readers report of discussions, and what they were answered.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

DATES = "created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL"
STATEMENTS = (
    f"""CREATE TABLE discussion_report (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  discussion_id INTEGER NOT NULL REFERENCES discussion(id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
  content TEXT NOT NULL CHECK(length(content) <= 1000),
  status INTEGER NOT NULL DEFAULT 0 CHECK(status IN (0, 1)),
  answer TEXT CHECK(length(answer) <= 1000), {DATES})""",
    "CREATE INDEX discussion_report_status ON discussion_report(status, id DESC)",
    "CREATE INDEX discussion_report_discussion ON discussion_report(discussion_id, user_id)",
    "CREATE INDEX discussion_report_user ON discussion_report(user_id)",
)


def up(migrator: Any, db: Any) -> None:
    for statement in STATEMENTS:
        db.execute_sql(statement)
