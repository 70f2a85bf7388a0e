"""A page tells the server that it crashed; the log has the number that its reader was shown."""

from __future__ import annotations

import json
from typing import Any

import pytest

from oj_appliance.dashboard.crash_reports import for_the_log
from tests.server_process import ServerProcess

CALL = "/api/crash-report"
CRASH = {
    "number": "482913",
    "version": "1f2e3d",
    "route": "ProblemDetails",
    "message": "undefined is not a function",
    "stack": "at f (http://oj.school.test/assets/a.js:1:2)\nat g",
}


@pytest.fixture
def site(limited_server: ServerProcess) -> ServerProcess:
    return limited_server


def lines(site: ServerProcess) -> list[dict[str, Any]]:
    read = (json.loads(line) for line in site.log.read_text("utf-8").splitlines() if "{" in line)
    return [line for line in read if line.get("event") == "a page crashed"]


def test_a_guests_crash_is_one_line_of_the_log_and_the_fourth_in_a_minute_is_none(
    site: ServerProcess,
) -> None:
    answer = site.client().post(CALL, CRASH)
    assert (answer.status, answer.data) == (200, None)
    (line,) = lines(site)
    stack = "at f (http://oj.school.test/assets/a.js:1:2) | at g"
    assert line["crash"] == {**CRASH, "stack": stack}
    assert (line["ip"], line["uid"], line["level"]) == ("127.0.0.1", None, "WARNING")

    for field, value in (
        ("number", "48291"),
        ("message", "x" * 501),
        ("stack", "x" * 4001),
        ("route", "x" * 61),
        ("version", "x" * 41),
    ):
        refused = site.client().post(CALL, {**CRASH, field: value})
        assert (refused.status, refused.err) == (400, "http.bad_param")
        assert field in refused.json["msg"]
    too_large = site.client().post(CALL, {**CRASH, "more": "x" * 40_000})
    assert (too_large.http, too_large.err) == (413, "http.too_large")
    assert len(lines(site)) == 1

    answers = [site.client().post(CALL, CRASH) for _ in range(3)]
    assert [each.err for each in answers] == ["", "", "crash.too_fast"]
    assert len(lines(site)) == 3


@pytest.mark.parametrize(
    ("told", "written"),
    [
        ("first\r\nsecond\tthird\x1b[31m", "first | second | third | [31m"),
        ("at http://s.test/reset-password?code=secret#x:1:2)", "at http://s.test/reset-password)"),
        ("GET /api/file?token=secret failed", "GET /api/file failed"),
        ("is it so? yes", "is it so? yes"),
        ("\u2028end\x00", "end"),
    ],
)
def test_the_log_gets_one_line_without_codes(told: str, written: str) -> None:
    assert for_the_log(told) == written
