"""Counts anew, as `oj recount` does: for tests that write rows straight into the tables."""

from __future__ import annotations

import sqlite3
from typing import Any

from oj_appliance.cli.recount import TABLES
from oj_appliance.submissions.derived.recount import recount


def recount_in(database: sqlite3.Connection, *, mend: bool = True) -> dict[str, int]:
    """How many rows of each derived table were wrong; the caller commits."""

    def run(sql: str, *parameters: Any) -> list[tuple[Any, ...]]:
        return database.execute(sql, parameters).fetchall()

    found = recount(run, TABLES, now=0, mend=mend)
    return {table.name: table.differing for table in found}
