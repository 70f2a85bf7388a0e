"""A rejudge says in which place its rows were made as they do, instead of by the wire's cid.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

# Kinds: 0 practice, 1 contest, 2 timed work, whose cid was its number and 50,000.
STATEMENTS = (
    "ALTER TABLE rejudge_batch ADD COLUMN place_kind INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE rejudge_batch ADD COLUMN place_id INTEGER NOT NULL DEFAULT 0",
    """UPDATE rejudge_batch SET
  place_kind = CASE WHEN contest_id >= 50000 THEN 2 ELSE 1 END,
  place_id = CASE WHEN contest_id >= 50000 THEN contest_id - 50000 ELSE contest_id END
WHERE contest_id IS NOT NULL AND contest_id <> 0""",
    "ALTER TABLE rejudge_batch DROP COLUMN contest_id",
)


def up(migrator: Any, db: Any) -> None:
    for statement in STATEMENTS:
        db.execute_sql(statement)
