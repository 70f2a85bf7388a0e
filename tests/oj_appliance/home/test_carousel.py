"""Pictures of the start page, from root's upload to a guest's browser (file.md §1, admin.md §7)."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

import pytest

from tests.http_client import Client
from tests.oj_appliance.home.pictures import png
from tests.server_process import ServerProcess

pytestmark = pytest.mark.quick
SVG = b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
UPLOAD, DESK = "/api/file/upload-carouse-img", "/api/admin/config/home-carousel"


def pictures(client: Client) -> list[dict[str, Any]]:
    return list(client.get("/api/home-carousel").data)


@pytest.mark.covers("S1-7.1-2")
def test_everybody_sees_what_root_brings_in_the_order_in_which_it_came(
    guest: Client, root: Client
) -> None:
    before = pictures(guest)
    first = root.upload(UPLOAD, "Sports day.png", png(5, 2)).data
    second = root.upload(UPLOAD, "hall.jfif", png(4, 2)).data
    assert pictures(guest) == [
        *before,
        {"id": first["id"], "url": first["url"], "hint": "Sports day.png"},
        {"id": second["id"], "url": second["url"], "hint": "hall.jfif"},
    ]
    shown = guest.get(first["url"])
    assert (shown.http, shown.body, shown.headers["content-type"]) == (200, png(5, 2), "image/png")


def test_what_root_takes_away_is_gone_with_its_file(guest: Client, root: Client) -> None:
    made = root.upload(UPLOAD, "old.png", png()).data
    assert root.delete(DESK, id=made["id"]).status == 200
    assert made["id"] not in [each["id"] for each in pictures(guest)]
    assert guest.get(made["url"]).http == 404
    assert root.delete(DESK, id=made["id"]).err == "file.missing"


def test_pictures_of_texts_are_none_of_the_start_page(guest: Client, root: Client) -> None:
    text = root.upload("/api/file/upload-md-img", "graph.png", png(), part="image").data
    promo = root.upload("/api/file/upload-home-img", "club.png", png(), part="image").data
    links = [each["url"] for each in pictures(guest)]
    assert text["link"] not in links and promo["link"] not in links
    assert guest.get(promo["link"]).http == 200
    assert root.delete(DESK, id=text["fileId"]).err == "file.missing"
    assert guest.get(text["link"]).http == 200


def test_only_pictures_of_a_sensible_size_come_in(root: Client, student: Client) -> None:
    assert root.upload(UPLOAD, "drawing.svg", SVG).err == "file.bad_type"
    assert root.upload(UPLOAD, "drawing.png", SVG).err == "file.bad_type"
    assert root.upload(UPLOAD, "huge.png", b"\0" * (8 * 1024 * 1024 + 1)).err == "file.too_large"
    promo = root.upload("/api/file/upload-home-img", "huge.png", b"\0" * (4 * 1024 * 1024 + 1))
    assert promo.err == "file.too_large"
    assert student.upload(UPLOAD, "mine.png", png()).http == 403


@pytest.mark.covers("S3-7.4-6")
def test_bringing_and_removing_stand_in_the_audit_log(server: ServerProcess, root: Client) -> None:
    made = root.upload(UPLOAD, "On record.png", png()).data
    root.delete(DESK, id=made["id"])
    with sqlite3.connect(server.data / "oj.sqlite3") as connection:
        rows = connection.execute(
            "SELECT action, before FROM admin_log WHERE json_extract(target, '$.id') = ?"
            " AND action LIKE 'carousel.%' ORDER BY id",
            (made["id"],),
        ).fetchall()
    assert [action for action, _ in rows] == ["carousel.add", "carousel.remove"]
    assert made["url"].endswith(json.loads(rows[1][1])["file"])
