"""From when participants are told what came of their submissions (contract timedwork.md §9)."""

from __future__ import annotations

import pytest

from tests.http_client import Client
from tests.oj_appliance.timed_work.stage import ADD, END, HIDDEN, MINUTE, OWN, WorkStage


def told(stage: WorkStage, who: Client, tid: int) -> tuple[bool, int, str | None]:
    """What the head says, the status of the newest own submission, what the rank refuses with."""
    status = stage.submissions(who, tid, onlyMine=True).data["records"][0]["status"]
    return stage.info(who, tid).data["tellsResults"], status, stage.rank(who, tid).err or None


HIDDEN_YET = (False, HIDDEN, "timedwork.results_later")
TOLD = (True, 0, None)


def test_results_for_all_wait_for_whoever_was_given_more_time(stage: WorkStage) -> None:
    tid = stage.hold({"results": "all_over"})
    stage.at(1)
    stage.start(tid, "ann", "ben")
    stage.submit(stage.ann, tid)
    stage.record(tid, "ben", extra_ms=90 * MINUTE)
    stage.at(OWN + 5)
    assert told(stage, stage.ann, tid) == HIDDEN_YET
    stage.at(END + 5)
    assert told(stage, stage.ann, tid) == HIDDEN_YET
    stage.at(OWN + 92)
    assert told(stage, stage.ann, tid) == TOLD


def test_a_release_before_the_own_end_tells_nothing_until_then(stage: WorkStage) -> None:
    tid = stage.hold({"results": "released", "release_at": stage.begin + 30 * MINUTE})
    stage.at(1)
    stage.start(tid, "ann")
    stage.submit(stage.ann, tid)
    stage.at(40)
    assert told(stage, stage.ann, tid)[1] == HIDDEN
    stage.at(OWN + 2)
    assert told(stage, stage.ann, tid) == TOLD


@pytest.mark.parametrize("shown", [True, False])
def test_cases_are_among_the_results_only_where_the_teacher_wants_it(
    stage: WorkStage, *, shown: bool
) -> None:
    tid = stage.hold({"shows_test_cases": shown})
    stage.at(1)
    stage.start(tid, "ann")
    number = stage.submit(stage.ann, tid)
    stage.at(OWN + 2)
    found = {
        name: who.get("/api/get-all-case-result", submitId=number).data
        for name, who in (("ann", stage.ann), ("root", stage.root))
    }
    assert (found["ann"] is not None) == shown
    assert found["root"] is not None
    row = stage.submissions(stage.ann, tid).data["records"][0]
    assert (row["status"], row["score"]) == (0, stage_score(stage, tid))


def stage_score(stage: WorkStage, tid: int) -> int | None:
    """As staff read it."""
    score: int | None = stage.submissions(stage.root, tid).data["records"][0]["score"]
    return score


def test_only_the_languages_of_the_exam_are_offered_and_taken(stage: WorkStage) -> None:
    tid = stage.hold({"languages": ["C"]})
    stage.at(1)
    stage.start(tid, "ann")
    problem = stage.ann.get(
        "/api/homework/get-timed-work-problem-detail", timedWorkID=tid, problemID="A"
    ).data
    assert problem["languages"] == ["C"]
    refused = stage.send(stage.ann, tid, "A", ADD)
    assert refused.err == "exam.language" and "Python3" in str(refused.json["msg"])
    assert stage.submissions(stage.ann, tid).data["total"] == 0


def test_whoever_begins_late_has_the_whole_time_where_the_teacher_wants_it(
    stage: WorkStage,
) -> None:
    cut, full = stage.hold(), stage.hold({"late_start": "full"})
    stage.at(END - 10)
    for tid in (cut, full):
        stage.start(tid, "ann")
    stage.at(END + 10)
    assert stage.send(stage.ann, cut).err == "timedwork.ended"
    assert stage.send(stage.ann, full).status == 200
    assert stage.begin_as(stage.ben, full).err == "timedwork.ended"
    assert stage.info(stage.ann, full).data["effectiveStatus"] == 0
    stage.at(END - 10 + OWN + 1)
    assert stage.info(stage.ann, full).data["effectiveStatus"] == 1
