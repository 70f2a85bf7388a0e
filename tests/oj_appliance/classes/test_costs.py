"""What the class table costs on any machine: a row for each cell, however much was submitted
(contract class.md §7)."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from oj_appliance.classes import cells, store
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


def test_a_table_reads_a_row_for_each_cell_of_whom_it_asks_for(database: Path) -> None:
    (step,) = [each for each in plan_of(database, store._IN_GROUP) if "class_cell" in each]
    assert step == "SEARCH class_cell USING PRIMARY KEY (group_id=? AND user_id=?)"


def test_a_verdict_counts_the_rows_of_its_own_cell(database: Path) -> None:
    (step,) = plan_of(database, cells.DERIVED)
    assert "SEARCH submission USING COVERING INDEX submission_class" in step
    assert "place_id=? AND user_id=? AND problem_id=?" in step


@pytest.mark.parametrize(
    "sql", [store._PRACTISED, assignment_store._IN_PRACTICE, assignment_store._IN_GROUP]
)
def test_no_query_looks_through_the_submissions(database: Path, sql: str) -> None:
    assert not [step for step in plan_of(database, sql) if step.startswith("SCAN submission")]
