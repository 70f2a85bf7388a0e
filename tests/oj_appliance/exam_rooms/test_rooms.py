"""Rooms, their seats and who sits there (contract timedwork.md §10)."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from tests.http_client import Client
from tests.oj_appliance.exam_rooms.making import (
    EXAM,
    add_room,
    bind,
    draw,
    make_room,
    place,
    rooms_of,
    seats_of,
    sit,
)
from tests.oj_appliance.submissions.test_live_changes import uid_of
from tests.oj_appliance.timed_work.stage import WorkStage


def versions(stage: WorkStage, tid: int) -> dict[str, tuple[str | None, str | None]]:
    """Seat and version of the paper, as they are stored, by the person's name."""
    with closing(sqlite3.connect(stage.server.data / "oj.sqlite3")) as connection:
        rows = connection.execute(
            "SELECT username, seat, paper_version FROM participation JOIN account"
            " ON account.id = user_id WHERE place_kind = 2 AND place_id = ?",
            (tid,),
        )
        return {name: (seat, version) for name, seat, version in rows}


def test_a_room_has_a_seat_at_every_place_or_none(stage: WorkStage) -> None:
    tid = stage.hold()
    make_room(stage.root, tid, "101")
    make_room(stage.root, tid, "102", filled=False, version=" B ")
    first, second = rooms_of(stage.root, tid)
    assert [(seat["name"], seat["row"], seat["column"]) for seat in first["seats"]] == [
        *(("1", 0, 0), ("2", 0, 1), ("3", 0, 2)),
        *(("4", 1, 0), ("5", 1, 1), ("6", 1, 2)),
    ]
    assert (second["name"], second["version"], second["seats"]) == ("102", "B", [])


@pytest.mark.parametrize(
    ("fields", "err"),
    [
        ({"name": " "}, "content.empty"),
        ({"name": "n" * 31}, "content.too_long"),
        ({"version": "v" * 21}, "content.too_long"),
        ({"rows": 0}, "http.bad_param"),
        ({"columns": 31}, "http.bad_param"),
        ({"name": "taken"}, "examroom.name_used"),
    ],
)
def test_a_room_that_cannot_be_is_refused(
    stage: WorkStage, fields: dict[str, object], err: str
) -> None:
    tid = stage.hold()
    make_room(stage.root, tid, "taken")
    assert add_room(stage.root, tid, **{"name": "Room", **fields}).err == err


def test_a_drawn_map_keeps_the_people_of_the_seats_that_stay(stage: WorkStage) -> None:
    tid = stage.hold()
    room = make_room(stage.root, tid)
    seats, ann, ben = seats_of(stage.root, tid), uid_of(stage.ann), uid_of(stage.ben)
    assert sit(stage.root, seats["1"], ann).status == 200
    assert sit(stage.root, seats["2"], ben).status == 200
    one = place("2", 1, 2, id=seats["1"]["id"])
    two = place("1", 0, 0, id=seats["3"]["id"], address="10.0.0.7")
    assert draw(stage.root, room, one, two, place("new", 0, 2)).status == 200
    after = seats_of(stage.root, tid)
    assert {name: seat["username"] for name, seat in after.items()} == {
        **{"2": "ann", "1": None, "new": None}
    }
    assert after["1"]["address"] == "10.0.0.7"
    assert versions(stage, tid) == {"ann": ("Room 2", None), "ben": (None, None)}


@pytest.mark.parametrize(
    ("seats", "err"),
    [
        ([place("1", 0, 0), place("2", 0, 0)], "examroom.seat_used"),
        ([place("1", 0, 0), place("1 ", 0, 1)], "examroom.seat_used"),
        ([place("1", 2, 0)], "examroom.seat_outside"),
        ([place("1", 0, -1)], "examroom.seat_outside"),
        ([place("", 0, 0)], "content.empty"),
        ([place("1", 0, 0, address="room 5")], "examroom.bad_address"),
        ([place("1", 0, 0, id=10**9)], "examroom.seat_missing"),
    ],
)
def test_a_map_that_cannot_be_changes_nothing(
    stage: WorkStage, seats: list[dict[str, object]], err: str
) -> None:
    tid = stage.hold()
    room = make_room(stage.root, tid)
    assert draw(stage.root, room, *seats).err == err
    assert len(seats_of(stage.root, tid)) == 6


def test_a_person_has_one_seat_and_a_seat_one_person(stage: WorkStage) -> None:
    tid = stage.hold()
    make_room(stage.root, tid, "101")
    make_room(stage.root, tid, "102")
    first, second = seats_of(stage.root, tid, "101"), seats_of(stage.root, tid, "102")
    ann, ben = uid_of(stage.ann), uid_of(stage.ben)
    assert sit(stage.root, first["1"], ann).status == 200
    assert sit(stage.root, first["1"], ben).err == "examroom.seat_taken"
    assert sit(stage.root, second["4"], ann).status == 200
    assert seats_of(stage.root, tid, "101")["1"]["uid"] is None
    assert sit(stage.root, first["1"], ben).status == 200
    assert sit(stage.root, first["2"], "nobody").err == "user.missing"
    assert sit(stage.root, {"id": 10**9}, ann).err == "examroom.seat_missing"
    assert sit(stage.root, second["4"], None).status == 200
    assert versions(stage, tid) == {"ann": (None, None), "ben": ("101 1", None)}


