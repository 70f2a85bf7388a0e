"""Changing one's own password (contract account.md)."""

from __future__ import annotations

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
