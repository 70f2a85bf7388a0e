"""Questions answered privately or to all, and who has read what all are told (contract contest.md
§3.4, discussion.md §4)."""

from __future__ import annotations

from typing import Any

from tests.http_client import Answer, Client
from tests.oj_appliance.contests.talk.meeting import Meeting, name_of, uid_of
from tests.oj_appliance.contests.talk.test_comments import answer, ask, contents, listed

READ = "/api/contest-announcement-read"
READERS = "/api/get-contest-announcement-readers"
NOT_READERS = "/api/get-contest-announcement-not-readers"
DESK = "/api/admin/contest/announcement"


def privately(client: Client, comment: dict[str, Any], content: str) -> Answer:
    body = {
        "reply": {"commentId": comment["id"], "content": content},
        **{"quoteId": comment["id"], "quoteType": "Comment", "isPrivate": True},
    }
    return client.post("/api/reply", body)


def replies(client: Client, comment: dict[str, Any]) -> list[str]:
    return [it["content"] for it in client.get("/api/reply", commentId=comment["id"]).data]


def thread(client: Client, cid: int, comment: dict[str, Any]) -> dict[str, Any]:
    rows = listed(client, cid, limit=100)["commentList"]["records"]
    found: dict[str, Any] = next(row for row in rows if row["id"] == comment["id"])
    return found


def to_all(client: Client, cid: int, comment: dict[str, Any], **changes: Any) -> Answer:
    body = {
        **{"cid": cid, "commentId": comment["id"]},
        **{"question": comment["content"], "answer": "At most **ten**", **changes},
    }
    return client.post("/api/contest-clarification", body)


def announced(client: Client, cid: int) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = client.get("/api/get-contest-announcement", cid=cid).data[
        "records"
    ]
    return rows


def announce(meeting: Meeting, cid: int, title: str, status: int = 0) -> int:
    text = {"title": title, "content": "text", "status": status}
    assert meeting.organiser.post(DESK, {"cid": cid, "announcement": text}).err == ""
    return int(meeting.organiser.get(DESK, cid=cid, limit=1).data["records"][0]["id"])


def test_a_private_answer_is_the_askers_and_the_managers_alone(meeting: Meeting) -> None:
    # After the end everybody who may enter sees all questions; private answers stay private.
    cid = meeting["over"]
    asked = ask(meeting.ann, cid, "Is my account right?")
    assert answer(meeting.organiser, asked, "for everybody").err == ""
    given = privately(meeting.organiser, asked, "for ann alone").data
    assert given["isPrivate"] is True
    for reader in (meeting.ann, meeting.organiser, meeting.root):
        assert replies(reader, asked) == ["for ann alone", "for everybody"]
        told = thread(reader, cid, asked)
        assert (told["totalReplyNum"], len(told["replyList"])) == (2, 2)
    for other in (meeting.ben, meeting.other_admin):
        assert replies(other, asked) == ["for everybody"]
        told = thread(other, cid, asked)
        assert (told["totalReplyNum"], len(told["replyList"])) == (1, 1)
        assert other.delete("/api/reply", id=given["id"]).err == "reply.missing"
    # What answers it stays between them, whoever writes it.
    assert answer(meeting.ann, asked, "thank you", quote=given).data["isPrivate"] is True
    assert replies(meeting.ben, asked) == ["for everybody"]
    assert replies(meeting.organiser, asked)[0] == "thank you"


def test_only_managers_answer_privately(meeting: Meeting) -> None:
    asked = ask(meeting.ann, meeting["asked"], "Privately?")
    assert privately(meeting.ann, asked, "to myself").err == "comment.not_allowed"


