"""What staff do with many accounts at once (contract admin.md §3.2)."""

from __future__ import annotations

import html
import io
import re
from typing import Any

import pytest
from openpyxl import load_workbook

from tests.http_client import Answer, Client
from tests.oj_appliance.accounts.people import join, uid_of
from tests.server_process import ServerProcess

pytestmark = pytest.mark.quick

CHANGE, PASSWORDS = "/api/admin/user/edit-users", "/api/admin/user/new-passwords"
CODES, LIST = "/api/admin/user/login-codes", "/api/admin/user/get-user-list"
ONESELF = "/api/get-user-auth-info"


def uids_of(server: ServerProcess, *names: str) -> list[str]:
    return [uid_of(server, name) for name in names]


def secrets_of(root: Client, answer: Answer) -> dict[str, str]:
    """By username, as they stand in the table beside the slips."""
    table = root.get("/api/file/generate-user-excel", key=answer.data["slipKey"]).body
    rows = load_workbook(io.BytesIO(table)).worksheets[0].iter_rows(min_row=2, values_only=True)
    return {str(row[0]): str(row[1]) for row in rows}


def row_of(root: Client, username: str) -> dict[str, Any]:
    rows = root.get(LIST, keyword=username, limit=100).data["records"]
    return next(row for row in rows if row["username"] == username)


def left_out(answer: Answer) -> dict[str, str]:
    return {each["username"]: each["err"] for each in answer.data["leftOut"]}


def audit(root: Client, action: str, target: str) -> list[dict[str, Any]]:
    query = {"action": action, "target": target, "limit": 100}
    records: list[dict[str, Any]] = root.get("/api/admin/audit-log", **query).data["records"]
    return records


def log_in(server: ServerProcess, username: str, password: str) -> Answer:
    return server.client().post("/api/login", {"username": username, "password": password})


def test_lost_slips_are_made_anew_for_those_who_are_ticked(
    server: ServerProcess, root: Client
) -> None:
    roster = "username,password,realname,className\n" + "".join(
        f"lost{n},secret1,Pupil {n},L(1)\n" for n in (2, 1, 3)
    )
    key = root.upload("/api/admin/user/roster-upload", "l.csv", roster.encode()).data["key"]
    root.post("/api/admin/user/roster-commit", {"key": key})
    open_one = server.client("lost3", "secret1")
    waiting = root.get(LIST, className="L(1)", state="neverLoggedIn").data["records"]
    answer = root.post(PASSWORDS, {"uids": [row["uid"] for row in waiting]})
    assert (answer.data["done"], answer.data["leftOut"]) == (2, [])
    given = secrets_of(root, answer)
    assert list(given) == ["lost2", "lost1"]  # in the order of the list, not of the ticks
    assert open_one.get(ONESELF).status == 200
    assert log_in(server, "lost1", "secret1").err == "auth.wrong_credentials"
    assert log_in(server, "lost1", given["lost1"]).data["mustChangePassword"] is True
    slips = root.get("/api/file/login-slips", key=answer.data["slipKey"]).body.decode()
    assert "L(1)" in slips and all(each in slips for each in ("Pupil 1", *given.values()))
    again = root.post(PASSWORDS, {"uids": uids_of(server, "lost3"), "mustChangePassword": False})
    assert open_one.get(ONESELF).err == "auth.expired"
    (password,) = secrets_of(root, again).values()
    assert log_in(server, "lost3", password).data["mustChangePassword"] is False
    (row,) = audit(root, "user.update", "lost3")
    assert "newPassword" in row["after"] and password not in str(row)


def test_class_role_and_ban_are_set_for_many(server: ServerProcess, root: Client) -> None:
    clients = {name: join(server, root, name) for name in ("many1", "many2", "many3")}
    uids = uids_of(server, *clients)
    moved = root.put(CHANGE, {"uids": uids, "className": " M(2) "}).data
    assert (moved["done"], moved["unchanged"], moved["slipKey"]) == (3, 0, None)
    assert {row_of(root, name)["className"] for name in clients} == {"M(2)"}
    assert clients["many1"].get(ONESELF).status == 200
    banned = root.put(CHANGE, {"uids": uids[:2], "status": 1}).data
    assert (banned["done"], clients["many1"].get(ONESELF).err) == (2, "auth.expired")
    assert log_in(server, "many2", "secret123").err == "auth.banned"
    freed = root.put(CHANGE, {"uids": uids, "status": 0}).data
    assert (freed["done"], freed["unchanged"]) == (2, 1)
    assert clients["many3"].get(ONESELF).status == 200
    root.put(CHANGE, {"uids": uids[2:], "type": 1003, "className": None})
    row = row_of(root, "many3")
    assert (row["roles"][0]["id"], row["className"]) == (1003, None)
    assert clients["many3"].get(ONESELF).err == "auth.expired"
    assert len(audit(root, "user.update", "many1")) == 3


def test_a_batch_leaves_out_whom_it_must_and_says_why(server: ServerProcess, root: Client) -> None:
    second = server.add_user("batchroot", role="root")
    join(server, root, "batchpupil")
    pupil, own = uids_of(server, "batchpupil", "batchroot")
    named = {"uids": [own, "1", "f" * 32, pupil, pupil]}
    for answer in (
        second.put(CHANGE, {**named, "status": 1}),
        second.post(PASSWORDS, named),
    ):
        assert left_out(answer) == {
            "": "user.missing",
            "batchroot": "user.own_account",
            "root": "user.root_protected",
        }
        assert answer.data["done"] == 1 and all(each["msg"] for each in answer.data["leftOut"])
    codes = second.post(CODES, named)
    assert left_out(codes)["batchpupil"] == "user.disabled"
    assert (codes.data["done"], codes.data["slipKey"]) == (0, None)
    for refused, err in (
        ({"uids": [pupil]}, "http.bad_param"),
        ({"uids": [], "status": 0}, "http.bad_param"),
        ({"uids": [pupil] * 2001, "status": 0}, "http.bad_param"),
        ({"uids": [pupil], "status": 2}, "http.bad_param"),
        ({"uids": [pupil], "className": "c" * 51}, "content.too_long"),
    ):
        assert root.put(CHANGE, refused).err == err, refused


def test_a_class_gets_its_codes_on_slips(server: ServerProcess, root: Client) -> None:
    pupils = ("coder1", "coder2")
    for name in pupils:
        join(server, root, name, realname=f"Name of {name}")
    uids = uids_of(server, *pupils)
    answer = root.post(CODES, {"uids": uids, "hours": 3})
    codes = secrets_of(root, answer)
    headers = {"Accept-Language": "en-US"}
    path = f"/api/file/login-slips?key={answer.data['slipKey']}"
    slips = html.unescape(root.request("GET", path, b"", headers).body.decode())
    assert slips.count("<dt>Login code</dt>") == 2 and "<dt>Password</dt>" not in slips
    assert len(re.findall(r"Until \d\d-\d\d \d\d:\d\d", slips)) == 2
    # The password goes on, and the code opens one session that must set another.
    assert log_in(server, "coder1", "secret123").data["loginByCode"] is False
    assert log_in(server, "coder1", codes["coder1"]).data["loginByCode"] is True
    assert log_in(server, "coder1", codes["coder1"]).err == "auth.wrong_credentials"
    # A newer one voids the one before, and a new password the code.
    root.post(CODES, {"uids": uids})
    assert log_in(server, "coder2", codes["coder2"]).err == "auth.wrong_credentials"
    for hours in (0, 25):
        assert root.post(CODES, {"uids": uids, "hours": hours}).err == "http.bad_param"
    assert len(audit(root, "user.login_code", "coder2")) == 2
