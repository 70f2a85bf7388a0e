"""What of a log may leave the school."""

from __future__ import annotations

import json

import pytest

from oj_appliance.installation.support_lines import without_texts

pytestmark = pytest.mark.quick

TRACEBACK = """Traceback (most recent call last):
  File "/opt/oj/releases/1/_internal/oj_appliance/accounts/service.py", line 41, in sign_in
    raise NotFoundError(name)
  File "/usr/lib/python3.11/asyncio/runners.py", line 9, in run
oj_appliance.errors.NotFoundError: no account zhangsan with the password secret"""


def test_a_line_keeps_when_where_and_which_error_and_no_words() -> None:
    line = {
        "time": "2026-11-28T08:00:00.000",
        "level": "ERROR",
        "logger": "oj_appliance.accounts",
        "event": "zhangsan from 10.1.2.3 sent print('code')",
        "request": "r1",
        "username": "zhangsan",
        "error": TRACEBACK,
    }
    (entry,) = without_texts([json.dumps(line)])
    assert entry == {
        "time": "2026-11-28T08:00:00.000",
        "level": "ERROR",
        "logger": "oj_appliance.accounts",
        "errors": ["oj_appliance.errors.NotFoundError"],
        "frames": ["oj_appliance/accounts/service.py:41:sign_in"],
    }


def test_lines_of_others_are_counted_alone() -> None:
    entry = json.dumps({"time": "t", "level": "INFO", "logger": "x"})
    kept = without_texts(["READY http://10.1.2.3", entry, "Setup code: 1234", "[1, 2]", entry])
    assert kept == [
        {"time": "t", "level": "INFO", "logger": "x", "other": 2},
        {"time": "t", "level": "INFO", "logger": "x"},
    ]
