"""Works that are copies, in which somebody of the staff tries another one; and whether a work's
problems may be gone on with once it is over.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

STATEMENTS = (
    "ALTER TABLE timed_work ADD COLUMN dry_run_of INTEGER"
    " REFERENCES timed_work(id) ON DELETE CASCADE",
    # One of each person in each work.
    "CREATE UNIQUE INDEX timed_work_dry_run ON timed_work(dry_run_of, user_id)"
    " WHERE dry_run_of IS NOT NULL",
    "ALTER TABLE exam_settings ADD COLUMN upsolving INTEGER NOT NULL DEFAULT 0"
    " CHECK(upsolving IN (0, 1))",
)


def up(migrator: Any, db: Any) -> None:
    for statement in STATEMENTS:
        db.execute_sql(statement)
