"""A checker may look at what an interactor wrote: the second program of an interactive problem.

A frozen record: later changes are new files.
"""

from __future__ import annotations

from typing import Any

COLUMNS = (
    "checker_code TEXT",
    "checker_language TEXT CHECK(length(checker_language) <= 50)",
    "checker_abi TEXT CHECK(length(checker_abi) <= 20)",
    "checker_args TEXT CHECK(length(checker_args) <= 500)",
)


def up(migrator: Any, db: Any) -> None:
    for column in COLUMNS:
        db.execute_sql(f"ALTER TABLE problem ADD COLUMN {column}")
