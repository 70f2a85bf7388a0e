"""Changing one's own password (contract account.md)."""

from __future__ import annotations

import hashlib
import sqlite3

import pytest

from tests.http_client import Client
from tests.server_process import ServerProcess

pytestmark = pytest.mark.quick


def change(client: Client, old: str, new: str) -> dict[str, object]:
    body = {"oldPassword": old, "newPassword": new}
    data: dict[str, object] = client.post("/api/change-password", body).data
    return data


@pytest.mark.covers("S1-7.2-6")
def test_the_new_password_counts_and_other_sessions_end(server: ServerProcess) -> None:
    mine = server.add_user("changer")
    elsewhere = server.client("changer", "secret123")
    assert change(mine, "secret123", "brand-new-1")["code"] == 200
    assert mine.get("/api/get-user-auth-info").status == 200
    assert elsewhere.get("/api/get-user-auth-info").err == "auth.expired"
    old = {"username": "changer", "password": "secret123"}
    assert server.client().post("/api/login", old).err == "auth.wrong_credentials"
    assert server.client("changer", "brand-new-1").token


def test_five_wrong_old_passwords_lock_the_change(server: ServerProcess) -> None:
    person = server.add_user("forgetful")
    answers = [change(person, "nonsense", "brand-new-1") for _ in range(6)]
    assert [answer["code"] for answer in answers] == [400, 400, 400, 400, 400, 403]
    assert change(person, "secret123", "brand-new-1")["code"] == 403


@pytest.mark.parametrize(
    ("old", "new", "err"),
    [
        ("", "brand-new-1", "account.empty"),
        ("secret123", "short", "auth.password_length"),
        ("secret123", "x" * 21, "auth.password_length"),
        ("secret123", "secret123", "account.same_value"),
    ],
)
def test_unfit_passwords_are_refused(student: Client, old: str, new: str, err: str) -> None:
    body = {"oldPassword": old, "newPassword": new}
    answer = student.post("/api/change-password", body)
    assert (answer.http, answer.err) == (200, err)


def test_a_change_ends_the_duty_to_change(server: ServerProcess) -> None:
    server.oj("user", "add", "fresh", "--password", "secret123", "--must-change")
    person = server.client("fresh", "secret123")
    assert person.get("/api/get-user-auth-info").data["mustChangePassword"] is True
    assert change(person, "secret123", "brand-new-1")["code"] == 200
    assert person.get("/api/get-user-auth-info").data["mustChangePassword"] is False
    assert person.post("/api/get-user-problem-status", {}).http == 400


def test_the_first_own_password_goes_on_with_the_session_of_who_sets_it(
    server: ServerProcess,
) -> None:
    server.oj("user", "add", "starter", "--password", "secret123", "--must-change")
    person = server.client("starter", "secret123")
    elsewhere = server.client("starter", "secret123")
    given = person.token
    # Typed at the login just now, the old one is not asked again; but it may not stay.
    same = person.post("/api/change-password", {"newPassword": "secret123"})
    assert same.err == "account.same_value"
    answer = person.post("/api/change-password", {"newPassword": "brand-new-1"})
    assert answer.data["code"] == 200
    assert answer.data["userInfo"]["mustChangePassword"] is False
    fresh = answer.headers["refresh-token"]
    assert fresh != given and answer.headers["authorization"] == fresh
    person.token = fresh
    assert person.get("/api/get-user-auth-info").data["mustChangePassword"] is False
    assert elsewhere.get("/api/get-user-auth-info").err == "auth.expired"
    with sqlite3.connect(server.data / "oj.sqlite3") as connection:
        (left,) = connection.execute(
            "SELECT previous_expires_at - updated_at FROM session WHERE previous_sha256 = ?",
            (hashlib.sha256(given.encode()).hexdigest(),),
        ).fetchone()
    assert left == 10_000  # calls that are on their way still arrive
    again = {"newPassword": "brand-new-2"}
    assert person.post("/api/change-password", again).err == "account.empty"


def test_some_time_after_the_login_the_old_password_is_asked(server: ServerProcess) -> None:
    server.oj("user", "add", "slower", "--password", "secret123", "--must-change")
    person = server.client("slower", "secret123")
    with sqlite3.connect(server.data / "oj.sqlite3") as connection:
        digest = hashlib.sha256(person.token.encode()).hexdigest()
        connection.execute(
            "UPDATE session SET created_at = created_at - 600001 WHERE token_sha256 = ?", (digest,)
        )
    asked = person.post("/api/change-password", {"newPassword": "brand-new-1"})
    assert asked.err == "account.empty"
    assert change(person, "secret123", "brand-new-1")["code"] == 200
