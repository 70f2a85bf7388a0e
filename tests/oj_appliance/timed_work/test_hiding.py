"""While a person's time runs nothing tells what came of their submissions; when it is over all of
it is told at once (contract timedwork.md §5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.http_client import Client
from tests.judging_waits import wait_for_verdict
from tests.oj_appliance.timed_work.stage import (
    ADD,
    CID_OFFSET,
    END,
    HIDDEN,
    OWN,
    WRONG,
    WorkStage,
)

BROKEN = "print("
NOTHING_TOLD = ("score", "oiRankScore", "time", "memory", "judger")


def rows_of(stage: WorkStage, who: Client, tid: int, number: int) -> list[dict[str, Any]]:
    """One submission by every call that tells of it."""
    ids = {"submitIds": [number]}
    checked = who.post("/api/check-submissions-status", ids).data
    of_contest = {**ids, "cid": tid + CID_OFFSET}
    in_work = who.post("/api/check-contest-submissions-status", of_contest).data
    listed = stage.submissions(who, tid, onlyMine=True).data["records"]
    return [
        who.get("/api/get-submission-detail", submitId=number).data["submission"],
        checked[str(number)],
        in_work[str(number)],
        next(row for row in listed if row["submitId"] == number),
    ]


@pytest.mark.covers("S3-4-24", "S3-4-26")
@pytest.mark.parametrize("code", [ADD, WRONG, BROKEN], ids=["right", "wrong", "broken"])
def test_every_call_tells_that_it_arrived_and_no_more(stage: WorkStage, code: str) -> None:
    tid = stage.hold()
    stage.at(1)
    stage.start(tid, "ann")
    number = stage.submit(stage.ann, tid, code=code)
    for row in rows_of(stage, stage.ann, tid, number):
        assert row["status"] == HIDDEN
        assert all(row[name] is None for name in NOTHING_TOLD), row
        assert row.get("errorMessage") is None and row.get("displayPartData") is None
    detail = stage.ann.get("/api/get-submission-detail", submitId=number).data["submission"]
    assert detail["code"] == code
    assert detail["gmtModified"] == detail["submitTime"] == detail["gmtCreate"]
    assert stage.ann.get("/api/get-all-case-result", submitId=number).data in (
        None,
        {"judgeCaseMode": "default", "judgeCaseList": None, "subTaskJudgeCaseVoList": None},
    )


@pytest.mark.parametrize("way", ["hands in", "time runs out", "work ends"])
def test_all_is_real_at_once_when_ones_time_is_over(stage: WorkStage, way: str) -> None:
    tid = stage.hold(duration_ms=END * 60_000) if way == "work ends" else stage.hold()
    stage.at(1)
    stage.start(tid, "ann")
    number = stage.submit(stage.ann, tid)
    if way == "hands in":
        stage.hand_in(stage.ann, tid)
    else:
        stage.at(OWN + 2 if way == "time runs out" else END + 1)
    for row in rows_of(stage, stage.ann, tid, number):
        assert row["status"] == 0 and row["time"] is not None
    assert stage.ann.get("/api/get-all-case-result", submitId=number).data is not None


def test_reopened_by_staff_it_is_hidden_again(stage: WorkStage) -> None:
    tid = stage.hold()
    stage.at(1)
    stage.start(tid, "ann")
    number = stage.submit(stage.ann, tid)
    stage.hand_in(stage.ann, tid)
    stage.record(tid, "ann", handed_in_at=None)
    assert {row["status"] for row in rows_of(stage, stage.ann, tid, number)} == {HIDDEN}
    assert stage.send(stage.ann, tid).status == 200


def test_managers_and_staff_see_everything_and_other_participants_nothing(
    stage: WorkStage,
) -> None:
    tid = stage.hold()
    stage.at(1)
    stage.start(tid, "ann", "ben")
    number = stage.submit(stage.ann, tid)
    for who in (stage.root, stage.people["ada"]):
        assert wait_for_verdict(who, number)["status"] == 0
        assert stage.submissions(who, tid).data["records"][0]["status"] == 0
    for minute in (1, OWN + 2, END + 1):
        stage.at(minute)
        for who in (stage.ben, stage.people["cat"]):
            assert stage.submissions(who, tid).data["records"] == []
            body = {"submitIds": [number]}
            assert who.post("/api/check-submissions-status", body).data == {}
            answer = who.get("/api/get-submission-detail", submitId=number)
            assert answer.err == "submission.missing"
    guest = stage.server.client()
    assert guest.get("/api/get-submission-detail", submitId=number).status == 401


def test_a_hidden_result_cannot_be_asked_for_by_its_status(stage: WorkStage) -> None:
    tid = stage.hold()
    stage.at(1)
    stage.start(tid, "ann")
    stage.submit(stage.ann, tid)
    for status in (0, -1, 5):
        assert stage.submissions(stage.ann, tid, status=status).data["total"] == 0
    assert stage.submissions(stage.root, tid, status=0).data["total"] == 1
    stage.hand_in(stage.ann, tid)
    assert stage.submissions(stage.ann, tid, status=0).data["total"] == 1


def test_marks_of_the_works_problems_are_hidden_with_the_results(stage: WorkStage) -> None:
    tid = stage.hold()
    pid = stage.pids["ONE"]
    stage.at(1)
    stage.start(tid, "ann")
    stage.submit(stage.ann, tid)
    body = {"pidList": [pid], "isContestProblemList": True, "cid": tid + CID_OFFSET}

    def mark() -> dict[str, Any]:
        found: dict[str, Any] = stage.ann.post("/api/get-user-problem-status", body).data
        return found[str(pid)]

    def beside() -> int:
        path = "/api/get-full-screen-problem-list"
        return int(stage.ann.get(path, cid=tid + CID_OFFSET).data[0]["status"])

    assert mark() == {"status": HIDDEN, "score": None} and beside() == HIDDEN
    stage.hand_in(stage.ann, tid)
    assert mark()["status"] == 0 and beside() == 0


def test_the_week_counts_what_was_solved_once_the_work_is_over_for_all(stage: WorkStage) -> None:
    # Short, so that no other work ends with it.
    tid = stage.hold(end_time=stage.begin + 20 * 60_000, duration_ms=10 * 60_000)

    def week() -> tuple[int, int]:
        found = stage.root.get("/api/get-last-week-submission-statistics", forceRefresh=True).data
        return sum(found["acCountList"]), sum(found["totalCountList"])

    stage.at(1)
    stage.start(tid, "ann", "ben")
    stage.record(tid, "ben", extra_ms=30 * 60_000)
    accepted, total = week()
    stage.submit(stage.ann, tid)
    stage.hand_in(stage.ann, tid)
    assert week() == (accepted, total + 1)
    stage.at(21)
    assert week() == (accepted, total + 1)  # one of them still works
    stage.hand_in(stage.ben, tid)
    assert week() == (accepted + 1, total + 1)
