"""Contests made over HTTP, with what a test does not care about filled in."""

from __future__ import annotations

import itertools
from datetime import UTC, datetime, timedelta
from typing import Any

from tests.http_client import Answer, Client

DESK = "/api/admin/contest"
_numbers = itertools.count(1)


def moment(minutes: float) -> str:
    """As the wire has it, so many minutes from now; negative ones have passed."""
    return (datetime.now(UTC) + timedelta(minutes=minutes)).isoformat(timespec="milliseconds")


def contest_body(*, begins: float = 60, lasts: float = 120, **fields: Any) -> dict[str, Any]:
    """A public ACM contest; times in minutes, `begins` from now. Keywords are fields of it."""
    return {
        "title": f"Contest {next(_numbers)}",
        "type": 0,
        "auth": 0,
        "startTime": moment(begins),
        "endTime": moment(begins + lasts),
        **fields,
    }


def create_contest(client: Client, **fields: Any) -> int:
    answer = client.post(DESK, contest_body(**fields))
    assert answer.status == 200, answer.body
    return int(answer.data["cid"])


def add_to_contest(client: Client, cid: int, pid: int, display_id: str, **more: Any) -> Answer:
    body = {"cid": cid, "pid": pid, "displayId": display_id, **more}
    return client.post(f"{DESK}/add-problem-from-public", body)


def stored(client: Client, cid: int) -> dict[str, Any]:
    data: dict[str, Any] = client.get(DESK, cid=cid).data
    return data


def problems_of(client: Client, cid: int) -> list[tuple[str, str, int]]:
    """Display id, title and pid, in the list's order."""
    data = client.get(f"{DESK}/get-problem-list", cid=cid, limit=100).data
    links = data["contestProblemMap"]
    rows = [links[str(row["id"])] for row in data["problemList"]["records"]]
    return [(row["displayId"], row["displayTitle"], row["pid"]) for row in rows]
