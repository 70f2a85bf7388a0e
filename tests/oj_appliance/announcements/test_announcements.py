"""Announcements of the site, from root's desk to a guest's start page (home.md, admin.md §5)."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from typing import Any

import pytest
from aiohttp import ClientSession

from tests.http_client import Client
from tests.server_process import ServerProcess

pytestmark = pytest.mark.quick
DESK = "/api/admin/announcement"
FIELDS = {"id", "title", "content", "uid", "username", "status", "gmtCreate", "gmtModified"}


def announce(root: Client, title: str, **more: Any) -> dict[str, Any]:
    """Makes one and gives it as the desk's list shows it."""
    body = {"title": title, "content": f"About **{title}**", "status": 0, **more}
    assert root.post(DESK, body).status == 200
    return next(row for row in root.get(DESK).data["records"] if row["title"] == title)


def titles(client: Client, path: str, **query: Any) -> list[str]:
    return [row["title"] for row in client.get(path, **query).data["records"]]


def panel(client: Client, **query: Any) -> list[str]:
    return titles(client, "/api/get-common-announcement", **query)


@pytest.mark.covers("S1-2.2-4", "S1-7.1-7", "S1-9-2", "S3-7.4-9")
def test_guests_read_the_visible_ones_five_a_page_newest_first(guest: Client, root: Client) -> None:
    made = [announce(root, f"News {number}")["title"] for number in range(6)]
    announce(root, "Not yet", status=1)
    answer = guest.get("/api/get-common-announcement").data
    assert [row["title"] for row in answer["records"]] == made[:0:-1]
    assert answer["size"] == 5 and answer["total"] >= 6
    assert answer["records"][0].keys() == FIELDS
    assert answer["records"][0]["username"] == "root"
    assert answer["records"][0]["content"] == "About **News 5**"
    assert panel(guest, currentPage=2)[0] == "News 0"
    assert titles(root, DESK)[0] == "Not yet" and root.get(DESK).data["size"] == 10


@pytest.mark.covers("S3-7.4-9")
def test_hiding_and_showing_again_takes_effect_at_once(guest: Client, root: Client) -> None:
    row = announce(root, "Timetable")
    change = {key: row[key] for key in ("id", "title", "content")}
    assert root.put(DESK, change | {"status": 1}).status == 200
    assert "Timetable" not in panel(guest, limit=100)
    assert root.put(DESK, change | {"status": 0, "content": "Room 3"}).status == 200
    shown = guest.get("/api/get-common-announcement", limit=100).data["records"]
    mine = next(each for each in shown if each["id"] == row["id"])
    assert mine["content"] == "Room 3" and mine["gmtCreate"] == row["gmtCreate"]


def test_an_announcement_has_an_address_while_it_is_shown(guest: Client, root: Client) -> None:
    row, hidden = announce(root, "By address"), announce(root, "Hidden by address", status=1)
    answer = guest.get("/api/get-announcement", id=row["id"])
    assert answer.data == row and answer.data.keys() == FIELDS
    for number in (hidden["id"], 10**9):
        for client in (guest, root):
            gone = client.get("/api/get-announcement", id=number)
            assert (gone.status, gone.err) == (404, "announcement.missing")


def test_who_saved_in_between_is_not_overwritten(root: Client) -> None:
    row = announce(root, "Two editors")
    body = {"id": row["id"], "title": "First wins", "content": "Text", "status": 0}
    assert root.put(DESK, body | {"gmtModified": row["gmtModified"]}).status == 200
    late = root.put(DESK, body | {"title": "Too late", "gmtModified": row["gmtModified"]})
    assert late.err == "edit.conflict" and late.json["data"]["modifiedUser"] == "root"
    assert "First wins" in titles(root, DESK) and "Too late" not in titles(root, DESK)
    newest = late.json["data"]["gmtModified"]
    assert root.put(DESK, body | {"gmtModified": newest}).status == 200
    assert root.put(DESK, body | {"gmtModified": "yesterday"}).err == "http.bad_param"


@pytest.mark.covers("S3-7.4-9")
def test_what_does_not_exist_cannot_be_changed_or_deleted(guest: Client, root: Client) -> None:
    row = announce(root, "Short-lived")
    assert root.delete(DESK, aid=row["id"]).status == 200
    assert "Short-lived" not in panel(guest, limit=100)
    assert root.delete(DESK, aid=row["id"]).err == "delete.failed"
    body = {"id": row["id"], "title": "Ghost", "content": "Text", "status": 0}
    assert root.put(DESK, body).err == "announcement.missing"


@pytest.mark.covers("S3-5-20")
@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"title": "  "}, "content.empty"),
        ({"content": " \n"}, "content.empty"),
        ({"title": "x" * 256}, "content.too_long"),
        ({"content": "x" * 65_536}, "content.too_long"),
        ({"status": 2}, "param.bad"),
    ],
)
def test_lengths_and_states_are_checked(root: Client, change: dict[str, Any], error: str) -> None:
    good = {"title": "x" * 255, "content": "x" * 65_535, "status": 1}
    assert root.post(DESK, good).status == 200
    assert root.post(DESK, good | change).err == error


def test_every_change_leaves_an_audit_row(server: ServerProcess, root: Client) -> None:
    row = announce(root, "On record")
    root.put(DESK, {"id": row["id"], "title": "On record", "content": "new", "status": 0})
    root.delete(DESK, aid=row["id"])
    with sqlite3.connect(server.data / "oj.sqlite3") as connection:
        rows = connection.execute(
            "SELECT action, before, after FROM admin_log"
            " WHERE json_extract(target, '$.title') = 'On record' ORDER BY id"
        ).fetchall()
    assert [action for action, _, _ in rows] == [
        "announcement.create",
        "announcement.update",
        "announcement.delete",
    ]
    assert json.loads(rows[1][1])["content"] == "About **On record**"
    assert json.loads(rows[1][2])["content"] == "new"


def test_an_open_page_hears_of_visible_ones_only(server: ServerProcess, root: Client) -> None:
    async def run() -> dict[str, Any]:
        async with (
            ClientSession() as session,
            session.ws_connect(f"{server.base}/api/live", autoclose=False) as socket,
        ):
            await socket.send_json({"token": None, "topics": ["announcements"]})
            accepted = await socket.receive_json(timeout=120)
            assert accepted["data"]["topics"] == ["announcements"]
            await asyncio.to_thread(announce, root, "Hidden from sockets", status=1)
            await asyncio.to_thread(announce, root, "Told at once")
            heard: dict[str, Any] = await socket.receive_json(timeout=120)
            while heard["topic"] == "beat":
                heard = await socket.receive_json(timeout=120)
            return heard

    frame = asyncio.run(run())
    assert frame["topic"] == "announcements"
    assert frame["data"].keys() == {"id", "title", "gmtModified"}
    assert frame["data"]["title"] == "Told at once"
