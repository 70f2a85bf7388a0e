"""Indexes of what is said: lists of many discussions, words that are looked for in them, and the
newest replies of a comment with thousands are each read from one that holds all they ask.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

NEWEST = "top_priority DESC, created_at DESC, like_num DESC, view_num DESC, id DESC"
WORDS = "title, description, user_id, category_id, problem_id"
STATEMENTS = (
    "DROP INDEX discussion_list",
    f"CREATE INDEX discussion_list ON discussion(group_id, status, {NEWEST})",
    f"CREATE INDEX discussion_words ON discussion(group_id, status, {NEWEST}, {WORDS})",
    "DROP INDEX discussion_newest",
    f"CREATE INDEX discussion_newest ON discussion({NEWEST})",
    "DROP INDEX reply_comment",
    "CREATE INDEX reply_comment ON reply(comment_id, id DESC, is_private, user_id)",
)


def up(migrator: Any, db: Any) -> None:
    for statement in STATEMENTS:
        db.execute_sql(statement)
