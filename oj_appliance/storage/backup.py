"""Copies of the database that are known to open: VACUUM INTO, check, then rename."""

from __future__ import annotations

import errno
import os
import sqlite3
from datetime import UTC, datetime
from pathlib import Path


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


def passes_check(path: Path) -> bool:
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    try:
        return bool(connection.execute("PRAGMA quick_check").fetchone() == ("ok",))
    except sqlite3.DatabaseError:
        return False
    finally:
        connection.close()
