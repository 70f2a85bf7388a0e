"""Discussions of the site and of groups, their categories and likes. Comments that stand below one
go with it.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

DATES = "created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL"
ACCOUNT = "TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE"
# As every list of one place is ordered.
ORDER = "status, top_priority DESC, created_at DESC"
CATEGORIES = ("chat", "solution", "help", "suggestion", "record")
STATEMENTS = (
    f"""CREATE TABLE discussion_category (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL UNIQUE CHECK(length(name) <= 50), {DATES})""",
    f"""CREATE TABLE discussion (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  category_id INTEGER NOT NULL REFERENCES discussion_category(id) ON DELETE RESTRICT,
  title TEXT NOT NULL CHECK(length(title) <= 255),
  description TEXT NOT NULL CHECK(length(description) <= 255),
  content TEXT NOT NULL CHECK(length(content) <= 65535),
  problem_id INTEGER REFERENCES problem(id) ON DELETE SET NULL,
  user_id {ACCOUNT},
  view_num INTEGER NOT NULL DEFAULT 0, like_num INTEGER NOT NULL DEFAULT 0,
  comment_num INTEGER NOT NULL DEFAULT 0,
  top_priority INTEGER NOT NULL DEFAULT 0 CHECK(top_priority IN (0, 1)),
  status INTEGER NOT NULL DEFAULT 0 CHECK(status IN (0, 1)),
  group_id INTEGER REFERENCES study_group(id) ON DELETE CASCADE, {DATES})""",
    f"CREATE INDEX discussion_list ON discussion(group_id, {ORDER})",
    f"CREATE INDEX discussion_category_list ON discussion(category_id, group_id, {ORDER})",
    f"CREATE INDEX discussion_problem ON discussion(problem_id, group_id, {ORDER})",
    f"CREATE INDEX discussion_user ON discussion(user_id, group_id, {ORDER})",
    "CREATE INDEX discussion_newest ON discussion(top_priority DESC, created_at DESC)",
    f"""CREATE TABLE discussion_like (
  discussion_id INTEGER NOT NULL REFERENCES discussion(id) ON DELETE CASCADE,
  user_id {ACCOUNT}, PRIMARY KEY(discussion_id, user_id))""",
    "CREATE INDEX discussion_like_user ON discussion_like(user_id)",
    # The number of a comment's discussion is older than discussions.
    "CREATE TRIGGER discussion_comments AFTER DELETE ON discussion"
    " BEGIN DELETE FROM comment WHERE discussion_id = OLD.id; END",
)


def up(migrator: Any, db: Any) -> None:
    for statement in STATEMENTS:
        db.execute_sql(statement)
    for name in CATEGORIES:
        db.execute_sql(
            "INSERT INTO discussion_category (name, created_at, updated_at) VALUES (?, 0, 0)",
            (name,),
        )
