"""Timed works made over HTTP, with what a test does not care about filled in."""

from __future__ import annotations

import itertools
from typing import Any

from tests.http_client import Answer, Client
from tests.oj_appliance.contests.office import moment

DESK = "/api/admin/homework"
WORK = "/api/homework"
SETTINGS = "/api/admin/exam/settings"
_numbers = itertools.count(1)


def work_body(*, begins: float = -10, lasts: float = 1000, **fields: Any) -> dict[str, Any]:
    """A public work that has begun, and is too long to be an exam for which other work would wait;
    times in minutes from now. Keywords are fields of it."""
    return {
        "title": f"Work {next(_numbers)}",
        "auth": 0,
        "startTime": moment(begins),
        "endTime": moment(begins + lasts),
        **fields,
    }


def create_work(client: Client, **fields: Any) -> int:
    answer = client.post(DESK, work_body(**fields))
    assert answer.status == 200, answer.body
    return int(answer.data["id"])


def add_to_work(client: Client, tid: int, pid: int, display_id: str, **more: Any) -> Answer:
    body = {"tid": tid, "pid": pid, "displayId": display_id, **more}
    return client.post(f"{DESK}/add-problem", body)


def stored_work(client: Client, tid: int) -> dict[str, Any]:
    """As its teacher sees it."""
    data: dict[str, Any] = client.get(DESK, tid=tid).data
    return data


def problems_of_work(client: Client, tid: int) -> list[tuple[str, str, int, int]]:
    """Display id, title, points and pid, in the list's order."""
    data = client.get(f"{DESK}/get-problem-list", tid=tid, limit=100).data
    links = data["timedWorkProblemMap"]
    rows = [links[str(row["id"])] for row in data["problemList"]["records"]]
    return [(row["displayId"], row["displayTitle"], row["score"], row["pid"]) for row in rows]


def register(client: Client, tid: int, password: str) -> Answer:
    return client.post(f"{WORK}/register", {"tid": tid, "password": password})


def start(client: Client, tid: int) -> Answer:
    return client.post(f"{WORK}/start-timed-work", {"tid": tid})


def hand_in(client: Client, tid: int) -> Answer:
    return client.post(f"{WORK}/end-timed-work", {"tid": tid})


def information(client: Client, tid: int) -> dict[str, Any]:
    """As whoever comes to it sees it."""
    data: dict[str, Any] = client.get(f"{WORK}/get-timed-work-info", tid=tid).data
    return data
