"""The index of a class's table holds what its condition names, too: else each row is read for it.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

STATEMENTS = (
    "DROP INDEX submission_class",
    "CREATE INDEX submission_class ON submission"
    "(place_id, user_id, problem_id, submit_time, status, score, place_kind, is_trial)"
    " WHERE place_kind = 4 AND is_trial = 0",
)


def up(migrator: Any, db: Any) -> None:
    for statement in STATEMENTS:
        db.execute_sql(statement)