def test_an_answer_to_all_is_an_announcement_with_the_question(meeting: Meeting) -> None:
    cid = meeting["answered"]
    asked = ask(meeting.ann, cid, "## How **many** `lines`\nare there in `B`?")
    assert to_all(meeting.organiser, cid, asked).err == ""
    assert replies(meeting.ann, asked) == ["At most **ten**"]
    (told,) = announced(meeting.ben, cid)
    assert (told["title"], told["question"], told["content"]) == (
        *("How many lines", asked["content"], "At most **ten**"),
    )
    # Who asked is told nobody, and the thread stays theirs while the contest runs.
    assert name_of(meeting.ann) not in str(told) and uid_of(meeting.ann) not in str(told)
    assert asked["content"] not in contents(meeting.ben, cid)
    unread = meeting.ben.post("/api/get-contest-not-read-announcement", {"cid": cid}).data
    assert [it["id"] for it in unread] == [told["id"]]
    # Its organiser corrects the answer; the question stays.
    changed = {"id": told["id"], "title": told["title"], "content": "Eleven"}
    assert meeting.organiser.put(DESK, {"cid": cid, "announcement": changed}).err == ""
    (after,) = announced(meeting.ben, cid)
    assert (after["question"], after["content"]) == (told["question"], "Eleven")


def test_an_answer_to_all_is_refused_where_it_makes_no_sense(meeting: Meeting) -> None:
    cid = meeting["asked"]
    asked = ask(meeting.ann, cid, "Where?")
    assert to_all(meeting.ann, cid, asked).err == "contest.not_manager"
    assert to_all(meeting.other_admin, cid, asked).err == "contest.not_manager"
    assert to_all(meeting.organiser, cid, asked, answer=" ").err == "content.empty"
    assert to_all(meeting.organiser, cid, asked, question=" ").err == "content.empty"
    assert to_all(meeting.organiser, meeting["quiet"], asked).err == "comment.missing"
    assert to_all(meeting.organiser, cid, {**asked, "id": 10**6}).err == "comment.missing"
    assert replies(meeting.ann, asked) == []


def test_organisers_see_how_many_and_who_have_read(meeting: Meeting) -> None:
    cid = meeting["closed"]
    for person in (meeting.ann, meeting.ben):
        body = {"cid": cid, "password": "secret"}
        assert person.post("/api/register-contest", body).err in ("", "contest.already_registered")
    first, second = announce(meeting, cid, "First"), announce(meeting, cid, "Second")
    hidden = announce(meeting, cid, "Hidden", status=1)
    elsewhere = announce(meeting, meeting["asked"], "Elsewhere")

    def counts() -> tuple[int, dict[int, int]]:
        told = meeting.organiser.get(READERS, cid=cid).data
        return told["people"], {it["id"]: it["read"] for it in told["counts"]}

    assert counts() == (2, {})
    for _ in range(2):
        body = {"cid": cid, "ids": [first, hidden, elsewhere, 10**6]}
        assert meeting.ann.post(READ, body).data is None
    assert meeting.ben.post(READ, {"cid": cid, "ids": [first, second]}).data is None
    # Who manages it reads without being counted.
    assert meeting.organiser.post(READ, {"cid": cid, "ids": [first]}).data is None
    assert meeting.root.post(READ, {"cid": cid, "ids": [first]}).data is None
    assert counts() == (2, {first: 2, second: 1})
    missing = meeting.organiser.get(NOT_READERS, cid=cid, aid=second).data
    assert [it["uid"] for it in missing] == [uid_of(meeting.ann)]
    assert meeting.organiser.get(NOT_READERS, cid=cid, aid=first).data == []
    assert meeting.organiser.get(NOT_READERS, cid=cid, aid=elsewhere).err == "announcement.missing"


def test_who_has_read_is_told_to_managers_alone(meeting: Meeting) -> None:
    cid = meeting["asked"]
    number = announce(meeting, cid, "News")
    for other in (meeting.ann, meeting.other_admin):
        assert other.get(READERS, cid=cid).err == "contest.not_manager"
        assert other.get(NOT_READERS, cid=cid, aid=number).err == "contest.not_manager"
    assert meeting.guest.post(READ, {"cid": cid, "ids": [number]}).http == 401
    assert meeting.ann.post(READ, {"cid": meeting["scheduled"], "ids": [1]}).err == (
        "contest.not_started"
    )
    # In a public contest whoever has read it takes part.
    assert meeting.ann.post(READ, {"cid": cid, "ids": [number]}).data is None
    told = meeting.organiser.get(READERS, cid=cid).data
    assert {it["id"]: it["read"] for it in told["counts"]} == {number: 1}
    assert told["people"] >= 1
