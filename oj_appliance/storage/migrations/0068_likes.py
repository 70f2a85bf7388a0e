"""The sum of a text's likes follows its likes, one by one: counting a million anew with each of
them would hold up every other write.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any


def following(table: str, like: str, column: str) -> tuple[str, str]:
    return (
        f"CREATE TRIGGER {like}_come AFTER INSERT ON {like} BEGIN"  # noqa: S608 - constants
        f" UPDATE {table} SET like_num = like_num + 1 WHERE id = NEW.{column}; END",
        f"CREATE TRIGGER {like}_gone AFTER DELETE ON {like} BEGIN"  # noqa: S608 - constants
        f" UPDATE {table} SET like_num = like_num - 1 WHERE id = OLD.{column}; END",
    )


STATEMENTS = (
    *following("comment", "comment_like", "comment_id"),
    *following("discussion", "discussion_like", "discussion_id"),
)


def up(migrator: Any, db: Any) -> None:
    for statement in STATEMENTS:
        db.execute_sql(statement)
