"""Looks at a backup that came to no end, which say nothing of it: the disk had no room for the
trial, or the place of the backup did not answer.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

COLUMN = "ALTER TABLE backup_check ADD COLUMN is_decided INTEGER NOT NULL DEFAULT 1"


def up(migrator: Any, db: Any) -> None:
    db.execute_sql(COLUMN)
