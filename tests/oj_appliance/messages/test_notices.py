"""System notices, from root's desk to the copies that people will read (contract admin.md §6)."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from typing import Any

import pytest

from oj_appliance.messages.rules import MOST_FOR_NEWCOMERS
from tests.http_client import Client
from tests.oj_appliance.accounts.people import join
from tests.oj_appliance.messages import hourless_server
from tests.server_process import ServerProcess

pytestmark = pytest.mark.quick
DESK = "/api/admin/msg/notice"
ROLE_TITLE = "您的角色已更改"


@pytest.fixture(scope="module")
def site() -> Iterator[ServerProcess]:
    running = ServerProcess(module=hourless_server.__name__).start()
    for name, role in (("pupil", "user"), ("keeper", "problem_admin"), ("banned", "user")):
        running.make_user(name, role=role)
    yield running
    running.stop()
    running.remove()


@pytest.fixture
def admin(site: ServerProcess) -> Client:
    return site.client("root")


def rows(site: ServerProcess, sql: str, *values: object) -> list[tuple[Any, ...]]:
    with sqlite3.connect(site.data / "oj.sqlite3") as connection:
        return connection.execute(sql, values).fetchall()


def copies(site: ServerProcess, notice_id: int) -> dict[str, str]:
    """The list of each recipient that holds a copy, by username."""
    found = rows(
        site,
        "SELECT username, user_notice.type FROM user_notice JOIN account"
        " ON account.id = recipient_id WHERE notice_id = ?",
        notice_id,
    )
    return dict(found)


def send(admin: Client, title: str, **more: Any) -> dict[str, Any]:
    body = {"title": title, "content": "**Read** this", "type": "All", **more}
    assert admin.post(DESK, body).status == 200
    newest: dict[str, Any] = admin.get(DESK).data["records"][0]
    assert newest["title"] == title
    return newest


@pytest.mark.covers("S3-7.4-10")
def test_a_notice_reaches_all_one_or_the_administrators(site: ServerProcess, admin: Client) -> None:
    uid = next(
        row["uid"]
        for row in admin.get("/api/admin/user/get-user-list").data["records"]
        if row["username"] == "banned"
    )
    ban = {"uid": uid, "username": "banned", "type": 1002, "status": 1}
    assert admin.put("/api/admin/user/edit-user", ban).status == 200
    everybody = send(admin, "To all", pushNow=True)
    staff = send(admin, "To staff", type="Admin", pushNow=True)
    one = send(admin, "To one", type="Single", recipientId="PUPIL", pushNow=True)
    assert copies(site, everybody["id"]) == dict.fromkeys(("root", "pupil", "keeper"), "Sys")
    assert copies(site, staff["id"]) == dict.fromkeys(("root", "keeper"), "Sys")
    assert copies(site, one["id"]) == {"pupil": "Mine"}
    assert (one["recipientUsername"], one["state"], one["recipients"]) == ("pupil", True, 1)
    listed = admin.get(DESK, type="Single").data
    assert [row["title"] for row in listed["records"]] == ["To one", ROLE_TITLE]  # keeper's


def test_whoever_gets_another_role_is_told_in_the_readers_language(
    site: ServerProcess, admin: Client
) -> None:
    site.make_user("riser")
    edit = "/api/admin/user/edit-user"
    found = admin.get("/api/admin/user/get-user-list", keyword="riser").data["records"]
    body = {"uid": found[0]["uid"], "username": "riser", "type": 1004, "status": 0}
    assert admin.put(edit, body).status == 200
    notice = admin.get(DESK).data["records"][0]
    assert (notice["title"], notice["state"], notice["adminUsername"]) == (ROLE_TITLE, True, "root")
    assert notice["content"] == "您的账号现在的角色是：**禁止发帖**。请重新登录。"
    assert copies(site, notice["id"]) == {"riser": "Sys"}
    riser = site.client("riser", "secret123")
    riser.language = "en-US"
    read = next(
        row for row in riser.get("/api/msg/sys").data["records"] if row["title"] != "To all"
    )
    assert read["title"] == "Your role has changed"
    assert read["content"] == "Your account's role is now: **May not post**. Please log in again."
    # Neither another change nor one that fails tells anything.
    assert admin.put(edit, {**body, "realname": "Li"}).status == 200
    assert admin.put(edit, {**body, "type": 1002, "email": "none"}).err == "mail.bad_format"
    assert admin.get(DESK).data["records"][0]["id"] == notice["id"]


@pytest.mark.covers("S1-3-2")
def test_a_person_is_told_how_many_are_unread_and_reads_them_once(
    site: ServerProcess, admin: Client
) -> None:
    reader = site.add_user("reader")
    send(admin, "For the reader", type="Single", recipientId="reader", pushNow=True)
    send(admin, "For everybody", pushNow=True)
    before = reader.get("/api/msg/unread").data
    assert before == {"comment": 0, "reply": 0, "like": 0, "sys": before["sys"], "mine": 1}
    (mine,) = reader.get("/api/msg/mine").data["records"]
    assert (mine["title"], mine["type"], mine["state"]) == ("For the reader", "Mine", False)
    assert reader.get("/api/msg/mine").data["records"][0]["state"] is True
    assert reader.get("/api/msg/sys").data["records"][0]["title"] == "For everybody"
    after = reader.get("/api/msg/unread").data
    assert (after["sys"], after["mine"]) == (max(before["sys"] - 8, 0), 0)
    listed = admin.get(DESK, type="Single").data["records"]
    assert listed[0]["title"] == "For the reader" and listed[0]["readCount"] == 1


@pytest.mark.covers("S3-7.4-10")
def test_a_notice_waits_for_the_full_hour_and_may_change_until_then(
    site: ServerProcess, admin: Client
) -> None:
    notice = send(admin, "Later")
    assert notice["state"] is False and copies(site, notice["id"]) == {}
    change = {"id": notice["id"], "title": "Sooner", "content": "new", "type": "Admin"}
    assert admin.put(DESK, change).status == 200
    assert admin.put(DESK, {**change, "pushNow": True}).status == 200
    assert set(copies(site, notice["id"])) == {"root", "keeper"}
    # Whoever has a copy reads the new text; whom it is for stays.
    corrected = {**change, "title": "Corrected", "type": "All"}
    assert admin.put(DESK, corrected).status == 200
    row = admin.get(DESK).data["records"][0]
    assert (row["title"], row["type"], row["recipients"]) == ("Corrected", "Admin", 2)


@pytest.mark.covers("S3-7.4-10")
def test_a_removed_notice_takes_its_copies_along(site: ServerProcess, admin: Client) -> None:
    notice = send(admin, "Wrong", pushNow=True)
    assert admin.delete(DESK, id=notice["id"]).status == 200
    assert copies(site, notice["id"]) == {}
    assert admin.delete(DESK, id=notice["id"]).err == "delete.failed"
    ghost = {"id": notice["id"], "title": "x", "content": "x", "type": "All"}
    assert admin.put(DESK, ghost).err == "update.failed"


def test_who_comes_later_gets_what_everybody_got(site: ServerProcess, admin: Client) -> None:
    rules = send(admin, "House rules", pushNow=True)
    for_staff = send(admin, "For staff", type="Admin", pushNow=True)
    waiting = send(admin, "Not yet")
    users = "/api/admin/user"
    join(site, admin, "late1")
    batch = {"users": [["late2", "secret123"]]}
    assert admin.post(f"{users}/insert-batch-user", batch).status == 200
    numbers = {"prefix": "late", "number_from": 3, "number_to": 3}
    assert admin.post(f"{users}/generate-user", numbers).status == 200
    roster = b"username,password\nlate4,secret123\n"
    key = admin.upload(f"{users}/roster-upload", "class.csv", roster).data["key"]
    assert admin.post(f"{users}/roster-commit", {"key": key}).data["created"] == 1
    got = copies(site, rules["id"])
    assert {f"late{n}": got.get(f"late{n}") for n in range(1, 5)} == {
        f"late{n}": "Sys" for n in range(1, 5)
    }
    others = {**copies(site, for_staff["id"]), **copies(site, waiting["id"])}
    assert not [name for name in others if name.startswith("late")]
    for n in range(MOST_FOR_NEWCOMERS):
        send(admin, f"News {n}", pushNow=True)
    join(site, admin, "late5")
    assert "late5" not in copies(site, rules["id"])
    assert "late5" in copies(site, admin.get(DESK).data["records"][0]["id"])
    # What a class list finds is more than one write holds: it comes a moment later.
    numbers = {"prefix": "crowd", "number_from": 1, "number_to": 14}
    assert admin.post(f"{users}/generate-user", numbers).status == 200
    of_crowd = "SELECT count(*) FROM user_notice JOIN account ON account.id = recipient_id"
    while rows(site, f"{of_crowd} WHERE username LIKE 'crowd%'") != [(14 * MOST_FOR_NEWCOMERS,)]:
        time.sleep(0.05)


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"title": " "}, "content.empty"),
        ({"content": ""}, "content.empty"),
        ({"title": "x" * 256}, "content.too_long"),
        ({"type": "Single"}, "param.empty"),
        ({"type": "Single", "recipientId": "nobody"}, "user.missing"),
        ({"type": "Some"}, "http.bad_param"),
    ],
)
def test_what_cannot_be_sent_is_refused(admin: Client, change: dict[str, Any], error: str) -> None:
    good = {"title": "x", "content": "x", "type": "All"}
    assert admin.post(DESK, good | change).err == error
