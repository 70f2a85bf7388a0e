"""What teachers write beside the lines of a student's code.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

DATES = "created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL"
STATEMENTS = (
    f"""CREATE TABLE code_annotation (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  submission_id INTEGER NOT NULL REFERENCES submission(id) ON DELETE CASCADE,
  owner_id TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
  author_id TEXT REFERENCES account(id) ON DELETE SET NULL,
  line INTEGER NOT NULL CHECK(line >= 0),
  content TEXT NOT NULL CHECK(length(content) <= 2000),
  is_told INTEGER NOT NULL DEFAULT 0 CHECK(is_told IN (0, 1)),
  read_at BIGINT, {DATES})""",
    "CREATE INDEX code_annotation_submission ON code_annotation(submission_id, line, id)",
    "CREATE INDEX code_annotation_owner ON code_annotation(owner_id, submission_id, id)",
    "CREATE INDEX code_annotation_author ON code_annotation(author_id, submission_id, id)",
    "CREATE INDEX code_annotation_waiting ON code_annotation(submission_id, owner_id)"
    " WHERE NOT is_told",
)


def up(migrator: Any, db: Any) -> None:
    for statement in STATEMENTS:
        db.execute_sql(statement)
