"""Pauses of one room, and of whoever changes rooms meanwhile."""

from __future__ import annotations

from tests.oj_appliance.exam_rooms.making import make_room, seats_of, sit
from tests.oj_appliance.exam_rooms.pauses.steps import (
    end_ms,
    length_ms,
    minutes,
    paused,
    pauses,
    resume,
)
from tests.oj_appliance.submissions.test_live_changes import uid_of
from tests.oj_appliance.timed_work.stage import END, WorkStage


def seat(stage: WorkStage, tid: int, room: str, number: str, name: str) -> None:
    found = seats_of(stage.root, tid, room)[number]
    assert sit(stage.root, found, uid_of(stage.people[name])).status == 200


def two_rooms(stage: WorkStage) -> tuple[int, int]:
    """A work in which ann sits in A and ben in B; and the number of room A."""
    tid = stage.hold()
    room = make_room(stage.root, tid, "A")
    make_room(stage.root, tid, "B")
    seat(stage, tid, "A", "1", "ann")
    seat(stage, tid, "B", "1", "ben")
    return tid, room


def test_a_room_stands_still_and_another_goes_on(stage: WorkStage) -> None:
    stage.at(0)
    tid, room = two_rooms(stage)
    stage.start(tid, "ann", "ben")
    ann, ben = (end_ms(stage, tid, name) for name in ("ann", "ben"))
    stage.at(20)
    number = paused(stage, tid, back=3, roomId=room)
    assert stage.send(stage.ann, tid).err == "timedwork.paused"
    assert stage.send(stage.ben, tid).status == 200
    stage.at(30)
    resume(stage.root, tid, number)
    (row,) = pauses(stage.root, tid)["pauses"]
    assert (row["room"], row["people"]) == ("A", 1)
    assert end_ms(stage, tid, "ann") - ann == length_ms(row)
    assert end_ms(stage, tid, "ben") == ben


def test_who_moves_to_another_room_works_on_and_keeps_what_they_lost(stage: WorkStage) -> None:
    stage.at(0)
    tid, room = two_rooms(stage)
    stage.start(tid, "ann", "ben")
    ann, ben = (end_ms(stage, tid, name) for name in ("ann", "ben"))
    stage.at(10)
    number = paused(stage, tid, roomId=room)
    stage.at(14)
    seat(stage, tid, "B", "2", "ann")
    assert stage.info(stage.ann, tid).data["pausedSince"] is None
    stage.at(16)
    seat(stage, tid, "A", "2", "ben")
    assert stage.info(stage.ben, tid).data["pausedSince"] is not None
    stage.at(17)
    seat(stage, tid, "A", "1", "ann")
    stage.at(20)
    resume(stage.root, tid, number)
    assert minutes(end_ms(stage, tid, "ann") - ann) == 4 + 3
    assert minutes(end_ms(stage, tid, "ben") - ben) == 4
    (row,) = pauses(stage.root, tid)["pauses"]
    assert row["people"] == 2


def test_the_time_to_begin_moves_for_the_room_that_stood_still_alone(stage: WorkStage) -> None:
    stage.at(0)
    tid, room = two_rooms(stage)
    stage.at(END + 2)
    paused(stage, tid, back=12, lengthS=600, roomId=room)
    assert stage.begin_as(stage.ben, tid).err == "timedwork.ended"
    assert stage.begin_as(stage.people["cat"], tid).err == "timedwork.ended"
    everybody = stage.root.post("/api/admin/exam/begin", {"tid": tid})
    assert (everybody.status, everybody.data) == (200, {"people": 1})
    assert end_ms(stage, tid, "ann") == stage.begin + (END + 10) * 60_000


def test_who_sits_there_and_could_not_begin_has_lost_nothing(stage: WorkStage) -> None:
    stage.at(0)
    tid, room = two_rooms(stage)
    stage.edit(tid, duration_ms=120 * 60_000)
    stage.at(10)
    number = paused(stage, tid, back=10, roomId=room)
    stage.at(12)
    resume(stage.root, tid, number)
    stage.at(13)
    stage.start(tid, "ann", "ben")
    closes = stage.begin + 120 * 60_000
    assert end_ms(stage, tid, "ann") - closes == length_ms(pauses(stage.root, tid)["pauses"][0])
    assert end_ms(stage, tid, "ben") == closes
