"""A training that asks for a password, which the neighbour has told and the reader has not."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing

from tests.server_process import ServerProcess

# Far from the numbers of others.
CLOSED, CATEGORY = 1900, 900


def add_closed_training(server: ServerProcess, neighbour: str, password: str) -> None:
    """Into the file of a stopped server."""
    now = time.time_ns() // 1_000_000
    with closing(sqlite3.connect(server.data / "oj.sqlite3")) as database, database:
        database.execute(
            "INSERT INTO training_category (id, name, created_at, updated_at)"
            " VALUES (?, 'Basics', ?, ?)",
            (CATEGORY, now, now),
        )
        database.execute(
            "INSERT INTO training (id, title, description, author, author_uid, auth, private_pwd,"
            " category_id, created_at, updated_at)"
            " VALUES (?, 'Closed', 'Ask for the word', 'root', '1', 'Private', ?, ?, ?, ?)",
            (CLOSED, password, CATEGORY, now, now),
        )
        database.execute(
            "INSERT INTO training_register (training_id, user_id, created_at, updated_at)"
            " VALUES (?, ?, ?, ?)",
            (CLOSED, neighbour, now, now),
        )
