"""The common start and more time for a room (contract timedwork.md §10.2)."""

from __future__ import annotations

from tests.oj_appliance.exam_rooms.making import EXAM, make_room, rooms_of, seats_of, sit
from tests.oj_appliance.submissions.test_live_changes import uid_of
from tests.oj_appliance.timed_work.records.test_records import end_of
from tests.oj_appliance.timed_work.stage import END, OWN, WorkStage


def seat_two_rooms(stage: WorkStage) -> tuple[int, int]:
    """ann and cat in the first room, ben in the second; the work and the first room."""
    tid = stage.hold()
    for room, names in (("101", ("ann", "cat")), ("102", ("ben",))):
        make_room(stage.root, tid, room)
        for number, name in enumerate(names, 1):
            seat = seats_of(stage.root, tid, room)[str(number)]
            assert sit(stage.root, seat, uid_of(stage.people[name])).status == 200
    return tid, int(rooms_of(stage.root, tid)[0]["id"])


def test_a_room_begins_at_once_and_the_other_one_by_itself(stage: WorkStage) -> None:
    tid, room = seat_two_rooms(stage)
    body = {"tid": tid, "roomId": room}
    stage.at(-5)
    assert stage.root.post(f"{EXAM}/begin", body).err == "timedwork.not_started"
    stage.at(1)
    stage.start(tid, "cat")
    stage.at(4)
    assert stage.people["ada"].post(f"{EXAM}/begin", body).data == {"people": 1}
    assert end_of(stage, tid, stage.ann) == OWN + 4
    assert end_of(stage, tid, stage.people["cat"]) == OWN + 1
    assert stage.info(stage.ben, tid).data["record"] is None
    assert stage.root.post(f"{EXAM}/begin", {"tid": tid}).data == {"people": 1}
    stage.at(END + 1)
    assert stage.root.post(f"{EXAM}/begin", body).err == "timedwork.ended"


def test_more_time_is_for_the_room_and_not_for_whoever_has_handed_in(stage: WorkStage) -> None:
    tid, room = seat_two_rooms(stage)
    stage.at(1)
    stage.start(tid, "ann", "ben", "cat")
    stage.hand_in(stage.people["cat"], tid)
    body = {"tid": tid, "roomId": room, "seconds": 600, "reason": "The switch"}
    assert stage.people["ada"].post(f"{EXAM}/extend", body).data == {"people": 1}
    assert end_of(stage, tid, stage.ann) == OWN + 11
    assert end_of(stage, tid, stage.ben) == OWN + 1
    row = stage.root.get("/api/admin/audit-log", action="examroom.extend").data["records"][0]
    assert row["reason"] == "The switch" and list(row["before"]) and "ann" in row["after"]
    assert stage.root.post(f"{EXAM}/extend", {**body, "seconds": 0}).err == "http.bad_param"
    assert stage.root.post(f"{EXAM}/extend", {**body, "roomId": 10**9}).err == "examroom.missing"


def test_the_common_start_brings_what_was_told_and_paused_before(stage: WorkStage) -> None:
    """As beginning by oneself does; cat is seated when everything stands still already."""
    stage.at(1)
    tid, cat = stage.hold(), stage.people["cat"]
    make_room(stage.root, tid, "101")
    seats = seats_of(stage.root, tid, "101")
    assert sit(stage.root, seats["1"], uid_of(stage.ann)).status == 200
    assert stage.root.post(f"{EXAM}/message", {"tid": tid, "text": "No phones"}).status == 200
    pause = stage.root.post(f"{EXAM}/pause", {"tid": tid}).data["id"]
    stage.at(3)
    assert sit(stage.root, seats["2"], uid_of(cat)).status == 200
    assert stage.root.post(f"{EXAM}/begin", {"tid": tid}).data == {"people": 2}
    for who in (stage.ann, cat):
        assert stage.info(who, tid).data["pausedSince"] is not None
        told = who.get("/api/exam/messages", tid=tid).data
        assert [each["text"] for each in told] == ["No phones"]
    stage.at(8)
    assert stage.root.post(f"{EXAM}/resume", {"tid": tid, "id": pause}).status == 200
    assert end_of(stage, tid, stage.ann) == end_of(stage, tid, cat) == OWN + 8


def test_the_common_start_lets_seated_people_into_a_private_work(stage: WorkStage) -> None:
    """A seat alone does not: the word that is said in the room tells who is there."""
    tid = stage.hold(auth=1, password="said in the room")
    make_room(stage.root, tid, "101")
    seats = seats_of(stage.root, tid, "101")
    for number, who in (("1", stage.ann), ("2", stage.ben)):
        assert sit(stage.root, seats[number], uid_of(who)).status == 200
    stage.at(1)
    assert stage.begin_as(stage.ann, tid).err == "timedwork.register_first"
    assert stage.info(stage.ann, tid).data["access"] is False
    assert stage.people["ada"].post(f"{EXAM}/begin", {"tid": tid}).data == {"people": 2}
    for who in (stage.ann, stage.ben):
        assert stage.info(who, tid).data["access"] is True
        assert len(stage.problems(who, tid).data) == 2
        assert stage.send(who, tid).status == 200
        assert who.get("/api/exam/messages", tid=tid).data == []
    assert stage.hand_in(stage.ann, tid).status == 200
    # Whoever sits nowhere is asked as ever.
    assert stage.problems(stage.people["cat"], tid).err == "timedwork.register_first"
