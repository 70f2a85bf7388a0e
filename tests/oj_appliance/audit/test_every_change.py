"""Every change of the back-office leaves an audit row without secrets (contract admin.md §21)."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.http_client import Client
from tests.oj_appliance.audit.changes import CHANGES, CHANGES_NOTHING, SHOWN_BESIDE, World
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

TESTS = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def site() -> Iterator[ServerProcess]:
    running = ServerProcess().start()
    yield running
    running.stop()
    running.remove()


@pytest.fixture(scope="module")
def admin(site: ServerProcess) -> Client:
    return site.client("root")


def rows_after(site: ServerProcess, newest: int) -> list[tuple[int, str, str]]:
    """Number, action and the whole row of what came since."""
    with sqlite3.connect(site.data / "oj.sqlite3") as connection:
        found = connection.execute(
            "SELECT id, action, username || ip || target || coalesce(before, '') ||"
            " coalesce(after, '') FROM admin_log WHERE id > ? ORDER BY id",
            (newest,),
        )
        return found.fetchall()


def test_every_call_of_the_back_office_is_known(admin: Client) -> None:
    """A new call is named in one of the three tables of changes.py."""
    document = json.loads(admin.get("/api/openapi.json").body)
    calls = {
        f"{method.upper()} {path}"
        for path, operations in document["paths"].items()
        for method in operations
    }
    changing = {call for call in calls if "/api/admin/" in call and not call.startswith("GET ")}
    shown, told = {change.call for change in CHANGES}, set(SHOWN_BESIDE)
    assert changing - shown - told - set(CHANGES_NOTHING) == set()
    assert (shown | told | set(CHANGES_NOTHING)) - calls == set()
    assert shown & told == shown & set(CHANGES_NOTHING) == told & set(CHANGES_NOTHING) == set()


def test_every_change_leaves_its_row(site: ServerProcess, admin: Client) -> None:
    site.make_user("pupil")
    people = admin.get("/api/admin/user/get-user-list").data["records"]
    uid = next(row["uid"] for row in people if row["username"] == "pupil")
    world = World(admin, add_problem(admin, a_plus_b("SUM")), uid)
    annex = "/api/file/upload-problem-attachment"
    assert admin.upload(annex, "annex.txt", b"text", pid=world.pid).status == 200
    newest = max(number for number, _, _ in rows_after(site, 0))
    wrong = {}
    for change in CHANGES:
        answer = change.make(world)
        found = rows_after(site, newest)
        actions = {action for _, action, _ in found}
        if answer.http != 200 or change.action not in actions:
            wrong[change.call] = (answer.http, answer.body[:200], actions)
        newest = max([newest, *(number for number, _, _ in found)])
    assert wrong == {}
    everything = "".join(text for _, _, text in rows_after(site, 0))
    code = world.made["POST /api/admin/user/login-code"]["code"]
    assert code not in everything and "secret123" not in everything


@pytest.mark.parametrize("call", sorted(SHOWN_BESIDE))
def test_the_test_beside_looks_at_the_row(call: str) -> None:
    action, file = SHOWN_BESIDE[call]
    assert action in (TESTS / file).read_text("utf-8")
