"""Accounts by the dozen, and what is handed out of them (contract admin.md §3, file.md §4)."""

from __future__ import annotations

import asyncio
import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest
from openpyxl import load_workbook

from oj_appliance.accounts.made_accounts.service import GeneratedAccounts, Numbering
from oj_appliance.accounts.rosters.kept_secrets import KeptSecrets
from oj_appliance.accounts.signing_in.passwords import Passwords
from oj_appliance.accounts.types import Credential
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.events import Events
from oj_appliance.storage.database import Database
from oj_appliance.storage.schema import migrate
from oj_appliance.web.guards import Actor, Viewer
from tests.http_client import Answer, Client
from tests.oj_appliance.accounts.people import join
from tests.server_process import ServerProcess

BATCH, GENERATE = "/api/admin/user/insert-batch-user", "/api/admin/user/generate-user"
EXCEL, SLIPS = "/api/file/generate-user-excel", "/api/file/login-slips"
TEMPLATE, EXPORT = "/api/admin/user/export-template", "/api/admin/user/export-user-list"


def sheet(answer: Answer) -> list[list[Any]]:
    assert answer.headers["content-type"].endswith("spreadsheetml.sheet"), answer.body[:500]
    page = load_workbook(io.BytesIO(answer.body)).worksheets[0]
    return [[cell.value for cell in row] for row in page.iter_rows()]


def person(root: Client, username: str) -> dict[str, Any]:
    rows = root.get("/api/admin/user/get-user-list", keyword=username, limit=100).data["records"]
    return next(row for row in rows if row["username"] == username)


@pytest.mark.covers("S3-2.13-4a", "S3-5-26b", "S3-7.4-8", "S3-9-14")
def test_numbered_accounts_get_passwords_that_open_them(
    server: ServerProcess, root: Client
) -> None:
    wanted = {"prefix": "gen", "suffix": "x", "number_from": 9, "number_to": 11}
    body = {**wanted, "password_length": 7, "mustChangePassword": True}
    key = root.post(GENERATE, body).data["key"]
    answer = root.get(EXCEL, key=key)
    assert f"filename={key}.xlsx" in answer.headers["content-disposition"]
    titles, *rows = sheet(answer)
    assert titles == ["用户名", "密码"]
    assert [row[0] for row in rows] == ["gen9x", "gen10x", "gen11x"]
    assert {len(row[1]) for row in rows} == {7} and len({row[1] for row in rows}) == 3
    for length in (6, 25):  # the ends of the range, and a single account
        one = {"prefix": f"len{length}", "number_from": 4, "number_to": 4}
        single = root.post(GENERATE, {**one, "password_length": length}).data["key"]
        ((name, password),) = sheet(root.get(EXCEL, key=single))[1:]
        assert (name, len(password)) == (f"len{length}4", length)
        # Nothing that a printed slip confuses.
        assert not set(password) & set("0O1IlL5S8B")
        assert server.client(name, password).token
    login = {"username": rows[0][0], "password": rows[0][1]}
    assert server.client().post("/api/login", login).data["mustChangePassword"] is True
    # One name that is taken, and nothing is made.
    answer = root.post(GENERATE, {**wanted, "number_from": 11, "number_to": 12})
    assert answer.err == "user.generate_failed"
    for refused, err in (
        ({"password_length": 5}, "http.bad_param"),
        ({"password_length": 26}, "http.bad_param"),
        ({"number_from": 5, "number_to": 4}, "http.bad_param"),
        ({"number_from": 1, "number_to": 2001}, "http.bad_param"),
        ({"prefix": "a b"}, "user.bad_username"),
        ({"prefix": "p" * 19, "number_from": 9, "number_to": 10}, "user.bad_username"),
    ):
        assert root.post(GENERATE, {"prefix": "no", **refused}).err == err, refused
    listed = root.get("/api/admin/user/get-user-list", keyword="gen").data["records"]
    assert [row["username"] for row in listed] == ["gen9x", "gen10x", "gen11x"]


