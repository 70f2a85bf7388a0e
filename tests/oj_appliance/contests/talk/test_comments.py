"""Questions and answers of a contest, over HTTP (discussion.md §3, §4; S2 §2 Comments)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.http_client import Answer, Client
from tests.oj_appliance.contests.talk.meeting import Meeting, name_of, uid_of

COMMENT_FIELDS = {
    *("id", "content", "fromUid", "fromName", "fromAvatar", "fromRole", "fromTitleName"),
    *("fromTitleColor", "likeNum", "totalReplyNum", "replyList", "gmtCreate"),
}
REPLY_FIELDS = {
    *("id", "commentId", "content", "fromUid", "fromName", "fromAvatar", "fromRole"),
    *("fromTitleName", "fromTitleColor", "toUid", "toName", "toAvatar", "status"),
    *("gmtCreate", "gmtModified"),
}


def ask(client: Client, cid: int, content: str) -> dict[str, Any]:
    data: dict[str, Any] = client.post("/api/comment", {"cid": cid, "content": content}).data
    return data


def answer(
    client: Client, comment: dict[str, Any], content: str, quote: dict[str, Any] | None = None
) -> Answer:
    """To the comment, or to a reply below it."""
    quoted = comment if quote is None else quote
    body = {
        "reply": {"commentId": comment["id"], "content": content},
        "quoteId": quoted["id"],
        "quoteType": "Comment" if quote is None else "Reply",
    }
    return client.post("/api/reply", body)


def listed(client: Client, cid: int, **query: Any) -> dict[str, Any]:
    data: dict[str, Any] = client.get("/api/comments", cid=cid, **query).data
    return data


def contents(client: Client, cid: int, **query: Any) -> list[str]:
    return [row["content"] for row in listed(client, cid, **query)["commentList"]["records"]]


def delete(client: Client, path: str, body: str) -> Answer:
    kind = {"Content-Type": "application/json"}
    return client.request("DELETE", path, body.encode(), kind)


@pytest.mark.covers("S2-2.6-10", "S2-3-9", "S2-3-11", "S2-7-21", "S2-7-23", "S2-2.6-4")
def test_participants_see_their_own_and_the_organisers_while_it_runs(meeting: Meeting) -> None:
    cid = meeting["running"]
    ask(meeting.ann, cid, "Ann: is n positive?")
    ask(meeting.ben, cid, "Ben: may lines be empty?")
    ask(meeting.organiser, cid, "Organiser: lunch at noon")
    ask(meeting.root, cid, "Root: the clock is right")
    ask(meeting.other_admin, cid, "Another admin takes part too")
    from_staff = ["Root: the clock is right", "Organiser: lunch at noon"]
    assert contents(meeting.ann, cid) == [*from_staff, "Ann: is n positive?"]
    assert contents(meeting.ben, cid) == [*from_staff, "Ben: may lines be empty?"]
    assert contents(meeting.guest, cid) == from_staff
    assert listed(meeting.ann, cid)["commentList"]["total"] == 3
    for manager in (meeting.organiser, meeting.root):
        assert len(contents(manager, cid)) == 5
    rows = listed(meeting.organiser, cid)["commentList"]["records"]
    assert [row["fromRole"] for row in rows] == ["admin", "root", "admin", "user", "user"]
    assert rows[0].keys() == COMMENT_FIELDS


@pytest.mark.covers("S2-2.6-10")
def test_after_the_end_everybody_sees_everything(meeting: Meeting) -> None:
    cid = meeting["ended"]
    ask(meeting.ann, cid, "Ann: nice problems")
    asked = ask(meeting.ben, cid, "Ben: thanks")
    assert answer(meeting.ben, asked, "And thanks again").status == 200
    for person in (meeting.ann, meeting.guest, meeting.organiser):
        assert contents(person, cid) == ["Ben: thanks", "Ann: nice problems"]
    replies = meeting.guest.get("/api/reply", commentId=asked["id"]).data
    assert [reply["content"] for reply in replies] == ["And thanks again"]


def test_a_hidden_text_is_missing_to_every_call(meeting: Meeting) -> None:
    hidden = ask(meeting.ben, meeting["running"], "Ben: hidden from Ann")
    number = hidden["id"]
    assert answer(meeting.ann, hidden, "hello").err == "comment.missing"
    assert meeting.ann.get("/api/reply", commentId=number).err == "comment.missing"
    like = meeting.ann.get("/api/comment-like", cid=number, toLike=True)
    assert like.err == "comment.missing"
    assert delete(meeting.ann, "/api/comment", f'{{"id": {number}}}').err == "comment.missing"
    assert meeting.ann.get("/api/reply", commentId=10**9).err == "comment.missing"
    ask(meeting.ann, meeting["running"], "Ann: mine")
    gone = answer(meeting.organiser, hidden, "for Ben").data
    assert delete(meeting.ann, "/api/reply", f'{{"id": {gone["id"]}}}').err == "comment.missing"


@pytest.mark.covers("S2-2.6-11", "S2-2.6-12", "S2-7-22", "S2-3-10", "S1-6-11", "S1-6-12")
def test_whoever_asked_and_the_organisers_answer_and_nobody_answers_organisers(
    meeting: Meeting,
) -> None:
    cid = meeting["quiet"]
    asked = ask(meeting.ann, cid, "Ann: which input?")
    first = answer(meeting.organiser, asked, "From standard input").data
    assert first.keys() == REPLY_FIELDS
    assert first["toUid"] == uid_of(meeting.ann) and first["toName"] == name_of(meeting.ann)
    assert first["fromRole"] == "admin" and first["commentId"] == asked["id"]
    second = answer(meeting.ann, asked, "And the output?", quote=first).data
    assert second["toUid"] == uid_of(meeting.organiser)
    assert answer(meeting.root, asked, "Standard output").status == 200
    for author in (meeting.organiser, meeting.root):
        told = ask(author, cid, "Read the rules")
        assert answer(meeting.ann, told, "Why?").err == "comment.not_allowed"
        assert answer(meeting.organiser, told, "More").status == 200
    other_thread = ask(meeting.ann, cid, "Ann: another")
    assert answer(meeting.ann, other_thread, "x", quote=first).err == "reply.missing"
    wrong = {
        "reply": {"commentId": asked["id"], "content": "x"},
        **{"quoteId": other_thread["id"], "quoteType": "Comment"},
    }
    assert meeting.ann.post("/api/reply", wrong).err == "param.bad"


@pytest.mark.covers("S2-2.6-6", "S1-9-3")
def test_a_list_shows_the_newest_three_replies_and_counts_all(meeting: Meeting) -> None:
    asked = ask(meeting.ann, meeting["other"], "Ann: how many?")
    for number in range(5):
        assert answer(meeting.organiser, asked, f"Answer {number}").status == 200
    row = next(
        row
        for row in listed(meeting.ann, meeting["other"])["commentList"]["records"]
        if row["id"] == asked["id"]
    )
    assert [reply["content"] for reply in row["replyList"]] == ["Answer 4", "Answer 3", "Answer 2"]
    assert row["totalReplyNum"] == 5
    everything = meeting.ann.get("/api/reply", commentId=asked["id"]).data
    assert [reply["content"] for reply in everything] == [f"Answer {at}" for at in range(4, -1, -1)]


@pytest.mark.covers("S2-2.6-8", "S2-9-3", "S1-9-3")
def test_ten_comments_a_page(meeting: Meeting) -> None:
    cid = meeting["ended"]
    for number in range(11):
        ask(meeting.ann, cid, f"Comment {number}")
    page = listed(meeting.ann, cid)["commentList"]
    assert page["size"] == 10 and len(page["records"]) == 10 and page["total"] >= 11
    assert "Comment 0" in contents(meeting.ann, cid, currentPage=2)


@pytest.mark.covers("S2-7-25", "S2-2.6-5")
def test_a_like_counts_once_and_moves_the_comment_up(meeting: Meeting) -> None:
    cid = meeting["private"]
    for person in (meeting.ann, meeting.ben):
        body = {"cid": cid, "password": "secret"}
        assert person.post("/api/register-contest", body).status == 200
    liked = ask(meeting.organiser, cid, "Older and liked")
    ask(meeting.organiser, cid, "Newer")

    def like(client: Client, to_like: bool) -> dict[str, Any]:
        query = {"sourceId": cid, "sourceType": "Contest", "toUid": liked["fromUid"]}
        call = client.get("/api/comment-like", cid=liked["id"], toLike=to_like, **query)
        assert call.data is None
        return listed(client, cid)

    assert contents(meeting.ann, cid) == ["Newer", "Older and liked"]
    for _ in range(2):
        seen = like(meeting.ann, True)
    assert [row["likeNum"] for row in seen["commentList"]["records"]] == [1, 0]
    assert seen["commentList"]["records"][0]["content"] == "Older and liked"
    assert seen["commentLikeMap"] == {str(liked["id"]): True}
    assert listed(meeting.ben, cid)["commentLikeMap"] == {}
    assert like(meeting.ben, True)["commentList"]["records"][0]["likeNum"] == 2
    for _ in range(2):
        seen = like(meeting.ann, False)
    assert seen["commentLikeMap"] == {}
    assert sorted(row["likeNum"] for row in seen["commentList"]["records"]) == [0, 1]
    guest = meeting.guest.get("/api/comment-like", cid=liked["id"], toLike=True)
    assert guest.http == 401


@pytest.mark.covers("S2-6-6", "S2-7-24")
def test_authors_and_organisers_delete_and_replies_go_along(meeting: Meeting) -> None:
    cid = meeting["ended"]
    asked = ask(meeting.ann, cid, "Ann: to be deleted")
    replied = answer(meeting.organiser, asked, "an answer").data
    body = f'{{"id": {asked["id"]}}}'
    assert delete(meeting.ben, "/api/comment", body).err == "comment.not_allowed"
    assert delete(meeting.other_admin, "/api/comment", body).err == "comment.not_allowed"
    of_reply = f'{{"reply": {{"id": {replied["id"]}}}}}'
    assert delete(meeting.ann, "/api/reply", of_reply).err == "comment.not_allowed"
    own = answer(meeting.ann, asked, "my own").data
    assert delete(meeting.ann, "/api/reply", f'{{"id": {own["id"]}}}').status == 200
    assert delete(meeting.ann, "/api/reply", f'{{"id": {own["id"]}}}').err == "reply.missing"
    assert meeting.ann.delete("/api/comment", id=asked["id"]).status == 200
    assert delete(meeting.organiser, "/api/reply", of_reply).err == "reply.missing"
    assert delete(meeting.ann, "/api/comment", body).err == "comment.missing"
    assert delete(meeting.ann, "/api/reply", "{}").err == "param.empty"
    bens = ask(meeting.ben, cid, "Ben: deleted by an organiser")
    body = f'{{"id": {bens["id"]}, "cid": {cid}, "fromUid": "x"}}'
    assert delete(meeting.organiser, "/api/comment", body).status == 200


@pytest.mark.covers("S2-5-1", "S2-8-2g", "S1-5-26", "S2-9-3")
def test_texts_have_bounds_and_need_a_login_with_the_right(meeting: Meeting) -> None:
    cid = meeting["running"]
    call = "/api/comment"
    for content, error in ((" \n", "content.empty"), ("x" * 10_001, "content.too_long")):
        refused = meeting.ann.post(call, {"cid": cid, "content": content})
        assert refused.err == error and refused.json["field"] == "content"
    longest = ask(meeting.ann, cid, "𝄞" * 10_000)
    refused = answer(meeting.ann, longest, "x" * 10_001)
    assert refused.err == "content.too_long" and refused.json["field"] == "reply.content"
    assert answer(meeting.ann, longest, "  ").err == "content.empty"
    assert answer(meeting.ann, longest, "x" * 10_000).status == 200
    assert meeting.guest.post(call, {"cid": cid, "content": "x"}).http == 401
    assert meeting.muted.post(call, {"cid": cid, "content": "x"}).http == 403
    assert answer(meeting.muted, longest, "x").http == 403
    assert meeting.ann.post(call, {"content": "x"}).err == "param.empty"
    assert meeting.ann.post(call, {"did": 1, "content": "x"}).err == "discussion.missing"


def test_nothing_in_a_comment_plays_by_itself(meeting: Meeting) -> None:
    text = 'autoplay <video src="/a.mp4" autoplay></video> <b AUTOPLAY="1">x</b>'
    stored = ask(meeting.ann, meeting["running"], text)["content"]
    assert stored == 'autoplay <video src="/a.mp4" controls></video> <b controls="1">x</b>'


@pytest.mark.parametrize(
    ("contest", "status", "error"),
    [
        ("scheduled", 403, "contest.not_started"),
        ("private", 403, "contest.register_first"),
        ("invisible", 400, "contest.missing"),
    ],
)
def test_whoever_may_not_enter_neither_reads_nor_writes(
    meeting: Meeting, contest: str, status: int, error: str
) -> None:
    cid = meeting[contest]
    for refused in (
        meeting.muted.get("/api/comments", cid=cid),
        meeting.guest.get("/api/comments", cid=cid),
        meeting.other_admin.post("/api/comment", {"cid": cid, "content": "x"}),
    ):
        assert (refused.status, refused.err) == (status, error)
    if contest != "invisible":
        assert meeting.organiser.get("/api/comments", cid=cid).status == 200


@pytest.mark.covers("S2-2.6-1", "S2-2.2-18")
def test_the_switch_closes_every_call(meeting: Meeting) -> None:
    asked = ask(meeting.ann, meeting["running"], "Ann: before it is closed")
    config = {"openContestComment": False}
    assert meeting.root.put("/api/admin/switch/update", config).status == 200
    try:
        closed = (
            meeting.ann.get("/api/comments", cid=meeting["running"]),
            meeting.ann.post("/api/comment", {"cid": meeting["running"], "content": "x"}),
            meeting.root.get("/api/reply", commentId=asked["id"]),
            answer(meeting.ann, asked, "x"),
            delete(meeting.ann, "/api/comment", f'{{"id": {asked["id"]}}}'),
        )
        for refused in closed:
            assert (refused.http, refused.err) == (403, "switch.discussion_closed")
        like = meeting.ann.get("/api/comment-like", cid=asked["id"], toLike=True)
        assert (like.http, like.status, like.err) == (200, 403, "switch.discussion_closed")
    finally:
        assert (
            meeting.root.put("/api/admin/switch/update", {"openContestComment": True}).status == 200
        )
    assert meeting.ann.get("/api/reply", commentId=asked["id"]).data == []
