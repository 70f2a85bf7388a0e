"""Groups and who belongs to them.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

DATES = "created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL"
STATEMENTS = (
    f"""CREATE TABLE study_group (
  id INTEGER PRIMARY KEY AUTOINCREMENT, avatar TEXT,
  name TEXT NOT NULL CHECK(length(name) <= 25),
  short_name TEXT NOT NULL CHECK(length(short_name) <= 10),
  brief TEXT NOT NULL CHECK(length(brief) <= 50),
  description TEXT NOT NULL CHECK(length(description) <= 1000),
  user_id TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
  auth INTEGER NOT NULL CHECK(auth IN (1, 2, 3)),
  visible INTEGER NOT NULL DEFAULT 1 CHECK(visible IN (0, 1)),
  status INTEGER NOT NULL DEFAULT 0 CHECK(status IN (0, 1)),
  code TEXT CHECK(length(code) = 6), {DATES})""",
    "INSERT INTO sqlite_sequence(name, seq) VALUES ('study_group', 999)",
    # Names differ by more than the case of their letters.
    "CREATE UNIQUE INDEX study_group_name ON study_group(lower(name))",
    "CREATE UNIQUE INDEX study_group_short_name ON study_group(lower(short_name))",
    "CREATE INDEX study_group_owner ON study_group(user_id, created_at)",
    f"""CREATE TABLE group_member (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  group_id INTEGER NOT NULL REFERENCES study_group(id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
  auth INTEGER NOT NULL CHECK(auth IN (1, 2, 3, 4, 5)),
  reason TEXT CHECK(length(reason) <= 100), {DATES},
  UNIQUE (group_id, user_id))""",
    "CREATE INDEX group_member_user ON group_member(user_id, auth)",
    # Members are listed by when they came.
    "CREATE INDEX group_member_newest ON group_member(group_id, created_at DESC, id DESC)",
)


def up(migrator: Any, db: Any) -> None:
    for statement in STATEMENTS:
        db.execute_sql(statement)
