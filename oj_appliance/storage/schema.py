"""Brings the database to this version's schema, after a copy of what was there."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from peewee import SqliteDatabase
from playhouse.migrations import Runner

from oj_appliance.storage.backup import copy_database
from oj_appliance.storage.database import PRAGMAS

ANALYSED_ROWS = 1000  # of each index; what SQLite's documentation advises for large ones
MIGRATIONS = Path(__file__).parent / "migrations"
_RUNNING_PARTS = "SELECT name, sql FROM sqlite_master WHERE type IN ('trigger', 'view')"


class SchemaTooNewError(Exception):
    """The data folder was written by a newer version; starting would harm it."""


def unknown_steps(connection: sqlite3.Connection) -> list[str]:
    """Steps that a database has taken and this version does not know. Raises
    sqlite3.DatabaseError for a database of another program."""
    known = {path.stem for path in MIGRATIONS.glob("[0-9]*.py")}
    taken = connection.execute("SELECT name FROM schema_migration ORDER BY name").fetchall()
    return [name for (name,) in taken if name not in known]


def strange_parts(path: Path) -> list[str]:
    """Triggers and views of a database of this version that none of ours has: what would run by
    itself."""
    ours = SqliteDatabase(":memory:")
    try:
        Runner(ours, str(MIGRATIONS)).up()
        known = set(ours.execute_sql(_RUNNING_PARTS).fetchall())
    finally:
        ours.close()
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        return sorted(
            name for name, sql in connection.execute(_RUNNING_PARTS) if (name, sql) not in known
        )


def migrate(path: Path, *, backup_folder: Path | None = None) -> list[str]:
    """Applies what is pending, each step in a transaction; returns the names of the steps.

    An existing database is copied to `backup_folder` first, if one is given. Raises
    SchemaTooNewError.
    """
    existed = path.exists()
    database = SqliteDatabase(str(path), pragmas=PRAGMAS)
    try:
        runner = Runner(database, str(MIGRATIONS))
        status = runner.status()
        unknown = [step.name for step in status if step.path is None]
        if unknown:
            raise SchemaTooNewError(", ".join(unknown))
        pending = [step.name for step in status if not step.applied]
        if pending and existed and backup_folder is not None:
            copy_database(path, backup_folder, kind="upgrade")
        done = list(runner.up()) if pending else []
        if done and existed:
            # A new index has no statistics, and the night that brings some is far.
            database.execute_sql(f"PRAGMA analysis_limit = {ANALYSED_ROWS}")
            database.execute_sql("ANALYZE")
        return done
    finally:
        database.close()
