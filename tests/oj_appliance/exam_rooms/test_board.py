"""What the board tells of everybody (contract timedwork.md §10.1)."""

from __future__ import annotations

import time
from typing import Any

from tests.exam.doors import CONFIG_KEY, LockedClient
from tests.judging_waits import PATIENCE_S
from tests.oj_appliance.exam_rooms.making import (
    LONGEST_WAIT_S,
    at,
    bind,
    board_of,
    here,
    make_room,
    person_of,
    seats_of,
    sit,
    wait_for_person,
)
from tests.oj_appliance.submissions.test_live_changes import uid_of
from tests.oj_appliance.timed_work.stage import CID_OFFSET, OWN, WorkStage


def newcomer(stage: WorkStage, name: str) -> None:
    """Nobody has heard of this person before."""
    stage.people[name] = stage.server.add_user(name)


def save(stage: WorkStage, name: str, tid: int, code: str) -> None:
    body = {"pid": stage.pids["ONE"], "cid": tid + CID_OFFSET, "language": "Python3"}
    answer = stage.people[name].put("/api/draft", {**body, "code": code, "version": 0})
    assert answer.status == 200, answer.body


def seen_as(stage: WorkStage, tid: int, name: str, state: str) -> dict[str, Any]:
    return wait_for_person(stage.root, tid, name, lambda it: it["state"] == state)


def row(stage: WorkStage, tid: int, name: str) -> dict[str, Any]:
    return person_of(stage.root, tid, name)


def test_the_states_of_one_person_from_seat_to_end(stage: WorkStage) -> None:
    stage.at(1)
    tid = stage.hold()
    newcomer(stage, "dan")
    make_room(stage.root, tid)
    assert (
        sit(stage.root, seats_of(stage.root, tid)["1"], uid_of(stage.people["dan"])).status == 200
    )
    seen_as(stage, tid, "dan", "waiting")
    stage.at(3)
    seen_as(stage, tid, "dan", "away")
    stage.start(tid, "dan")
    seen_as(stage, tid, "dan", "working")
    stage.at(9)
    silent = seen_as(stage, tid, "dan", "disconnected")
    assert silent["since"] == silent["lastSeen"]
    stage.info(stage.people["dan"], tid)
    idle = seen_as(stage, tid, "dan", "idle")
    assert idle["since"] == idle["startTime"]
    save(stage, "dan", tid, "print(1)")
    saved = seen_as(stage, tid, "dan", "working")
    assert saved["lastSaved"] > saved["startTime"]
    stage.submit(stage.people["dan"], tid)
    wait_for_person(stage.root, tid, "dan", lambda it: it["lastSubmitted"] is not None)
    assert board_of(stage.root, tid)["judging"] == {"received": 1, "waiting": 0, "seconds": 0}
    stage.hand_in(stage.people["dan"], tid)
    assert seen_as(stage, tid, "dan", "handed_in")["endTime"] is not None


def test_time_that_ran_out_and_time_that_staff_ended_are_two_things(stage: WorkStage) -> None:
    tid = stage.hold()
    stage.at(2)
    stage.start(tid, "ann", "ben")
    body = {"tid": tid, "uid": uid_of(stage.ben), "action": "close"}
    assert stage.root.put("/api/admin/homework/record", body).status == 200
    assert row(stage, tid, "ben")["state"] == "closed"
    here(stage.ann, 0)
    wait_for_person(stage.root, tid, "ann", lambda it: it["alarms"] == ["wrong_clock"])
    stage.at(OWN + 3)
    here(stage.ann, 0)
    over = wait_for_person(stage.root, tid, "ann", lambda it: it["state"] == "over")
    assert over["alarms"] == []


def test_whoever_has_no_seat_is_listed_and_sits_down_where_the_computer_is_known(
    stage: WorkStage,
) -> None:
    tid = stage.hold()
    stage.at(2)
    newcomer(stage, "eve")
    make_room(stage.root, tid, version="B")
    seat = seats_of(stage.root, tid)["4"]
    stage.begin_as(at(stage.people["eve"], "10.0.4.9"), tid)
    assert row(stage, tid, "eve")["seatId"] is None
    assert bind(stage.root, seat, "10.0.4.9").status == 200
    wait_for_person(stage.root, tid, "eve", lambda it: it["seatId"] == seat["id"])
    # Staff free the seat while the computer goes on: when the next one is found, it is free still.
    assert sit(stage.root, seat, None).status == 200
    here(at(stage.people["eve"], "10.0.4.9"), 0)
    newcomer(stage, "flo")
    stage.begin_as(at(stage.people["flo"], "10.0.4.8"), tid)
    other = seats_of(stage.root, tid)["3"]
    assert bind(stage.root, other, "10.0.4.8").status == 200
    wait_for_person(stage.root, tid, "flo", lambda it: it["seatId"] == other["id"])
    assert row(stage, tid, "eve")["seatId"] is None


def test_several_computers_behind_one_address_tell_nothing_of_seats(stage: WorkStage) -> None:
    tid = stage.hold()
    stage.at(2)
    newcomer(stage, "fay")
    newcomer(stage, "gus")
    make_room(stage.root, tid)
    seats = seats_of(stage.root, tid)
    for name, number in (("fay", "1"), ("gus", "2")):
        assert sit(stage.root, seats[number], uid_of(stage.people[name])).status == 200
        assert stage.begin_as(at(stage.people[name], "10.9.9.9"), tid).status == 200
    for name, number in (("fay", "1"), ("gus", "2")):
        wait_for_person(
            stage.root,
            tid,
            name,
            lambda _, number=number: seats_of(stage.root, tid)[number]["address"] == "10.9.9.9",
        )
        assert row(stage, tid, name)["alarms"] == []


