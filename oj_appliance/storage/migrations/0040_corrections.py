"""What staff puts right in a timed work: a problem that does not count or is everybody's, and the
points of one person. What was taken back stays, with who did it.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

STATEMENTS = (
    """CREATE TABLE timed_work_correction (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  timed_work_id INTEGER NOT NULL REFERENCES timed_work(id) ON DELETE CASCADE,
  problem_id INTEGER NOT NULL REFERENCES problem(id) ON DELETE CASCADE,
  user_id TEXT REFERENCES account(id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK(kind IN ('void', 'full_marks', 'points')),
  points INTEGER CHECK(points >= 0),
  reason TEXT NOT NULL CHECK(length(reason) BETWEEN 1 AND 200),
  made_by TEXT NOT NULL, made_at BIGINT NOT NULL,
  undone_by TEXT, undone_at BIGINT,
  CHECK((kind = 'points') = (user_id IS NOT NULL)),
  CHECK((kind = 'points') = (points IS NOT NULL)),
  CHECK((undone_by IS NULL) = (undone_at IS NULL)))""",
    # One that counts for a problem, and one for each person in it.
    "CREATE UNIQUE INDEX timed_work_correction_counts ON timed_work_correction"
    " (timed_work_id, problem_id, coalesce(user_id, '')) WHERE undone_at IS NULL",
    "CREATE INDEX timed_work_correction_problem ON timed_work_correction(problem_id)",
    "CREATE INDEX timed_work_correction_user ON timed_work_correction(user_id)",
)


def up(migrator: Any, db: Any) -> None:
    for statement in STATEMENTS:
        db.execute_sql(statement)
