"""Root changes an account: fields, role, ban, password (contract admin.md §3)."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

import pytest

from tests.http_client import Answer, Client
from tests.oj_appliance.accounts.people import join, uid_of
from tests.server_process import ServerProcess

pytestmark = pytest.mark.quick

EDIT = "/api/admin/user/edit-user"
LIST = "/api/admin/user/get-user-list"
PLAIN, ADMIN, ROOT = 1002, 1001, 1000


def edit(server: ServerProcess, root: Client, account: str, **fields: Any) -> Answer:
    body = {"uid": uid_of(server, account), "username": account, "type": PLAIN, "status": 0}
    return root.put(EDIT, {**body, **fields})


def row_of(root: Client, username: str) -> dict[str, Any]:
    rows = root.get(LIST, keyword=username, limit=100).data["records"]
    return next(row for row in rows if row["username"] == username)


def audit_of(server: ServerProcess, target: str) -> list[tuple[str, Any, Any]]:
    with sqlite3.connect(server.data / "oj.sqlite3") as connection:
        query = (
            "SELECT username, before, after FROM admin_log"
            " WHERE action = 'user.update' AND target = ? ORDER BY id"
        )
        rows = connection.execute(query, (json.dumps(target),)).fetchall()
    return [(who, json.loads(before), json.loads(after)) for who, before, after in rows]


def is_logged_in(client: Client) -> bool:
    return client.get("/api/get-user-auth-info").http == 200


def log_in(server: ServerProcess, username: str, password: str) -> Answer:
    return server.client().post("/api/login", {"username": username, "password": password})


@pytest.mark.covers("S3-7.4-8")
def test_fields_change_and_the_log_says_from_what_to_what(
    server: ServerProcess, root: Client
) -> None:
    student = join(server, root, "editme", realname="林小雨", school="River")
    changed = {
        "realname": "林大雨",
        "email": " Lin@School.Example ",
        "number": "0042",
        "className": "=1+1",
        "titleName": "Star",
        "titleColor": "#12ab34",
    }
    assert edit(server, root, "editme", **changed).data is None
    row = row_of(root, "editme")
    stored = {**changed, "email": "lin@school.example"}
    assert {name: row[name] for name in stored} == stored
    assert (row["school"], row["mobile"]) == ("River", None)  # what was not sent stays
    ((who, before, after),) = audit_of(server, "editme")
    assert who == "root" and after == stored
    assert before == {**dict.fromkeys(changed), "realname": "林小雨"}
    assert is_logged_in(student)
    assert edit(server, root, "editme", className="", email=None).data is None
    assert (row_of(root, "editme")["className"], row_of(root, "editme")["email"]) == (None, None)
    assert edit(server, root, "editme", realname="林大雨").data is None
    assert len(audit_of(server, "editme")) == 2  # nothing changed, nothing to tell


def test_a_new_name_is_the_one_to_log_in_with(server: ServerProcess, root: Client) -> None:
    student = join(server, root, "oldname")
    join(server, root, "TakenName")
    assert edit(server, root, "oldname", username="takenname").err == "register.username_used"
    assert edit(server, root, "oldname", username="new name").err == "user.bad_username"
    assert edit(server, root, "oldname", username="n" * 21).err == "user.bad_username"
    assert edit(server, root, "oldname", username="OldName").data is None
    assert log_in(server, "oldname", "secret123").status == 200
    assert edit(server, root, "OldName", username="newname").data is None
    assert log_in(server, "oldname", "secret123").err == "auth.wrong_credentials"
    assert log_in(server, "newname", "secret123").status == 200
    assert is_logged_in(student)


def test_a_ban_ends_the_sessions_and_keeps_out_until_it_is_lifted(
    server: ServerProcess, root: Client
) -> None:
    student = join(server, root, "banme")
    assert edit(server, root, "banme", status=1).data is None
    assert not is_logged_in(student)
    assert log_in(server, "banme", "secret123").err == "auth.banned"
    assert row_of(root, "banme")["status"] == 1
    assert edit(server, root, "banme", status=0).data is None
    assert log_in(server, "banme", "secret123").status == 200
    assert audit_of(server, "banme")[0] == ("root", {"status": 0}, {"status": 1})


def test_what_one_does_not_touch_stays_as_another_has_set_it_meanwhile(
    server: ServerProcess, root: Client
) -> None:
    join(server, root, "shared2")
    assert edit(server, root, "shared2", status=1, type=1003).data is None
    # Somebody's page still shows the user as it was before.
    stale = {"uid": uid_of(server, "shared2"), "username": "shared2", "realname": "Li"}
    assert root.put(EDIT, stale).data is None
    row = row_of(root, "shared2")
    assert (row["realname"], row["status"], row["roles"][0]["id"]) == ("Li", 1, 1003)
    assert audit_of(server, "shared2")[-1] == ("root", {"realname": None}, {"realname": "Li"})
    assert root.put(EDIT, {"uid": "1", "username": "root", "realname": "Head"}).data is None
    assert row_of(root, "root")["roles"][0]["id"] == ROOT


@pytest.mark.covers("S3-7.4-8")
def test_a_role_change_holds_from_the_next_login_on(server: ServerProcess, root: Client) -> None:
    person = join(server, root, "promoted")
    assert edit(server, root, "promoted", type=ADMIN).data is None
    assert not is_logged_in(person)
    assert log_in(server, "promoted", "secret123").data["roleList"] == ["admin"]
    assert row_of(root, "promoted")["roles"][0]["id"] == ADMIN
    assert audit_of(server, "promoted") == [("root", {"role": PLAIN}, {"role": ADMIN})]


def test_a_new_password_ends_sessions_and_is_never_logged(
    server: ServerProcess, root: Client
) -> None:
    person = join(server, root, "resetme")
    code = root.post("/api/admin/user/login-code", {"uid": uid_of(server, "resetme")}).data["code"]
    new = {"setNewPwd": True, "password": "fresh-pass-1", "mustChangePassword": True}
    assert edit(server, root, "resetme", **{**new, "password": "12345"}).err == (
        "auth.password_length"
    )
    assert edit(server, root, "resetme", **{**new, "password": None}).err == "auth.password_length"
    assert is_logged_in(person)
    assert edit(server, root, "resetme", **new).data is None
    assert not is_logged_in(person)
    for old in ("secret123", code):
        assert log_in(server, "resetme", old).err == "auth.wrong_credentials"
    answer = log_in(server, "resetme", "fresh-pass-1")
    assert answer.data["mustChangePassword"] is True
    ((_, before, after),) = audit_of(server, "resetme")
    assert (before, after) == (
        {"mustChangePassword": False},
        {"mustChangePassword": True, "newPassword": True},
    )
    assert "password" not in row_of(root, "resetme")
    # Without the flag a password in the body changes nothing.
    assert edit(server, root, "resetme", password="other-pass-1").data is None
    assert log_in(server, "resetme", "fresh-pass-1").status == 200


def test_the_duty_to_change_the_password_holds_at_once(server: ServerProcess, root: Client) -> None:
    person = join(server, root, "duty")
    assert is_logged_in(person)
    assert edit(server, root, "duty", mustChangePassword=True).data is None
    refused = person.post("/api/change-userInfo", {"nickname": "x"})
    assert (refused.http, refused.err) == (403, "account.must_change_password")
    assert row_of(root, "duty")["mustChangePassword"] is True


def test_refusals_name_what_is_wrong(server: ServerProcess, root: Client) -> None:
    join(server, root, "wrongly")
    join(server, root, "neighbour")
    taken = {"email": "taken@school.example", "mobile": "13800138000"}
    assert edit(server, root, "neighbour", **taken).data is None
    for fields, err in (
        ({"realname": "名" * 51}, "user.bad_realname"),
        ({"titleName": "t" * 21}, "user.bad_title"),
        ({"titleColor": "red"}, "http.bad_param"),
        ({"number": "1" * 21}, "content.too_long"),
        ({"className": "c" * 51}, "content.too_long"),
        ({"email": "not an address"}, "mail.bad_format"),
        ({"email": "TAKEN@school.example"}, "mail.used"),
        ({"mobile": "12"}, "mobile.bad_format"),
        ({"mobile": "13800138000"}, "mobile.used"),
        ({"username": " "}, "user.bad_username"),
        ({"type": 1009}, "http.bad_param"),
        ({"status": 2}, "http.bad_param"),
    ):
        assert edit(server, root, "wrongly", **fields).err == err, fields
    assert edit(server, root, "wrongly", uid="f" * 32).err == "user.missing"
    assert audit_of(server, "wrongly") == []


def test_the_built_in_root_keeps_role_and_access(server: ServerProcess, root: Client) -> None:
    for fields in ({"type": PLAIN}, {"type": ROOT, "status": 1}):
        assert edit(server, root, "root", **fields).err == "user.root_protected"
    assert edit(server, root, "root", type=ROOT, realname="Head").data is None
    assert is_logged_in(root) and row_of(root, "root")["realname"] == "Head"
