"""The days of the week's statistics, in every time zone, and the plans of the start page."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some

from oj_appliance.home import rules, store
from oj_appliance.places.practice import PracticePolicy
from oj_appliance.places.registry import PlaceRegistry
from oj_appliance.places.types import Kind, Shown
from oj_appliance.storage.base import fetch_all
from oj_appliance.storage.database import Database
from oj_appliance.storage.schema import migrate
from oj_appliance.web.guards import GUEST_VIEWER
from tests.oj_appliance.places.contest_policy import ContestPolicy

pytestmark = pytest.mark.quick
HOUR_MS = 3_600_000
ZONES = ["Asia/Shanghai", "UTC", "America/Los_Angeles", "Australia/Lord_Howe", "Asia/Kathmandu"]


@given(now=some.integers(0, 4_000_000_000_000), zone=some.sampled_from(ZONES))
def test_seven_days_follow_each_other_and_the_last_holds_now(now: int, zone: str) -> None:
    days = rules.last_days(now, zone)
    assert [later - earlier for earlier, later in pairwise(days)] == [timedelta(days=1)] * 6
    start = rules.begins_at(days[-1], zone)
    end = rules.begins_at(days[-1] + timedelta(days=1), zone)
    assert start <= now < end and 23 * HOUR_MS <= end - start <= 25 * HOUR_MS


def plan_of(folder: Path, sql: str, *parameters: object) -> list[str]:
    migrate(folder / "oj.sqlite3", backup_folder=folder)
    database = Database(folder / "oj.sqlite3", reader_threads=1, read_timeout_ms=10_000)
    rows = asyncio.run(database.read(fetch_all, f"EXPLAIN QUERY PLAN {sql}", *parameters))
    database.close()
    return [str(row[3]) for row in rows]


def test_a_day_is_counted_from_the_index_alone(tmp_path: Path) -> None:
    registry, contest = PlaceRegistry(), ContestPolicy()
    contest.kept_back = {7: (1000, Shown.ROW)}
    registry.register(Kind.PRACTICE, PracticePolicy())
    registry.register(Kind.CONTEST, contest)
    is_open = registry.condition(GUEST_VIEWER, Shown.STATUS)
    plan = plan_of(tmp_path, store.WITHIN.format(is_open=is_open.text), *is_open.values, 0, 1)
    tables = [step for step in plan if step.startswith(("SEARCH", "SCAN"))]
    assert tables[0].startswith("SEARCH") and "USING COVERING INDEX submission_day" in tables[0]
    # Trials are few: all of them are read, and no other row.
    trials = "SCAN trial USING COVERING INDEX submission_trial"
    assert tables[1:] and set(tables[1:]) == {trials}, plan


def test_the_pictures_are_found_by_their_kind(tmp_path: Path) -> None:
    sql, parameters = store.carousel_query("carousel").sql()
    (step,) = plan_of(tmp_path, sql, *parameters)
    assert step.startswith("SEARCH") and "INDEX file_type (type=? AND deleted=?)" in step
