"""Totals follow the moves of submissions, told by one event; no trigger keeps them any more.

What the triggers kept stays as it is.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any


def up(migrator: Any, db: Any) -> None:
    found = db.execute_sql("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall()
    for (name,) in found:
        if name.startswith(("user_total_", "user_verdict_")):
            db.execute_sql(f"DROP TRIGGER {name}")
