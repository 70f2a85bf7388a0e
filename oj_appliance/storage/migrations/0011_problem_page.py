"""Files of a problem's page, and what a failed public example showed.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

ATTACHMENTS = """
CREATE TABLE problem_attachment (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  problem_id INTEGER NOT NULL REFERENCES problem(id) ON DELETE CASCADE,
  name TEXT NOT NULL CHECK(length(name) <= 255), blob TEXT NOT NULL, size INTEGER NOT NULL,
  created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL)
"""


def up(migrator: Any, db: Any) -> None:
    db.execute_sql(ATTACHMENTS)
    db.execute_sql(
        "CREATE UNIQUE INDEX problem_attachment_name ON problem_attachment(problem_id, name)"
    )
    db.execute_sql("ALTER TABLE submission_case ADD COLUMN sample TEXT")
