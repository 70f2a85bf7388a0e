"""The timer's part: what waits is pushed, once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from oj_appliance.clock import Clock
from oj_appliance.messages.service import Notices
from oj_appliance.messages.types import Audience, NoticeDraft
from oj_appliance.storage.database import Database
from oj_appliance.storage.schema import migrate
from oj_appliance.web.guards import Actor, Viewer
from oj_appliance.web.paging import Window

pytestmark = pytest.mark.quick
ROOT = Actor(Viewer(uid="1", username="root", role="root"), "127.0.0.1")


def test_the_full_hour_pushes_what_waits(tmp_path: Path) -> None:
    migrate(tmp_path / "oj.sqlite3", backup_folder=tmp_path)
    database = Database(tmp_path / "oj.sqlite3", reader_threads=1, read_timeout_ms=2000)

    async def run() -> list[tuple[bool, int]]:
        notices = Notices(database, Clock(), lambda uids: None)
        draft = NoticeDraft("Later", "text", Audience.ALL)
        await notices.create(ROOT, draft, push_now=False)
        seen = []
        for _ in range(3):
            (row,), _total = await notices.page(None, Window(1, 10))
            seen.append((row.is_pushed, row.copies))
            await notices.push_waiting()
        return seen

    try:
        assert asyncio.run(run()) == [(False, 0), (True, 1), (True, 1)]
    finally:
        database.close()
