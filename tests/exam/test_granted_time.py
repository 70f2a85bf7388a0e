"""Time in a timed work that is granted to one person, and a hand-in that is undone."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.exam.figures import report
from tests.oj_appliance.submissions.test_live_changes import uid_of
from tests.oj_appliance.timed_work.stage import OWN, WorkStage

QUARTER = 15  # minutes
PAGE_BOUND_S = 5


def change(stage: WorkStage, tid: int, name: str, action: str, **more: Any) -> None:
    body = {"tid": tid, "uid": uid_of(stage.people[name]), "action": action, **more}
    assert stage.root.put("/api/admin/homework/record", body).status == 200


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
    report("E10", f"told after {waited:.2f} s", f"{PAGE_BOUND_S} s")
    assert waited <= PAGE_BOUND_S


def test_a_hand_in_locks_at_once_and_reopened_goes_on_with_what_was_left(stage: WorkStage) -> None:
    tid = stage.hold()
    stage.at(1)
    stage.start(tid, "ann")
    end = stage.info(stage.ann, tid).data["effectiveEnd"]
    stage.at(11)
    handed_in_at = time.monotonic()
    stage.hand_in(stage.ann, tid)
    assert stage.send(stage.ann, tid).err == "timedwork.ended"
    locked = time.monotonic() - handed_in_at
    change(stage, tid, "ann", "reopen", reason="Pressed by mistake")
    head = stage.info(stage.ann, tid).data
    assert (head["effectiveStatus"], head["record"]["endTime"]) == (0, None)
    assert stage.send(stage.ann, tid).status == 200
    assert head["effectiveEnd"] >= end
    assert audited(stage, "timedwork.reopen")[0]["username"] == "root"
    report("E29", f"locked after {locked:.2f} s, end {head['effectiveEnd']}", f"at once, {end}")
