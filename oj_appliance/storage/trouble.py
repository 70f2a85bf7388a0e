"""What is wrong with the database's file or its disk: told to health, doctor and dashboard."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
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
LARGE_BYTES = 256 * 1024**2


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


class Look:
    """SQLite's quick check of a database, which takes a second or more for each gigabyte."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._connection: sqlite3.Connection | None = None
        self._is_broken_off = False

    def fault(self) -> str:
        """What is wrong with it; "" for nothing, and after `break_off`."""
        try:
            with closing(self._opened()) as connection:
                if self._is_broken_off:
                    return ""
                rows = connection.execute("PRAGMA quick_check(1)").fetchall()
        except sqlite3.OperationalError as error:
            # Who may not read it, or has no room for the journal's index, has found no damage.
            return str(error) if "i/o" in str(error).lower() else ""
        except sqlite3.DatabaseError as error:
            return str(error)
        return "" if rows == [("ok",)] else str(rows[0][0])

    def break_off(self) -> None:
        """From another thread."""
        self._is_broken_off = True
        if self._connection is not None:
            with suppress(sqlite3.ProgrammingError):  # it has just ended by itself
                self._connection.interrupt()

    def _opened(self) -> sqlite3.Connection:
        address = f"file:{self._path}?mode=ro"
        self._connection = sqlite3.connect(address, uri=True, check_same_thread=False)
        return self._connection


def fault_of(path: Path) -> str:
    """What SQLite's quick check finds wrong with a database; "" for none."""
    return Look(path).fault()


def is_large(path: Path) -> bool:
    """Whether a look takes so long that nobody should wait for it."""
    return path.exists() and path.stat().st_size > LARGE_BYTES


def is_looked_at_first(path: Path) -> bool:
    """Whether a start waits for `fault_of`. A large database that was closed is looked at beside
    the work; one that was not, as after a power cut, has its journal beside it."""
    was_closed = not path.with_name(f"{path.name}-wal").exists()
    return path.exists() and not (is_large(path) and was_closed)
