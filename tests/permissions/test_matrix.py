"""Every call of the running server against every role, as matrix.csv says (see README.md)."""

from __future__ import annotations

import itertools
import sqlite3

import pytest

from tests.http_client import Client
from tests.permissions import wrong_guards
from tests.permissions.comparison import (
    BY_GUARD,
    Difference,
    Row,
    differences,
    read_matrix,
    send_empty,
    served_calls,
)
from tests.permissions.object_calls import OBJECT_CALLS
from tests.permissions.site import GUEST, PASSWORD, ROLE_IDS, ROLES, Site, uid_of

MATRIX = read_matrix()
CALLS = sorted({row.call for row in MATRIX})


def test_the_matrix_names_every_call_of_the_server_and_no_other(site: Site) -> None:
    assert served_calls(site.client(GUEST)) == set(CALLS)


def test_every_row_is_there_once_and_can_be_tried() -> None:
    keys = [(row.call, row.object) for row in MATRIX]
    assert len(keys) == len(set(keys))
    assert {key for key in keys if key[1]} == set(OBJECT_CALLS)
    for row in MATRIX:
        cells = set(row.cells.values())
        assert row.object or cells <= {"yes", *BY_GUARD}, row
        assert ("own" in cells) == bool(row.owner) == bool(row.other), row


@pytest.mark.covers("S1-1-1", "S1-6-2")
def test_the_nine_roles_are_those_of_the_site(site: Site) -> None:
    with site.database() as connection:
        stored = dict(connection.execute("SELECT user_id, role_id FROM account_role").fetchall())
        known = {number for (number,) in connection.execute("SELECT id FROM role")}
    assert known == set(ROLE_IDS.values()) == set(range(1000, 1009))
    assert {role: stored[uid_of(role)] for role in ROLES} == ROLE_IDS


@pytest.mark.covers("S1-6-1")
@pytest.mark.parametrize("role", ROLES)
def test_the_page_is_told_one_of_four_names(site: Site, role: str) -> None:
    named = role if role in ("root", "admin", "problem_admin") else "user"
    assert site.client(role).get("/api/get-user-auth-info").data["roles"] == [named]


@pytest.mark.parametrize("row", MATRIX, ids=lambda row: row.name)
def test_the_server_keeps_every_cell_of(site: Site, row: Row) -> None:
    assert differences(row, site) == []


@pytest.mark.covers("S1-6-3")
def test_the_back_office_is_for_three_roles(site: Site) -> None:
    """The honor titles are the one call below /api/admin that everybody reads."""
    everybodys = {"POST /api/admin/login", "GET /api/admin/honor/list"}
    office = [row for row in MATRIX if " /api/admin/" in row.call and row.call not in everybodys]
    staff = {"root", "admin", "problem_admin"}
    assert len(office) > 20
    for row in office:
        assert {role for role, cell in row.cells.items() if cell not in BY_GUARD} <= staff, row


def test_three_wrong_guards_are_found_and_nothing_else(wrong_site: Site) -> None:
    found = {difference for row in MATRIX for difference in differences(row, wrong_site)}
    gone, wide = wrong_guards.GUARD_GONE, wrong_guards.GUARD_TOO_WIDE
    no_owner = f"{wrong_guards.NO_OWNER_ASKED} | private problem"
    plain = [role for role in ROLES if role not in ("root", "admin", "problem_admin")]
    expected = {Difference(gone, role, "", "403", "yes") for role in [*plain, "admin"]}
    expected |= {Difference(gone, "problem_admin", "", "403", "yes")}
    expected |= {Difference(gone, GUEST, "", "401", "yes")}
    expected |= {Difference(wide, "admin", "", "403", "yes")}
    expected |= {
        Difference(no_owner, role, "other's", "file.not_allowed", "yes")
        for role in [*plain, "admin"]
    }
    assert found == expected


# -- what holds for many calls at once

OPEN_WITH_OLD_PASSWORD = (
    "POST /api/change-password",
    "GET /api/logout",
    "GET /api/admin/logout",
    "GET /api/get-user-auth-info",
)


def test_who_must_change_the_password_can_do_nothing_else_first(site: Site) -> None:
    with sqlite3.connect(site.server.data / "oj.sqlite3", timeout=30) as connection:
        connection.execute("UPDATE account SET must_change_password = 1 WHERE id = '1'")
    flagged = Client(site.server.base).login("root", PASSWORD)
    for call, rows in itertools.groupby(MATRIX, lambda row: row.call):
        needs_login = next(rows).cells[GUEST] == "401"
        method, _, path = call.partition(" ")
        if path.endswith("/logout"):
            continue
        answer = send_empty(flagged, method, path)
        is_refused = answer.http == 403 and answer.err == "account.must_change_password"
        assert is_refused == (needs_login and call not in OPEN_WITH_OLD_PASSWORD), call
    for path in ("/api/admin/logout", "/api/logout"):
        leaving = Client(site.server.base).login("root", PASSWORD)
        assert leaving.get(path).status == 200
    with sqlite3.connect(site.server.data / "oj.sqlite3", timeout=30) as connection:
        connection.execute("UPDATE account SET must_change_password = 0 WHERE id = '1'")


GETS_WITH_EFFECT = (
    "/logout",
    "/resubmit",
    "/rejudge",
    "/manual-judge",
    "/cancel-judge",
    "/msg/comment",
    "/msg/reply",
    "/msg/like",
    "/msg/sys",
    "/msg/mine",
    "/delete-md-img",
    "/get-register-code",
    "/get-change-email-code",
)


def has_effect(call: str) -> bool:
    """Everything but GET, and the contract's GETs that change something; the socket's upgrade."""
    method, _, path = call.partition(" ")
    return method != "GET" or path.endswith(GETS_WITH_EFFECT) or path == "/api/live"


@pytest.mark.parametrize("call", [call for call in CALLS if has_effect(call)])
def test_a_call_with_an_effect_refuses_other_sites(site: Site, call: str) -> None:
    method, _, path = call.partition(" ")
    client = site.client("root")
    client.headers["Origin"] = "http://evil.example"
    answer = send_empty(client, method, path)
    assert (answer.http, answer.err) == (403, "http.cross_site")