def test_the_room_tells_the_paper_until_the_person_has_begun(stage: WorkStage) -> None:
    tid = stage.hold()
    stage.at(1)
    make_room(stage.root, tid, "101", version="A")
    make_room(stage.root, tid, "102", version="B")
    ann, ben = uid_of(stage.ann), uid_of(stage.ben)
    for name, uid in (("1", ann), ("2", ben)):
        assert sit(stage.root, seats_of(stage.root, tid, "101")[name], uid).status == 200
    assert versions(stage, tid)["ann"] == ("101 1", "A")
    stage.start(tid, "ann")
    for name, uid in (("1", ann), ("2", ben)):
        assert sit(stage.root, seats_of(stage.root, tid, "102")[name], uid).status == 200
    assert versions(stage, tid) == {"ann": ("102 1", "A"), "ben": ("102 2", "B")}
    room = rooms_of(stage.root, tid)[1]["id"]
    renamed = {"id": room, "name": "103", "version": "C", "rows": 2, "columns": 3}
    assert stage.root.put(f"{EXAM}/room", renamed).status == 200
    assert versions(stage, tid) == {"ann": ("103 1", "A"), "ben": ("103 2", "C")}
    assert stage.root.delete(f"{EXAM}/room", id=room).status == 200
    assert versions(stage, tid) == {"ann": (None, "A"), "ben": (None, None)}


def test_who_began_without_a_version_keeps_that_paper_and_staff_are_told(stage: WorkStage) -> None:
    """It holds the problems of everybody; ben's is empty, so that he gets the room's."""
    stage.at(1)
    common, several = stage.hold(), stage.hold(versions=("A", "B"))
    for tid, name in ((common, "ann"), (several, "ben")):
        make_room(stage.root, tid, "101", version="B")
        stage.start(tid, name)
    before = stage.problems(stage.ann, common).data
    seat = seats_of(stage.root, common, "101")["1"]
    assert sit(stage.root, seat, uid_of(stage.ann)).data == {"keepsPaper": True}
    assert versions(stage, common) == {"ann": ("101 1", None)}
    room = rooms_of(stage.root, common)[0]["id"]
    renamed = {"id": room, "name": "102", "version": "C", "rows": 2, "columns": 3}
    assert stage.root.put(f"{EXAM}/room", renamed).status == 200
    assert versions(stage, common) == {"ann": ("102 1", None)}
    assert stage.problems(stage.ann, common).data == before
    seat = seats_of(stage.root, several, "101")["1"]
    assert sit(stage.root, seat, uid_of(stage.ben)).data == {"keepsPaper": False}
    assert versions(stage, several) == {"ben": ("101 1", "B")}
    assert sit(stage.root, seat, None).data == {"keepsPaper": False}


def test_a_room_does_not_shrink_below_its_seats(stage: WorkStage) -> None:
    tid = stage.hold()
    room = make_room(stage.root, tid)
    body = {"id": room, "name": "Room", "rows": 1, "columns": 3}
    assert stage.root.put(f"{EXAM}/room", body).err == "examroom.seat_outside"
    assert stage.root.put(f"{EXAM}/room", {**body, "rows": 5}).status == 200


def test_rooms_come_along_from_another_work_with_or_without_their_people(stage: WorkStage) -> None:
    source, bare, full = stage.hold(), stage.hold(), stage.hold()
    make_room(stage.root, source, version="A")
    seat = seats_of(stage.root, source)["5"]
    assert sit(stage.root, seat, uid_of(stage.ann)).status == 200
    assert bind(stage.root, seat, "10.1.2.3").status == 200
    for tid, with_people in ((bare, False), (full, True)):
        body = {"tid": tid, "source": source, "withPeople": with_people}
        assert stage.root.post(f"{EXAM}/copy-rooms", body).data == {"rooms": 1}
        assert stage.root.post(f"{EXAM}/copy-rooms", body).err == "examroom.name_used"
    assert seats_of(stage.root, bare)["5"]["address"] == "10.1.2.3"
    assert seats_of(stage.root, bare)["5"]["uid"] is None
    assert seats_of(stage.root, full)["5"]["username"] == "ann"
    assert versions(stage, full) == {"ann": ("Room 5", "A")}


def test_invigilators_seat_people_and_managers_alone_change_the_rooms(stage: WorkStage) -> None:
    tid = stage.hold()
    ada: Client = stage.people["ada"]
    room = make_room(stage.root, tid)
    assert ada.get(f"{EXAM}/rooms", tid=tid).data["isManager"] is False
    assert sit(ada, seats_of(ada, tid)["1"], uid_of(stage.ann)).status == 200
    assert bind(ada, seats_of(ada, tid)["1"], "::1").status == 200
    assert add_room(ada, tid, "mine").err == "timedwork.not_allowed"
    assert draw(ada, room).err == "timedwork.not_allowed"
    assert ada.delete(f"{EXAM}/room", id=room).err == "timedwork.not_allowed"
    assert stage.ann.get(f"{EXAM}/rooms", tid=tid).status == 403


def test_a_seat_outlives_a_change_of_the_password(stage: WorkStage) -> None:
    tid = stage.hold(auth=1, password="one", user_id=uid_of(stage.root))
    make_room(stage.root, tid, version="A")
    assert sit(stage.root, seats_of(stage.root, tid)["1"], uid_of(stage.ann)).status == 200
    assert stage.ann.post("/api/homework/register", {"tid": tid, "password": "one"}).status == 200
    assert stage.root.put("/api/admin/homework", {"id": tid, "pwd": "two", "auth": 1}).status == 200
    assert versions(stage, tid) == {"ann": ("Room 1", "A")}
