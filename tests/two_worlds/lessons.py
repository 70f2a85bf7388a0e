"""Lessons: one that is read, with a hidden item and a part that is of a class alone, and a hidden
one. What of them a student does not see differs between the worlds, files too."""

from __future__ import annotations

import hashlib
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing

from tests.oj_appliance.lessons.material import pdf
from tests.server_process import ServerProcess

# Far from the numbers of others.
READ, HIDDEN = 1800, 1801
OPEN_PART, CLASS_PART, HIDDEN_PART = 1810, 1811, 1812
SHOWN_ITEM, HIDDEN_ITEM, CLASS_ITEM, ITEM_OF_HIDDEN = 1820, 1821, 1822, 1823
SHOWN_FILE, HIDDEN_FILE = 1830, 1831
CLASS = 1890

LESSONS = [str(READ), str(HIDDEN), "1899"]
ITEMS = [str(each) for each in (SHOWN_ITEM, HIDDEN_ITEM, CLASS_ITEM, ITEM_OF_HIDDEN, 1829)]
# As second_world.py lists them: why, the table, which rows, which columns.
SECRETS = (
    ("a hidden lesson", "lesson", f"id = {HIDDEN}", ("title", "description", "seq")),
    (
        "parts of a lesson that are others'",
        "lesson_group",
        f"id IN ({CLASS_PART}, {HIDDEN_PART})",
        ("name",),
    ),
    (
        "what a lesson holds for others, or for later",
        "lesson_item",
        f"id IN ({HIDDEN_ITEM}, {CLASS_ITEM}, {ITEM_OF_HIDDEN})",
        ("title", "seq"),
    ),
    (
        "a file that no item shows to the student",
        "lesson_file",
        f"id = {HIDDEN_FILE}",
        ("client_name", "size", "blob"),
    ),
    ("what others have seen of a lesson", "lesson_seen", "1", ("seen_at",)),
)
NAMES = {SHOWN_FILE: f"{'a' * 32}.pdf", HIDDEN_FILE: f"{'b' * 32}.pdf"}


def add_lessons(server: ServerProcess, uids: dict[str, str], word: str) -> None:
    """Into the file of a stopped server. `word` stands in what is secret."""
    now = time.time_ns() // 1_000_000
    with closing(sqlite3.connect(server.data / "oj.sqlite3")) as database, database:
        dates = {"created_at": now, "updated_at": now}

        def insert(table: str, **columns: object) -> None:
            names, marks = ", ".join(columns), ", ".join("?" * len(columns))
            database.execute(
                f"INSERT INTO {table} ({names}) VALUES ({marks})", tuple(columns.values())
            )

        for number, text, visible in ((READ, "open", 1), (HIDDEN, word, 0)):
            insert(
                "lesson",
                **{"id": number, "title": text, "description": text, "visible": visible, "seq": 0},
                **{"user_id": "1", "author": "root", "logo": None, **dates},
            )
        group = {"name": "Lesson class", "short_name": "LSN", "brief": "b", "description": "d"}
        insert(
            "study_group", id=CLASS, user_id="1", auth=3, visible=0, code="abcdef", **group, **dates
        )
        for number, lesson, text, is_for_all in (
            (OPEN_PART, READ, "open", 1),
            (CLASS_PART, READ, word, 0),
            (HIDDEN_PART, HIDDEN, word, 1),
        ):
            of = {"lesson_id": lesson, "name": text, "seq": 1, "is_for_all": is_for_all}
            insert("lesson_group", id=number, **of, **dates)
        insert("lesson_group_team", lesson_group_id=CLASS_PART, group_id=CLASS)
        for number, text in ((SHOWN_FILE, "open"), (HIDDEN_FILE, word)):
            content = pdf(text)
            digest = hashlib.sha256(content).hexdigest()
            target = server.data / "blobs" / digest[:2] / digest
            target.parent.mkdir(exist_ok=True)
            target.write_bytes(content)
            insert(
                "lesson_file",
                **{"id": number, "name": NAMES[number], "user_id": "1", "kind": "pdf"},
                **{"client_name": f"{text}.pdf", "size": len(content), "blob": digest},
                **{"is_active": 0, "slides": "none", **dates},
            )
        for number, part, text, file, is_visible in (
            (SHOWN_ITEM, OPEN_PART, "open", SHOWN_FILE, 1),
            (HIDDEN_ITEM, OPEN_PART, word, HIDDEN_FILE, 0),
            (CLASS_ITEM, CLASS_PART, word, HIDDEN_FILE, 1),
            (ITEM_OF_HIDDEN, HIDDEN_PART, word, HIDDEN_FILE, 1),
        ):
            insert(
                "lesson_item",
                **{"id": number, "lesson_group_id": part, "title": text, "seq": 1},
                **{"url": f"/api/lesson/file/{NAMES[file]}", "file_id": file},
                **{"is_visible": is_visible, "is_not_video": 1, **dates},
            )
        insert("lesson_seen", item_id=SHOWN_ITEM, user_id=uids["neighbour"], seen_at=now)


def asked_of_lessons() -> Iterator[tuple[str, str, object]]:
    """Method, path and body: every file by every item, and marks of what may not be seen."""
    for name in NAMES.values():
        for item in ITEMS:
            yield "GET", f"/api/lesson/file/{name}?itemId={item}", None
    for item in ITEMS[1:]:
        yield "POST", "/api/lesson/seen", {"itemId": int(item)}
