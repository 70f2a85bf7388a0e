"""A session that ends while somebody is looking it up has ended (contract 00-conventions §3)."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from oj_appliance.accounts.sessions import Sessions
from oj_appliance.accounts.types import Origin
from oj_appliance.clock import Clock
from oj_appliance.storage.database import Database
from oj_appliance.storage.schema import migrate

pytestmark = pytest.mark.quick


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    migrate(tmp_path / "oj.sqlite3", backup_folder=tmp_path)
    opened = Database(tmp_path / "oj.sqlite3", reader_threads=2, read_timeout_ms=20_000)
    yield opened
    opened.close()


def test_who_was_read_before_the_end_is_not_let_in_after_it(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    sessions = Sessions(database, Clock())
    read, may_go_on = threading.Event(), threading.Event()
    find = sessions._query.find

    def find_and_linger(*values: Any) -> Any:
        found = find(*values)
        if not read.is_set():  # the first reader holds what will be old in a moment
            read.set()
            assert may_go_on.wait(30)
        return found

    monkeypatch.setattr(sessions._query, "find", find_and_linger)

    async def run() -> list[object]:
        token = await sessions.open("1", Origin("", "127.0.0.1"))
        asking = asyncio.create_task(sessions.authenticate(token))
        await asyncio.to_thread(read.wait, 30)
        (session,) = await sessions.list_open("1")
        await sessions.end(session.id)
        may_go_on.set()
        return [await asking, await sessions.authenticate(token)]

    assert asyncio.run(run()) == [None, None]
