"""An index of what was scored in groups: a group's rank adds up everybody's best.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

# A group's practice is the place 4.
STATEMENT = (
    "CREATE INDEX submission_group_best ON submission(place_kind, place_id, user_id, problem_id,"
    " oi_rank_score) WHERE place_kind = 4 AND oi_rank_score IS NOT NULL"
)


def up(migrator: Any, db: Any) -> None:
    db.execute_sql(STATEMENT)
