"""The pauses of everybody stand with the timed work: they move the time to begin of whoever has no
part in it yet.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

STATEMENTS = (
    "ALTER TABLE timed_work ADD COLUMN pauses TEXT NOT NULL DEFAULT '[]'",
    """UPDATE timed_work SET pauses = (
  SELECT json_group_array(json_object('since', since, 'until', until, 'number', id))
  FROM exam_pause WHERE timed_work_id = timed_work.id
  AND room_id IS NULL AND user_id IS NULL AND undone_at IS NULL)""",
)


def up(migrator: Any, db: Any) -> None:
    for statement in STATEMENTS:
        db.execute_sql(statement)