def test_a_room_that_begins_together_is_found_whole(stage: WorkStage) -> None:
    tid = stage.hold()
    stage.at(2)
    make_room(stage.root, tid, rows=2, columns=20)
    seats = seats_of(stage.root, tid)
    seated = {f"row{number}": str(number) for number in range(1, 19)}
    walked_in = {"row19": "19", "row20": "20"}
    address_of = {name: f"10.0.5.{number}" for name, number in (seated | walked_in).items()}
    for name in address_of:
        newcomer(stage, name)
    for name, number in seated.items():
        assert sit(stage.root, seats[number], uid_of(stage.people[name])).status == 200
    for name, number in walked_in.items():
        assert bind(stage.root, seats[number], address_of[name]).status == 200
    for name, address in address_of.items():
        assert stage.begin_as(at(stage.people[name], address), tid).status == 200
    for name, number in (seated | walked_in).items():
        wait_for_person(
            stage.root, tid, name, lambda it, number=number: it["seatId"] == seats[number]["id"]
        )
    wanted = {number: address_of[name] for name, number in (seated | walked_in).items()}
    deadline = time.monotonic() + LONGEST_WAIT_S
    while {
        name: seat["address"] for name, seat in seats_of(stage.root, tid).items() if name in wanted
    } != wanted:
        assert time.monotonic() < deadline, "not all computers are found"
        time.sleep(0.2)


def judging(stage: WorkStage, tid: int) -> dict[str, Any]:
    return dict(board_of(stage.root, tid)["judging"])


def wait_for_judging(stage: WorkStage, tid: int, **expected: Any) -> dict[str, Any]:
    """Until the board tells this of what was received."""
    deadline = time.monotonic() + PATIENCE_S
    while not expected.items() <= (told := judging(stage, tid)).items():
        assert time.monotonic() < deadline, (told, expected)
        time.sleep(0.1)
    return told


def test_what_waits_while_judging_is_paused_is_counted_and_judged_afterwards(
    stage: WorkStage,
) -> None:
    tid, names = stage.hold(), ("jan", "kim", "lea")
    stage.at(2)
    for name in names:
        newcomer(stage, name)
        stage.start(tid, name)
    paused = {"tid": tid, "pid": stage.pids["ONE"], "paused": True, "reason": "Wrong data"}
    assert stage.root.put("/api/admin/exam/judging", paused).status == 200
    for name in names:
        assert stage.send(stage.people[name], tid).status == 200
    # Nothing was judged: nobody knows how long it takes.
    assert wait_for_judging(stage, tid, received=3) == {
        "received": 3,
        "waiting": 3,
        "seconds": None,
    }
    stage.submit(stage.people["jan"], tid, "B")
    told = wait_for_judging(stage, tid, received=4, waiting=3)
    assert told["seconds"] in (None, 180)
    goes_on = {"tid": tid, "pid": stage.pids["ONE"], "paused": False}
    assert stage.root.put("/api/admin/exam/judging", goes_on).status == 200
    wait_for_judging(stage, tid, received=4, waiting=0, seconds=0)


def is_refused(found: dict[str, Any]) -> bool:
    return "ordinary_browser" in found["alarms"]


def test_whoever_comes_without_the_locked_browser_is_named_until_it_comes(
    stage: WorkStage,
) -> None:
    tid = stage.hold()
    stage.at(2)
    newcomer(stage, "hal")
    hal, uid = stage.people["hal"], uid_of(stage.people["hal"])
    make_room(stage.root, tid)
    assert sit(stage.root, seats_of(stage.root, tid)["1"], uid).status == 200
    stage.decide(tid, configKeys=[CONFIG_KEY])
    assert not is_refused(row(stage, tid, "hal"))
    assert stage.begin_as(hal, tid).err == "exam.browser_required"
    assert wait_for_person(stage.root, tid, "hal", is_refused)["state"] == "waiting"

    locked = LockedClient(hal.base, token=hal.token)
    assert stage.begin_as(locked, tid).status == 200
    wait_for_person(stage.root, tid, "hal", lambda it: not is_refused(it))
    assert stage.problems(hal, tid).err == "exam.browser_required"
    wait_for_person(stage.root, tid, "hal", is_refused)
    assert stage.hand_in(locked, tid).status == 200
    wait_for_person(stage.root, tid, "hal", lambda it: not is_refused(it))


def test_an_exam_that_asks_for_no_browser_any_more_names_nobody(stage: WorkStage) -> None:
    tid = stage.hold()
    stage.at(2)
    newcomer(stage, "ida")
    ida = stage.people["ida"]
    make_room(stage.root, tid)
    assert sit(stage.root, seats_of(stage.root, tid)["1"], uid_of(ida)).status == 200
    stage.decide(tid, examKeys=[CONFIG_KEY])
    assert stage.begin_as(ida, tid).err == "exam.browser_required"
    wait_for_person(stage.root, tid, "ida", is_refused)
    stage.decide(tid, examKeys=[])
    wait_for_person(stage.root, tid, "ida", lambda it: not is_refused(it))
