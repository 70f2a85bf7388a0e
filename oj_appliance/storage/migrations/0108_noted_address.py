"""The addresses that the posters in the rooms bear: a machine that has others says so.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

TABLE = "CREATE TABLE noted_address (address TEXT PRIMARY KEY, noted_at BIGINT NOT NULL)"


def up(migrator: Any, db: Any) -> None:
    db.execute_sql(TABLE)
