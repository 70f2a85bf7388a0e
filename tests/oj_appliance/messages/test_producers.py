"""What the site tells somebody of their account and problems (contract message.md, producers)."""

from __future__ import annotations

import asyncio
import http.client
import itertools
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import urlencode

import pytest

from oj_appliance.app import build
from oj_appliance.composition.part import Cycle
from oj_appliance.settings import ServerSettings, Settings
from tests.http_client import Client
from tests.oj_appliance.groups.making import ADMIN, add_member, make_group
from tests.oj_appliance.groups.problems import display_id_of, make_group_problem
from tests.server_process import ServerProcess

_names = itertools.count(1)
PASSWORD = "secret123"
DECIDE = "/api/admin/group-problem/change-progress"
PROBLEMS_WAIT = "Problems of groups wait"


def told(client: Client) -> list[tuple[str, str]]:
    """The newest first, in English."""
    client.language = "en-US"
    rows = client.get("/api/msg/mine", limit=50).data["records"]
    return [(row["title"], row["content"]) for row in rows]


def offer(writer: Client, pid: int, *, is_applied: bool = True) -> None:
    query = urlencode({"pid": pid, "isApplied": is_applied})
    assert writer.request("PUT", f"/api/group/apply-public?{query}").data is None


def log_in_from(site: ServerProcess, address: str, name: str, password: str) -> int:
    """The status of the answer; the connection comes from this address of the machine itself."""
    connection = http.client.HTTPConnection(
        "127.0.0.1", site.port, timeout=90, source_address=(address, 0)
    )
    with closing(connection):
        body = json.dumps({"username": name, "password": password})
        connection.request("POST", "/api/login", body, {"Content-Type": "application/json"})
        return int(json.loads(connection.getresponse().read())["status"])


@pytest.fixture
def group(site: ServerProcess) -> tuple[int, Client, Client]:
    """A group, who owns it, and one who writes its problems."""
    owner = site.add_user(f"produceowner{next(_names)}", role="admin")
    writer = site.add_user(f"producewriter{next(_names)}")
    gid = make_group(owner)
    add_member(owner, gid, writer, ADMIN)
    return gid, owner, writer


def test_a_login_from_another_address_is_told_once(site: ServerProcess) -> None:
    name = f"produceaway{next(_names)}"
    at_home = site.add_user(name, PASSWORD)

    at_home.delete("/api/msg/clean", type="Mine")
    assert log_in_from(site, "127.0.0.1", name, PASSWORD) == 200
    assert told(at_home) == []
    assert log_in_from(site, "127.0.0.9", name, PASSWORD) == 200
    title, content = told(at_home)[0]
    assert title == "Login from another address"
    assert "127.0.0.9" in content and "change your password" in content
    assert log_in_from(site, "127.0.0.9", name, PASSWORD) == 200
    assert len(told(at_home)) == 1
    at_home.language = "zh-CN"
    assert at_home.get("/api/msg/mine").data["records"][0]["title"] == "您的账号在新的地址登录"
    # Who does not get in tells nothing.
    assert log_in_from(site, "127.0.0.7", name, "wrong-one") != 200
    assert len(told(at_home)) == 1


def test_the_author_of_an_offered_problem_is_told_what_was_decided(
    site: ServerProcess, group: tuple[int, Client, Client]
) -> None:
    gid, owner, writer = group
    root, pid = site.client("root"), make_group_problem(writer, gid)
    display_id = display_id_of(writer, pid)
    offer(writer, pid)
    before = len(told(writer))
    assert root.put(DECIDE, {"pid": pid, "progress": 3}).data is None
    title, content = told(writer)[0]
    assert title == "Your problem was not accepted" and display_id in content
    # Said twice it is told once.
    assert root.put(DECIDE, {"pid": pid, "progress": 3}).data is None
    assert root.put(DECIDE, {"pid": pid, "progress": 2}).data is None
    assert told(writer)[0] == (
        "Your problem was accepted",
        f"The problem {display_id} is in the problem bank now.",
    )
    assert len(told(writer)) == before + 2
    assert not [row for row in told(owner) if display_id in row[1]]


def test_staff_are_reminded_each_night_of_problems_that_wait(
    site: ServerProcess, group: tuple[int, Client, Client], tmp_path: Path
) -> None:
    gid, _, writer = group
    keeper = f"producekeeper{next(_names)}"
    site.make_user(keeper, role="problem_admin")
    numbers = [make_group_problem(writer, gid) for _ in range(2)]
    for pid in numbers:
        offer(writer, pid)
    assert asyncio.run(reminded(site, tmp_path / "waiting")) >= {"root", keeper}
    for pid in numbers:
        offer(writer, pid, is_applied=False)
    assert asyncio.run(reminded(site, tmp_path / "none")) == set()


async def reminded(site: ServerProcess, folder: Path) -> set[str]:
    """The names of whom the night's work reminds, on a copy of the server's database. Nobody but
    root and problem administrators."""
    folder.mkdir()
    with (
        closing(sqlite3.connect(site.data / "oj.sqlite3")) as source,
        closing(sqlite3.connect(folder / "oj.sqlite3")) as copy,
    ):
        source.backup(copy)
    appliance = build(Settings(server=ServerSettings(data=str(folder))), None)
    try:
        await appliance.timers.run(Cycle.NIGHT)
    finally:
        await appliance.close()
    with closing(sqlite3.connect(folder / "oj.sqlite3")) as connection:
        found = connection.execute(
            "SELECT account.username, account_role.role_id, user_notice.type FROM user_notice"
            " JOIN sys_notice ON sys_notice.id = notice_id JOIN account ON account.id ="
            " user_notice.recipient_id JOIN account_role ON account_role.user_id = account.id"
            " WHERE title LIKE ?",
            (f"%{PROBLEMS_WAIT}%",),
        ).fetchall()
    assert {(role, kind) for _, role, kind in found} <= {(1000, "Sys"), (1008, "Sys")}
    return {name for name, _, _ in found}
