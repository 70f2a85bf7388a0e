"""Whoever took part may go on once the work is over for all and the results are told; nothing of
that counts (contract timedwork.md §9)."""

from __future__ import annotations

import pytest

from tests.oj_appliance.timed_work.stage import ADD, END, OWN, WRONG, WorkStage


@pytest.fixture(scope="module")
def tid(stage: WorkStage) -> int:
    """ann was wrong and has handed in; ben's time runs longer; cat never came."""
    number = stage.hold({"upsolving": True, "grace_s": 10})
    stage.at(1)
    stage.start(number, "ann", "ben")
    stage.submit(stage.ann, number, code=WRONG)
    stage.hand_in(stage.ann, number)
    stage.record(number, "ben", extra_ms=END * 60_000)
    return number


def test_nobody_goes_on_while_somebodys_time_runs(stage: WorkStage, tid: int) -> None:
    stage.at(END + 1)
    assert stage.info(stage.ann, tid).data["isUpsolving"] is False
    assert stage.send(stage.ann, tid).err == "timedwork.ended"


def test_what_comes_after_the_exam_is_judged_shown_and_marked(stage: WorkStage, tid: int) -> None:
    stage.at(END + OWN + 2)
    head = stage.info(stage.ann, tid).data
    assert head["isUpsolving"] is True
    before = stage.rank(stage.root, tid).data
    results = stage.root.get("/api/admin/exam/results", tid=tid).data
    number = stage.submit(stage.ann, tid, code=ADD)
    newest = stage.submissions(stage.ann, tid).data["records"][0]
    assert (newest["submitId"], newest["status"]) == (number, 0)
    late = {"lateSeconds": 0, "counts": False, "takenAtEnd": False, "afterExam": True}
    assert newest["arrival"] == late
    assert stage.rank(stage.root, tid).data == before
    after = stage.root.get("/api/admin/exam/results", tid=tid).data
    assert (after["digest"], after["rows"]) == (results["digest"], results["rows"])
    assert after["lights"]["submissions"] == 1
    statistics = stage.root.get("/api/admin/exam/statistics", tid=tid).data
    assert [each["submissions"] for each in statistics["problems"]] == [1, 0]
    papers = stage.root.get("/api/admin/exam/papers", tid=tid).data
    assert number not in [each["submitId"] for one in papers for each in one["submissions"]]


def test_it_counts_no_more_when_time_is_granted_later(stage: WorkStage, tid: int) -> None:
    stage.at(END + OWN + 3)
    ann = next(row for row in stage.rank(stage.root, tid).data if row["username"] == "ann")
    stage.record(tid, "ann", extra_ms=10 * END * 60_000, handed_in_at=None)
    again = next(row for row in stage.rank(stage.root, tid).data if row["username"] == "ann")
    assert again["score"] == ann["score"] == 0
    stage.record(tid, "ann", extra_ms=0, handed_in_at=stage.begin + 60_000 * 2)


def test_drafts_are_kept_and_others_stay_out(stage: WorkStage, tid: int) -> None:
    stage.at(END + OWN + 4)
    body = {"pid": stage.pids["ONE"], "cid": tid + 50_000, "language": "Python3", "code": ADD}
    assert stage.ann.put("/api/draft", {**body, "version": 0}).status == 200
    assert stage.send(stage.people["cat"], tid).err == "timedwork.no_record"


def test_without_the_setting_an_end_is_an_end(stage: WorkStage) -> None:
    stage.at(-1)
    tid = stage.hold()
    stage.at(1)
    stage.start(tid, "ann")
    stage.at(END + 5)
    assert stage.info(stage.ann, tid).data["isUpsolving"] is False
    assert stage.send(stage.ann, tid).err == "timedwork.ended"
    stage.decide(tid, upsolving=True)
    assert stage.info(stage.ann, tid).data["isUpsolving"] is True


def test_results_that_are_not_released_keep_it_shut(stage: WorkStage) -> None:
    tid = stage.hold({"upsolving": True, "results": "released", "grace_s": 0})
    stage.at(1)
    stage.start(tid, "ann")
    stage.at(END + 5)
    assert stage.send(stage.ann, tid).err == "timedwork.ended"
