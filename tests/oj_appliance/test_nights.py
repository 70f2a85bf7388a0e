"""The night's work is done at night, or once a server that was off is on again."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from oj_appliance.accounts.rules import ROOT_UID
from oj_appliance.app import PARTS, build
from oj_appliance.appliance import Appliance
from oj_appliance.clock import Clock
from oj_appliance.composition.backups import BackupPart
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Cycle, Part, Timer
from oj_appliance.errors import DiskFullError
from oj_appliance.nights import last_begun
from oj_appliance.settings import ServerSettings, Settings
from tests.oj_appliance.contests.making import a_contest, insert_contest

# Of the site's zone, Shanghai.
FIRST_DAY = "2026-11-30 09:05"


def moment(told: str) -> int:
    """In epoch ms, of what a clock in Shanghai shows."""
    local = datetime.fromisoformat(told).replace(tzinfo=ZoneInfo("Asia/Shanghai"))
    return round(local.timestamp() * 1000)


class WallClock(Clock):
    """Shows what the test sets, as told in Shanghai."""

    def __init__(self, told: str) -> None:
        self.set(told)

    def set(self, told: str) -> None:
        self._now_ms = moment(told)

    def now_ms(self) -> int:
        return self._now_ms


class Heard(Part):
    def __init__(self, cycles: list[Cycle]) -> None:
        self._cycles = cycles

    def timers(self) -> list[Timer]:
        return [Timer(each, self._hear(each)) for each in Cycle]

    def _hear(self, cycle: Cycle) -> Callable[[], Coroutine[Any, Any, None]]:
        async def work() -> None:
            self._cycles.append(cycle)

        return work


class Server:
    """Switched on and off at moments of the test, always with the same data."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self.database = data / "oj.sqlite3"
        self.wall = WallClock(FIRST_DAY)
        self.hours = 0  # so often the work of each hour was done while it was on last

    def on(self, *moments: str, then: Callable[[Appliance], Any] | None = None) -> list[Cycle]:
        """What was done of the night at these quarters of an hour, until it is switched off."""
        heard: list[Cycle] = []

        def hearing(house: House) -> Part:
            return Heard(heard)

        async def run() -> None:
            settings = Settings(server=ServerSettings(data=str(self._data)))
            appliance = build(settings, None, self.wall, (*PARTS, hearing))
            await appliance.load(root_password="rootroot")
            try:
                for each in moments:
                    self.wall.set(each)
                    await appliance.timers.strike()
                if then is not None:
                    await then(appliance)
            finally:
                await appliance.close()

        asyncio.run(run())
        self.hours = heard.count(Cycle.HOUR)
        return [each for each in heard if each in (Cycle.NIGHT, Cycle.AFTER_NIGHT)]


@pytest.fixture
def server(tmp_path: Path) -> Server:
    server = Server(tmp_path / "data")
    assert server.on("2026-11-30 09:15", "2026-11-30 17:45") == []
    return server


def test_a_server_that_runs_does_it_at_three_and_four_once(server: Server) -> None:
    quarters = ["02:45", "03:00", "03:15", "04:00", "04:15", "05:00", "12:00", "23:45"]
    done = server.on(*(f"2026-12-01 {each}" for each in quarters[:3]))
    assert done == [Cycle.NIGHT]
    done = server.on(*(f"2026-12-01 {each}" for each in quarters[3:]))
    assert done == [Cycle.AFTER_NIGHT]


def test_one_that_is_off_at_night_makes_its_backup_when_it_is_on_again(server: Server) -> None:
    async def look(appliance: Appliance) -> None:
        kinds.extend(each.kind for each in await appliance[BackupPart].backups.all())
        drills.extend(await appliance[BackupPart].checks.newest())

    kinds: list[str] = []
    drills: list[Any] = []
    done = server.on("2026-12-01 08:00", "2026-12-01 08:15", "2026-12-01 09:00", then=look)
    assert done == [Cycle.NIGHT, Cycle.AFTER_NIGHT]
    assert kinds == ["nightly"]
    assert [(each.kind, each.error) for each in drills] == [("drill", None)]
    assert server.on("2026-12-01 19:00") == []
    assert server.on("2026-12-04 07:45") == [Cycle.NIGHT, Cycle.AFTER_NIGHT]


