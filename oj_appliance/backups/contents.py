"""What a database holds, in numbers that somebody can compare: how many rows its main tables have,
and which step of the schema it is at."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

# What a school would miss first.
_COUNTED = (
    *("account", "problem", "submission", "contest", "timed_work", "training"),
    *("study_group", "test_data_version"),
)


class Contents(msgspec.Struct, frozen=True):
    """`rows` by the table's name; `step` is the newest of the schema."""

    step: str
    rows: dict[str, int]


def contents_of(database: Path) -> Contents:
    """Of a copy that nobody writes to. Raises sqlite3.DatabaseError."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        tables = {name for (name,) in names}
        step = connection.execute("SELECT max(name) FROM schema_migration").fetchone()[0]
        rows = {
            name: int(connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0])  # noqa: S608 - names of ours
            for name in _COUNTED
            if name in tables
        }
    return Contents(str(step), rows)
