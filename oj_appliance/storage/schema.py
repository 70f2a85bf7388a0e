"""Brings the database to this version's schema, after a copy of what was there."""

from __future__ import annotations

from pathlib import Path

from peewee import SqliteDatabase
from playhouse.migrations import Runner

from oj_appliance.storage.backup import copy_database
from oj_appliance.storage.database import PRAGMAS

MIGRATIONS = Path(__file__).parent / "migrations"


class SchemaTooNewError(Exception):
    """The data folder was written by a newer version; starting would harm it."""


def migrate(path: Path, *, backup_folder: Path) -> list[str]:
    """Applies what is pending, each step in a transaction; returns the names of the steps.

    An existing database is copied to `backup_folder` first. Raises SchemaTooNewError.
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
        if pending and existed:
            copy_database(path, backup_folder, kind="upgrade")
        return list(runner.up()) if pending else []
    finally:
        database.close()
