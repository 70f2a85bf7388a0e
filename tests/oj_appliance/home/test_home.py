"""What the start page asks for, over real HTTP (contract home.md)."""

from __future__ import annotations

import json
import re
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from http.server import BaseHTTPRequestHandler, HTTPServer
from zoneinfo import ZoneInfo

import pytest

from oj_appliance.home.quotations import QUOTATIONS
from tests.http_client import Client
from tests.server_process import ServerProcess

pytestmark = pytest.mark.quick
STATISTICS = "/api/get-last-week-submission-statistics"
DAY_MS = 86_400_000


def put_submissions(
    server: ServerProcess,
    rows: list[tuple[int, int]],
    *,
    place: tuple[int, int] = (0, 0),
) -> None:
    """Rows of (submit time in epoch ms, status); `place` is its kind and number."""
    with sqlite3.connect(server.data / "oj.sqlite3", timeout=30) as connection:
        connection.executemany(
            "INSERT INTO submission(display_pid, user_id, username, submit_time, status, language,"
            " created_at, updated_at, place_kind, place_id)"
            " VALUES ('P', '1', 'root', ?, ?, 'C++', 0, 0, ?, ?)",
            [(*row, *place) for row in rows],
        )


@contextmanager
def quotation_site(answer: bytes, status: int = 200) -> Iterator[tuple[str, list[str]]]:
    """A site on this machine that answers everything so; its address, and what was asked of it."""
    asked: list[str] = []

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append(self.path)
            self.send_response(status)
            self.send_header("Location", "/elsewhere")
            self.end_headers()
            self.wfile.write(answer)

        def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Handler) as site:
        threading.Thread(target=site.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{site.server_port}/one", asked
        site.shutdown()


def noon_ms(moment: str) -> int:
    """Noon of the site's day in which the server's time falls."""
    day = datetime.fromisoformat(moment).astimezone(ZoneInfo("Asia/Shanghai"))
    return round(day.replace(hour=12, minute=0, second=0, microsecond=0).timestamp() * 1000)


def more(before: dict[str, list[int]], after: dict[str, list[int]], name: str) -> list[int]:
    return [now - was for was, now in zip(before[name], after[name], strict=True)]


@pytest.mark.covers("S1-7.1-9")
def test_a_week_is_counted_by_days(site: ServerProcess) -> None:
    guest, root = site.client(), site.client("root")
    before = root.get(STATISTICS, forceRefresh="true").data
    noon = noon_ms(guest.get("/api/time").data["now"])
    rows = [(noon - back * DAY_MS, status) for back in range(9) for status in (0, -1, 8)]
    put_submissions(site, [*rows, (noon - DAY_MS, 0)])

    week = root.get(STATISTICS, forceRefresh="true").data
    assert more(before, week, "totalCountList") == [3, 3, 3, 3, 3, 4, 3]
    assert more(before, week, "acCountList") == [1, 1, 1, 1, 1, 2, 1]
    assert all(re.fullmatch(r"\d\d-\d\d", day) for day in week["dateStrList"])
    today = datetime.fromtimestamp(noon / 1000, ZoneInfo("Asia/Shanghai"))
    assert week["dateStrList"][-1] == f"{today:%m-%d}" and len(week["dateStrList"]) == 7
    assert guest.get(STATISTICS).data == week


def test_accepted_leaves_out_what_viewers_may_not_know_yet(site: ServerProcess) -> None:
    root = site.client("root")
    before = root.get(STATISTICS, forceRefresh="true").data
    noon = noon_ms(root.get("/api/time").data["now"])
    put_submissions(site, [(noon, 0)], place=(1, 987_001))
    put_submissions(site, [(noon, 0)], place=(2, 987_001))
    put_submissions(site, [(noon, 0)])
    week = root.get(STATISTICS, forceRefresh="true").data
    assert week["totalCountList"][-1] - before["totalCountList"][-1] == 3
    assert week["acCountList"][-1] - before["acCountList"][-1] == 1


@pytest.mark.covers("S1-2.2-8")
@pytest.mark.parametrize("language", ["zh-CN", "en-US"])
def test_a_quotation_comes_in_the_readers_language(server: ServerProcess, language: str) -> None:
    reader = Client(server.base, language=language)
    known = {(each.text, each.source) for each in QUOTATIONS[language]}  # type: ignore[index]
    answers = [reader.get("/api/quotation").data for _ in range(5)]
    assert all(answer.keys() == {"text", "from"} for answer in answers)
    assert {(answer["text"], answer["from"]) for answer in answers} <= known


@pytest.mark.covers("S1-2.2-8")
def test_an_outside_site_is_asked_once_a_minute_where_root_has_named_one(
    site: ServerProcess,
) -> None:
    root, guest = site.client("root"), site.client()
    words = json.dumps({"hitokoto": " 路漫漫其修远兮 ", "from": "离骚", "id": 7}).encode()
    with quotation_site(words) as (address, asked):
        root.put("/api/admin/config/set-web-config", {"quotationUrl": address})
        for _ in range(3):
            quotation = guest.get("/api/quotation").data
            assert quotation == {"text": "路漫漫其修远兮", "from": "离骚"}
        assert asked == ["/one"]
        root.put("/api/admin/config/set-web-config", {"quotationUrl": ""})
        assert guest.get("/api/quotation").data["text"] != "路漫漫其修远兮"
    assert asked == ["/one"]


@pytest.mark.parametrize(
    ("answer", "status"),
    [
        (b"<html>", 200),
        (b'{"text": 5}', 200),
        (b'{"text": ""}', 200),
        (b'{"text": "' + b"x" * 301 + b'"}', 200),
        (b" " * 100_000 + b'{"text": "late"}', 200),
        (b'{"text": "moved"}', 302),
        (b'{"text": "failed"}', 500),
        (b"\xff\xfe", 200),
    ],
)
def test_an_outside_site_that_gives_none_is_no_trouble(
    site: ServerProcess, answer: bytes, status: int
) -> None:
    root = site.client("root")
    known = {each.text for each in QUOTATIONS["zh-CN"]}
    with quotation_site(answer, status) as (address, asked):
        root.put("/api/admin/config/set-web-config", {"quotationUrl": address})
        assert root.get("/api/quotation").data["text"] in known
        assert asked == ["/one"]
    root.put("/api/admin/config/set-web-config", {"quotationUrl": "http://127.0.0.1:9/closed"})
    assert root.get("/api/quotation").data["text"] in known
    root.put("/api/admin/config/set-web-config", {"quotationUrl": ""})


@pytest.mark.covers("S1-7.1-5", "S1-7.1-6", "S1-3-12")
def test_contests_of_other_sites_have_a_call_that_knows_none(guest: Client) -> None:
    assert guest.get("/api/get-recent-other-contest").data == []
    document = guest.get("/api/openapi.json").json
    fields = document["components"]["schemas"]["RecentContest"]["properties"]
    summary = ("id", "title", "status", "type", "auth", "oiRankScoreType", "startTime", "endTime")
    assert {*summary, "count"} <= fields.keys()