def test_the_work_of_each_hour_is_done_at_the_full_one(server: Server) -> None:
    server.on("2026-11-30 18:00", "2026-11-30 18:15", "2026-11-30 18:45", "2026-11-30 19:00")
    assert server.hours == 2


def insert_work(database: Path, begins: str, ends: str) -> None:
    values = {
        **{"user_id": ROOT_UID, "author": "root", "title": "Finals", "auth": 0, "visible": 1},
        **{"start_time": moment(begins), "end_time": moment(ends), "duration_ms": 3_600_000},
        **{"created_at": 1, "updated_at": 1},
    }
    marks = ", ".join(f":{name}" for name in values)
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(
            f"INSERT INTO timed_work({', '.join(values)}) VALUES ({marks})",
            values,
        )


def hold_contest(database: Path, begins: str, ends: str) -> None:
    times = {"start_time": moment(begins), "end_time": moment(ends), "seal_rank": False}
    insert_contest(database, a_contest(uid=ROOT_UID, **{**times, "seal_rank_time": None}))


@pytest.mark.parametrize("hold", [insert_work, hold_contest], ids=["exam", "contest"])
def test_what_was_left_undone_waits_for_the_end_of_what_is_near(
    server: Server, hold: Callable[[Path, str, str], None]
) -> None:
    hold(server.database, "2026-12-01 08:30", "2026-12-01 10:00")
    assert server.on("2026-12-01 08:00", "2026-12-01 08:30", "2026-12-01 09:45") == []
    assert server.on("2026-12-01 10:00") == [Cycle.NIGHT, Cycle.AFTER_NIGHT]


@pytest.mark.parametrize("hold", [insert_work, hold_contest], ids=["work", "contest"])
def test_it_does_not_wait_for_what_runs_all_week_or_is_far_off(
    server: Server, hold: Callable[[Path, str, str], None]
) -> None:
    hold(server.database, "2026-11-28 08:00", "2026-12-05 08:00")
    insert_work(server.database, "2026-12-01 09:00", "2026-12-01 10:00")
    assert server.on("2026-12-01 08:15") == [Cycle.NIGHT, Cycle.AFTER_NIGHT]


@pytest.mark.parametrize("wrong", ["2027-12-01 08:00", "2010-01-01 08:00"])
def test_a_clock_that_is_far_off_erases_nothing(server: Server, wrong: str) -> None:
    assert server.on(wrong) == []
    # Set right again: the next night is a night as any other.
    assert server.on("2026-12-01 09:00") == []
    assert server.on("2026-12-02 08:00") == [Cycle.NIGHT, Cycle.AFTER_NIGHT]


def test_one_that_is_set_far_off_while_the_server_runs_erases_nothing(server: Server) -> None:
    assert server.on("2026-11-30 18:00", "2027-12-01 08:00", "2026-11-30 18:15") == []


def test_a_full_disk_is_no_reason_to_do_nothing(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(self: object, *change: object, **values: object) -> None:
        raise DiskFullError

    monkeypatch.setattr("oj_appliance.storage.database.Database.write_quietly", full)
    done = server.on("2026-12-01 08:00", "2026-12-01 08:15")
    assert done == [Cycle.NIGHT, Cycle.AFTER_NIGHT]


@pytest.mark.parametrize(
    ("zone", "at", "begun"),
    [
        ("Asia/Shanghai", (28, 19, 0), (28, 19, 0)),
        ("Asia/Shanghai", (28, 18, 59), (27, 19, 0)),
        ("UTC", (28, 2, 59), (27, 3, 0)),
        ("Asia/Kathmandu", (28, 21, 15), (28, 21, 15)),  # 5:45 ahead
        ("Asia/Kathmandu", (28, 21, 14), (27, 21, 15)),
    ],
)
def test_the_night_is_the_sites(
    zone: str, at: tuple[int, int, int], begun: tuple[int, int, int]
) -> None:
    local = datetime(2026, 11, *at, tzinfo=UTC).astimezone(ZoneInfo(zone))
    assert last_begun(3, local) == datetime(2026, 11, *begun, tzinfo=UTC)
