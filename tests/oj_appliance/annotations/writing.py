"""Annotations over HTTP."""

from __future__ import annotations

from typing import Any

from tests.http_client import Answer, Client

CODE = "a, b = map(int, input().split())\nprint(a + b)\n"
CALL = "/api/code-annotation"


def annotate(who: Client, number: int, line: int = 1, content: str = "Good name") -> Answer:
    return who.post(CALL, {"submitId": number, "line": line, "content": content})


def annotated(who: Client, number: int) -> dict[str, Any]:
    data: dict[str, Any] = who.get("/api/code-annotations", submitId=number).data
    return data


def lines(who: Client, number: int) -> list[tuple[int, str]]:
    return [(each["line"], each["content"]) for each in annotated(who, number)["annotations"]]


def read(who: Client, number: int) -> None:
    """All that is shown to them."""
    read_these(who, number, [each["id"] for each in annotated(who, number)["annotations"]])


def read_these(who: Client, number: int, ids: list[int]) -> None:
    body = {"submitId": number, "ids": ids}
    assert who.post("/api/code-annotations-read", body).status == 200


def unread_notices(who: Client) -> int:
    return int(who.get("/api/msg/unread").data["mine"])


def listed(who: Client, **query: Any) -> list[tuple[int, int, int]]:
    """Number, annotations and unread ones of each row."""
    rows = who.get("/api/annotated-submissions", **query).data["records"]
    return [(row["submission"]["submitId"], row["count"], row["unread"]) for row in rows]
