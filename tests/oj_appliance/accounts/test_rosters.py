"""Class lists over HTTP: a look first, then all at once (contract admin.md §3.1)."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.http_client import Answer, Client
from tests.oj_appliance.accounts.people import join, uid_of
from tests.server_process import ServerProcess

FOLDER = Path(__file__).parents[2] / "fixtures" / "rosters"
MANIFEST = json.loads((FOLDER / "expected.json").read_text("utf-8"))
UPLOAD, ROSTER = "/api/admin/user/roster-upload", "/api/admin/user/roster"
COMMIT = "/api/admin/user/roster-commit"
EXCEL = "/api/file/generate-user-excel"


def look_at(root: Client, text: str, **fields: Any) -> dict[str, Any]:
    answer = root.upload(UPLOAD, "class.csv", text.encode(), **fields)
    return dict(answer.data)


def all_rows(root: Client, key: str, **query: Any) -> list[dict[str, Any]]:
    return list(root.get(ROSTER, key=key, limit=500, **query).data["records"])


def commit(root: Client, key: str, **more: Any) -> dict[str, Any]:
    return dict(root.post(COMMIT, {"key": key, **more}).data)


def log_in(server: ServerProcess, username: str, password: str) -> Answer:
    return server.client().post("/api/login", {"username": username, "password": password})


def person(root: Client, username: str) -> dict[str, Any]:
    rows = root.get("/api/admin/user/get-user-list", keyword=username, limit=100).data["records"]
    return next(row for row in rows if row["username"] == username)


def described(row: dict[str, Any]) -> dict[str, Any]:
    """As the manifest has it."""
    told = [{"field": each["field"], "err": each["err"]} for each in row["problems"]]
    assert all(each["msg"] for each in row["problems"])
    assert (row["action"] == "skip") == bool(told)
    return {"row": row["row"], "values": row["values"], **({"problems": told} if told else {})}


@pytest.mark.covers("S3-5-26a")
def test_every_class_list_is_read_as_the_manifest_says(root: Client) -> None:
    for expected in MANIFEST["files"]:
        content = (FOLDER / expected["file"]).read_bytes()
        found = root.upload(UPLOAD, expected["file"], content).data
        rows = all_rows(root, found["key"])
        seen = {
            "encoding": found["encoding"],
            "delimiter": found["delimiter"],
            "header": found["header"],
            "columns": [column["field"] for column in found["columns"]],
            "rows": [described(row) for row in rows],
            "good": found["total"] - found["counts"]["problem"],
            "bad": found["counts"]["problem"],
        }
        assert seen == {name: expected.get(name) for name in seen}, expected["file"]
        assert found["rows"] == rows[:50] and found["total"] == len(rows)
        bad = [row["row"] for row in rows if row["problems"]]
        assert [row["row"] for row in all_rows(root, found["key"], onlyProblems=True)] == bad


def test_what_is_no_class_list_is_refused_with_its_key(root: Client) -> None:
    for refused in MANIFEST["refused"]:
        content = (FOLDER / refused["file"]).read_bytes()
        assert root.upload(UPLOAD, refused["file"], content).err == refused["err"], refused["file"]


@pytest.mark.covers("S3-2.13-4a", "S3-5-26a")
def test_a_list_makes_the_class_and_once_more_changes_it(
    server: ServerProcess, root: Client
) -> None:
    first = (
        "学号,姓名,用户名,密码,班级,性别\n"
        "0007,陈雪,ro_lin,pw-lin-1,高一(1)班,女\n"
        "0008,=1+1,ro_wei,,高一(1)班,\n"
    )
    looked = look_at(root, first)
    assert looked["counts"] == {
        "create": 1,
        "update": 0,
        "unchanged": 0,
        "problem": 1,
        "warning": 0,
    }
    assert [row["err"] for row in all_rows(root, looked["key"])[1]["problems"]] == [
        "roster.no_password"
    ]
    fields = [{"index": at, "field": each["field"]} for at, each in enumerate(looked["columns"])]
    mapping = {"key": looked["key"], "columns": fields, "generatePasswords": True}
    assert root.put(ROSTER, mapping).data["counts"]["create"] == 2
    done = commit(root, looked["key"], generatePasswords=True, mustChangePassword=True)
    assert (done["created"], done["failed"]) == (2, [])
    # Whoever asks again, because the answer was lost, gets the same one.
    assert commit(root, looked["key"]) == done
    wei = person(root, "ro_wei")
    assert (wei["realname"], wei["number"], wei["className"]) == ("=1+1", "0008", "高一(1)班")
    assert wei["mustChangePassword"] is True and person(root, "ro_lin")["gender"] == "female"
    lin = server.client("ro_lin", "pw-lin-1")
    refused = lin.post("/api/change-userInfo", {"nickname": "x"})
    assert refused.err == "account.must_change_password"

    second = (
        "username,password,class,gender,email\n"
        "RO_LIN,,高一(2)班,,Ro_Lin@School.Example\n"
        "ro_wei,pw-wei-2,,,\n"
        "ro_new,pw-new-1,,,\n"
        "root,pw-root-1,,,\n"
    )
    looked = look_at(root, second)
    assert looked["counts"] == {
        "create": 1,
        "update": 2,
        "unchanged": 0,
        "problem": 1,
        "warning": 0,
    }
    assert looked["passwords"] == 1
    done = commit(root, looked["key"])
    assert [done[name] for name in ("created", "updated", "unchanged", "skipped")] == [1, 2, 0, 0]
    assert [(each["row"], each["err"]) for each in done["failed"]] == [(5, "roster.is_staff")]
    lin_now = person(root, "ro_lin")
    # What was blank stays; a gender once told is not taken back by a column without one.
    assert (lin_now["className"], lin_now["number"], lin_now["gender"], lin_now["email"]) == (
        "高一(2)班",
        "0007",
        "female",
        "ro_lin@school.example",
    )
    assert log_in(server, "ro_lin", "pw-lin-1").status == 200
    assert log_in(server, "ro_wei", "pw-wei-2").data["mustChangePassword"] is False
    again = look_at(root, "username,class\nro_lin,高一(2)班\n")
    assert again["counts"]["unchanged"] == 1


def test_rows_are_left_out_and_accounts_left_alone_by_choice(
    server: ServerProcess, root: Client
) -> None:
    join(server, root, "ro_kept", realname="Old")
    text = "username,password,realname\nro_kept,secret999,New\nro_a,secret111,A\nro_b,secret111,B\n"
    looked = look_at(root, text)
    done = commit(root, looked["key"], update=False, skip=[3])
    assert (done["created"], done["updated"], done["skipped"]) == (1, 0, 2)
    assert person(root, "ro_kept")["realname"] == "Old"
    assert log_in(server, "ro_kept", "secret123").status == 200
    assert log_in(server, "ro_a", "secret111").status == 400


def test_a_new_password_ends_the_sessions_and_no_password_is_logged(
    server: ServerProcess, root: Client
) -> None:
    pupil = join(server, root, "ro_out")
    looked = look_at(root, "username,password\nro_out,fresh-pw-77\nro_in,fresh-pw-78\n")
    commit(root, looked["key"])
    assert pupil.get("/api/get-user-auth-info").http == 401
    with sqlite3.connect(server.data / "oj.sqlite3") as connection:
        rows = connection.execute(
            "SELECT action, target, coalesce(before, ''), coalesce(after, '') FROM admin_log"
            " WHERE action LIKE 'user.%' ORDER BY id DESC LIMIT 3"
        ).fetchall()
        everything = "\n".join(connection.iterdump())
    told = {(action, target): (before, after) for action, target, before, after in rows}
    assert told[("user.update", '"ro_out"')] == ("{}", '{"newPassword":true}')
    assert told[("user.add", '"ro_in"')] == ("", "{}")
    assert told[("user.roster", '"class.csv"')][1] == '{"created":1,"updated":1,"unchanged":0}'
    assert "fresh-pw" not in everything  # nor anywhere else in the database


def test_columns_may_be_chosen_and_a_header_denied(root: Client) -> None:
    looked = look_at(root, "登录,口号\nro_x,secret1\nro_y,secret2\n", header=True)
    assert [column["name"] for column in looked["columns"]] == ["登录", "口号"]
    assert [column["sample"] for column in looked["columns"]] == ["ro_x", "secret1"]
    assert looked["counts"]["problem"] == 2
    key = looked["key"]
    chosen = [{"index": 0, "field": "username"}, {"index": 1, "field": "password"}]
    mapped = root.put(ROSTER, {"key": key, "columns": chosen}).data
    assert mapped["counts"]["create"] == 2 and mapped["header"] is True
    mapped = root.put(ROSTER, {"key": key, "columns": chosen, "header": False}).data
    assert (mapped["total"], mapped["header"]) == (3, False)
    for columns in (
        [{"index": 5, "field": "username"}],
        [{"index": 0, "field": "username"}, {"index": 1, "field": "username"}],
        [{"index": 0, "field": "role"}],
        [],
    ):
        assert root.put(ROSTER, {"key": key, "columns": columns}).err == "http.bad_param"
    assert root.upload(UPLOAD, "a.csv", "a,b\nä,ö".encode("latin-1"), encoding="UTF-8").err == (
        "roster.bad_file"
    )


def test_a_key_is_its_owners_alone(root: Client, new_user: Any, server: ServerProcess) -> None:
    key = look_at(root, "username,password\nro_z,secret1\n")["key"]
    other = new_user("root")
    for client, asked in ((other, key), (root, "0" * 32)):
        assert client.get(ROSTER, key=asked).err == "user.key_expired"
        assert client.post(COMMIT, {"key": asked}).err == "user.key_expired"
        assert client.get(EXCEL, key=asked).err == "user.key_expired"
    assert uid_of(server, "root") == "1"