def test_who_asks_again_while_accounts_are_made_gets_the_same_key(tmp_path: Path) -> None:
    migrate(tmp_path / "oj.sqlite3", backup_folder=tmp_path)
    clock = Clock()
    database = Database(tmp_path / "oj.sqlite3", reader_threads=1, read_timeout_ms=20_000)
    slips: KeptSecrets[list[Credential]] = KeptSecrets(clock)
    accounts = GeneratedAccounts(database, clock, Passwords(), slips, Events())
    staff = Actor(Viewer(uid="1", username="root", role="root"), "127.0.0.1")
    wanted = Numbering("twice", "", 1, 3, 8, must_change_password=False)

    async def run() -> list[str]:
        keys = await asyncio.gather(*(accounts.generate(wanted, staff) for _ in range(2)))
        with pytest.raises(ApiError, match=r"user\.generate_failed"):
            await accounts.generate(wanted, staff)
        assert [each.username for each in slips.get("1", keys[0])] == ["twice1", "twice2", "twice3"]
        return keys

    try:
        first, again = asyncio.run(run())
    finally:
        database.close()
    assert first == again


@pytest.mark.covers("S3-5-26a", "S3-7.4-8")
def test_rows_become_accounts_each_for_itself(server: ServerProcess, root: Client) -> None:
    join(server, root, "batch_taken")
    rows = [
        ["batch1", "secret1", "b1@school.example", "林", "0", "nick", "School"],
        ["batch2", "secret2", "", "", "female"],
        ["batch3", "secret3", "", "", "2"],
        ["batch_taken", "secret4"],
        ["batch5", "short"],
        ["batch6"],
    ]
    refused = root.post(BATCH, {"users": rows})
    assert (refused.status, refused.err) == (400, "user.import_failed")
    words = refused.json["msg"]
    assert all(told in words for told in ("3", "batch_taken", "batch5", "batch6")), words
    one = person(root, "batch1")
    assert (one["email"], one["realname"], one["gender"], one["nickname"], one["school"]) == (
        "b1@school.example",
        "林",
        "male",
        "nick",
        "School",
    )
    assert person(root, "batch1")["roles"][0]["id"] == 1002
    assert [person(root, name)["gender"] for name in ("batch2", "batch3")] == ["female", "secrecy"]
    assert server.client("batch1", "secret1").token
    assert root.post(BATCH, {"users": [["batch7", "secret7"]]}).data is None
    assert root.post(BATCH, {"users": None}).err == "http.bad_param"


def test_the_template_and_the_list_come_back_as_a_class_list(
    server: ServerProcess, root: Client
) -> None:
    template = root.get(TEMPLATE)
    assert template.body.startswith(b"\xef\xbb\xbf")
    titles = next(csv.reader(io.StringIO(template.body.decode("utf-8-sig"))))
    filled = template.body + "tpl1,secret1,,名,男,,,1班,7\r\n".encode()
    looked = root.upload("/api/admin/user/roster-upload", "t.csv", filled).data
    assert len(titles) == 9 and None not in [column["field"] for column in looked["columns"]]
    root.post("/api/admin/user/roster-commit", {"key": looked["key"]})
    join(server, root, "tpl_formula", realname="=1+1")
    exported = root.get(EXPORT, keyword="tpl")
    rows = sheet(exported)
    assert ["1班", "7", "名", "tpl1", "男", None, "名", None] in rows
    assert any(row[2] == "=1+1" for row in rows)
    page = load_workbook(io.BytesIO(exported.body)).worksheets[0]
    assert {cell.data_type for row in page.iter_rows() for cell in row} <= {"s", "n", "inlineStr"}
    again = root.upload("/api/admin/user/roster-upload", "users.xlsx", exported.body).data
    assert again["counts"] == {"create": 0, "update": 0, "unchanged": 2, "problem": 0, "warning": 0}
    log = root.get("/api/admin/audit-log", action="user.export").data["records"]
    assert json.loads(log[0]["after"])["total"] == 2


