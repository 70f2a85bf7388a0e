"""What has come into a school's boxes over the years: words of others, likes, notices to everybody;
and what readers have reported.

Rows go straight into SQLite, after those of `seed_groups`, of whose discussions they tell."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.benchmarks.seed import FIRST_DAY, Row, Seeded, new_ids, without_indexes
from tests.benchmarks.seed_groups import SeededGroups

MINUTE_MS = 60_000
# Of ten messages so many are comments, so many answers; the others are likes.
COMMENTS, REPLIES = 6, 3
# One in so many is unread.
UNREAD = 5


@dataclass(frozen=True, slots=True)
class MessagesSize:
    """How much: messages of people `of_reader`, the first seeded person, and `of_others`, `notices`
    to everybody (a copy for each), and `reports`."""

    of_reader: int
    of_others: int
    notices: int
    reports: int


# With 5,000 people 2,000,000 messages and copies of notices.
FULL = MessagesSize(100_000, 900_000, 200, 20_000)


def seed_messages(data: Path, seeded: Seeded, groups: SeededGroups, size: MessagesSize) -> None:
    """Raises sqlite3.OperationalError when a server holds the database."""
    with closing(sqlite3.connect(data / "oj.sqlite3", isolation_level=None)) as database:
        database.execute("PRAGMA foreign_keys = ON")
        database.execute("BEGIN EXCLUSIVE")
        uids = dict(database.execute("SELECT username, id FROM account"))
        people = [str(uids[name]) for name in seeded.usernames]
        with (
            _without_counters(database, "msg_remind", "user_notice"),
            without_indexes(database, "msg_remind", "user_notice"),
        ):
            _add_messages(database, people, groups, size)
            _add_notices(database, people, size.notices)
        _add_reports(database, people, groups, size.reports)
        _count(database)
        database.execute("COMMIT")
        database.execute("PRAGMA analysis_limit = 1000")
        database.execute("PRAGMA optimize")
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")


@contextmanager
def _without_counters(database: sqlite3.Connection, *tables: str) -> Iterator[None]:
    """What triggers would have counted is counted once, by `_count`."""
    marks = ", ".join("?" for _ in tables)
    kept = database.execute(
        f"SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name IN ({marks})",
        tables,
    ).fetchall()
    for name, _ in kept:
        database.execute(f"DROP TRIGGER {name}")
    yield
    for _, statement in kept:
        database.execute(statement)


def _add_messages(
    database: sqlite3.Connection, people: list[str], groups: SeededGroups, size: MessagesSize
) -> None:
    """Each tells of one of the thread's comments or of an answer to the first of them."""
    ((first_reply,),) = database.execute(
        "SELECT min(id) FROM reply WHERE comment_id = ?", (groups.comment,)
    )
    reader, *others = people
    dids = groups.discussion_ids

    def row(n: int, uid: str, sender: str) -> Row:
        place, at = n % 10, FIRST_DAY + n * MINUTE_MS
        is_read, comment = n % UNREAD > 0, groups.comment + n % groups.said
        if place < COMMENTS:
            what: Row = ("Discuss", "Discuss", groups.thread, comment, None, None)
        elif place < COMMENTS + REPLIES:
            reply = first_reply + n % groups.said
            what = ("Reply", "Reply", groups.thread, reply, "Comment", groups.comment)
        else:
            # A person likes a thing once: of each discussion nobody is told twice.
            what = ("Like", "Like_Post", dids[n // 10 % len(dids)], None, None, None)
        return (*what, uid, sender, is_read, at, at)

    def rows() -> Iterator[Row]:
        for n in range(size.of_reader):
            yield row(n, reader, others[n // 10 // len(dids) % len(others)])
        for n in range(size.of_others):
            yield row(n, others[n % len(others)], people[-1 - n // 10 // len(dids) % len(others)])

    database.executemany(
        "INSERT INTO msg_remind (box, action, source_type, source_id, text_id, quote_type,"
        " quote_id, recipient_id, sender_id, state, created_at, updated_at)"
        " VALUES (?, ?, 'Discussion', ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        rows(),
    )


def _add_notices(database: sqlite3.Connection, people: list[str], count: int) -> None:
    numbers = new_ids(database, "sys_notice", count)
    database.executemany(
        "INSERT INTO sys_notice (id, title, content, type, state, created_at, updated_at)"
        " VALUES (?, ?, ?, 'All', 1, ?, ?)",
        (
            (number, f"Notice {n}", "**Read** this. " * 20, FIRST_DAY + n * MINUTE_MS, FIRST_DAY)
            for n, number in enumerate(numbers)
        ),
    )
    database.executemany(
        "INSERT INTO user_notice (notice_id, recipient_id, type, state, created_at, updated_at)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        (
            (
                *(number, uid, "Sys" if number % 4 else "Mine", (n + who) % UNREAD > 0),
                *(FIRST_DAY + n * MINUTE_MS, FIRST_DAY),
            )
            for n, number in enumerate(numbers)
            for who, uid in enumerate(people)
        ),
    )


def _add_reports(
    database: sqlite3.Connection, people: list[str], groups: SeededGroups, count: int
) -> None:
    dids = groups.discussion_ids
    database.executemany(
        "INSERT INTO discussion_report (discussion_id, user_id, content, status, created_at,"
        " updated_at) VALUES (?, ?, ?, ?, ?, ?)",
        (
            (
                *(dids[n % len(dids)], people[n % len(people)], f"#Spam ads# Report {n}"),
                *(n % UNREAD > 0, FIRST_DAY + n, FIRST_DAY + n),
            )
            for n in range(count)
        ),
    )


def _count(database: sqlite3.Connection) -> None:
    database.execute("DELETE FROM message_count")
    for table, box in (("msg_remind", "box"), ("user_notice", "type")):
        database.execute(
            "INSERT INTO message_count (recipient_id, box, total, unread)"
            f" SELECT recipient_id, {box}, count(*), sum(state = 0) FROM {table}"
            f" GROUP BY recipient_id, {box}"
        )
    database.execute(
        "UPDATE sys_notice SET (copies, readers) = (SELECT count(*), total(state)"
        " FROM user_notice WHERE notice_id = sys_notice.id)"
    )
