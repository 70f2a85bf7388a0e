"""No list of submissions sorts or scans the whole table, whatever its filter."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from oj_appliance.storage.base import fetch_all
from oj_appliance.storage.database import Database
from oj_appliance.storage.schema import migrate
from oj_appliance.submissions import store
from oj_appliance.submissions.types import SubmissionFilter

pytestmark = pytest.mark.quick

FILTERS = [
    SubmissionFilter(),
    SubmissionFilter(status=0),
    SubmissionFilter(uid="1"),
    SubmissionFilter(uid="1", status=-1),
    SubmissionFilter(username="x"),
    SubmissionFilter(problem="P1"),
    SubmissionFilter(problem="12"),
    SubmissionFilter(problem="P1000", complete_problem=True),
]


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Database]:
    folder: Path = tmp_path_factory.mktemp("plans")
    migrate(folder / "oj.sqlite3", backup_folder=folder)
    opened = Database(folder / "oj.sqlite3", reader_threads=1, read_timeout_ms=10_000)
    yield opened
    opened.close()


@pytest.mark.parametrize("wanted", FILTERS)
def test_a_page_walks_an_index_in_its_order(database: Database, wanted: SubmissionFilter) -> None:
    sql, parameters = store.newest(wanted).limit(15).offset(30).sql()
    rows = asyncio.run(database.read(fetch_all, f"EXPLAIN QUERY PLAN {sql}", *parameters))
    plan = [row[3] for row in rows]
    assert plan and all("USING" in step and "INDEX" in step for step in plan), plan
    assert not any("TEMP B-TREE" in step or step.startswith("SCAN") for step in plan), plan
