"""Slow statements are remembered by their text, never by what they asked for."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from oj_appliance.storage.base import fetch_all
from oj_appliance.storage.database import Database
from oj_appliance.storage.schema import migrate
from oj_appliance.storage.slow_statements import MOST_KEPT, SlowStatements

pytestmark = pytest.mark.quick
SECRET = "a value that nobody may read"


def test_a_statement_is_kept_without_its_values(tmp_path: Path) -> None:
    migrate(tmp_path / "oj.sqlite3", backup_folder=tmp_path)
    database = Database(tmp_path / "oj.sqlite3", reader_threads=1, read_timeout_ms=2000)
    database.slow._slow_ms = 0.0

    def look(name: str) -> None:
        fetch_all("SELECT id FROM account WHERE username = ?", name)

    async def run() -> None:
        await database.read(look, SECRET)
        await database.read(look, "somebody")
        await database.write(look, SECRET)

    try:
        asyncio.run(run())
        found = {each.statement: each for each in database.slow.worst()}
        assert found["SELECT id FROM account WHERE username = ?"].count == 3
        assert SECRET not in str(found)
    finally:
        database.close()


def test_time_between_two_calls_is_nobodys() -> None:
    slow = SlowStatements(slow_ms=0.0)
    slow.begin("SELECT outside")
    assert slow.worst() == []
    with slow.watched():
        slow.begin("SELECT inside")
    slow.begin("SELECT outside")
    assert [each.statement for each in slow.worst()] == ["SELECT inside"]


def test_only_so_many_are_kept() -> None:
    slow = SlowStatements(slow_ms=0.0)
    with slow.watched():
        for number in range(MOST_KEPT + 5):
            slow.begin(f"SELECT {number}")
    assert len(slow.worst()) == MOST_KEPT
