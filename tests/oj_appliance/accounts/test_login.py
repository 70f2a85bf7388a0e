"""Login and logout through the front door (contract account.md)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.http_client import Client
from tests.server_process import ROOT_PASSWORD, ServerProcess

pytestmark = pytest.mark.quick


@pytest.mark.covers("S1-7.2-1", "S1-3-4")
def test_login_answers_the_user_and_a_token_in_the_header(guest: Client) -> None:
    answer = guest.post("/api/login", {"username": "root", "password": ROOT_PASSWORD})
    assert answer.data["uid"] == "1"
    assert answer.data["roleList"] == ["root"]
    assert len(answer.headers["authorization"]) >= 43
    assert "Authorization" in answer.headers["access-control-expose-headers"]


def test_username_is_found_in_any_letter_case(guest: Client) -> None:
    body = {"username": " ROOT ", "password": ROOT_PASSWORD}
    assert guest.post("/api/login", body).data["username"] == "root"


def test_wrong_password_and_unknown_user_are_refused_alike(guest: Client) -> None:
    wrong = guest.post("/api/login", {"username": "root", "password": "nonsense"})
    unknown = guest.post("/api/login", {"username": "nobody9", "password": "nonsense"})
    assert (wrong.http, wrong.err) == (200, "auth.wrong_credentials")
    assert wrong.body == unknown.body


def test_a_missing_password_names_the_field(guest: Client) -> None:
    answer = guest.post("/api/login", {"username": "root"})
    assert (answer.http, answer.err) == (400, "http.bad_param")
    assert "password" in answer.json["msg"]


@pytest.mark.covers("S1-7.1-13")
def test_logout_ends_this_session_and_no_other(server: ServerProcess, student: Client) -> None:
    other = Client(server.base, token=student.token)
    mine = server.client("root")
    assert mine.get("/api/logout").status == 200
    assert mine.get("/api/get-user-auth-info").err == "auth.expired"
    assert other.get("/api/get-user-auth-info").data["roles"] == ["user"]


def test_a_guest_meets_401_where_login_is_needed(guest: Client) -> None:
    answer = guest.get("/api/get-user-auth-info")
    assert (answer.http, answer.err) == (401, "auth.login_required")
    assert answer.headers["url-type"] == "general"


def test_a_student_may_not_enter_the_back_office(
    server: ServerProcess, new_user: Callable[..., Client]
) -> None:
    new_user()
    server.add_user("plainstudent")
    body = {"username": "plainstudent", "password": "secret123"}
    answer = server.client().post("/api/admin/login", body)
    assert (answer.http, answer.status, answer.err) == (200, 401, "auth.not_admin")


def test_another_site_may_not_log_in_for_the_user(guest: Client) -> None:
    guest.headers["Origin"] = "http://evil.example"
    answer = guest.post("/api/login", {"username": "root", "password": ROOT_PASSWORD})
    assert (answer.http, answer.err) == (403, "http.cross_site")


def test_an_account_that_must_change_its_password_can_do_nothing_else(
    server: ServerProcess,
) -> None:
    server.oj("user", "add", "newcomer", "--password", "secret123", "--must-change")
    newcomer = server.client("newcomer", "secret123")
    assert newcomer.get("/api/get-user-auth-info").data["mustChangePassword"] is True
    answer = newcomer.post("/api/get-user-problem-status", {})
    assert (answer.http, answer.err) == (403, "account.must_change_password")
    assert newcomer.get("/api/logout").status == 200


def test_a_password_of_a_slip_may_be_typed_in_small_letters(
    server: ServerProcess, root: Client
) -> None:
    rows = [["slipped", "K7MN2PQ4"], ["mixed", "Secret-1"], ["small", "k7mn2pq4"]]
    root.post("/api/admin/user/insert-batch-user", {"users": rows})

    def opens(username: str, password: str) -> bool:
        body = {"username": username, "password": password}
        return server.client().post("/api/login", body).status == 200

    assert opens("slipped", "K7MN2PQ4") and opens("slipped", "k7mn2pq4")
    assert opens("slipped", "K7mn2pq4")
    assert opens("small", "k7mn2pq4") and not opens("small", "K7MN2PQ4")
    assert opens("mixed", "Secret-1") and not opens("mixed", "SECRET-1")
    assert not opens("mixed", "secret-1")
    person = server.client("slipped", "k7mn2pq4")
    change = {"oldPassword": "k7mn2pq4", "newPassword": "brand-new-1"}
    assert person.post("/api/change-password", change).data["code"] == 200
