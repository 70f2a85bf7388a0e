"""Mails that wait for the mail server, or are kept for the administrator to read (20-schema).

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any


def up(migrator: Any, db: Any) -> None:
    db.execute_sql(
        "CREATE TABLE outbox (id INTEGER PRIMARY KEY AUTOINCREMENT,"
        " to_addr TEXT NOT NULL CHECK(length(to_addr) <= 320),"
        " subject TEXT NOT NULL, body TEXT NOT NULL,"
        " state TEXT NOT NULL CHECK(state IN ('waiting', 'sent', 'failed', 'kept')),"
        " attempts INTEGER NOT NULL DEFAULT 0, next_at BIGINT NOT NULL,"
        " created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL)"
    )
    db.execute_sql("CREATE INDEX outbox_state ON outbox(state, next_at)")
