"""Calls about sealed files, as tests make them."""

from __future__ import annotations

import io
import time
import zipfile
from typing import Any

from tests.http_client import Answer, Client

PACK = "/api/admin/pack"
PATIENCE_S = 120


def waited(who: Client, number: int) -> dict[str, Any]:
    """A pack once nothing of it is under way."""
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        told: dict[str, Any] = who.get(PACK, id=number).data
        if told["state"] != "making" and not told["opening"]:
            return told
        time.sleep(0.05)
    raise AssertionError(f"pack {number} is still under way")


def made_exam(who: Client, tid: int, **further: Any) -> tuple[int, str, bytes]:
    """Number, password and file of a new pack."""
    answer = who.post(f"{PACK}/exam", {"tid": tid, **further})
    assert answer.status == 200, answer.body
    told = waited(who, answer.data["id"])
    assert told["state"] == "ready", told
    return answer.data["id"], answer.data["password"], downloaded(who, answer.data["id"])


def made_bank(who: Client, **body: Any) -> tuple[int, bytes]:
    answer = who.post(f"{PACK}/bank", {"title": "Our problems", **body})
    assert answer.status == 200, answer.body
    assert waited(who, answer.data["id"])["state"] == "ready"
    return answer.data["id"], downloaded(who, answer.data["id"])


def downloaded(who: Client, number: int) -> bytes:
    answer = who.get("/api/file/download-pack", id=number)
    assert answer.http == 200, answer.body
    return answer.body


def receive(who: Client, content: bytes) -> Answer:
    return who.upload(f"{PACK}/receive", "from-a-stick.ojpack", content)


def received(who: Client, content: bytes) -> int:
    return int(receive(who, content).data["id"])


def open_pack(who: Client, number: int, password: str | None = None, **further: Any) -> Answer:
    return who.post(f"{PACK}/open", {"id": number, "password": password, **further})


def opened(who: Client, number: int, password: str | None = None, **further: Any) -> dict[str, Any]:
    answer = open_pack(who, number, password, **further)
    assert answer.status == 200, answer.body
    told = waited(who, number)
    assert told["state"] == "opened", told
    return told


def results_file(who: Client, number: int) -> bytes:
    answer = who.get("/api/file/download-pack-results", id=number)
    assert answer.http == 200, answer.body
    return answer.body


def take(who: Client, number: int, content: bytes) -> Answer:
    return who.upload(f"{PACK}/result", "back.ojpack", content, id=number)


def brought_code(who: Client, number: int) -> dict[str, str]:
    """What people of all schools sent, by its place in the archive."""
    answer = who.get("/api/file/download-pack-code", id=number)
    assert answer.http == 200, answer.body
    with zipfile.ZipFile(io.BytesIO(answer.body)) as archive:
        return {each: archive.read(each).decode("utf-8-sig") for each in archive.namelist()}


def merged(who: Client, number: int) -> dict[str, Any]:
    told: dict[str, Any] = who.get(f"{PACK}/merged", id=number).data
    return told


def decide(who: Client, number: int, choice: str, *subjects: str) -> Answer:
    return who.post(f"{PACK}/decide", {"id": number, "subjects": subjects, "choice": choice})
