"""What invigilators tell students, over HTTP (contract timedwork.md §11.2)."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

from tests.http_client import Answer, Client
from tests.oj_appliance.exam_rooms.making import EXAM, make_room, seats_of, sit
from tests.oj_appliance.submissions.test_live_changes import uid_of
from tests.oj_appliance.timed_work.stage import WorkStage


def send(client: Client, tid: int, text: str = "Please stop talking", **to: Any) -> Answer:
    return client.post(f"{EXAM}/message", {"tid": tid, "text": text, **to})


def sent(stage: WorkStage, tid: int, text: str = "Please stop talking", **to: Any) -> int:
    answer = send(stage.root, tid, text, **to)
    assert answer.status == 200, answer.body
    return int(answer.data["id"])


def told(who: Client, tid: int) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = who.get("/api/exam/messages", tid=tid).data
    return rows


def unread(who: Client, tid: int) -> list[str]:
    return [each["text"] for each in told(who, tid) if each["readAt"] is None]


def read(who: Client, tid: int, number: int) -> Answer:
    return who.post("/api/exam/message-read", {"tid": tid, "id": number})


def listed(stage: WorkStage, tid: int) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = stage.root.get(f"{EXAM}/messages", tid=tid).data
    return rows


def test_it_waits_for_each_until_they_have_read_it_on_any_computer(stage: WorkStage) -> None:
    stage.at(0)
    tid = stage.hold()
    stage.start(tid, "ann", "ben")
    number = sent(stage, tid, "Problem B: the limit is 2 s")
    assert unread(stage.ann, tid) == unread(stage.ben, tid) == ["Problem B: the limit is 2 s"]
    assert read(stage.ann, tid, number).status == 200
    elsewhere = stage.server.client("ann", "secret123")
    assert unread(elsewhere, tid) == []
    (row,) = listed(stage, tid)
    assert (row["read"], row["recipients"], row["author"]) == (1, 2, "root")
    readers = stage.root.get(f"{EXAM}/message-readers", tid=tid, id=number).data
    assert [(each["username"], each["readAt"] is None) for each in readers] == [
        ("ben", True),
        ("ann", False),
    ]
    first = told(stage.ann, tid)[0]["readAt"]
    read(stage.ann, tid, number)
    assert told(stage.ann, tid)[0]["readAt"] == first


def test_one_person_a_room_or_all(stage: WorkStage) -> None:
    stage.at(0)
    tid = stage.hold()
    room = make_room(stage.root, tid, "A")
    seat = seats_of(stage.root, tid, "A")["1"]
    assert sit(stage.root, seat, uid_of(stage.ben)).status == 200
    stage.start(tid, "ann", "ben")
    sent(stage, tid, "to ann", uid=uid_of(stage.ann))
    sent(stage, tid, "to A", roomId=room)
    sent(stage, tid, "to all")
    assert unread(stage.ann, tid) == ["to ann", "to all"]
    assert unread(stage.ben, tid) == ["to A", "to all"]
    assert {row["room"] for row in listed(stage, tid)} == {None, "A"}


def test_who_begins_later_is_told_too_and_who_has_ended_is_not(stage: WorkStage) -> None:
    stage.at(0)
    tid = stage.hold()
    stage.start(tid, "ann")
    stage.hand_in(stage.ann, tid)
    sent(stage, tid, "Read the rules first")
    stage.start(tid, "ben")
    assert unread(stage.ben, tid) == ["Read the rules first"]
    assert told(stage.ann, tid) == []


def test_whoever_begins_in_the_moment_of_sending_is_told(stage: WorkStage) -> None:
    """The begin is stored, and nobody has heard of it yet."""
    stage.at(0)
    tid = stage.hold()
    make_room(stage.root, tid, "A")
    assert sit(stage.root, seats_of(stage.root, tid, "A")["1"], uid_of(stage.ann)).status == 200
    with closing(sqlite3.connect(stage.server.data / "oj.sqlite3", timeout=60)) as database:
        begin = "UPDATE participation SET started_at = ? WHERE place_id = ? AND user_id = ?"
        assert database.execute(begin, (stage.begin, tid, uid_of(stage.ann))).rowcount == 1
        database.commit()
    sent(stage, tid, "No phones")
    assert unread(stage.ann, tid) == ["No phones"]


def test_one_that_is_withdrawn_covers_nobodys_page(stage: WorkStage) -> None:
    stage.at(0)
    tid = stage.hold()
    stage.start(tid, "ann")
    number = sent(stage, tid)
    body = {"tid": tid, "id": number}
    assert stage.root.post(f"{EXAM}/withdraw-message", body).status == 200
    assert told(stage.ann, tid) == []
    assert listed(stage, tid)[0]["withdrawnBy"] == "root"
    assert stage.root.post(f"{EXAM}/withdraw-message", body).err == "exam.message_missing"


def test_nobody_reads_what_was_told_to_others(stage: WorkStage) -> None:
    stage.at(0)
    tid = stage.hold()
    stage.start(tid, "ann", "ben")
    number = sent(stage, tid, "to ann", uid=uid_of(stage.ann))
    assert told(stage.ben, tid) == []
    assert read(stage.ben, tid, number).err == "exam.message_missing"
    assert stage.server.client().get("/api/exam/messages", tid=tid).http == 401
    assert send(stage.ann, tid).status == 403


def test_what_is_sent_wrongly_is_refused_by_name(stage: WorkStage) -> None:
    stage.at(0)
    tid = stage.hold()
    assert send(stage.root, tid, "  ").err == "content.empty"
    assert send(stage.root, tid, "x" * 1001).err == "content.too_long"
    assert send(stage.root, tid, roomId=999_999).err == "examroom.missing"
    assert send(stage.root, tid, uid=uid_of(stage.ann)).err == "exam.person_missing"
    assert send(stage.root, 999_999).err == "timedwork.missing"
    assert stage.root.get(f"{EXAM}/message-readers", tid=tid, id=1).err == "exam.message_missing"
