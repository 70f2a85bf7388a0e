"""The newest text becomes a submission when its writer's time is over (contract timedwork.md
§9)."""

from __future__ import annotations

import time
from typing import Any

from tests.http_client import Client
from tests.judging_waits import wait_for_verdict
from tests.oj_appliance.submissions.test_live_changes import uid_of
from tests.oj_appliance.timed_work.making import DESK
from tests.oj_appliance.timed_work.stage import (
    ADD,
    CID_OFFSET,
    END,
    MINUTE,
    OWN,
    WRONG,
    WorkStage,
)

PATIENCE_S = 60
TAKES = {"takes_latest_draft": True}


def write(stage: WorkStage, who: Client, tid: int, problem: str, code: str) -> None:
    pid = {"A": stage.pids["ONE"], "B": stage.pids["HELD"]}[problem]
    known = who.get("/api/draft", pid=pid, cid=tid + CID_OFFSET, language="Python3").data
    seen = 0 if known is None else known["version"]
    body = {"pid": pid, "cid": tid + CID_OFFSET, "language": "Python3", "code": code}
    answer = who.put("/api/draft", {**body, "version": seen})
    assert answer.status == 200, answer.body


def taken(
    stage: WorkStage, tid: int, name: str, count: int, *, told: int = 0
) -> list[dict[str, Any]]:
    """Somebody's submissions, once there are so many, the newest first, and of so many of them is
    told how they came, which is known a moment after the row."""
    deadline = time.monotonic() + PATIENCE_S
    while True:
        found: list[dict[str, Any]] = stage.submissions(stage.root, tid, username=name).data[
            "records"
        ]
        is_told = all("arrival" in row for row in found[:told])
        if (len(found) >= count and is_told) or time.monotonic() > deadline:
            return found
        time.sleep(0.2)


def settled(stage: WorkStage, tid: int) -> None:
    """Whatever was due has been taken: somebody's draft, whose turn comes last, has."""
    stage.start(tid, "cat")
    write(stage, stage.people["cat"], tid, "A", ADD)
    stage.hand_in(stage.people["cat"], tid)
    assert len(taken(stage, tid, "cat", 1)) == 1


def test_the_newest_text_is_submitted_at_the_own_end_and_counts(stage: WorkStage) -> None:
    tid = stage.hold(TAKES)
    stage.at(1)
    stage.start(tid, "ann", "ben")
    stage.submit(stage.ann, tid, "A", WRONG)
    stage.at(30)
    for text in ("print(1)", ADD):
        write(stage, stage.ann, tid, "A", text)
    write(stage, stage.ann, tid, "B", ADD)
    write(stage, stage.ben, tid, "B", "  \n")
    end = stage.info(stage.ann, tid).data["effectiveEnd"]
    stage.at(OWN + 2)
    rows = taken(stage, tid, "ann", 3, told=2)
    assert [row["displayId"] for row in rows] == ["B", "A", "A"]
    assert {row["submitTime"] for row in rows[:2]} == {end}
    expected = {**{"lateSeconds": 0, "counts": True, "takenAtEnd": True, "afterExam": False}}
    assert [row.get("arrival") for row in rows] == [expected, expected, None]
    for row in rows:
        wait_for_verdict(stage.root, row["submitId"])
    scores = {row["username"]: row["score"] for row in stage.rank(stage.root, tid).data}
    assert scores == {"ann": 150, "ben": 0}
    own = stage.ann.get("/api/get-submission-detail", submitId=rows[1]["submitId"]).data
    assert own["submission"]["code"] == ADD
    assert own["submission"]["arrival"] == expected
    assert taken(stage, tid, "ben", 0) == []


def test_what_was_sent_is_not_taken_again_and_handing_in_is_an_end_too(stage: WorkStage) -> None:
    tid = stage.hold(TAKES)
    stage.at(1)
    stage.start(tid, "ann", "ben")
    write(stage, stage.ann, tid, "A", ADD)
    stage.submit(stage.ann, tid, "A", ADD)
    write(stage, stage.ben, tid, "A", ADD)
    stage.at(20)
    stage.hand_in(stage.ann, tid)
    stage.hand_in(stage.ben, tid)
    assert len(taken(stage, tid, "ben", 1)) == 1
    stage.at(30)
    settled(stage, tid)
    assert len(taken(stage, tid, "ann", 1)) == 1
    assert len(taken(stage, tid, "ben", 1)) == 1


