"""A notice reaches many people in several writes: what is under way is marked, and how many have a
copy and have read it is kept with the notice.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

STATEMENTS = (
    "ALTER TABLE sys_notice ADD COLUMN is_due INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE sys_notice ADD COLUMN copies INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE sys_notice ADD COLUMN readers INTEGER NOT NULL DEFAULT 0",
    "UPDATE sys_notice SET"
    " copies = (SELECT count(*) FROM user_notice WHERE notice_id = sys_notice.id),"
    " readers = (SELECT count(*) FROM user_notice WHERE notice_id = sys_notice.id AND state = 1)",
    # What its reader has cleaned away was sent, and stays counted.
    "CREATE TRIGGER user_notice_sent AFTER INSERT ON user_notice BEGIN"
    " UPDATE sys_notice SET copies = copies + 1 WHERE id = NEW.notice_id; END",
    "CREATE TRIGGER user_notice_seen AFTER UPDATE OF state ON user_notice"
    " WHEN OLD.state = 0 AND NEW.state = 1 BEGIN"
    " UPDATE sys_notice SET readers = readers + 1 WHERE id = NEW.notice_id; END",
    # What people wrote: groups tell more, and name no recipient.
    "CREATE INDEX sys_notice_written ON sys_notice(type, id DESC)"
    " WHERE type <> 'Single' OR recipient_id IS NOT NULL",
)


def up(migrator: Any, db: Any) -> None:
    for statement in STATEMENTS:
        db.execute_sql(statement)
