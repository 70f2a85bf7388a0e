"""Lessons made over HTTP, with what a test does not care about filled in."""

from __future__ import annotations

import itertools
from typing import Any

from tests.http_client import Answer, Client

OFFICE = "/api/admin/lesson"
UPLOAD = "/api/file/upload-lesson-file"
SEEN = "/api/lesson/seen"
_numbers = itertools.count(1)


def make_lesson(client: Client, **fields: Any) -> int:
    body = {"title": f"Lesson {next(_numbers)}", "desc": "What it is *about*", **fields}
    return int(client.post(OFFICE, body).data["id"])


def make_group(client: Client, lesson_id: int, **fields: Any) -> int:
    body = {"lessonId": lesson_id, "name": f"Part {next(_numbers)}", **fields}
    return int(client.post(f"{OFFICE}/group", body).data["id"])


def send_item(client: Client, group_id: int, **fields: Any) -> Answer:
    body = {"groupId": group_id, "title": f"Item {next(_numbers)}", **fields}
    return client.post(f"{OFFICE}/item", body)


def make_item(client: Client, group_id: int, **fields: Any) -> int:
    given = fields if fields.keys() & {"url", "pid", "tid"} else {"url": "/help", **fields}
    return int(send_item(client, group_id, **given).data["id"])


def send_file(client: Client, name: str, content: bytes) -> str:
    """Its link, for an item's url."""
    return str(client.upload(UPLOAD, name, content).data["link"])


def file_item(client: Client, group_id: int, name: str, content: bytes, **fields: Any) -> int:
    return make_item(client, group_id, url=send_file(client, name, content), **fields)


def open_lesson(client: Client, lesson_id: int) -> dict[str, Any]:
    data: dict[str, Any] = client.get("/api/lesson", lessonId=lesson_id).data
    return data


def items_of(client: Client, lesson_id: int) -> list[dict[str, Any]]:
    return [item for group in open_lesson(client, lesson_id)["groups"] for item in group["items"]]


def titles_of(client: Client, lesson_id: int) -> list[str]:
    return [item["title"] for item in items_of(client, lesson_id)]


def fetch(client: Client, address: str, **headers: str) -> Answer:
    """As a browser's viewer does: by the address alone."""
    return Client(client.base).request("GET", address, headers=headers)


def progress(client: Client, lesson_id: int, **query: Any) -> dict[str, Any]:
    found = client.get(f"{OFFICE}/progress", lessonId=lesson_id, **query)
    data: dict[str, Any] = found.data
    return data
