"""The five boxes over HTTP: who is told what, and how it is read and cleaned (contract
message.md; S2 §2.13, §3, §4)."""

from __future__ import annotations

import asyncio
import itertools
from typing import Any

import pytest
from aiohttp import ClientSession

from tests.http_client import Answer, Client
from tests.oj_appliance.discussions.writing import (
    SWITCHES,
    comment,
    open_to_all,
    remove,
    reply,
    write,
)
from tests.oj_appliance.groups.making import add_member, make_group, uid_of
from tests.server_process import ServerProcess

FIELDS = {
    *("id", "action", "sourceId", "sourceType", "sourceTitle", "sourceContent", "quoteId"),
    *("quoteType", "quoteContent", "url", "state", "senderId", "senderUsername", "senderAvatar"),
    *("gmtCreate",),
}
NOTICE_FIELDS = {"id", "title", "content", "adminId", "type", "state", "gmtCreate"}
NONE = {"comment": 0, "reply": 0, "like": 0, "sys": 0, "mine": 0}
GONE = "What this was about is gone or no longer open"
DELETED = "This text has been deleted"
_names = itertools.count(1)


@pytest.fixture(scope="module")
def root(site: ServerProcess) -> Client:
    return open_to_all(site)


def person(site: ServerProcess) -> Client:
    """Whose boxes are empty."""
    client = site.add_user(f"boxer{next(_names)}")
    client.language = "en-US"
    for box in ("Sys", "Mine"):
        client.delete("/api/msg/clean", type=box)
    assert unread(client) == NONE
    return client


@pytest.fixture
def ann(site: ServerProcess, root: Client) -> Client:
    return person(site)


@pytest.fixture
def ben(site: ServerProcess, root: Client) -> Client:
    return person(site)


def unread(client: Client) -> dict[str, int]:
    counts: dict[str, int] = client.get("/api/msg/unread").data
    return counts


def box(client: Client, name: str, **query: Any) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = client.get(f"/api/msg/{name}", **query).data["records"]
    return rows


def name_of(client: Client) -> str:
    return str(client.get("/api/get-user-home-info").data["username"])


def like(client: Client, did: int, to_like: bool = True) -> Answer:
    return client.get("/api/discussion-like", did=did, toLike=to_like)


def like_comment(client: Client, cid: int) -> Answer:
    return client.get("/api/comment-like", cid=cid, toLike="true")


@pytest.mark.covers("S2-1-6", "S2-3-20", "S2-3-22", "S2-4-19", "S2-7-42", "S2-7-43")
def test_a_comment_reaches_who_began_the_discussion_and_is_read_once(
    ann: Client, ben: Client
) -> None:
    did = write(ann, "Asked")
    said = comment(ben, did, "x" * 201).data
    assert unread(ann) == {**NONE, "comment": 1}
    (row,) = box(ann, "comment")
    assert row.keys() == FIELDS
    assert (row["action"], row["sourceType"], row["sourceId"]) == ("Discuss", "Discussion", did)
    assert row["sourceTitle"].startswith("Asked ")
    assert row["sourceContent"] == "x" * 200 + "..."
    assert row["url"] == f"/discussion-detail/{did}"
    assert (row["senderUsername"], row["senderId"]) == (name_of(ben), said["fromUid"])
    assert (row["quoteId"], row["quoteContent"], row["state"]) == (None, None, False)
    assert unread(ann) == NONE
    assert box(ann, "comment")[0]["state"] is True
    # One's own words are no news.
    comment(ann, did, "mine")
    assert (unread(ann), unread(ben)) == (NONE, NONE)


@pytest.mark.covers("S2-3-20")
def test_an_answer_quotes_what_it_answers(ann: Client, ben: Client) -> None:
    did = write(ann, "Asked")
    first = comment(ben, did, "y" * 101).data
    answer = reply(ann, first["id"], "to you").data
    (row,) = box(ben, "reply")
    assert (row["action"], row["quoteType"], row["quoteId"]) == ("Reply", "Comment", first["id"])
    assert row["quoteContent"] == f"{name_of(ben)} : {'y' * 100}..."
    assert row["sourceContent"] == "to you"
    said = {"commentId": first["id"], "content": "and back"}
    back = {"reply": said, "quoteId": answer["id"], "quoteType": "Reply"}
    assert ben.post("/api/reply", back).status == 200
    (row,) = box(ann, "reply")
    assert row["quoteContent"] == f"{name_of(ann)} : @{name_of(ben)}：to you"
    assert (row["quoteType"], row["quoteId"]) == ("Reply", answer["id"])


def test_likes_are_told_once_however_often_somebody_changes_their_mind(
    ann: Client, ben: Client
) -> None:
    did = write(ann, "Liked")
    said = comment(ann, did, "liked too").data
    for to_like in (True, False, True, False, True):
        assert like(ben, did, to_like).status == 200
    assert like_comment(ben, said["id"]).status == 200
    assert like(ann, did).status == 200
    assert unread(ann) == {**NONE, "like": 2}
    rows = box(ann, "like")
    assert [(row["action"], row["sourceContent"]) for row in rows] == [
        ("Like_Discuss", "liked too"),
        ("Like_Post", None),
    ]
    assert [row["state"] for row in rows] == [False, False]


