"""A one-time code of staff for who cannot log in (contract admin.md §3.1, account.md)."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.http_client import Answer, Client
from tests.oj_appliance.accounts.people import join, uid_of
from tests.server_process import ServerProcess

pytestmark = pytest.mark.quick

MAKE = "/api/admin/user/login-code"


def code_for(server: ServerProcess, root: Client, username: str) -> str:
    made = root.post(MAKE, {"uid": uid_of(server, username)}).data
    assert made["expire"] == 900 and len(made["code"]) == 8
    return str(made["code"])


def log_in(server: ServerProcess, username: str, password: str) -> Answer:
    return server.client().post("/api/login", {"username": username, "password": password})


def with_code(server: ServerProcess, username: str, code: str) -> Client:
    answer = log_in(server, username, code)
    assert (answer.data["loginByCode"], answer.data["mustChangePassword"]) == (True, True)
    return Client(server.base, token=answer.headers["authorization"])


def test_a_code_opens_one_session_that_can_only_set_a_password(
    server: ServerProcess, root: Client
) -> None:
    elsewhere = join(server, root, "forgot")
    code = code_for(server, root, "forgot")
    person = with_code(server, "forgot", f" {code.lower()} ")
    assert log_in(server, "forgot", code).err == "auth.wrong_credentials"
    assert person.get("/api/get-user-auth-info").data["mustChangePassword"] is True
    refused = person.post("/api/change-userInfo", {"nickname": "x"})
    assert (refused.http, refused.err) == (403, "account.must_change_password")
    change = "/api/change-password"
    assert person.post(change, {"newPassword": "12345"}).err == "auth.password_length"
    assert person.post(change, {"newPassword": "secret123"}).err == "account.same_value"
    assert person.post(change, {"newPassword": "brand-new-1"}).data["code"] == 200
    assert elsewhere.get("/api/get-user-auth-info").err == "auth.expired"
    answer = log_in(server, "forgot", "brand-new-1")
    assert (answer.data["loginByCode"], answer.data["mustChangePassword"]) == (False, False)


def test_an_ordinary_session_needs_the_old_password(server: ServerProcess, root: Client) -> None:
    person = join(server, root, "ordinary")
    assert (
        person.post("/api/change-password", {"newPassword": "brand-new-1"}).err == "account.empty"
    )


def test_a_code_is_its_accounts_own_and_the_latest_counts(
    server: ServerProcess, root: Client
) -> None:
    join(server, root, "coded")
    join(server, root, "uncoded")
    first = code_for(server, root, "coded")
    assert log_in(server, "uncoded", first).err == "auth.wrong_credentials"
    second = code_for(server, root, "coded")
    assert log_in(server, "coded", first).err == "auth.wrong_credentials"
    # The password goes on working, and the code waits for whoever needs it.
    assert log_in(server, "coded", "secret123").data["loginByCode"] is False
    with_code(server, "coded", second)


def test_of_many_who_come_with_a_code_at_once_one_gets_in(
    server: ServerProcess, root: Client
) -> None:
    join(server, root, "shared")
    code = code_for(server, root, "shared")
    with ThreadPoolExecutor(6) as people:
        answers = list(people.map(lambda _: log_in(server, "shared", code), range(6)))
    assert sorted(answer.status for answer in answers) == [200, *[400] * 5]


def test_a_new_password_ends_a_code_that_waits(server: ServerProcess, root: Client) -> None:
    person = join(server, root, "remembered")
    code = code_for(server, root, "remembered")
    body = {"oldPassword": "secret123", "newPassword": "brand-new-1"}
    assert person.post("/api/change-password", body).data["code"] == 200
    assert log_in(server, "remembered", code).err == "auth.wrong_credentials"


def test_a_code_ends_after_a_quarter_of_an_hour(server: ServerProcess, root: Client) -> None:
    join(server, root, "late")
    code = code_for(server, root, "late")
    with sqlite3.connect(server.data / "oj.sqlite3") as connection:
        connection.execute("UPDATE login_code SET expires_at = created_at")
        (left,) = connection.execute("SELECT count(*) FROM login_code WHERE code_hash = ?", (code,))
    assert left == (0,)  # only a hash of it is kept
    assert log_in(server, "late", code).err == "auth.wrong_credentials"


def test_guessing_codes_meets_the_puzzle_like_guessing_passwords(proxied: ServerProcess) -> None:
    root = proxied.client("root")
    join(proxied, root, "besieged")
    code = code_for(proxied, root, "besieged")
    joker = proxied.client()
    joker.headers["X-Forwarded-For"] = "10.0.9.9"
    guesses = [f"GUESS{number:03}" for number in range(6)]
    errors = [
        joker.post("/api/login", {"username": "besieged", "password": guess}).err
        for guess in guesses
    ]
    assert errors == ["auth.wrong_credentials"] * 5 + ["auth.puzzle_required"]
    body = {"username": "besieged", "password": code}
    assert joker.post("/api/login", body).err == "auth.puzzle_required"
    with_code(proxied, "besieged", code)  # from any other computer


def test_staff_gets_codes_too_but_not_the_built_in_root(
    server: ServerProcess, root: Client
) -> None:
    helper = server.add_user("codehelper", role="admin")
    assert root.post(MAKE, {"uid": "1"}).err == "user.root_protected"
    assert root.post(MAKE, {"uid": "f" * 32}).err == "user.missing"
    assert helper.post(MAKE, {"uid": "1"}).http == 403
    code = code_for(server, root, "codehelper")
    body = {"username": "codehelper", "password": code}
    answer = server.client().post("/api/admin/login", body)
    assert answer.data["loginByCode"] is True


def test_making_a_code_is_on_record_without_the_code(server: ServerProcess, root: Client) -> None:
    join(server, root, "recorded")
    code = code_for(server, root, "recorded")
    with sqlite3.connect(server.data / "oj.sqlite3") as connection:
        query = "SELECT * FROM admin_log WHERE action = 'user.login_code' AND target LIKE ?"
        rows = connection.execute(query, ("%recorded%",)).fetchall()
    assert len(rows) == 1 and code not in str(rows)
