"""What people are told of each other's words, and how many messages stand in each of a person's
boxes: counted by the database itself, so that no list and no badge counts rows.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

DATES = "created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL"
ACCOUNT = "TEXT NOT NULL REFERENCES account(id) ON DELETE CASCADE"
ORDER = "state, created_at DESC, id DESC"
ONE = "recipient_id = {row}.recipient_id AND box = {row}.{box}"


def counting(table: str, box: str) -> tuple[str, ...]:
    """Whoever is gone has no row to count in: what goes with them counts nowhere."""
    new, old = (ONE.format(row=row, box=box) for row in ("NEW", "OLD"))
    return (
        f"CREATE TRIGGER {table}_come AFTER INSERT ON {table} BEGIN"  # noqa: S608 - constants
        " INSERT OR IGNORE INTO message_count (recipient_id, box, total, unread)"
        f" VALUES (NEW.recipient_id, NEW.{box}, 0, 0);"
        " UPDATE message_count SET total = total + 1, unread = unread + (NEW.state = 0)"
        f" WHERE {new}; END",
        f"CREATE TRIGGER {table}_read AFTER UPDATE OF state ON {table}"  # noqa: S608 - constants
        " WHEN OLD.state <> NEW.state BEGIN UPDATE message_count"
        f" SET unread = unread + (NEW.state = 0) - (OLD.state = 0) WHERE {new}; END",
        f"CREATE TRIGGER {table}_gone AFTER DELETE ON {table} BEGIN"  # noqa: S608 - constants
        " UPDATE message_count"
        f" SET total = total - 1, unread = unread - (OLD.state = 0) WHERE {old}; END",
    )


STATEMENTS = (
    # The comment or reply that a message tells of, and what that answers: either may have gone.
    f"""CREATE TABLE msg_remind (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  box TEXT NOT NULL CHECK(box IN ('Discuss', 'Reply', 'Like')),
  action TEXT NOT NULL CHECK(action IN ('Discuss', 'Reply', 'Like_Post', 'Like_Discuss')),
  recipient_id {ACCOUNT}, sender_id {ACCOUNT},
  source_type TEXT NOT NULL CHECK(source_type IN ('Discussion', 'Contest')),
  source_id INTEGER NOT NULL, text_id INTEGER,
  quote_type TEXT CHECK(quote_type IN ('Comment', 'Reply')), quote_id INTEGER,
  state INTEGER NOT NULL DEFAULT 0 CHECK(state IN (0, 1)), {DATES})""",
    f"CREATE INDEX msg_remind_box ON msg_remind(recipient_id, box, {ORDER})",
    "CREATE INDEX msg_remind_sender ON msg_remind(sender_id)",
    # Whoever likes the same thing again and again tells of it once.
    "CREATE UNIQUE INDEX msg_remind_like ON msg_remind"
    "(sender_id, source_type, source_id, ifnull(text_id, 0)) WHERE box = 'Like'",
    f"""CREATE TABLE message_count (
  recipient_id {ACCOUNT}, box TEXT NOT NULL,
  total INTEGER NOT NULL, unread INTEGER NOT NULL,
  PRIMARY KEY(recipient_id, box)) WITHOUT ROWID""",
    "INSERT INTO message_count (recipient_id, box, total, unread)"
    " SELECT recipient_id, type, count(*), sum(state = 0) FROM user_notice"
    " GROUP BY recipient_id, type",
    *counting("msg_remind", "box"),
    *counting("user_notice", "type"),
)


def up(migrator: Any, db: Any) -> None:
    for statement in STATEMENTS:
        db.execute_sql(statement)
