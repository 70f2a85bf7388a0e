"""Copies of the database that are known to open: VACUUM INTO, check, then rename."""

from __future__ import annotations

import logging
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

log = logging.getLogger(__name__)

NIGHTLY_KEPT = 7


class BadCopyError(Exception):
    """The copy did not pass SQLite's own check; it was removed."""


def copy_name(kind: str) -> str:
    """The name of a copy that begins now: `<kind>-<UTC time>.sqlite3`."""
    return f"{kind}-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}.sqlite3"


def copy_database(source: Path, folder: Path, *, kind: str, name: str | None = None) -> Path:
    """A checked copy in `folder`, named by `copy_name`; other connections go on writing.

    Raises BadCopyError.
    """
    folder.mkdir(parents=True, exist_ok=True)
    target = folder / (name or copy_name(kind))
    unfinished = target.with_suffix(".part")
    connection = sqlite3.connect(source)
    try:
        connection.execute("VACUUM INTO ?", (str(unfinished),))
    finally:
        connection.close()
    if not passes_check(unfinished):
        unfinished.unlink()
        raise BadCopyError(str(target))
    unfinished.replace(target)
    return target


def copy_nightly(source: Path, folder: Path) -> None:
    """One more of this night, and as many as are kept; a failure is logged and keeps the older
    ones."""
    try:
        copy_database(source, folder, kind="nightly")
    except (OSError, BadCopyError):
        log.exception("the nightly backup failed")
        return
    for old in sorted(folder.glob("nightly-*.sqlite3"))[:-NIGHTLY_KEPT]:
        old.unlink()


def passes_check(path: Path) -> bool:
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    try:
        return bool(connection.execute("PRAGMA quick_check").fetchone() == ("ok",))
    except sqlite3.DatabaseError:
        return False
    finally:
        connection.close()
