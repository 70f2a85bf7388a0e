"""Comments below contests and discussions, replies and likes; and a contest that is deleted takes
its announcements with it.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

DATES = "created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL"
CONTENT = "content TEXT NOT NULL CHECK(length(content) <= 10000)"
ACCOUNT = "TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE"
CONTEST = "INTEGER REFERENCES contest(id) ON DELETE CASCADE"
OF_COMMENT = "INTEGER NOT NULL REFERENCES comment(id) ON DELETE CASCADE"
STATEMENTS = (
    # Discussions come later; until then their number is plain.
    f"CREATE TABLE comment (id INTEGER PRIMARY KEY AUTOINCREMENT, contest_id {CONTEST},"
    f" discussion_id INTEGER, {CONTENT}, user_id {ACCOUNT},"
    f" like_num INTEGER NOT NULL DEFAULT 0, {DATES},"
    " CHECK((contest_id IS NULL) <> (discussion_id IS NULL)))",
    "CREATE INDEX comment_contest ON comment(contest_id, like_num DESC, created_at DESC, id DESC)",
    "CREATE INDEX comment_discussion"
    " ON comment(discussion_id, like_num DESC, created_at DESC, id DESC)",
    "CREATE INDEX comment_user ON comment(user_id)",
    f"CREATE TABLE comment_like (comment_id {OF_COMMENT}, user_id {ACCOUNT},"
    " PRIMARY KEY(comment_id, user_id))",
    "CREATE INDEX comment_like_user ON comment_like(user_id)",
    f"CREATE TABLE reply (id INTEGER PRIMARY KEY AUTOINCREMENT, comment_id {OF_COMMENT},"
    f" {CONTENT}, user_id {ACCOUNT}, to_uid {ACCOUNT}, {DATES})",
    "CREATE INDEX reply_comment ON reply(comment_id, id DESC)",
    "CREATE INDEX reply_user ON reply(user_id)",
    "CREATE INDEX reply_to ON reply(to_uid)",
    # There has been no contest that one could belong to: without its number all would read it.
    "UPDATE announcement SET status = 1 WHERE contest_id IS NOT NULL",
    "DROP INDEX announcement_scope",
    "DROP INDEX announcement_newest",
    f"ALTER TABLE announcement ADD COLUMN of_contest {CONTEST}",
    "ALTER TABLE announcement DROP COLUMN contest_id",
    "ALTER TABLE announcement RENAME COLUMN of_contest TO contest_id",
    "CREATE INDEX announcement_scope"
    " ON announcement(group_id, contest_id, status, created_at DESC, id DESC)",
    "CREATE INDEX announcement_newest"
    " ON announcement(group_id, contest_id, created_at DESC, id DESC)",
    "CREATE INDEX announcement_contest ON announcement(contest_id)",
)


def up(migrator: Any, db: Any) -> None:
    for statement in STATEMENTS:
        db.execute_sql(statement)
