"""What the class table costs on any machine: its queries read an index alone, however much was
submitted elsewhere (contract class.md §7)."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from oj_appliance.classes import store
from oj_appliance.classes.assignments import store as assignment_store
from oj_appliance.storage.schema import migrate


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("class-costs")
    migrate(folder / "oj.sqlite3", backup_folder=folder / "backups")
    return folder / "oj.sqlite3"


def plan_of(database: Path, sql: str) -> list[str]:
    marks = {f"?{number}": "'[]'" for number in range(1, 5)}
    for mark, value in marks.items():
        sql = sql.replace(mark, value)
    with closing(sqlite3.connect(database)) as connection:
        return [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {sql}")]


@pytest.mark.parametrize("sql", [store._IN_GROUP, store._OF_PERSON])
def test_a_table_reads_one_covering_index_in_its_order(database: Path, sql: str) -> None:
    plan = plan_of(database, sql)
    assert len(plan) == 1 and "SEARCH submission USING COVERING INDEX submission_class" in plan[0]


@pytest.mark.parametrize(
    "sql", [store._PRACTISED, assignment_store._IN_PRACTICE, assignment_store._IN_GROUP]
)
def test_no_query_looks_through_the_submissions(database: Path, sql: str) -> None:
    assert not [step for step in plan_of(database, sql) if step.startswith("SCAN submission")]
