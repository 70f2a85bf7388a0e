"""Every change of the back-office leaves an audit row without secrets (contract admin.md §21)."""

from __future__ import annotations

import io
import json
import sqlite3
from dataclasses import dataclass
from pathlib import Path

import pytest
from openpyxl import load_workbook

from tests.http_client import Client
from tests.oj_appliance.audit.changes import CHANGES, CHANGES_NOTHING, SHOWN_BESIDE, World
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

pytestmark = pytest.mark.quick

TESTS = Path(__file__).parents[1]
PRINTED = ("new-passwords", "login-codes")


@pytest.fixture(scope="module")
def admin(site: ServerProcess) -> Client:
    return site.client("root")


@dataclass(frozen=True)
class Row:
    """As it stands in the database."""

    number: int
    action: str
    username: str
    ip: str
    target: str
    before: str | None
    after: str | None
    time: int
    reason: str | None


def rows_after(site: ServerProcess, newest: int) -> list[Row]:
    """What came since."""
    with sqlite3.connect(site.data / "oj.sqlite3") as connection:
        found = connection.execute(
            "SELECT id, action, username, ip, target, before, after, created_at, reason"
            " FROM admin_log WHERE id > ? ORDER BY id",
            (newest,),
        )
        return [Row(*row) for row in found]


def says_enough(row: Row) -> bool:
    """Who and from where; what was there before and after, where there was something."""
    what = row.action.rpartition(".")[2].rpartition("_")[2]
    changes = ("update", "merge", "auth", "difficulty", "pause", "problem", "slots")
    times = ("begin", "reopen", "close", "extend")
    settled = ("visible", "order", "erasure", "settings", "correct", "uncorrect", "review")
    seated = ("seats", "seat", "address")
    if what in (*changes, *times, *settled, *seated):
        is_told = None not in (row.before, row.after) and row.before != row.after
    elif what in (
        "create",
        "add",
        "generate",
        "students",
        "restore",
        "export",
        "clear",
        "copy",
        "preview",
        "off",
        "exam",
        "contents",
    ):
        # The name of a copy of the database is all that there is of it.
        is_told = row.after is not None or row.action in ("backup.create", "backup.exam")
    elif what in ("delete", "remove", "end"):
        is_told = row.before is not None
    elif what == "move":  # to wherever one comes from next
        is_told = row.reason is not None
    else:  # a code is never told; an attachment has its name
        is_told = row.action in ("user.login_code", "problem.detach")
    return is_told and (row.username, row.ip) == ("root", "127.0.0.1")


def secrets_of(admin: Client, key: str) -> list[str]:
    """The passwords or codes that wait to be printed."""
    book = load_workbook(io.BytesIO(admin.get("/api/file/generate-user-excel", key=key).body))
    return [str(row[1]) for row in book.worksheets[0].iter_rows(min_row=2, values_only=True)]


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
    assert {call for call in calls if "audit-log" in call} == {
        "GET /api/admin/audit-log",
        "GET /api/admin/audit-log/actions",
    }
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
    written = rows_after(site, 0)
    wrong = {}
    for change in CHANGES:
        answer = change.make(world)
        found = rows_after(site, written[-1].number)
        told = [row for row in found if row.action == change.action and says_enough(row)]
        if answer.http != 200 or not told:
            wrong[change.call] = (answer.http, answer.body[:200], found)
        written += found
    assert wrong == {}
    # What is written stays as it was, whatever happens to those whom it is about.
    assert rows_after(site, 0) == written
    everything = str(written)
    code = world.made["POST /api/admin/user/login-code"]["code"]
    keys = [world.made["POST /api/admin/user/generate-user"]["key"]]
    keys += [world.made[f"POST /api/admin/user/{each}"]["slipKey"] for each in PRINTED]
    given = [secret for key in keys for secret in secrets_of(admin, key)]
    assert len(given) == 2 + len(PRINTED)
    assert not [secret for secret in (code, "secret123", *given) if secret in everything]


@pytest.mark.parametrize("call", sorted(SHOWN_BESIDE))
def test_the_test_beside_looks_at_the_row(call: str) -> None:
    action, file = SHOWN_BESIDE[call]
    assert action in (TESTS / file).read_text("utf-8")
