"""Lists of what was commented on are found by their person, and those who wait by what waits."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from oj_appliance.annotations import store
from oj_appliance.storage.base import fetch_all
from oj_appliance.storage.database import Database
from oj_appliance.storage.schema import migrate

pytestmark = pytest.mark.quick


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Database]:
    folder: Path = tmp_path_factory.mktemp("plans")
    migrate(folder / "oj.sqlite3", backup_folder=folder)
    opened = Database(folder / "oj.sqlite3", reader_threads=1, read_timeout_ms=10_000)
    yield opened
    opened.close()


def plan_of(database: Database, sql: str, *parameters: object) -> list[str]:
    rows = asyncio.run(database.read(fetch_all, f"EXPLAIN QUERY PLAN {sql}", *parameters))
    assert rows
    return [row[3] for row in rows]


@pytest.mark.parametrize("person", ["owner", "author"])
def test_a_page_is_found_by_its_person(database: Database, person: str) -> None:
    sql = store.PAGE.format(person=f"{person}_id", known="submission.status = 0")
    plan = plan_of(database, sql, "1", 10, 0)
    assert any(f"code_annotation_{person}" in step for step in plan), plan
    assert not any(step.startswith(("SCAN note", "SCAN submission")) for step in plan), plan


def test_who_waits_is_found_without_those_who_do_not(database: Database) -> None:
    (step,) = plan_of(database, store.WAITING)
    assert "code_annotation_waiting" in step
