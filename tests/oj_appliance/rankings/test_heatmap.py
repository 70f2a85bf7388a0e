"""Days of the heat map are those of the site's time zone, and one year of them."""

from __future__ import annotations

import asyncio
from datetime import date, datetime
from zoneinfo import ZoneInfo

import pytest

from oj_appliance.clock import Clock
from oj_appliance.configuration.service import Configuration
from oj_appliance.events import Events
from oj_appliance.rankings.types import Heatmap
from oj_appliance.rankings.user_home import UserHomes
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import GUEST_VIEWER
from tests.oj_appliance.rankings.conftest import CONTEST, GROUP, TIMED_WORK, Rows

pytestmark = pytest.mark.quick


class StoppedClock(Clock):
    def __init__(self, now_ms: int) -> None:
        self._now_ms = now_ms

    def now_ms(self) -> int:
        return self._now_ms


def moment(text: str, zone: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


def heatmap(rows: Rows, uid: str, now_ms: int, zone: str) -> Heatmap:
    database = Database(rows.path, reader_threads=1, read_timeout_ms=10_000)
    configuration = Configuration(database, Events())
    configuration.website.timezone = zone
    homes = UserHomes(database, StoppedClock(now_ms), configuration)
    found = asyncio.run(homes.heatmap(GUEST_VIEWER, uid, None))
    database.close()
    return found


# One with a quarter of an hour in its offset, one with summer time, one beyond the date line.
@pytest.mark.covers("S1-9-8j")
@pytest.mark.parametrize("zone", ["Asia/Shanghai", "Asia/Kathmandu", "Europe/Berlin", "Etc/GMT+12"])
def test_a_day_begins_and_ends_at_the_sites_midnight(rows: Rows, zone: str) -> None:
    uid, pid = rows.account("lin"), rows.problem()
    for text in (
        *("2025-11-21T23:59:59", "2025-11-22T00:00:00"),  # a year and a day ago; the first day
        *("2026-03-29T00:00:00", "2026-03-29T23:59:59"),  # the day on which summer time begins
        *("2026-11-21T00:00:00", "2026-11-21T12:00:00"),
    ):
        rows.submission(uid, pid, submit_time=moment(text, zone))
    found = heatmap(rows, uid, moment("2026-11-21T23:59:59", zone), zone)
    assert found.end == date(2026, 11, 21)
    assert found.days == {
        date(2025, 11, 22): 1,
        date(2026, 3, 29): 2,
        date(2026, 11, 21): 2,
    }


def test_groups_count_and_contests_and_timed_work_do_not(rows: Rows) -> None:
    uid, pid = rows.account("lin"), rows.problem()
    now = moment("2026-11-21T12:00:00", "UTC")
    for place in ({}, GROUP, CONTEST, TIMED_WORK):
        rows.submission(uid, pid, submit_time=now, **place)
    assert heatmap(rows, uid, now, "UTC").days == {date(2026, 11, 21): 2}
