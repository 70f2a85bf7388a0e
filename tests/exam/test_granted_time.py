"""Time in a timed work that is granted to one person, and a hand-in that is undone."""

from __future__ import annotations

import json
import time
from datetime import datetime
from typing import Any

import pytest

from tests.exam.figures import report
from tests.exam.room import IS_FULL
from tests.oj_appliance.exam_rooms.making import EXAM, make_room, seats_of, sit
from tests.oj_appliance.submissions.test_live_changes import uid_of
from tests.oj_appliance.timed_work.stage import END, OWN, WorkStage

QUARTER = 15  # minutes
PAGE_BOUND_S = 5
LOCKED_BOUND_S = 2
RECORD = "/api/admin/homework/record"


def change(stage: WorkStage, tid: int, name: str, action: str, **more: Any) -> None:
    body = {"tid": tid, "uid": uid_of(stage.people[name]), "action": action, **more}
    assert stage.root.put(RECORD, body).status == 200


def audited(stage: WorkStage, action: str) -> list[dict[str, Any]]:
    rows = stage.root.get("/api/admin/audit-log", action=action).data["records"]
    return list(rows)


@pytest.mark.parametrize("minute", [OWN - 1, OWN + 2], ids=["before the end", "after the end"])
def test_a_quarter_that_is_granted_is_one_persons_and_stands_in_the_log(
    stage: WorkStage, minute: int
) -> None:
    tid = stage.hold()
    stage.at(0.5)
    stage.start(tid, "ann", "ben")
    stage.at(minute)
    granted_at = time.monotonic()
    change(stage, tid, "ann", "extend", seconds=QUARTER * 60, reason="The network was down")
    head = stage.info(stage.ann, tid).data
    waited = time.monotonic() - granted_at
    assert head["effectiveStatus"] == 0
    stage.at(OWN + QUARTER - 1)
    assert stage.send(stage.ann, tid).status == 200
    assert stage.send(stage.ben, tid).err == "timedwork.ended"
    stage.at(OWN + QUARTER + 5)
    assert stage.send(stage.ann, tid).err == "timedwork.ended"
    row = audited(stage, "timedwork.extend")[0]
    assert row["username"] == "root" and "The network was down" in str(row)
    report("E10", f"the server tells it after {waited:.2f} s", f"{PAGE_BOUND_S} s")
    assert waited <= PAGE_BOUND_S * (1 if IS_FULL else 6)


@pytest.mark.parametrize("known_by", ["registered", "seated"])
def test_a_quarter_that_is_granted_before_the_start_is_there_at_the_begin(
    stage: WorkStage, known_by: str
) -> None:
    tid = stage.hold()
    stage.at(-5)
    ann, ben = uid_of(stage.ann), uid_of(stage.ben)
    if known_by == "registered":
        stage.record(tid, "ann", registered_at=1)
    else:
        make_room(stage.root, tid)
        assert sit(stage.root, seats_of(stage.root, tid)["1"], ann).status == 200
    change(stage, tid, "ann", "extend", seconds=QUARTER * 60, reason="Reads slowly")
    (row,) = (each for each in board_of(stage, tid) if each["uid"] == ann)
    assert (row["extraSeconds"], row["startTime"]) == (QUARTER * 60, None)
    body = {"tid": tid, "uid": ben, "action": "extend", "seconds": 60}
    assert stage.root.put(RECORD, body).err == "timedwork.record_missing"
    stage.at(10)
    change(stage, tid, "ann", "extend", seconds=5 * 60)
    stage.start(tid, "ann", "ben")
    ends = [moment(stage.info(who, tid).data["effectiveEnd"]) for who in (stage.ann, stage.ben)]
    assert round((ends[0] - ends[1]) / 60) == QUARTER + 5
    of_this = f'"tid":{tid},'
    rows = stage.root.get("/api/admin/audit-log", action="timedwork.extend", target=of_this).data
    (logged,) = (each for each in rows["records"] if each["reason"] == "Reads slowly")
    assert logged["username"] == "root"
    assert json.loads(logged["before"])["extraSeconds"] == 0
    assert json.loads(logged["after"])["extraSeconds"] == QUARTER * 60


def test_whoever_did_not_begin_gets_no_time_when_the_window_is_over(stage: WorkStage) -> None:
    tid = stage.hold()
    stage.record(tid, "ann", registered_at=1)
    stage.at(5)
    for action in ("close", "reopen"):
        body = {"tid": tid, "uid": uid_of(stage.ann), "action": action}
        assert stage.root.put(RECORD, body).err == "timedwork.record_missing"
    stage.at(END + 1)
    body = {"tid": tid, "uid": uid_of(stage.ann), "action": "extend", "seconds": 60}
    assert stage.root.put(RECORD, body).err == "timedwork.ended"


def board_of(stage: WorkStage, tid: int) -> list[dict[str, Any]]:
    return list(stage.root.get(f"{EXAM}/board", tid=tid).data["people"])


def moment(told: str) -> float:
    return datetime.fromisoformat(told).timestamp()


def test_a_hand_in_locks_at_once_and_reopened_goes_on_with_what_was_left(stage: WorkStage) -> None:
    tid = stage.hold()
    stage.at(1)
    stage.start(tid, "ann")
    end = stage.info(stage.ann, tid).data["effectiveEnd"]
    stage.at(11)
    handed_in_at = time.monotonic()
    assert stage.hand_in(stage.ann, tid).status == 200
    assert stage.send(stage.ann, tid).err == "timedwork.ended"
    locked = time.monotonic() - handed_in_at
    change(stage, tid, "ann", "reopen", reason="Pressed by mistake")
    stood = time.monotonic() - handed_in_at
    head = stage.info(stage.ann, tid).data
    assert (head["effectiveStatus"], head["record"]["endTime"]) == (0, None)
    assert stage.send(stage.ann, tid).status == 200
    later = moment(head["effectiveEnd"]) - moment(end)
    row = audited(stage, "timedwork.reopen")[0]
    report(
        "E29",
        f"locked {locked:.2f} s after the press; stood still for {stood:.2f} s, and the end is"
        f" {later:.2f} s later; {row['username']}: {row['reason']}",
        f"{LOCKED_BOUND_S} s; no more than it stood still; who and why",
    )
    # What was left goes on: the end moves by as long as it was handed in.
    assert 0 <= later <= stood
    assert (row["username"], row["reason"]) == ("root", "Pressed by mistake")
    assert locked <= LOCKED_BOUND_S * (1 if IS_FULL else 10)
