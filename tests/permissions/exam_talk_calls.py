"""Messages, notes and login codes of invigilators, for the rows of matrix.csv."""

from __future__ import annotations

from typing import Any

from tests.permissions.object_calls import about, word
from tests.permissions.site import Site
from tests.permissions.timed_work_calls import THING, work_of

DESK = "/api/admin/exam"


def read(name: str, **query: Any) -> None:
    @about(f"GET {DESK}/{name}", THING)
    def end(site: Site, who: str, whose: str) -> str:
        return word(site.client(who).get(f"{DESK}/{name}", tid=work_of(site, "root"), **query))


def tried(path: str, **fields: Any) -> None:
    """A call about somebody or something that is not there."""

    @about(f"POST {path}", THING)
    def end(site: Site, who: str, whose: str) -> str:
        return word(site.client(who).post(path, {"tid": work_of(site, "root"), **fields}))


read("messages")
read("message-readers", id=999_999)
read("notes")
read("writing", uid="nobody")
read("draft", uid="nobody", id=999_999)
tried(f"{DESK}/message", text="Quiet please", uid="nobody")
tried(f"{DESK}/withdraw-message", id=999_999)
tried(f"{DESK}/note", text="Left the room", uid="nobody")
tried(f"{DESK}/login-code", uid="nobody")
tried("/api/exam/message-read", id=999_999)


@about("GET /api/exam/messages", THING)
def told(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).get("/api/exam/messages", tid=work_of(site, "root")))
