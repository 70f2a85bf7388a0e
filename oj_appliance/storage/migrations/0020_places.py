"""A submission says where it was made: a kind of place and the number of that place.

Until now three columns said so together, and two of them go. `group_id` stays, the group that a
place is or lies in. What was submitted in a training belongs to where the training lies, as before:
`training_id` goes on remembering it. Indexes lead with the place, so that every place's list is
walked like the bank's.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

# Kinds: 0 practice, 1 contest, 2 timed work, 4 group.
COLUMNS = (
    "ALTER TABLE submission ADD COLUMN place_kind INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE submission ADD COLUMN place_id INTEGER NOT NULL DEFAULT 0",
    """UPDATE submission SET
  place_kind = CASE WHEN timed_work_id IS NOT NULL THEN 2 WHEN contest_id <> 0 THEN 1 ELSE 4 END,
  place_id = CASE WHEN timed_work_id IS NOT NULL THEN timed_work_id
                  WHEN contest_id <> 0 THEN contest_id ELSE group_id END
WHERE timed_work_id IS NOT NULL OR contest_id <> 0 OR group_id IS NOT NULL""",
)
REPLACED = (
    "submission_newest",
    "submission_user_newest",
    "submission_problem_newest",
    "submission_status_newest",
    "submission_user_problem",
    "submission_day",
    "submission_best",
    "submission_timed_work",
)
GONE = ("contest_id", "timed_work_id")
ORDER = "submit_time DESC, id DESC"
INDEXES = (
    "CREATE INDEX submission_newest"
    f" ON submission(place_kind, place_id, {ORDER}, user_id, problem_id)",
    "CREATE INDEX submission_user_newest"
    f" ON submission(user_id, place_kind, place_id, {ORDER}, problem_id)",
    "CREATE INDEX submission_problem_newest"
    f" ON submission(problem_id, place_kind, place_id, {ORDER}, user_id)",
    "CREATE INDEX submission_status_newest"
    f" ON submission(place_kind, place_id, status, {ORDER}, user_id, problem_id)",
    "CREATE INDEX submission_user_problem ON submission(user_id, problem_id, place_kind, place_id)",
    "CREATE INDEX submission_day ON submission(submit_time, status, place_kind, place_id, user_id)",
    # SQLite looks at the words of the index although they are its own: they stand in it too.
    "CREATE INDEX submission_best ON submission(user_id, problem_id, oi_rank_score, place_kind)"
    " WHERE place_kind = 0 AND oi_rank_score IS NOT NULL",
)


def up(migrator: Any, db: Any) -> None:
    for statement in COLUMNS:
        db.execute_sql(statement)
    for name in REPLACED:
        db.execute_sql(f"DROP INDEX {name}")
    for name in GONE:
        db.execute_sql(f"ALTER TABLE submission DROP COLUMN {name}")
    for statement in INDEXES:
        db.execute_sql(statement)
