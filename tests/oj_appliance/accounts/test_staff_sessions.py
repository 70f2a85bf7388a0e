"""Staff sees and ends the sessions of an account (contract admin.md §3.1)."""

from __future__ import annotations

import pytest

from tests.http_client import Client
from tests.oj_appliance.accounts.people import join, uid_of
from tests.server_process import ServerProcess

pytestmark = pytest.mark.quick

SESSIONS = "/api/admin/user/sessions"


def is_logged_in(client: Client) -> bool:
    return client.get("/api/get-user-auth-info").http == 200


def test_one_session_ends_and_then_all(server: ServerProcess, root: Client) -> None:
    first = server.add_user("everywhere")
    second = server.client("everywhere", "secret123")
    third = server.client("everywhere", "secret123")
    uid = uid_of(server, "everywhere")
    rows = root.get(SESSIONS, uid=uid).data
    assert len(rows) == 3 and [row["current"] for row in rows] == [False] * 3
    root.delete(SESSIONS, uid=uid, id=rows[0]["id"])
    assert [is_logged_in(client) for client in (first, second, third)] == [True, True, False]
    assert len(root.get(SESSIONS, uid=uid).data) == 2
    root.delete(SESSIONS, uid=uid)
    assert [is_logged_in(client) for client in (first, second)] == [False, False]
    assert root.get(SESSIONS, uid=uid).data == []
    log = root.get("/api/admin/audit-log", action="user.sessions_end", target="everywhere").data
    assert [row["before"] for row in log["records"]] == ['{"ended":2}', '{"ended":1}']


def test_a_session_was_last_seen_when_it_was_last_used(own_server: ServerProcess) -> None:
    watched, staff = own_server.add_user("watched"), own_server.client("root")

    def row() -> dict[str, str]:
        (found,) = staff.get(SESSIONS, uid=uid_of(own_server, "watched")).data
        return dict(found)

    begun = row()["lastSeenAt"]
    assert is_logged_in(watched)
    used = row()["lastSeenAt"]
    assert used > begun
    own_server.stop()
    own_server.start()
    assert row()["lastSeenAt"] == used


def test_a_session_only_ends_with_its_own_account(server: ServerProcess, root: Client) -> None:
    mine, other = server.add_user("mine"), server.add_user("theirs")
    row = root.get(SESSIONS, uid=uid_of(server, "theirs")).data[0]
    root.delete(SESSIONS, uid=uid_of(server, "mine"), id=row["id"])
    assert is_logged_in(mine) and is_logged_in(other)


def test_root_finds_its_own_session_and_no_cookie(server: ServerProcess, root: Client) -> None:
    rows = root.get(SESSIONS, uid="1").data
    assert [row["current"] for row in rows].count(True) == 1
    secret = root.cookie.partition("=")[2]
    assert secret and secret not in str(rows)


def test_the_address_of_a_session_is_not_what_its_browser_claims(
    server: ServerProcess, root: Client
) -> None:
    join(server, root, "pretender")
    body = {"username": "pretender", "password": "secret123"}
    answer = server.client().post("/api/login", body, **{"X-Forwarded-For": "10.9.8.7"})
    assert answer.status == 200
    rows = root.get(SESSIONS, uid=uid_of(server, "pretender")).data
    assert [row["ip"] for row in rows] == ["127.0.0.1"] * 2


def test_an_unknown_account_is_named(root: Client) -> None:
    assert root.get(SESSIONS, uid="f" * 32).err == "user.missing"
    assert root.delete(SESSIONS, uid="f" * 32).err == "user.missing"
