"""What is wrong with the database's file or its disk: told to health, doctor and dashboard."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import peewee

from oj_appliance.errors import ApiError, DiskFullError, UnreadableDatabaseError

log = logging.getLogger(__name__)

ANY_DATABASE_ERROR: tuple[type[BaseException], ...] = (
    sqlite3.DatabaseError,
    peewee.DatabaseError,
)
# SQLite's own words for a file that is not what it should be.
_DAMAGED = ("malformed", "not a database", "disk i/o error", "unsupported file format")
_FULL = "database or disk is full"


class Trouble:
    """`damage` is what SQLite said of the file, "" while all is well; it stays until the server is
    started anew. `is_full` ends when somebody sees room again; `on_full` is called by the thread
    that met it."""

    def __init__(self) -> None:
        self.damage = ""
        self.is_full = False
        self.on_full: Callable[[], None] = lambda: None

    def seen(self, error: BaseException) -> BaseException:
        """The error as those who wait for an answer shall hear it."""
        cause: BaseException | None = error
        while cause is not None and not isinstance(cause, ApiError):
            # SQLite may have ended the transaction itself, and what came then hides the first one.
            if isinstance(cause, ANY_DATABASE_ERROR):
                said = str(cause).lower()
                if _FULL in said:
                    self.is_full = True
                    self.on_full()
                    return DiskFullError()
                if any(words in said for words in _DAMAGED):
                    self.find_damage(said)
                    return UnreadableDatabaseError()
            cause = cause.__context__
        return error

    def find_damage(self, said: str) -> None:
        if not self.damage:
            log.error("the database is damaged", extra={"said": said})
        self.damage = said


def is_damage(error: BaseException) -> bool:
    """Whether an error says that the database's file is damaged."""
    return isinstance(Trouble().seen(error), UnreadableDatabaseError)


def fault_of(path: Path) -> str:
    """What SQLite's quick check finds wrong with a database; "" for none. Takes about a second for
    each gigabyte."""
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
            rows = connection.execute("PRAGMA quick_check(1)").fetchall()
    except sqlite3.OperationalError as error:
        # Who may not read it, or has no room for the journal's index, has found no damage.
        return str(error) if "i/o" in str(error).lower() else ""
    except sqlite3.DatabaseError as error:
        return str(error)
    return "" if rows == [("ok",)] else str(rows[0][0])
