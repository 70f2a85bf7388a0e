"""How often an exam's editor has refused a participant's text.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

STATEMENTS = (
    """CREATE TABLE refused_paste (
  timed_work_id INTEGER NOT NULL REFERENCES timed_work(id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
  count INTEGER NOT NULL CHECK(count > 0), last_at BIGINT NOT NULL,
  PRIMARY KEY (timed_work_id, user_id)) WITHOUT ROWID""",
)


def up(migrator: Any, db: Any) -> None:
    for statement in STATEMENTS:
        db.execute_sql(statement)