def test_slips_are_a_sheet_for_each_class(root: Client) -> None:
    text = (
        "username,password,realname,class,number\n"
        "slip1,secret-1,<b>Ann</b>,3-1,01\nslip2,secret-2,Bo,3-2,02\nslip3,secret-3,,,\n"
    )
    looked = root.upload("/api/admin/user/roster-upload", "c.csv", text.encode()).data
    done = root.post("/api/admin/user/roster-commit", {"key": looked["key"]}).data
    root.language = "en-US"
    try:
        answer = root.get(SLIPS, key=done["slipKey"])
        only = root.get(SLIPS, key=done["slipKey"], className="3-2").body.decode()
    finally:
        root.language = "zh-CN"
    page = answer.body.decode()
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-store"
    assert page.count('<section class="sheet') == 3 and page.count('<li class="slip"') == 3
    for told in (
        "slip1",
        "secret-1",
        "&lt;b&gt;Ann&lt;/b&gt;",
        "3-1",
        "01",
        "No class",
        "Password",
    ):
        assert told in page, told
    assert page.index("3-1") < page.index("3-2") < page.index("No class")
    assert 'src="data:image/png;base64,' in page and "http://" in page
    assert "<script" not in page and "style=" not in page and "<style" not in page
    assert "secret-2" in only and "secret-1" not in only
    table = sheet(root.get(EXCEL, key=done["slipKey"]))
    assert table[1][:2] == ["slip1", "secret-1"] and "3-1" in table[1]
    root.language = "zh-CN"
    assert root.get(SLIPS, key="0" * 32).err == "user.key_expired"


def test_numbers_keep_their_zeros_and_take_class_and_names(
    server: ServerProcess, root: Client
) -> None:
    names = ["林小雨", "王二", "Ann Lee"]
    body = {"prefix": "zero", "number_from": 8, "number_width": 2, "names": names}
    key = root.post(GENERATE, {**body, "className": "Z(1)"}).data["key"]
    titles, *rows = sheet(root.get(EXCEL, key=key))
    assert titles == ["用户名", "密码", "姓名", "班级"]
    assert [(row[0], row[2], row[3]) for row in rows] == [
        ("zero08", "林小雨", "Z(1)"),
        ("zero09", "王二", "Z(1)"),
        ("zero10", "Ann Lee", "Z(1)"),
    ]
    one = person(root, "zero08")
    assert (one["realname"], one["nickname"], one["className"]) == ("林小雨", "林小雨", "Z(1)")
    assert server.client("zero09", str(rows[1][1])).token
    for refused, err in (
        ({"number_width": 10}, "http.bad_param"),
        ({"names": [""]}, "http.bad_param"),
        ({"names": ["n" * 51]}, "http.bad_param"),
        ({"prefix": "z" * 19, "number_width": 2, "names": ["a"]}, "user.bad_username"),
    ):
        assert root.post(GENERATE, {"prefix": "nozero", **refused}).err == err, refused


def test_no_way_of_making_accounts_makes_one_that_looks_like_another(
    server: ServerProcess, root: Client
) -> None:
    join(server, root, "copa1")
    twin, cyrillic_cop = "сора1", "сора"  # Cyrillic letters
    assert root.post(GENERATE, {"prefix": cyrillic_cop, "number_to": 2}).err == (
        "user.generate_failed"
    )
    batch = root.post(BATCH, {"users": [[twin, "secret1"], ["сора2", "secret1"]]})
    assert batch.err == "user.import_failed" and twin in batch.json["msg"]
    assert person(root, "сора2")
    rows = f"username,password\n{twin},secret1\nXAP,secret1\nХАР,secret1\nсора2,secret2"
    roster = root.upload("/api/admin/user/roster-upload", "t.csv", rows.encode()).data
    found = [(row["action"], [each["err"] for each in row["problems"]]) for row in roster["rows"]]
    assert found == [
        ("skip", ["user.twin"]),
        ("create", []),
        ("skip", ["user.twin"]),
        ("update", []),  # one that is there already is found by its own name
    ]
    assert "copa1" in roster["rows"][0]["problems"][0]["msg"]
