"""Changes of settings: each is on record, and nobody overwrites what he has not seen."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.http_client import Client
from tests.server_process import ServerProcess

pytestmark = pytest.mark.quick
WEB, SET_WEB = "/api/admin/config/get-web-config", "/api/admin/config/set-web-config"
SWITCHES, SET_SWITCHES = "/api/admin/switch/info", "/api/admin/switch/update"
MAIL, SET_MAIL = "/api/admin/config/get-email-config", "/api/admin/config/set-email-config"


Logged = Callable[[str], list[tuple[Any, Any]]]


@pytest.fixture
def admin(site: ServerProcess) -> Client:
    return site.client("root")


@pytest.fixture
def logged(site: ServerProcess) -> Logged:
    """Before and after of each change of a section since the test began, oldest first."""
    query = (
        "SELECT username, ip, before, after FROM admin_log WHERE action = 'config.update'"
        " AND json_extract(target, '$.section') = ? AND id > ? ORDER BY id"
    )

    def read(sql: str, *values: object) -> list[Any]:
        with sqlite3.connect(site.data / "oj.sqlite3") as connection:
            return connection.execute(sql, values).fetchall()

    ((newest,),) = read("SELECT coalesce(max(id), 0) FROM admin_log")

    def changes(section: str) -> list[tuple[Any, Any]]:
        rows = read(query, section, newest)
        assert {row[:2] for row in rows} <= {("root", "127.0.0.1")}
        return [(json.loads(before), json.loads(after)) for _, _, before, after in rows]

    return changes


def test_a_change_of_the_website_is_on_record_with_what_changed_alone(
    admin: Client, logged: Logged
) -> None:
    admin.put(SET_WEB, {"name": "River School", "register": True, "inviteCode": "ABC234"})
    admin.put(SET_WEB, {"name": "River School"})
    admin.put(SET_WEB, {"name": ""})
    ((before, after),) = logged("web")
    assert (before["name"], after["name"]) == ("Online Judge", "River School")
    assert after["inviteCode"] == "******" and "register" not in after


def test_a_change_of_switches_is_on_record_wherever_the_switch_is_kept(
    admin: Client, logged: Logged
) -> None:
    admin.put(SET_SWITCHES, {"openPublicJudge": False, "openPublicDiscussion": False})
    admin.put(SET_SWITCHES, {"defaultSubmitInterval": 3})
    off = {"openPublicJudge": False, "openPublicDiscussion": False}
    assert logged("switch") == [(dict.fromkeys(off, True), off)]
    assert {name: admin.get(SWITCHES).data[name] for name in off} == off


def test_a_change_of_the_mail_server_is_on_record_without_its_password(
    admin: Client, logged: Logged
) -> None:
    admin.put(SET_MAIL, {"mailMode": "outbox", "emailPassword": "mail-secret"})
    admin.put(SET_MAIL, {"mailMode": "outbox", "emailPassword": "******"})
    assert logged("mail") == [
        (
            {"mailMode": "off", "emailPassword": ""},
            {"mailMode": "outbox", "emailPassword": "******"},
        )
    ]


def test_deleting_kept_mails_is_on_record_without_their_texts(
    admin: Client,
) -> None:
    admin.put(SET_MAIL, {"mailMode": "outbox"})
    admin.delete("/api/admin/config/mail-outbox")
    for _ in range(2):
        admin.post("/api/admin/config/test-email", {"email": "li@school.test"})
    kept = admin.get("/api/admin/config/mail-outbox").data["records"]
    admin.delete("/api/admin/config/mail-outbox", id=kept[0]["id"])
    admin.delete("/api/admin/config/mail-outbox")
    admin.delete("/api/admin/config/mail-outbox")
    rows = admin.get("/api/admin/audit-log", action="mail.delete").data["records"]
    assert [(row["target"], row["before"], row["after"]) for row in rows[:2]] == [
        ('{"id":null}', '{"count":1}', None),
        (f'{{"id":{kept[0]["id"]}}}', '{"count":1}', None),
    ]


def test_a_change_of_the_tool_box_is_on_record(admin: Client, logged: Logged) -> None:
    link = {"name": "Paste", "url": "http://a.test", "seq": 0}
    tool = admin.post("/api/admin/tools", link).data
    admin.put("/api/admin/tools", {**tool, "seq": 4})
    admin.delete("/api/admin/tools", id=tool["id"])
    key = str(tool["id"])
    assert logged("tools") == [
        ({key: None}, {key: link}),
        ({key: link}, {key: {**link, "seq": 4}}),
        ({key: {**link, "seq": 4}}, {key: None}),
    ]


@pytest.mark.covers("S3-7.4-6")
@pytest.mark.parametrize(
    ("read", "write", "change", "other"),
    [
        (WEB, SET_WEB, {"shortName": "Mine"}, {"shortName": "Theirs"}),
        (SWITCHES, SET_SWITCHES, {"codeMinLength": 3}, {"codeMinLength": 4}),
        (MAIL, SET_MAIL, {"emailPort": 25}, {"emailPort": 26}),
    ],
)
def test_who_has_not_seen_the_last_change_is_told_who_made_it(
    admin: Client, read: str, write: str, change: dict[str, Any], other: dict[str, Any]
) -> None:
    seen = admin.get(read).data["gmtModified"]
    assert admin.put(write, {**other, "gmtModified": seen}).status == 200
    newer = admin.get(read).data["gmtModified"]
    refused = admin.put(write, {**change, "gmtModified": seen})
    assert refused.err == "edit.conflict"
    assert refused.json["data"] == {"modifiedUser": "root", "gmtModified": newer}
    assert other.items() <= admin.get(read).data.items()
    assert admin.put(write, {**change, "gmtModified": newer}).status == 200
    assert admin.put(write, {**other}).status == 200


@pytest.mark.parametrize(
    ("read", "write", "changes"),
    [
        (MAIL, SET_MAIL, {"emailUsername": "at.once", "emailPort": 27, "emailBGImg": "/once"}),
        (WEB, SET_WEB, {"description": "at once", "recordName": "once", "projectName": "once"}),
    ],
)
def test_what_two_save_at_the_same_moment_is_all_in_force(
    admin: Client, read: str, write: str, changes: dict[str, Any]
) -> None:
    with ThreadPoolExecutor(len(changes)) as people:
        for _ in range(3):
            bodies = [{name: value} for name, value in changes.items()]
            answers = people.map(lambda body: admin.put(write, body).status, bodies)
            assert set(answers) == {200}
            assert changes.items() <= admin.get(read).data.items()
            changes = {
                name: value + 1 if isinstance(value, int) else f"{value}!"
                for name, value in changes.items()
            }


def test_a_time_that_is_none_is_refused_by_name(admin: Client) -> None:
    answer = admin.put(SET_WEB, {"name": "X", "gmtModified": "yesterday"})
    assert (answer.http, answer.err) == (400, "http.bad_param")
    assert "gmtModified" in answer.json["msg"]
