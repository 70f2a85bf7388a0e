"""When the server was last seen alive, by how much the computer's clock was later than its own, and
whether an administrator wanted it so.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

TABLE = (
    "CREATE TABLE server_time (id INTEGER PRIMARY KEY CHECK(id = 1), seen_at BIGINT NOT NULL,"
    " behind_ms BIGINT NOT NULL DEFAULT 0,"
    " is_decided INTEGER NOT NULL DEFAULT 0 CHECK(is_decided IN (0, 1)))"
)


def up(migrator: Any, db: Any) -> None:
    db.execute_sql(TABLE)
