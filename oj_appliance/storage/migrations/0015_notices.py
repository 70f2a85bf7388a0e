"""System notices, and the copy that each person reads.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

STATEMENTS = (
    """
CREATE TABLE sys_notice (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  title TEXT NOT NULL CHECK(length(title) <= 255), content TEXT NOT NULL,
  type TEXT NOT NULL CHECK(type IN ('All', 'Single', 'Admin')),
  state INTEGER NOT NULL DEFAULT 0,
  recipient_id TEXT REFERENCES account(id) ON DELETE CASCADE,
  admin_id TEXT REFERENCES account(id) ON DELETE SET NULL,
  created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL)
""",
    "CREATE INDEX sys_notice_state ON sys_notice(state)",
    "CREATE INDEX sys_notice_newest ON sys_notice(type, id DESC)",
    """
CREATE TABLE user_notice (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  notice_id INTEGER NOT NULL REFERENCES sys_notice(id) ON DELETE CASCADE,
  recipient_id TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
  type TEXT NOT NULL CHECK(type IN ('Sys', 'Mine')),
  state INTEGER NOT NULL DEFAULT 0,
  created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL)
""",
    "CREATE UNIQUE INDEX user_notice_copy ON user_notice(notice_id, recipient_id)",
    "CREATE INDEX user_notice_newest"
    " ON user_notice(recipient_id, type, state, created_at DESC, id DESC)",
)


def up(migrator: Any, db: Any) -> None:
    for statement in STATEMENTS:
        db.execute_sql(statement)
