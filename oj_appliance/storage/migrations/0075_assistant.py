"""What people asked the AI helper, and what it answered. Rows are erased after 90 days.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

STATEMENTS = (
    """CREATE TABLE ai_exchange (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
  action TEXT NOT NULL,
  state TEXT NOT NULL,
  problem_id INTEGER REFERENCES problem(id) ON DELETE SET NULL,
  submission_id INTEGER REFERENCES submission(id) ON DELETE SET NULL,
  model TEXT NOT NULL,
  asked BLOB NOT NULL,
  answer TEXT NOT NULL DEFAULT '',
  ms INTEGER NOT NULL DEFAULT 0,
  created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL)""",
    "CREATE INDEX ai_exchange_user ON ai_exchange(user_id, created_at)",
    "CREATE INDEX ai_exchange_time ON ai_exchange(created_at)",
    "CREATE INDEX ai_exchange_problem ON ai_exchange(problem_id)",
    "CREATE INDEX ai_exchange_submission ON ai_exchange(submission_id)",
)


def up(migrator: Any, db: Any) -> None:
    for statement in STATEMENTS:
        db.execute_sql(statement)
