"""Neither a page of ranks nor a person's page scans or sorts the submissions."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from oj_appliance.rankings import store, user_home_store
from oj_appliance.rankings.types import PersonSearch, RankType
from oj_appliance.storage.base import fetch_all
from oj_appliance.storage.database import Database
from oj_appliance.storage.schema import migrate

pytestmark = pytest.mark.quick

COLUMNS = ("username", "nickname", "realname", "number")


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


@pytest.mark.parametrize("kind", list(RankType))
@pytest.mark.parametrize("search", ["", "lin"])
def test_a_page_of_ranks_walks_the_index_of_its_order(
    database: Database, kind: RankType, search: str
) -> None:
    parameters = ["%lin%"] * len(COLUMNS) if search else []
    plan = plan_of(
        database, store.rank_sql(kind, PersonSearch(search, COLUMNS)), *parameters, 30, 60
    )
    index = {RankType.ACM: "user_total_acm", RankType.OI: "user_total_oi"}[kind]
    assert index in plan[0], plan
    # Names are sorted among equal ones only.
    assert "USE TEMP B-TREE FOR ORDER BY" not in plan, plan
    assert not any(" submission" in step for step in plan), plan


@pytest.mark.parametrize("kind", list(RankType))
@pytest.mark.parametrize("search", ["", "lin"])
def test_only_those_who_have_a_place_are_counted(
    database: Database, kind: RankType, search: str
) -> None:
    sql = store.count_sql(kind, PersonSearch(search, COLUMNS))
    plan = plan_of(database, sql, *["%lin%"] * (len(COLUMNS) if search else 0))
    index = {RankType.ACM: "user_total_acm", RankType.OI: "user_total_oi"}[kind]
    assert plan[0].startswith("SEARCH user_total USING") and index in plan[0], plan


@pytest.mark.parametrize(
    ("sql", "parameters", "index"),
    [
        (user_home_store.SCORES, ("1",), "COVERING INDEX submission_best"),
        (user_home_store.SOLVED, ("1",), "user_accepted_once"),
        (user_home_store.QUARTERS, (900_000, "1", 5), "submission_user_newest"),
        (user_home_store.NEWEST_SESSION, ("1",), "session_user"),
        (user_home_store.FIND.format(condition="username_ci = ?"), ("x",), "account_username"),
    ],
)
def test_a_persons_page_reads_only_the_persons_rows(
    database: Database, sql: str, parameters: tuple[object, ...], index: str
) -> None:
    plan = plan_of(database, sql, *parameters)
    assert any(step.startswith("SEARCH") and index in step for step in plan), plan
    # Trials are few, and all lie in an index of their own.
    trials = "SCAN trial USING COVERING INDEX submission_trial"
    assert not any(step.startswith("SCAN") and step != trials for step in plan), plan
