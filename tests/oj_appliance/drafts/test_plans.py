"""Saving and reading a draft reads that person's texts of that problem alone: not everybody's,
however many have written on it, and also before SQLite has gathered any statistics."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from oj_appliance.drafts import store
from oj_appliance.drafts.types import Desk
from oj_appliance.places.types import Kind, Place
from oj_appliance.storage.base import database_proxy, fetch_all
from oj_appliance.storage.database import Database
from oj_appliance.storage.schema import migrate

pytestmark = pytest.mark.quick

PLACE = Place(Kind.TIMED_WORK, 1)
DESK = Desk("1", 1000, PLACE)
OF_ONE_DESK = "INDEX draft_version (user_id=? AND problem_id=? AND contest_id=?"
OF_ONE_PERSON = "INDEX draft_version (user_id=?"


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Database]:
    folder: Path = tmp_path_factory.mktemp("plans")
    migrate(folder / "oj.sqlite3", backup_folder=folder)
    opened = Database(folder / "oj.sqlite3", reader_threads=1, read_timeout_ms=10_000)
    yield opened
    opened.close()


def plans(database: Database, query: Callable[[], object]) -> list[str]:
    """How SQLite looks into the table for each statement of the query."""
    asked: list[str] = []

    def traced() -> list[str]:
        connection = database_proxy.connection()
        connection.set_trace_callback(asked.append)
        query()
        connection.set_trace_callback(None)
        rows = [row for sql in asked for row in fetch_all(f"EXPLAIN QUERY PLAN {sql}")]
        return [row[3] for row in rows if "draft" in row[3] or "t1" in row[3]]

    return asyncio.run(database.read(traced))


@pytest.mark.parametrize(
    "query",
    [
        lambda: store.find_current(DESK, "C"),
        lambda: store.find_current(DESK, None),
        lambda: store.find_version(DESK, "C", 1),
        lambda: store.find_aside(DESK, "C", "text"),
        lambda: store.list_versions(DESK, "C"),
        lambda: store.list_versions(DESK, None),
    ],
)
def test_a_desk_is_found_by_its_own_index(database: Database, query: Callable[[], object]) -> None:
    told = plans(database, query)
    assert any(OF_ONE_DESK in step for step in told), told
    # The row itself is then taken by its number.
    others = [step for step in told if OF_ONE_DESK not in step]
    assert all("INTEGER PRIMARY KEY (rowid=?)" in step for step in others), told


@pytest.mark.parametrize(
    "query",
    [
        lambda: store.newest_in(PLACE, "1"),
        lambda: store.versions_in(PLACE, "1"),
        lambda: store.bytes_of("1"),
        lambda: store.earlier_versions("1"),
    ],
)
def test_a_persons_texts_are_found_by_the_person(
    database: Database, query: Callable[[], object]
) -> None:
    told = plans(database, query)
    assert any(OF_ONE_PERSON in step for step in told), told
    assert not any(step.startswith("SCAN") for step in told), told
    assert not any("draft_problem" in step for step in told), told
