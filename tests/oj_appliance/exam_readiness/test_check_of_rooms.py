"""What of the rooms would embarrass is found before the day (contract timedwork.md §14.1)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.oj_appliance.exam_readiness.test_check import Desk, a_problem
from tests.oj_appliance.exam_rooms.making import draw, make_room, place, seats_of, sit
from tests.oj_appliance.submissions.test_live_changes import uid_of
from tests.oj_appliance.timed_work.stage import WorkStage


@pytest.fixture(scope="module")
def desk(stage: WorkStage) -> Desk:
    return Desk.set_up(stage)


def rooms_said(desk: Desk, tid: int) -> list[tuple[str, str]]:
    reader = replace(desk.stage.root, language="en-US")
    found = desk.ask(tid, reader).data["findings"]
    return [(each["severity"], each["message"]) for each in found if each["where"] == "rooms"]


def test_people_without_a_seat_and_seats_without_people_are_found(desk: Desk) -> None:
    root, ann = desk.stage.root, desk.stage.ann
    tid = desk.hold()
    assert rooms_said(desk, tid) == []
    room = make_room(root, tid, "Room 1", rows=1, columns=3)
    assert rooms_said(desk, tid) == [("warning", "1 person of this exam has no seat")]
    seats = seats_of(root, tid, "Room 1")
    first = next(iter(seats.values()))
    assert sit(root, first, uid_of(ann)).status == 200
    assert rooms_said(desk, tid) == [("hint", "Room 1: nobody sits at 2 seats")]
    kept = place(first["name"], first["row"], first["column"], id=first["id"])
    assert draw(root, room, kept).status == 200
    assert rooms_said(desk, tid) == []
    desk.forget(tid)


def test_people_and_rooms_without_a_version_are_found(desk: Desk) -> None:
    root, ann = desk.stage.root, desk.stage.ann
    tid = desk.hold(a_problem(desk.ready, "A", version="A"))
    assert rooms_said(desk, tid) == [
        (
            "warning",
            "1 person of this exam has no version of the paper, and would meet only the problems"
            " without one",
        )
    ]
    make_room(root, tid, "Room 1", rows=1, columns=1, version="A")
    make_room(root, tid, "Room 2", rows=1, columns=1, filled=False)
    make_room(root, tid, "Room 3", rows=1, columns=1, version="C", filled=False)
    (seat,) = seats_of(root, tid, "Room 1").values()
    assert sit(root, seat, uid_of(ann)).status == 200
    assert rooms_said(desk, tid) == [
        (
            "warning",
            "Room 2 has no version of the paper: who sits there meets only the problems without"
            " one",
        ),
        ("warning", "Room 3 writes version C, of which there is no problem"),
    ]
    desk.forget(tid)
