"""The week's statistics leave hidden results out, and are still counted from an index alone.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any


def up(migrator: Any, db: Any) -> None:
    db.execute_sql("DROP INDEX submission_day")
    db.execute_sql(
        "CREATE INDEX submission_day ON submission(submit_time, status, contest_id, timed_work_id)"
    )
