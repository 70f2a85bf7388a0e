"""What the database file of a stopped server tells: rows, final writes, counters."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

UNFINISHED = (5, 6, 7)
COUNTER_OF_VERDICT = {  # contract judge-rules §10
    0: "ac",
    -1: "wa",
    1: "tle",
    2: "mle",
    3: "re",
    -3: "pe",
    -2: "ce",
    4: "se",
    8: "pa",
}


@dataclass(frozen=True, slots=True)
class Row:
    id: int
    client_key: str
    code: str
    problem_id: int
    user_id: str
    status: int
    attempt: int
    sandbox_failures: int
    case_rows: int


@contextmanager
def _opened(data: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(data / "oj.sqlite3", timeout=30)) as database, database:
        yield database


def log_final_writes(data: Path) -> None:
    """Makes the database itself note every committed write of a final status."""
    unfinished = ", ".join(map(str, UNFINISHED))
    with _opened(data) as database:
        database.execute("CREATE TABLE final_write (submission_id INTEGER, status INTEGER)")
        database.execute(
            "CREATE TRIGGER note_final_write AFTER UPDATE OF status ON submission"
            f" WHEN NEW.status NOT IN ({unfinished})"
            " BEGIN INSERT INTO final_write VALUES (NEW.id, NEW.status); END"
        )


def final_writes(data: Path) -> dict[int, list[int]]:
    """The final statuses that each submission was ever given, in order."""
    written: dict[int, list[int]] = {}
    with _opened(data) as database:
        for submission_id, status in database.execute(
            "SELECT submission_id, status FROM final_write ORDER BY rowid"
        ):
            written.setdefault(submission_id, []).append(status)
    return written


def rows(data: Path) -> list[Row]:
    query = (
        "SELECT id, client_key, code, problem_id, user_id, status, attempt, sandbox_failures,"
        " (SELECT count(*) FROM submission_case WHERE submission_id = submission.id)"
        " FROM submission ORDER BY id"
    )
    with _opened(data) as database:
        return [Row(*row) for row in database.execute(query)]


def unfinished(data: Path) -> int:
    """How many wait or run; may be asked beside a running server."""
    with _opened(data) as database:
        marks = ", ".join(map(str, UNFINISHED))
        query = f"SELECT count(*) FROM submission WHERE status IN ({marks})"
        return int(database.execute(query).fetchone()[0])


def complaints(data: Path) -> list[tuple[object, ...]]:
    """What SQLite's own checks find wrong."""
    with _opened(data) as database:
        found = database.execute("PRAGMA integrity_check").fetchall()
        return [row for row in found if row != ("ok",)] + database.execute(
            "PRAGMA foreign_key_check"
        ).fetchall()


def kept_counters(data: Path) -> dict[int, Counter[str]]:
    names = ("total", *COUNTER_OF_VERDICT.values())
    with _opened(data) as database:
        found = database.execute(f"SELECT problem_id, {', '.join(names)} FROM problem_count")
        return {
            pid: Counter({name: count for name, count in zip(names, counts, strict=True) if count})
            for pid, *counts in found
        }


def recounted(of: list[Row]) -> dict[int, Counter[str]]:
    counters: dict[int, Counter[str]] = {}
    for row in of:
        of_problem = counters.setdefault(row.problem_id, Counter())
        of_problem["total"] += 1
        if row.status in COUNTER_OF_VERDICT:
            of_problem[COUNTER_OF_VERDICT[row.status]] += 1
    return counters


def first_acceptances(data: Path) -> list[tuple[str, int]]:
    """(user, problem) of every row of user_accepted."""
    with _opened(data) as database:
        return sorted(database.execute("SELECT user_id, problem_id FROM user_accepted"))