def test_granted_time_makes_another_end_with_another_text(stage: WorkStage) -> None:
    tid = stage.hold(TAKES)
    stage.at(1)
    stage.start(tid, "ann")
    write(stage, stage.ann, tid, "A", WRONG)
    stage.at(OWN + 2)
    assert len(taken(stage, tid, "ann", 1)) == 1
    body = {"tid": tid, "uid": uid_of(stage.ann), "action": "extend", "seconds": 600}
    assert stage.root.put(f"{DESK}/record", body).status == 200
    write(stage, stage.ann, tid, "A", ADD)
    stage.at(OWN + 5)
    settled(stage, tid)
    assert len(taken(stage, tid, "ann", 1)) == 1
    stage.at(OWN + 14)
    rows = taken(stage, tid, "ann", 2, told=1)
    assert len(rows) == 2 and rows[0]["arrival"]["takenAtEnd"]
    wait_for_verdict(stage.root, rows[0]["submitId"])
    scores = {row["username"]: row["score"] for row in stage.rank(stage.root, tid).data}
    assert scores["ann"] == 100


def test_without_the_setting_a_draft_stays_a_draft(stage: WorkStage) -> None:
    tid, other = stage.hold(), stage.hold(TAKES)
    stage.at(1)
    for number in (tid, other):
        stage.start(number, "ann")
        write(stage, stage.ann, number, "A", ADD)
    stage.at(OWN + 2)
    assert len(taken(stage, other, "ann", 1)) == 1
    assert taken(stage, tid, "ann", 0) == []


def test_a_server_that_was_away_at_the_end_takes_them_once_when_it_is_back(
    stage: WorkStage,
) -> None:
    """The staged clock begins anew: the whole work lies in the past then."""
    ago = -(OWN + 30)
    tid = stage.hold(
        TAKES,
        start_time=stage.begin + ago * 60_000,
        end_time=stage.begin - 60_000,
        duration_ms=OWN * 60_000,
    )
    stage.at(ago + 1)
    stage.start(tid, "ann")
    write(stage, stage.ann, tid, "A", ADD)
    stage.server.kill()
    stage.server.start()
    rows = taken(stage, tid, "ann", 1, told=1)
    assert len(rows) == 1 and rows[0]["arrival"]["takenAtEnd"]
    wait_for_verdict(stage.root, rows[0]["submitId"])
    stage.server.kill()
    stage.server.start()
    wait_for_verdict(stage.root, rows[0]["submitId"])
    again = taken(stage, tid, "ann", 1, told=1)
    assert [row["submitId"] for row in again] == [rows[0]["submitId"]]
    assert again[0]["arrival"] == rows[0]["arrival"]


def test_what_is_taken_counts_where_others_go_on_after_the_exam_already(stage: WorkStage) -> None:
    """Without a grace that begins with the end; with one, after a server that was away."""
    tid = stage.hold({**TAKES, "upsolving": True, "grace_s": 0})
    stage.at(1)
    stage.start(tid, "ann")
    write(stage, stage.ann, tid, "A", ADD)
    stage.at(2 * END)
    assert stage.info(stage.ann, tid).data["isUpsolving"]
    (row,) = taken(stage, tid, "ann", 1, told=1)
    expected = {"lateSeconds": 0, "counts": True, "takenAtEnd": True, "afterExam": False}
    assert row["arrival"] == expected
    wait_for_verdict(stage.root, row["submitId"])
    assert [each["score"] for each in stage.rank(stage.root, tid).data] == [100]


def test_a_text_that_came_behind_the_end_does_not_hide_the_one_before(stage: WorkStage) -> None:
    """A save may be under way while its writer is ended."""
    tid = stage.hold(TAKES)
    stage.at(1)
    stage.start(tid, "ann")
    write(stage, stage.ann, tid, "A", ADD)
    stage.at(12)
    write(stage, stage.ann, tid, "A", WRONG)
    stage.record(tid, "ann", handed_in_at=stage.begin + 11 * MINUTE)
    (row,) = taken(stage, tid, "ann", 1)
    wait_for_verdict(stage.root, row["submitId"])
    assert [each["score"] for each in stage.rank(stage.root, tid).data] == [100]
