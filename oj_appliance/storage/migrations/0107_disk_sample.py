"""How much of the disk was free, once an hour: when it will be full is told by it.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

TABLE = "CREATE TABLE disk_sample (at INTEGER PRIMARY KEY, free BIGINT NOT NULL)"


def up(migrator: Any, db: Any) -> None:
    db.execute_sql(TABLE)
