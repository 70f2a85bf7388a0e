"""Copies of the database that are known to open: VACUUM INTO, check, then rename."""

from __future__ import annotations

import errno
import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

# Of a copy beside writers: so much at once, and a rest in between for everybody else.
PAGES_AT_ONCE = 1024
REST_S = 0.004


class BadCopyError(Exception):
    """The copy did not pass SQLite's own check; it was removed."""


def copy_name(kind: str) -> str:
    """The name of a copy that begins now: `<kind>-<UTC time>.sqlite3`."""
    return f"{kind}-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}.sqlite3"


def copy_database(source: Path, folder: Path, *, kind: str) -> Path:
    """A checked copy in `folder`, named by `copy_name`; other connections go on writing.

    Raises:
        BadCopyError: the database is damaged, or its copy is.
        OSError: the disk is full.
    """
    folder.mkdir(parents=True, exist_ok=True)
    target = folder / copy_name(kind)
    unfinished = target.with_suffix(".part")
    connection = sqlite3.connect(source)
    try:
        connection.execute("VACUUM INTO ?", (str(unfinished),))
    except sqlite3.DatabaseError as error:
        unfinished.unlink(missing_ok=True)
        if "full" in str(error):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(target)) from error
        raise BadCopyError(f"{source}: {error}") from error
    finally:
        connection.close()
    if not passes_check(unfinished):
        unfinished.unlink()
        raise BadCopyError(str(target))
    unfinished.replace(target)
    return target


def copy_beside_writers(source: Path, target: Path, *, on_step: Callable[[], None]) -> None:
    """A checked copy of one moment in a new file. It takes neither a lock that a writer waits for
    nor the disk for itself; `on_step` is called after each `PAGES_AT_ONCE`.

    Raises:
        BadCopyError: the database is damaged, or its copy is.
        OSError: the disk is full.
    """
    try:
        with (
            closing(sqlite3.connect(source, isolation_level=None)) as reading,
            closing(sqlite3.connect(target, isolation_level=None)) as writing,
        ):
            writing.execute("PRAGMA synchronous = OFF")  # whoever takes it flushes it
            # One moment for all its parts; without this each write of others would begin it anew.
            reading.execute("BEGIN")
            reading.execute("SELECT count(*) FROM sqlite_master").fetchone()
            reading.backup(writing, pages=PAGES_AT_ONCE, progress=lambda *_: _rest(on_step))
            writing.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.DatabaseError as error:
        target.unlink(missing_ok=True)
        if "full" in str(error):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(target)) from error
        raise BadCopyError(f"{source}: {error}") from error
    if not passes_check(target):
        target.unlink()
        raise BadCopyError(str(target))


def _rest(on_step: Callable[[], None]) -> None:
    on_step()
    time.sleep(REST_S)


def passes_check(path: Path, *, full: bool = False) -> bool:
    """`full` compares each index with its table, too, which takes several times as long."""
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    try:
        check = "integrity_check" if full else "quick_check"
        return bool(connection.execute(f"PRAGMA {check}").fetchone() == ("ok",))
    except sqlite3.DatabaseError:
        return False
    finally:
        connection.close()
