"""Contests of one organiser with two participants, for what is said in them."""

from __future__ import annotations

import itertools
import time
from dataclasses import dataclass, field
from typing import Any

from tests.http_client import Client
from tests.oj_appliance.contests.making import HOUR, a_contest, insert_contest
from tests.server_process import ServerProcess

# From now on, in ms.
RUNNING, SCHEDULED, ENDED = (-HOUR, HOUR), (HOUR, 2 * HOUR), (-2 * HOUR, -HOUR)
CONTESTS: dict[str, tuple[tuple[int, int], dict[str, Any]]] = {
    "running": (RUNNING, {}),
    "quiet": (RUNNING, {}),
    "other": (RUNNING, {}),
    "gone": (RUNNING, {}),
    "scheduled": (SCHEDULED, {}),
    "ended": (ENDED, {}),
    "private": (RUNNING, {"auth": 1, "password": "secret"}),
    "answered": (RUNNING, {}),
    "asked": (RUNNING, {}),
    "over": (ENDED, {}),
    "closed": (RUNNING, {"auth": 1, "password": "secret"}),
    "invisible": (RUNNING, {"visible": False}),
}

_numbers = itertools.count(1)


@dataclass
class Meeting:
    """`organiser` is an admin who made the contests; `ann` and `ben` take part. `contests` are
    their numbers by name."""

    server: ServerProcess
    root: Client
    guest: Client
    organiser: Client
    other_admin: Client
    ann: Client
    ben: Client
    muted: Client
    contests: dict[str, int] = field(default_factory=dict)

    def __getitem__(self, name: str) -> int:
        return self.contests[name]


def hold_meeting() -> Meeting:
    """Contests are written while the server is down: it reads them at its start."""
    server = ServerProcess().start()
    people = [
        server.add_user(f"{name}{next(_numbers)}", role=role)
        for name, role in (
            *(("organiser", "admin"), ("other_admin", "admin")),
            *(("ann", "user"), ("ben", "user"), ("muted", "muted")),
        )
    ]
    organiser, other_admin, ann, ben, muted = people
    meeting = Meeting(
        server, server.client("root"), server.client(), organiser, other_admin, ann, ben, muted
    )
    creator = uid_of(meeting.organiser)
    server.stop()
    now = time.time_ns() // 1_000_000
    for number, (name, (times, columns)) in enumerate(CONTESTS.items(), start=1000):
        contest = a_contest(
            **{"id": number, "uid": creator, "title": name, "seal_rank": False},
            **{"start_time": now + times[0], "end_time": now + times[1]},
            **columns,
        )
        insert_contest(server.data / "oj.sqlite3", contest)
        meeting.contests[name] = number
    server.start()
    return meeting


def uid_of(client: Client) -> str:
    return str(_home(client)["uid"])


def name_of(client: Client) -> str:
    return str(_home(client)["username"])


def _home(client: Client) -> dict[str, Any]:
    home: dict[str, Any] = client.get("/api/get-user-home-info").data
    return home
