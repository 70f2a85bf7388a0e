"""What other parts ask for: a whole backup before they change all that is there."""

from __future__ import annotations

import asyncio
import tarfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from oj_appliance.app import build
from oj_appliance.backups.service import Backups
from oj_appliance.backups.types import UPGRADE, BadBackupError
from oj_appliance.composition.backups import BackupPart
from oj_appliance.settings import ServerSettings, Settings

Answer = TypeVar("Answer")


def on_a_site(folder: Path, use: Callable[[Backups], Awaitable[Answer]]) -> Answer:
    async def run() -> Answer:
        appliance = build(Settings(server=ServerSettings(data=str(folder))), None)
        await appliance.load(root_password="rootroot")
        try:
            return await use(appliance[BackupPart].backups)
        finally:
            await appliance.close()

    return asyncio.run(run())


def test_a_backup_before_an_upgrade_is_whole_and_of_its_own_kind(tmp_path: Path) -> None:
    async def take(backups: Backups) -> tuple[Path, str]:
        path = await backups.take_backup(UPGRADE)
        return path, next(each.kind for each in await backups.all() if each.name == path.name)

    path, kind = on_a_site(tmp_path / "data", take)
    assert kind == "upgrade" and path.name.startswith("oj-upgrade-")
    with tarfile.open(path) as archive:
        assert {"oj.sqlite3", "checksums.json"} <= set(archive.getnames())


def test_two_that_are_asked_for_at_once_are_made_one_after_the_other(tmp_path: Path) -> None:
    async def take_two(backups: Backups) -> tuple[Path, Path]:
        return await asyncio.gather(backups.take_backup(UPGRADE), backups.take_backup(UPGRADE))

    first, second = on_a_site(tmp_path / "data", take_two)
    assert first != second and first.is_file() and second.is_file()


def test_a_backup_that_is_asked_for_and_fails_is_an_error(tmp_path: Path) -> None:
    async def take_from_a_bad_disk(backups: Backups) -> None:
        (tmp_path / "data" / "backups").rmdir()
        (tmp_path / "data" / "backups").write_text("")
        await backups.take_backup(UPGRADE)

    with pytest.raises(BadBackupError, match="Not a directory"):
        on_a_site(tmp_path / "data", take_from_a_bad_disk)
