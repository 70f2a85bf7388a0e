"""Sites of other judges that moved in, and what of ours came from what of theirs.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

STATEMENTS = (
    """CREATE TABLE site_move (
  key TEXT NOT NULL PRIMARY KEY CHECK(length(key) <= 64),
  wish TEXT NOT NULL,
  user_id TEXT NOT NULL, username TEXT NOT NULL, ip TEXT NOT NULL DEFAULT '',
  state TEXT NOT NULL CHECK(state IN ('looking', 'ready', 'running', 'done', 'failed')),
  dump_name TEXT NOT NULL CHECK(length(dump_name) <= 255),
  file_names TEXT NOT NULL DEFAULT '[]',
  keeps_staff INTEGER NOT NULL DEFAULT 0 CHECK(keeps_staff IN (0, 1)),
  progress TEXT NOT NULL DEFAULT '{}', report TEXT, taken TEXT NOT NULL DEFAULT '{}',
  error TEXT, ended_at BIGINT,
  created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL)""",
    """CREATE TABLE site_move_map (
  site TEXT NOT NULL, kind TEXT NOT NULL, source TEXT NOT NULL, target TEXT NOT NULL,
  PRIMARY KEY(site, kind, source)) WITHOUT ROWID""",
)


def up(migrator: Any, db: Any) -> None:
    for statement in STATEMENTS:
        db.execute_sql(statement)
