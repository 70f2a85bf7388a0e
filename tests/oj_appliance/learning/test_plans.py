"""A person's learning is read by their own rows: no table is walked that grows with the school."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from oj_appliance.learning import store
from oj_appliance.places.practice import PracticePolicy
from oj_appliance.places.registry import PlaceRegistry
from oj_appliance.places.types import Kind, Shown, Sql
from oj_appliance.storage.base import fetch_all
from oj_appliance.storage.database import Database
from oj_appliance.storage.schema import migrate
from oj_appliance.web.guards import Viewer

pytestmark = pytest.mark.quick


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Database]:
    folder: Path = tmp_path_factory.mktemp("plans")
    migrate(folder / "oj.sqlite3", backup_folder=folder)
    opened = Database(folder / "oj.sqlite3", reader_threads=1, read_timeout_ms=10_000)
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def known() -> Sql:
    registry = PlaceRegistry()
    registry.register(Kind.PRACTICE, PracticePolicy())
    return registry.condition(Viewer("1", "ann"), Shown.STATUS)


def plan_of(database: Database, sql: str, *parameters: object) -> list[str]:
    rows = asyncio.run(database.read(fetch_all, f"EXPLAIN QUERY PLAN {sql}", *parameters))
    assert rows
    return [row[3] for row in rows]


def test_attempts_are_found_by_their_person(database: Database, known: Sql) -> None:
    sql = store.ATTEMPTS.format(known=known.text, score=known.text, cases=known.text)
    plan = plan_of(database, sql, *known.values * 2, "1", *known.values)
    assert any("SEARCH submission USING INDEX submission_user_problem" in step for step in plan)
    assert not any(step.startswith("SCAN submission") for step in plan), plan


def test_days_of_practice_are_found_by_their_person(database: Database, known: Sql) -> None:
    sql = store.QUARTERS.format(known=known.text)
    plan = plan_of(database, sql, store.QUARTER_MS, "1", *known.values)
    assert any("SEARCH submission" in step and "user_id=?" in step for step in plan), plan
    assert not any(step.startswith("SCAN submission") for step in plan), plan


def test_shares_of_cases_are_found_by_their_submission(database: Database) -> None:
    plan = plan_of(database, store.PASSED, "[1]")
    assert any("SEARCH submission_case" in step for step in plan), plan
