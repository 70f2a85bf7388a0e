"""What the nights do to accounts in the wastebasket (contract admin.md §20)."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from oj_appliance.accounts.model import Account
from oj_appliance.accounts.signing_in.sessions import Sessions
from oj_appliance.accounts.wastebasket.service import AccountWastebasket
from oj_appliance.clock import Clock
from oj_appliance.events import Events
from oj_appliance.files.service import PublicFiles
from oj_appliance.storage.base import fetch_all
from oj_appliance.storage.database import Database
from oj_appliance.storage.schema import migrate
from oj_appliance.web.guards import NOBODY


def add_deleted(*uids: str) -> None:
    for uid in uids:
        Account.create(
            id=uid, username=uid, created_at=1, updated_at=1, deleted_at=1, deleted_by="root"
        )


def test_who_restores_a_person_in_the_night_keeps_them_and_the_others_still_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    migrate(tmp_path / "oj.sqlite3", backup_folder=tmp_path / "backups")
    database = Database(tmp_path / "oj.sqlite3", reader_threads=1, read_timeout_ms=2000)
    clock = Clock()
    files = PublicFiles(database, clock, tmp_path / "public")
    wastebasket = AccountWastebasket(database, clock, Sessions(database, clock), files, Events())

    async def night() -> int:
        await database.write(add_deleted, "kept", "gone")
        read = database.read

        async def read_late(query: Any, *values: Any) -> Any:
            """Somebody is faster than what was read."""
            found = await read(query, *values)
            monkeypatch.setattr(database, "read", read)
            await wastebasket.restore("kept", NOBODY)
            return found

        monkeypatch.setattr(database, "read", read_late)
        return await wastebasket.remove_older_than(clock.now_ms())

    assert asyncio.run(night()) == 1
    query = "SELECT id, deleted_at FROM account WHERE id IN ('kept', 'gone')"
    assert asyncio.run(database.read(fetch_all, query)) == [("kept", None)]
    database.close()
