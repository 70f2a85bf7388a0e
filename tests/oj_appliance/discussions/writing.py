"""Writing and finding discussions over HTTP."""

from __future__ import annotations

import itertools
from typing import Any

from tests.http_client import Answer, Client
from tests.server_process import ServerProcess

SWITCHES = "/api/admin/switch/update"
FREE = {
    "defaultCreateDiscussionACInitValue": 0,
    "defaultCreateDiscussionDailyLimit": 1000,
    "defaultCreateCommentACInitValue": 0,
}
_numbers = itertools.count(1)


def open_to_all(server: ServerProcess) -> Client:
    """Root, who lets everybody write."""
    root = server.client("root")
    assert root.put(SWITCHES, FREE).status == 200
    return root


def body(title: str, **more: Any) -> dict[str, Any]:
    text = {"title": title, "description": f"About {title}", "content": f"Text of {title}"}
    return {**text, "categoryId": 3, **more}


def write(client: Client, title: str, **more: Any) -> int:
    """The number of the new one; its title becomes one of its own."""
    name = f"{title} {next(_numbers)}"
    is_of_group = "gid" in more
    path = "/api/group/discussion" if is_of_group else "/api/discussion"
    answer = client.post(path, body(name, **more))
    assert answer.status == 200, answer.json
    listing = "/api/group/get-discussion-list" if is_of_group else "/api/get-discussion-list"
    place = {"gid": more["gid"]} if is_of_group else {}
    found = client.get(listing, keyword=name, onlyMine="true", **place).data["records"]
    return next(int(row["id"]) for row in found if row["title"] == name)


def detail(client: Client, did: int) -> dict[str, Any]:
    data: dict[str, Any] = client.get("/api/get-discussion-detail", did=did).data
    return data


def numbers(client: Client, **query: Any) -> list[int]:
    rows = client.get("/api/get-discussion-list", **query).data["records"]
    return [row["id"] for row in rows]


def comment(client: Client, did: int, content: str) -> Answer:
    return client.post("/api/comment", {"did": did, "content": content})


def reply(client: Client, comment_id: int, content: str) -> Answer:
    said = {"commentId": comment_id, "content": content}
    return client.post("/api/reply", {"reply": said, "quoteId": comment_id, "quoteType": "Comment"})


def remove(client: Client, path: str, numbers_to_remove: str) -> Answer:
    kind = {"Content-Type": "application/json"}
    return client.request("DELETE", path, numbers_to_remove.encode(), kind)
