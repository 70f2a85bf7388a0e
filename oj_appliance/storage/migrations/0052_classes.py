"""Which group is which class, who has left one, and what counts in a class's tables by person.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

STATEMENTS = (
    """CREATE TABLE class_group (
  group_id INTEGER PRIMARY KEY REFERENCES study_group(id) ON DELETE CASCADE,
  class_name TEXT NOT NULL CHECK(length(class_name) <= 50),
  created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL)""",
    "CREATE INDEX class_group_name ON class_group(class_name)",
    """CREATE TABLE class_leaver (
  group_id INTEGER NOT NULL REFERENCES study_group(id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
  to_group_id INTEGER, left_at BIGINT NOT NULL,
  PRIMARY KEY (group_id, user_id)) WITHOUT ROWID""",
    "CREATE INDEX class_leaver_user ON class_leaver(user_id)",
    # 4 is the practice of a group: its contests and exams lie elsewhere.
    "CREATE INDEX submission_class ON submission"
    "(place_id, user_id, problem_id, submit_time, status, score)"
    " WHERE place_kind = 4 AND is_trial = 0",
)


def up(migrator: Any, db: Any) -> None:
    for statement in STATEMENTS:
        db.execute_sql(statement)