def test_what_is_gone_is_told_as_gone_and_leads_nowhere(ann: Client, ben: Client) -> None:
    did = write(ann, "Going")
    first = comment(ben, did, "first").data
    answer = reply(ann, first["id"], "answer").data
    gone = f'{{"reply": {{"id": {answer["id"]}}}}}'
    assert remove(ann, "/api/reply", gone).status == 200
    (row,) = box(ben, "reply")
    assert (row["sourceContent"], row["quoteContent"]) == (DELETED, f"{name_of(ben)} : first")
    assert remove(ben, "/api/comment", f'{{"id": {first["id"]}}}').status == 200
    (row,) = box(ann, "comment")
    assert (row["sourceContent"], row["url"]) == (DELETED, f"/discussion-detail/{did}")
    assert box(ben, "reply")[0]["quoteContent"] == DELETED
    assert ann.delete("/api/discussion", did=did).status == 200
    (row,) = box(ann, "comment")
    assert (row["sourceTitle"], row["sourceContent"], row["url"]) == (GONE, DELETED, None)
    ann.language = "zh-CN"
    assert box(ann, "comment")[0]["sourceTitle"] == "原帖子或比赛已被删除，或不再可见"


def test_whoever_has_left_a_group_reads_nothing_more_of_it(
    site: ServerProcess, root: Client, ann: Client, ben: Client
) -> None:
    gid = make_group(root)
    for member in (ann, ben):
        add_member(root, gid, member)
    did = write(ben, "Among us", gid=gid)
    reply(ben, comment(ann, did, "a question").data["id"], "a secret of the group")
    (row,) = box(ann, "reply")
    assert row["url"] == f"/group/{gid}/discussion-detail/{did}"
    assert row["sourceContent"] == "a secret of the group"
    assert root.delete("/api/group/member", gid=gid, uid=uid_of(ann)).status == 200
    (row,) = box(ann, "reply")
    assert (row["sourceTitle"], row["sourceContent"], row["url"]) == (GONE, DELETED, None)
    # The group said so itself.
    assert box(ann, "mine")[0]["title"] == "Removed from a group"


def test_a_closed_forum_tells_nothing_in_boxes_either(
    root: Client, ann: Client, ben: Client
) -> None:
    did = write(ann, "Closing")
    comment(ben, did, "said before")
    root.put(SWITCHES, {"openPublicDiscussion": False})
    try:
        (row,) = box(ann, "comment")
    finally:
        root.put(SWITCHES, {"openPublicDiscussion": True})
    assert (row["sourceTitle"], row["sourceContent"], row["url"]) == (GONE, DELETED, None)
    assert box(ann, "comment")[0]["sourceContent"] == "said before"


@pytest.mark.covers("S2-3-21", "S2-7-42", "S1-7.1-33")
def test_unread_ones_come_first_six_or_eight_a_page(root: Client, ann: Client, ben: Client) -> None:
    did = write(ann, "Busy")
    for number in range(7):
        comment(ben, did, f"number {number}")
    page = ann.get("/api/msg/comment").data
    assert (page["size"], page["total"], page["pages"], len(page["records"])) == (6, 7, 2, 6)
    assert page["records"][0]["sourceContent"] == "number 6"
    comment(ben, did, "newest")
    # The one that nobody has looked at comes before those that were read, though it is older.
    assert [row["sourceContent"] for row in box(ann, "comment", limit=3)] == [
        "newest",
        "number 0",
        "number 6",
    ]
    notice = {"title": "Hello", "content": "**you**", "type": "Single", "pushNow": True}
    notice["recipientId"] = name_of(ann)
    assert root.post("/api/admin/msg/notice", notice).status == 200
    page = ann.get("/api/msg/mine").data
    assert (page["size"], page["total"]) == (8, 1)
    assert page["records"][0].keys() == NOTICE_FIELDS
    assert ann.get("/api/msg/sys").data["size"] == 8


@pytest.mark.covers("S2-7-44")
def test_one_message_is_cleaned_or_a_whole_box(ann: Client, ben: Client) -> None:
    did = write(ann, "Cleaned")
    for number in range(3):
        comment(ben, did, f"number {number}")
    like(ben, did)
    clean = "/api/msg/clean"
    first = box(ann, "comment", limit=1)[0]["id"]
    # Nobody else's, and of no other box.
    assert ben.delete(clean, type="Discuss", id=first).err == "msg.clean_failed"
    assert ann.delete(clean, type="Like", id=first).err == "msg.clean_failed"
    assert ann.delete(clean, type="Mine", id=first).err == "msg.clean_failed"
    assert ann.delete(clean, type="Discuss", id=first).status == 200
    assert ann.delete(clean, type="Discuss", id=first).err == "msg.clean_failed"
    assert unread(ann) == {**NONE, "comment": 2, "like": 1}
    assert ann.delete(clean, type="Discuss").status == 200
    assert box(ann, "comment") == []
    assert unread(ann) == {**NONE, "like": 1}
    assert ann.delete(clean, type="Discuss").err == "msg.clean_failed"
    assert ann.delete(clean, type="All").err == "msg.clean_failed"
    assert ann.delete(clean).http == 400


def test_a_page_hears_at_once_that_something_came_and_nobody_else_does(
    site: ServerProcess, ann: Client, ben: Client
) -> None:
    did, uid = write(ann, "Heard"), uid_of(ann)
    topic = f"messages:{uid}"

    async def hear() -> tuple[list[str], dict[str, Any]]:
        async with (
            ClientSession() as session,
            session.ws_connect(f"{site.base}/api/live", autoclose=False) as other,
            session.ws_connect(f"{site.base}/api/live", autoclose=False) as own,
        ):
            await other.send_json({"token": ben.token, "topics": [topic]})
            refused = (await other.receive_json(timeout=30))["data"]["refused"]
            await own.send_json({"token": ann.token, "topics": [topic]})
            await own.receive_json(timeout=30)
            await asyncio.to_thread(comment, ben, did, "listen")
            while (frame := await own.receive_json(timeout=30))["topic"] == "beat":
                pass
            return refused, frame

    refused, frame = asyncio.run(hear())
    assert refused == [topic]
    assert (frame["topic"], list(frame["data"])) == (topic, ["now"])
    assert unread(ann)["comment"] == 1
