"""Honor titles as root keeps them (contract admin.md §15)."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from typing import Any

import pytest

from tests.http_client import Client
from tests.server_process import ServerProcess

HONOR = "/api/admin/honor"


@pytest.fixture
def site(server: ServerProcess) -> ServerProcess:
    return server


@pytest.fixture
def admin(site: ServerProcess) -> Iterator[Client]:
    """Leaves no title behind: they are shown on every rank page."""
    client = site.client("root")
    yield client
    for honor in client.get("/api/honors").data:
        client.delete(HONOR, id=honor["id"])


def add(admin: Client, name: str, ac: int = 10) -> dict[str, Any]:
    answer = admin.post(HONOR, {"name": name, "color": "#c0392b", "ac": ac})
    return dict(answer.data)


@pytest.mark.covers("S3-7.4-2")
def test_titles_are_made_changed_and_removed(site: ServerProcess, admin: Client) -> None:
    guest = site.client()
    first, gone = add(admin, " 新手 ", 1), add(admin, "Gone", 5)
    hardest = add(admin, "Master", 300)
    assert first["name"] == "新手"
    changed = {"id": first["id"], "name": "Beginner", "color": "#abc", "ac": 2}
    assert admin.put(HONOR, changed).status == 200
    assert admin.delete(HONOR, id=gone["id"]).status == 200
    assert guest.get("/api/honors").data == [hardest, changed]
    assert guest.get("/api/admin/honor/list").data == [hardest, changed]
    assert admin.put(HONOR, {**changed, "id": gone["id"]}).err == "update.failed"
    assert admin.delete(HONOR, id=gone["id"]).err == "delete.failed"


def test_two_titles_have_two_names(admin: Client) -> None:
    one, two = add(admin, "One"), add(admin, "Two")
    assert admin.post(HONOR, {"name": "One", "color": "#fff", "ac": 1}).err == "honor.exists"
    assert admin.put(HONOR, {**two, "name": "One"}).err == "honor.exists"
    assert admin.put(HONOR, {**one, "ac": 11}).status == 200


@pytest.mark.parametrize(
    ("change", "key", "field"),
    [
        ({"name": " "}, "content.empty", "name"),
        ({"name": "n" * 21}, "content.too_long", "name"),
        ({"color": "red"}, "http.bad_param", "color"),
        ({"color": "#12345"}, "http.bad_param", "color"),
        ({"color": "#fff;x"}, "http.bad_param", "color"),
        ({"ac": -1}, "http.bad_param", "ac"),
        ({"ac": 2**40}, "http.bad_param", "ac"),
    ],
)
def test_a_bad_title_is_refused_and_its_field_named(
    site: ServerProcess, admin: Client, change: dict[str, object], key: str, field: str
) -> None:
    answer = admin.post(HONOR, {"name": "n", "color": "#fff", "ac": 1, **change})
    assert answer.err == key
    assert answer.json["field"] == field
    assert field in answer.json["msg"]
    assert admin.get("/api/honors").data == []


def test_every_change_leaves_an_audit_row(site: ServerProcess, admin: Client) -> None:
    honor = add(admin, "On record")
    admin.put(HONOR, {**honor, "ac": 20})
    admin.delete(HONOR, id=honor["id"])
    with sqlite3.connect(site.data / "oj.sqlite3") as connection:
        rows = connection.execute(
            "SELECT username, action, before, after FROM admin_log"
            " WHERE json_extract(target, '$.name') = 'On record' ORDER BY id"
        ).fetchall()
    assert [row[:2] for row in rows] == [
        ("root", f"honor.{verb}") for verb in ("create", "update", "delete")
    ]
    assert [json.loads(rows[1][column])["solved"] for column in (2, 3)] == [10, 20]
