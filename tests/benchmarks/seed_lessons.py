"""What teachers have put into lessons over the years, who has seen it, and the code they commented
on.

Rows go straight into SQLite, after those of `seed`, to whose problems the items lead."""

from __future__ import annotations

import itertools
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from tests.benchmarks.seed import FIRST_DAY, Row, Seeded, new_ids

MINUTE_MS = 60_000
TEXT = "What this lesson is **about**: loops, and when they end. 本课讲循环。\n" * 20
KINDS = ("pdf", "pptx", "mp4")


@dataclass(frozen=True, slots=True)
class LessonsSize:
    """How much: lessons of four groups with `items` each, a first one whose groups have `longest`,
    which `readers` people have seen, and `remarks` on the first seeded person's code."""

    lessons: int
    items: int
    longest: int
    readers: int
    remarks: int


# The first lesson is as long as any may be.
FULL = LessonsSize(1000, 8, 75, 1000, 300)


def seed_lessons(data: Path, seeded: Seeded, size: LessonsSize) -> range:
    """The numbers of the lessons. Raises sqlite3.OperationalError when a server holds the
    database."""
    with closing(sqlite3.connect(data / "oj.sqlite3", isolation_level=None)) as database:
        database.execute("PRAGMA foreign_keys = ON")
        database.execute("BEGIN EXCLUSIVE")
        uids = dict(database.execute("SELECT username, id FROM account"))
        people = [str(uids[name]) for name in seeded.usernames]
        lessons = _add_lessons(database, seeded.problem_ids, size)
        _add_seen(database, people[: size.readers], lessons[0])
        _add_remarks(database, people[0], size.remarks)
        database.execute("COMMIT")
        database.execute("PRAGMA analysis_limit = 1000")
        database.execute("PRAGMA optimize")
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return lessons


def _add_lessons(database: sqlite3.Connection, pids: range, size: LessonsSize) -> range:
    lessons = new_ids(database, "lesson", size.lessons)
    dates = (FIRST_DAY, FIRST_DAY)
    database.executemany(
        "INSERT INTO lesson (id, title, description, visible, seq, user_id, author, created_at,"
        " updated_at) VALUES (?, ?, ?, ?, ?, '1', 'root', ?, ?)",
        ((each, f"Lesson {each} 循环", TEXT, each % 10 > 0, each % 5, *dates) for each in lessons),
    )
    groups = new_ids(database, "lesson_group", 4 * size.lessons)
    database.executemany(
        "INSERT INTO lesson_group (id, lesson_id, name, seq, is_for_all, created_at, updated_at)"
        " VALUES (?, ?, ?, ?, 1, ?, ?)",
        ((each, lessons[n // 4], f"Week {n % 4}", n % 4, *dates) for n, each in enumerate(groups)),
    )
    counts = [size.longest if n < 4 else size.items for n in range(len(groups))]
    files = new_ids(database, "lesson_file", sum(counts) // 2)
    database.executemany(
        "INSERT INTO lesson_file (id, name, user_id, kind, client_name, size, blob, is_active,"
        " slides, created_at, updated_at) VALUES (?, ?, '1', ?, ?, 1000, ?, 0, 'none', ?, ?)",
        (
            (
                each,
                f"{each:032x}.{(kind := KINDS[each % 3])}",
                kind,
                f"Paper {each}",
                "0" * 64,
                *dates,
            )
            for each in files
        ),
    )
    database.executemany(
        "INSERT INTO lesson_item (lesson_group_id, title, url, file_id, problem_id, is_visible,"
        " is_not_video, seq, created_at, updated_at) VALUES (?, ?, ?, ?, ?, 1, 1, ?, ?, ?)",
        _items(groups, counts, files, pids),
    )
    return lessons


def _items(groups: range, counts: list[int], files: range, pids: range) -> Iterator[Row]:
    """Files and problems by turns."""
    given = iter(files)
    number = itertools.count()
    for group, count in zip(groups, counts, strict=True):
        for place in range(count):
            n = next(number)
            file = next(given, None) if n % 2 else None
            pid = pids[n % len(pids)] if file is None else None
            yield (group, f"Item {n}", "", file, pid, place, FIRST_DAY, FIRST_DAY)


def _add_seen(database: sqlite3.Connection, people: list[str], lesson: int) -> None:
    items = database.execute(
        "SELECT item.id FROM lesson_item AS item JOIN lesson_group AS part"
        " ON part.id = item.lesson_group_id WHERE part.lesson_id = ? ORDER BY item.id",
        (lesson,),
    ).fetchall()
    database.executemany(
        "INSERT INTO lesson_seen (item_id, user_id, seen_at) VALUES (?, ?, ?)",
        ((item, uid, FIRST_DAY + item * MINUTE_MS) for (item,) in items for uid in people),
    )


def _add_remarks(database: sqlite3.Connection, uid: str, count: int) -> None:
    """By root, on submissions of this person."""
    database.execute(
        "INSERT INTO code_annotation (submission_id, owner_id, author_id, line, content, is_told,"
        " created_at, updated_at) SELECT id, user_id, '1', 1, 'Say what it is', 1, ?, ?"
        " FROM submission WHERE user_id = ? ORDER BY id DESC LIMIT ?",
        (FIRST_DAY, FIRST_DAY, uid, count),
    )
