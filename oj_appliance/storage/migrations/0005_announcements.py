"""Announcements know who saved them last, and their lists walk an index in their own order.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any


def up(migrator: Any, db: Any) -> None:
    db.execute_sql(
        "ALTER TABLE announcement ADD COLUMN modified_user TEXT CHECK(length(modified_user) <= 20)"
    )
    db.execute_sql("DROP INDEX announcement_scope")
    db.execute_sql(
        "CREATE INDEX announcement_scope"
        " ON announcement(group_id, contest_id, status, created_at DESC, id DESC)"
    )
    db.execute_sql(
        "CREATE INDEX announcement_newest"
        " ON announcement(group_id, contest_id, created_at DESC, id DESC)"
    )
