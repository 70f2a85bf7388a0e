"""A person's own submissions are added up once, however often their page is asked for."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from oj_appliance.clock import Clock
from oj_appliance.learning import store
from oj_appliance.learning.own_rows import Conditions, OwnRowsMemory
from oj_appliance.places.types import Sql
from oj_appliance.storage.database import Database
from oj_appliance.storage.schema import migrate

pytestmark = pytest.mark.quick
ALL = Sql("1")
EVERYTHING, SEALED = Conditions(ALL, ALL, ALL, ALL), Conditions(ALL, Sql("0"), ALL, ALL)


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    migrate(tmp_path / "oj.sqlite3", backup_folder=tmp_path)
    opened = Database(tmp_path / "oj.sqlite3", reader_threads=2, read_timeout_ms=10_000)
    yield opened
    opened.close()


def test_a_crowd_of_questions_is_one_reading(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = store.attempts
    asked: list[str] = []

    def counted(uid: str, *conditions: Any) -> Any:
        asked.append(uid)
        return read(uid, *conditions)

    monkeypatch.setattr(store, "attempts", counted)

    async def ask() -> None:
        memory = OwnRowsMemory(database, Clock())
        await asyncio.gather(*(memory.rows_of("ann", EVERYTHING) for _ in range(50)))
        await memory.rows_of("ann", EVERYTHING)
        assert asked == ["ann"]
        # What an exam keeps back is another answer, and so is another person's.
        await memory.rows_of("ann", SEALED)
        await memory.rows_of("ben", EVERYTHING)
        assert asked == ["ann", "ann", "ben"]

    asyncio.run(ask())


def test_a_reading_that_failed_is_tried_again(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask() -> None:
        memory = OwnRowsMemory(database, Clock())
        with monkeypatch.context() as broken:
            broken.setattr(store, "ATTEMPTS", "SELECT nothing {known}{score}{cases}")
            with pytest.raises(Exception, match="nothing"):
                await memory.rows_of("ann", EVERYTHING)
        assert (await memory.rows_of("ann", EVERYTHING)).attempts == []

    asyncio.run(ask())
