"""Answers that the asker alone sees, questions that are answered to all, and who has read what is
announced.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

STATEMENTS = (
    "ALTER TABLE reply ADD COLUMN is_private INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE announcement ADD COLUMN question TEXT",
    "CREATE TABLE announcement_read ("
    "announcement_id INTEGER NOT NULL REFERENCES announcement(id) ON DELETE CASCADE,"
    " user_id TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,"
    " read_at BIGINT NOT NULL, PRIMARY KEY(announcement_id, user_id)) WITHOUT ROWID",
    "CREATE INDEX announcement_read_user ON announcement_read(user_id)",
)


def up(migrator: Any, db: Any) -> None:
    for statement in STATEMENTS:
        db.execute_sql(statement)
