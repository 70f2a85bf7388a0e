"""The chart of the week is as young as the board beside it (contract home.md)."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from oj_appliance.clock import Clock
from oj_appliance.configuration.service import Configuration
from oj_appliance.contests.known import KnownContests
from oj_appliance.contests.service import Contests
from oj_appliance.contests.submitters import Submitters
from oj_appliance.events import Events
from oj_appliance.groups.known import KnownGroups
from oj_appliance.groups.service import Groups
from oj_appliance.home.service import StartPage
from oj_appliance.places.practice import PracticePolicy
from oj_appliance.places.registry import PlaceRegistry
from oj_appliance.places.types import Kind
from oj_appliance.storage.database import Database
from oj_appliance.storage.schema import migrate
from tests.oj_appliance.rankings.conftest import Rows

pytestmark = pytest.mark.quick

NOON = 1_795_233_600_000


class SetClock(Clock):
    moment = NOON

    def now_ms(self) -> int:
        return self.moment


def test_a_week_is_counted_anew_after_ten_seconds(tmp_path: Path) -> None:
    path = tmp_path / "oj.sqlite3"
    migrate(path, backup_folder=tmp_path)
    database, clock = Database(path, reader_threads=1, read_timeout_ms=10_000), SetClock()
    registry = PlaceRegistry()
    registry.register(Kind.PRACTICE, PracticePolicy())
    known = KnownContests(database, Groups(KnownGroups(database)))
    submitters = Submitters(database, clock)
    contests = Contests(database, clock, known, submitters)
    page = StartPage(database, clock, Configuration(database, Events()), registry, contests)

    def today() -> int:
        return asyncio.run(page.week_statistics(is_fresh=False)).total[-1]

    with closing(sqlite3.connect(path)) as connection:
        rows = Rows(path, connection)
        uid, pid = rows.account("lin"), rows.problem()
        assert today() == 0
        rows.submission(uid, pid, submit_time=NOON)
        clock.moment = NOON + 9_999
        assert today() == 0
        clock.moment = NOON + 10_000
        assert today() == 1
    database.close()
