"""Trainings that are set to a group for a time.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

STATEMENTS = (
    """CREATE TABLE assignment (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  group_id INTEGER NOT NULL REFERENCES study_group(id) ON DELETE CASCADE,
  training_id INTEGER NOT NULL REFERENCES training(id) ON DELETE CASCADE,
  title TEXT NOT NULL CHECK(length(title) BETWEEN 1 AND 100),
  starts_at BIGINT NOT NULL, due_at BIGINT NOT NULL CHECK(due_at > starts_at),
  late_rule INTEGER NOT NULL CHECK(late_rule IN (0, 1, 2)),
  late_percent INTEGER CHECK(late_percent BETWEEN 1 AND 100),
  cut_off_at BIGINT CHECK(cut_off_at > due_at),
  counts_last INTEGER NOT NULL CHECK(counts_last IN (0, 1)),
  created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL)""",
    "CREATE INDEX assignment_group ON assignment(group_id, due_at DESC, id DESC)",
    "CREATE INDEX assignment_training ON assignment(training_id)",
)


def up(migrator: Any, db: Any) -> None:
    for statement in STATEMENTS:
        db.execute_sql(statement)
