"""A site is sent, looked at and brought in, as the page does it."""

from __future__ import annotations

import time
from typing import Any

from tests.http_client import Answer, Client
from tests.judging_waits import PATIENCE_S

MOVE, LIST = "/api/admin/site-move", "/api/admin/site-move/list"
LOOK, START = "/api/admin/site-move/look", "/api/admin/site-move/start"
DISCARD = "/api/admin/site-move/discard"
PART = 4 * 1024 * 1024


def send(root: Client, content: bytes, name: str) -> str:
    """The id of a whole upload."""
    started = root.post("/api/file/upload-start", {"name": name, "size": len(content)}).data
    upload_id = str(started["uploadId"])
    for offset in range(0, len(content), PART):
        path = f"/api/file/upload-part?uploadId={upload_id}&offset={offset}"
        part = content[offset : offset + PART]
        headers = {"Content-Type": "application/octet-stream"}
        assert root.request("PUT", path, part, headers).status == 200
    return upload_id


def ask(
    root: Client, system: str, dump: bytes, files: bytes | None = None, **more: object
) -> Answer:
    body = {
        "system": system,
        "site": f"old {system}",
        "dumpUploadId": send(root, dump, "dump.sql"),
        "fileUploadIds": [] if files is None else [send(root, files, "files.zip")],
        "timezone": "Asia/Shanghai",
        **more,
    }
    return root.post(LOOK, body)


def settled(root: Client, key: str, *leaving: str) -> dict[str, Any]:
    """The move once it has left these states."""
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        move: dict[str, Any] = root.get(MOVE, key=key).data
        if move["state"] not in leaving:
            return move
        time.sleep(0.05)
    raise AssertionError(move)


def looked(
    root: Client, system: str, dump: bytes, files: bytes | None = None, **more: object
) -> dict[str, Any]:
    key = ask(root, system, dump, files, **more).data["key"]
    return settled(root, key, "looking")


def brought(root: Client, key: str, *, keeps_staff: bool = False) -> dict[str, Any]:
    assert root.post(START, {"key": key, "keepsStaff": keeps_staff}).status == 200
    return settled(root, key, "running")


def amounts(move: dict[str, Any]) -> dict[str, tuple[int, int, int]]:
    """By kind: found, known, taken."""
    return {
        each["kind"]: (each["found"], each["known"], each["taken"])
        for each in move["report"]["amounts"]
    }


def tallies(move: dict[str, Any]) -> dict[str, int]:
    return {each["key"]: each["count"] for each in move["report"]["tallies"]}
