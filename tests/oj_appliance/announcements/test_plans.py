"""Neither list of announcements sorts or scans the table."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from oj_appliance.announcements import store
from oj_appliance.storage.base import fetch_all
from oj_appliance.storage.database import Database
from oj_appliance.storage.schema import migrate

pytestmark = pytest.mark.quick


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    migrate(tmp_path / "oj.sqlite3", backup_folder=tmp_path)
    opened = Database(tmp_path / "oj.sqlite3", reader_threads=1, read_timeout_ms=10_000)
    yield opened
    opened.close()


@pytest.mark.parametrize("contest_id", [None, 1000])
@pytest.mark.parametrize("status", [None, 0])
def test_a_page_walks_an_index_in_its_order(
    database: Database, status: int | None, contest_id: int | None
) -> None:
    sql, parameters = store.newest(contest_id, status=status).limit(5).sql()
    rows = asyncio.run(database.read(fetch_all, f"EXPLAIN QUERY PLAN {sql}", *parameters))
    plan = [row[3] for row in rows]
    assert plan and all("USING" in step and "INDEX" in step for step in plan), plan
    assert not any("TEMP B-TREE" in step or step.startswith("SCAN") for step in plan), plan
