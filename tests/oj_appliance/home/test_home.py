"""What the start page asks for, over real HTTP (contract home.md)."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from oj_appliance.home.quotations import QUOTATIONS
from tests.http_client import Client
from tests.server_process import ServerProcess

pytestmark = pytest.mark.quick
STATISTICS = "/api/get-last-week-submission-statistics"
DAY_MS = 86_400_000


@pytest.fixture(scope="module")
def own_server() -> Iterator[ServerProcess]:
    """Its database is written to by hand, and its week holds nothing else."""
    running = ServerProcess().start()
    yield running
    running.stop()
    running.remove()


def put_submissions(server: ServerProcess, rows: list[tuple[int, int]]) -> None:
    """Rows of (submit time in epoch ms, status)."""
    with sqlite3.connect(server.data / "oj.sqlite3", timeout=30) as connection:
        connection.executemany(
            "INSERT INTO submission(display_pid, user_id, username, submit_time, status, language,"
            " created_at, updated_at) VALUES ('P', '1', 'root', ?, ?, 'C++', 0, 0)",
            rows,
        )


def noon_ms(moment: str) -> int:
    """Noon of the site's day in which the server's time falls."""
    day = datetime.fromisoformat(moment).astimezone(ZoneInfo("Asia/Shanghai"))
    return round(day.replace(hour=12, minute=0, second=0, microsecond=0).timestamp() * 1000)


@pytest.mark.covers("S1-7.1-9")
def test_a_week_is_counted_by_days_and_kept_but_for_root(own_server: ServerProcess) -> None:
    guest, root = own_server.client(), own_server.client("root")
    assert guest.get(STATISTICS).data["totalCountList"] == [0] * 7
    noon = noon_ms(guest.get("/api/time").data["now"])
    rows = [(noon - back * DAY_MS, status) for back in range(9) for status in (0, -1, 8)]
    put_submissions(own_server, [*rows, (noon - DAY_MS, 0)])

    assert guest.get(STATISTICS).data["totalCountList"] == [0] * 7
    assert guest.get(STATISTICS, forceRefresh="true").data["totalCountList"] == [0] * 7
    week = root.get(STATISTICS, forceRefresh="true").data
    assert week["totalCountList"] == [3, 3, 3, 3, 3, 4, 3]
    assert week["acCountList"] == [1, 1, 1, 1, 1, 2, 1]
    assert all(re.fullmatch(r"\d\d-\d\d", day) for day in week["dateStrList"])
    today = datetime.fromtimestamp(noon / 1000, ZoneInfo("Asia/Shanghai"))
    assert week["dateStrList"][-1] == f"{today:%m-%d}" and len(week["dateStrList"]) == 7
    assert guest.get(STATISTICS).data == week


@pytest.mark.covers("S1-2.2-8")
@pytest.mark.parametrize("language", ["zh-CN", "en-US"])
def test_a_quotation_comes_in_the_readers_language(server: ServerProcess, language: str) -> None:
    reader = Client(server.base, language=language)
    known = {(each.text, each.source) for each in QUOTATIONS[language]}  # type: ignore[index]
    answers = [reader.get("/api/quotation").data for _ in range(5)]
    assert all(answer.keys() == {"text", "from"} for answer in answers)
    assert {(answer["text"], answer["from"]) for answer in answers} <= known
