"""A backup of any version that was released is taken by this one."""

from __future__ import annotations

import os
import shutil
import sqlite3
import zipfile
from contextlib import closing
from pathlib import Path

from peewee import SqliteDatabase
from playhouse.migrations import Runner

from oj_appliance.backups.archive import write_archive
from oj_appliance.backups.restoring import pool_beside, unpack
from oj_appliance.data_folder import DataFolder
from oj_appliance.storage.schema import MIGRATIONS
from tests.oj_appliance.backups.sites import Site, on_a_site

STEPS = sorted(path for path in MIGRATIONS.glob("[0-9]*.py"))
FULL = os.environ.get("OJ_TEST_FULL") == "1"
EARLIER = Path(__file__).parents[2] / "fixtures" / "recorded_answers" / "folder.zip"
ROOT = "SELECT username FROM account WHERE id = '1'"


def schema_of(path: Path) -> list[tuple[str, ...]]:
    """Tables with their columns, indexes, triggers, by name."""
    with closing(sqlite3.connect(path)) as connection:
        return sorted(
            connection.execute(
                "SELECT part.type, part.name, field.name, field.type FROM sqlite_master AS part"
                " LEFT JOIN pragma_table_info(part.name) AS field ON part.type = 'table'"
                " WHERE part.name NOT LIKE 'sqlite_%'"
            ),
            key=str,
        )


def backup_of(folder: DataFolder, target: Path) -> Path:
    with target.open("w+b") as file:
        write_archive(folder, file)
    return target


def restored(backup: Path, into: Path) -> Path:
    into.mkdir()
    with backup.open("rb") as source:
        unpack(source, into, pool_beside(backup, None))
    return into / "oj.sqlite3"


def test_a_backup_at_each_step_of_the_schema_becomes_a_site_of_today(tmp_path: Path) -> None:
    """One database takes every step, and is backed up on its way."""
    folder, steps = DataFolder(tmp_path / "site"), tmp_path / "steps"
    folder.prepare()
    steps.mkdir()
    newest = None
    for number, step in enumerate(STEPS):
        shutil.copy(step, steps)
        database = SqliteDatabase(str(folder.database))
        Runner(database, str(steps)).up()
        database.close()
        is_last = step == STEPS[-1]
        if number % 8 == 0 or is_last or FULL:
            backup = backup_of(folder, tmp_path / f"{step.stem}.tar")
            opened = restored(backup, tmp_path / step.stem)
            with closing(sqlite3.connect(opened)) as connection:
                assert connection.execute(ROOT).fetchall() == [("root",)], step.stem
            newest = schema_of(opened) if newest is None else newest
            assert schema_of(opened) == newest, step.stem
            shutil.rmtree(tmp_path / step.stem)


def test_a_school_of_an_earlier_version_goes_on_from_its_backup(tmp_path: Path) -> None:
    """A kept data folder with people, problems, contests and submissions."""
    with zipfile.ZipFile(EARLIER) as archive:
        archive.extractall(tmp_path / "earlier")
    database = next((tmp_path / "earlier").rglob("oj.sqlite3"))
    folder = DataFolder(database.parent)
    folder.prepare()
    with closing(sqlite3.connect(folder.database)) as connection:
        counted = [
            connection.execute(f"SELECT count(*) FROM {table}").fetchone()
            for table in ("account", "problem", "submission")
        ]
    backup = backup_of(folder, tmp_path / "school.tar")
    opened = restored(backup, tmp_path / "new")
    with closing(sqlite3.connect(opened)) as connection:
        assert counted == [
            connection.execute(f"SELECT count(*) FROM {table}").fetchone()
            for table in ("account", "problem", "submission")
        ]

    async def made_again(site: Site) -> str:
        return (await site.part.backups.take_backup("manual")).name

    assert on_a_site(tmp_path / "new", made_again).startswith("oj-manual-")
