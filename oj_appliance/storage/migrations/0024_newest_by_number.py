"""Lists of submissions go by number, not by time: a clock that was set back must not put what comes
now below what came before. The time stays in the indexes, since places ask for it.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

INDEXES = {
    "submission_newest": "place_kind, place_id, id DESC, submit_time, user_id, problem_id",
    "submission_user_newest": "user_id, place_kind, place_id, id DESC, submit_time, problem_id",
    "submission_problem_newest": "problem_id, place_kind, place_id, id DESC, submit_time, user_id",
    "submission_status_newest": (
        "place_kind, place_id, status, id DESC, submit_time, user_id, problem_id"
    ),
}


def up(migrator: Any, db: Any) -> None:
    for name, columns in INDEXES.items():
        db.execute_sql(f"DROP INDEX {name}")
        db.execute_sql(f"CREATE INDEX {name} ON submission({columns})")
