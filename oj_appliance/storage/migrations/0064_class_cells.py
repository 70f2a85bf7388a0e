"""What each student of a class has done of each problem, added up with each verdict: a class's
table reads these rows, however much was submitted.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

# 4 is the practice of a group. What is no try: nobody was wrong about the problem; 5 to 7 wait.
TRY = "status NOT IN (5, 6, 7, -4, 10, -2, 4)"
STATEMENTS = (
    """CREATE TABLE class_cell (
  group_id INTEGER NOT NULL,
  user_id TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
  problem_id INTEGER NOT NULL REFERENCES problem(id) ON DELETE CASCADE,
  is_solved INTEGER NOT NULL, tries INTEGER NOT NULL, waiting INTEGER NOT NULL,
  best_score INTEGER, last_at BIGINT NOT NULL,
  PRIMARY KEY (group_id, user_id, problem_id)) WITHOUT ROWID""",
    "CREATE INDEX class_cell_user ON class_cell(user_id)",
    "CREATE INDEX class_cell_problem ON class_cell(problem_id)",
    "INSERT INTO class_cell SELECT place_id, user_id, problem_id, max(status = 0),"  # noqa: S608
    f" sum({TRY}), sum(status IN (5, 6, 7)), max(CASE WHEN {TRY} THEN score END),"
    f" coalesce(max(CASE WHEN {TRY} THEN submit_time END), max(submit_time))"
    " FROM submission WHERE place_kind = 4 AND is_trial = 0 AND problem_id IS NOT NULL"
    " GROUP BY 1, 2, 3",
)


def up(migrator: Any, db: Any) -> None:
    for statement in STATEMENTS:
        db.execute_sql(statement)
