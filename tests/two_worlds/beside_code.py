"""What teachers wrote beside code: the student's own that they may read, the neighbour's, and the
student's own of an exam that tells nothing yet."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing

from tests.server_process import ServerProcess
from tests.two_worlds import timed

# Far from the numbers of others.
OWN, OF_NEIGHBOUR, OF_EXAM = 800, 801, 802
SECRET = f"id IN ({OF_NEIGHBOUR}, {OF_EXAM})"
COLUMNS = ("line", "content", "updated_at")


def add_annotations(
    server: ServerProcess, uids: dict[str, str], own: int, others: int, word: str
) -> None:
    """Into the file of a stopped server; `own` and `others` are submissions in practice."""
    now = time.time_ns() // 1_000_000
    student, neighbour = uids["student"], uids["neighbour"]
    rows = (
        (OWN, own, student, "Read the statement again", True),
        (OF_NEIGHBOUR, others, neighbour, word, True),
        (OF_EXAM, timed.FIRST, student, word, False),
    )
    # Closed at once: the folder is copied next, and a connection takes its journal along.
    with closing(sqlite3.connect(server.data / "oj.sqlite3")) as connection, connection:
        for number, submission, owner, content, is_told in rows:
            connection.execute(
                "INSERT INTO code_annotation (id, submission_id, owner_id, author_id, line,"
                " content, is_told, created_at, updated_at) VALUES (?, ?, ?, '1', 1, ?, ?, ?, ?)",
                (number, submission, owner, content, is_told, now, now),
            )
