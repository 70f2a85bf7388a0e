"""What other parts ask for: a whole backup before they change all that is there."""

from __future__ import annotations

import asyncio
import sqlite3
import tarfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from oj_appliance.backups.archive import write_archive
from oj_appliance.backups.types import UPGRADE, BadBackupError
from oj_appliance.data_folder import DataFolder
from tests.benchmarks.backup_times import fill
from tests.oj_appliance.backups.sites import Site, on_a_site


def test_a_backup_before_an_upgrade_is_whole_and_of_its_own_kind(tmp_path: Path) -> None:
    async def take(site: Site) -> tuple[Path, str]:
        path = await site.part.backups.take_backup(UPGRADE)
        return path, next(
            each.kind for each in await site.part.backups.all() if each.name == path.name
        )

    path, kind = on_a_site(tmp_path / "data", take)
    assert kind == "upgrade" and path.name.startswith("oj-upgrade-")
    with tarfile.open(path) as archive:
        assert {"oj.sqlite3", "checksums.json"} <= set(archive.getnames())


def test_two_that_are_asked_for_at_once_are_made_one_after_the_other(tmp_path: Path) -> None:
    async def take_two(site: Site) -> tuple[Path, Path]:
        take = site.part.backups.take_backup
        return await asyncio.gather(take(UPGRADE), take(UPGRADE))

    first, second = on_a_site(tmp_path / "data", take_two)
    assert first != second and first.is_file() and second.is_file()


def test_a_backup_that_is_asked_for_and_fails_is_an_error(tmp_path: Path) -> None:
    async def take_from_a_bad_disk(site: Site) -> None:
        (tmp_path / "data" / "backups").rmdir()
        (tmp_path / "data" / "backups").write_text("")
        await site.part.backups.take_backup(UPGRADE)

    with pytest.raises(BadBackupError, match="not there any more"):
        on_a_site(tmp_path / "data", take_from_a_bad_disk)


def test_no_write_meets_a_lock_while_a_backup_is_made(tmp_path: Path) -> None:
    """A writer that would not wait at all commits from its beginning to its end."""
    folder, commits = DataFolder(tmp_path / "data"), 0
    fill(folder, 20)
    with (
        closing(sqlite3.connect(folder.database, timeout=0, isolation_level=None)) as writer,
        ThreadPoolExecutor(1) as beside,
        (tmp_path / "site.tar").open("w+b") as file,
    ):
        backup = beside.submit(write_archive, folder, file)
        while not backup.done():
            writer.execute("UPDATE config SET updated_at = updated_at + 1 WHERE key = 'k0'")
            commits += 1
        backup.result()
    assert commits > 0
