"""A room that stands still: what each seat is given back (check E11)."""

from __future__ import annotations

import os

from tests.exam.figures import report
from tests.oj_appliance.exam_rooms.making import make_room, seats_of, sit
from tests.oj_appliance.exam_rooms.pauses.steps import (
    end_ms,
    length_ms,
    minutes,
    ms_of,
    paused,
    pauses,
    resume,
)
from tests.oj_appliance.submissions.test_live_changes import uid_of
from tests.oj_appliance.timed_work.stage import WorkStage

SEATS = 100 if os.environ.get("OJ_TEST_FULL") == "1" else 10  # of each room
IN_ROW = 10
EARLY = 18  # the minute at which one in five of room A hands in, one minute into the pause
LOST = 13  # minutes


def fill(stage: WorkStage, tid: int, room: str) -> tuple[int, list[str]]:
    """The room's number, and who sits there."""
    number = make_room(stage.root, tid, room, rows=SEATS // IN_ROW, columns=IN_ROW)
    names = [f"{room.lower()}{seat}" for seat in range(SEATS)]
    for name, seat in zip(names, seats_of(stage.root, tid, room).values(), strict=True):
        stage.people[name] = stage.server.add_user(name)
        assert sit(stage.root, seat, uid_of(stage.people[name])).status == 200
    return number, names


def test_a_back_dated_pause_gives_back_exactly_its_length_also_over_a_restart(
    stage: WorkStage,
) -> None:
    stage.at(0)
    tid = stage.hold()
    room, here = fill(stage, tid, "A")
    _, there = fill(stage, tid, "B")
    stage.start(tid, *here, *there)
    before = {name: end_ms(stage, tid, name) for name in (*here, *there)}
    stage.at(EARLY)
    early = {
        name: ms_of(stage.hand_in(stage.people[name], tid).data["endTime"]) for name in here[::5]
    }
    stage.at(20)
    number = paused(stage, tid, back=3, roomId=room)
    stage.server.kill()
    stage.server.start()
    stage.at(30)
    assert resume(stage.root, tid, number).status == 200
    (row,) = pauses(stage.root, tid)["pauses"]
    gained = {name: end_ms(stage, tid, name) - end for name, end in before.items()}
    expected = {name: length_ms(row) for name in here} | dict.fromkeys(there, 0)
    expected |= {name: at - ms_of(row["since"]) for name, at in early.items()}
    right = [name for name in here if gained[name] == expected[name]]
    moved = sum(gained[name] != 0 for name in there)
    report(
        "E11",
        f"{minutes(length_ms(row))} min, right to the ms at {len(right)} of {SEATS} seats; "
        f"{moved} of {SEATS} moved in the other room",
        f"{LOST} min less the overlap with the own hand-in, at each; 0",
    )
    assert minutes(length_ms(row)) == LOST
    assert gained == expected
    assert stage.send(stage.people[here[1]], tid).status == 200
