"""Who may submit in a timed work, and when, with the contract's refusals in their order (contract
timedwork.md §4); what is written beside it: drafts, test runs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.http_client import Answer, Client
from tests.judging_waits import wait_for_verdict
from tests.oj_appliance.places.test_sealing import switch
from tests.oj_appliance.timed_work.stage import ADD, CID_OFFSET, END, OWN, WorkStage

MISSING = 40_000


def refused(stage: WorkStage, who: Client, tid: int, problem: str = "A") -> tuple[int, str]:
    answer = stage.send(who, tid, problem)
    return answer.status, answer.err


@pytest.mark.covers("S1-1-2g", "S3-1-3", "S3-4-23", "S3-8-2e", "S3-5-23")
def test_one_submits_from_ones_own_start_to_ones_own_end(stage: WorkStage) -> None:
    tid = stage.hold()
    stage.at(-1)
    assert refused(stage, stage.ann, tid) == (403, "timedwork.not_started")
    stage.at(1)
    assert refused(stage, stage.ann, tid) == (403, "timedwork.no_record")
    stage.start(tid, "ann", "ben")
    row = stage.send(stage.ann, tid).data
    assert (row["status"], row["cid"], row["title"]) == (5, tid + CID_OFFSET, "First")
    assert (row["displayTid"], row["displayId"]) == ("A", "A")
    assert row["cpid"] > 0 and row["gid"] is None and row["isManual"] is False
    assert stage.hand_in(stage.ben, tid).status == 200
    assert refused(stage, stage.ben, tid) == (403, "timedwork.ended")
    stage.at(OWN + 2)
    assert refused(stage, stage.ann, tid) == (403, "timedwork.ended")
    answer = stage.send(stage.ann, tid)
    assert "has ended" in answer.json["msg"] or "已结束" in answer.json["msg"]


def test_managers_submit_at_any_time_and_other_staff_as_everybody(stage: WorkStage) -> None:
    tid = stage.hold()
    for minute in (-1, 1, END + 1):
        stage.at(minute)
        assert stage.send(stage.root, tid).status == 200
    stage.at(1)
    assert refused(stage, stage.people["ada"], tid) == (403, "timedwork.no_record")


@pytest.mark.covers("S3-5-21")
def test_the_place_refuses_before_the_code_is_looked_at(stage: WorkStage) -> None:
    tid, private = stage.hold(), stage.hold(auth=1, password="pass")
    grouped, hidden = stage.hold(group_id=7), stage.hold(visible=False)
    nothing = {"code": " ", "language": "Nothing"}

    def send(number: int, **fields: Any) -> str:
        body = {"pid": 1, "displayTid": "Z", "cid": number + CID_OFFSET, **nothing, **fields}
        return stage.ann.post("/api/submit-problem-judge", body).err

    stage.at(-1)
    with switch(stage.root, "openContestJudge", False):
        assert send(MISSING) == "switch.judge_closed"
    assert send(MISSING) == send(hidden) == "timedwork.missing"
    assert send(grouped) == "group.not_member"
    assert send(private) == "timedwork.register_first"
    assert send(tid) == "timedwork.not_started"
    stage.at(1)
    assert send(tid) == "timedwork.no_record"
    stage.start(tid, "ann")
    assert send(tid) == "timedwork.problem_missing"
    right = {"displayTid": "A", "language": "Python3"}
    assert send(tid, **right) == "judge.code_empty"
    assert send(tid, **right, code="x" * 65_536) == "judge.code_too_long"
    assert send(tid, displayTid="A", code=ADD) == "judge.bad_language"
    stage.hand_in(stage.ann, tid)
    assert send(tid) == "timedwork.ended"


@pytest.mark.covers("S3-3-24", "S3-7.3-9")
def test_a_problem_is_named_by_the_works_id_and_by_pid_where_that_is_not_given(
    stage: WorkStage,
) -> None:
    tid = stage.hold()
    stage.at(1)
    stage.start(tid, "ann")
    body = {"cid": tid + CID_OFFSET, "language": "Python3", "code": ADD}

    def title(**named: Any) -> str:
        row = stage.ann.post("/api/submit-problem-judge", {**body, **named}).data
        return str(row["title"])

    assert title(pid=stage.pids["HELD"], displayTid="a") == "First"
    assert title(pid=stage.pids["HELD"]) == "Second"
    assert title(pid="b") == "Second"
    for problem in ("TWO", "Z", str(stage.pids["TWO"])):
        assert refused(stage, stage.ann, tid, problem) == (404, "timedwork.problem_missing")


def test_nobody_waits_between_two_submissions_and_the_same_key_submits_once(
    stage: WorkStage,
) -> None:
    tid = stage.hold()
    stage.at(1)
    stage.start(tid, "ann")
    body = {"pid": "A", "cid": tid + CID_OFFSET, "language": "Python3", "code": ADD}
    key = {"Idempotency-Key": "one-key-of-ann-0001"}
    sent = [stage.ann.post("/api/submit-problem-judge", body, **key) for _ in range(5)]
    assert len({each.data["submitId"] for each in sent}) == 1
    assert [each.headers.get("idempotent-replay") for each in sent] == [None, *["true"] * 4]
    assert stage.submissions(stage.ann, tid).data["total"] == 1
    assert stage.send(stage.ann, tid).status == stage.send(stage.ann, tid).status == 200


@pytest.mark.parametrize("grants", [0, 15], ids=["own end", "prolonged"])
def test_granted_time_is_for_one_person(stage: WorkStage, grants: int) -> None:
    tid = stage.hold()
    stage.at(1)
    stage.start(tid, "ann", "ben")
    stage.record(tid, "ann", extra_ms=grants * 60_000)
    stage.at(OWN + 10)
    status = stage.send(stage.ann, tid).status
    assert status == (200 if grants else 403)
    assert refused(stage, stage.ben, tid) == (403, "timedwork.ended")


def test_drafts_are_kept_until_ones_end_and_can_be_read_after_it(stage: WorkStage) -> None:
    tid = stage.hold()
    pid = stage.pids["ONE"]
    stage.at(1)
    place = {"pid": pid, "cid": tid + CID_OFFSET}
    body = {**place, "language": "Python3", "code": "print(1)", "version": 0}
    assert stage.ann.put("/api/draft", body).err == "timedwork.no_record"
    stage.start(tid, "ann")
    assert stage.ann.put("/api/draft", body).status == 200
    stage.hand_in(stage.ann, tid)
    assert stage.ann.put("/api/draft", {**body, "code": "late"}).err == "draft.closed"
    assert stage.ann.get("/api/draft", **place).data["code"] == "print(1)"


def test_a_works_problem_may_be_tried_while_the_work_runs_for_one(stage: WorkStage) -> None:
    tid = stage.hold()
    pid = stage.pids["HELD"]
    stage.at(1)

    def try_as(who: Client) -> Answer:
        stage.at(1 + next(seconds) / 60)  # one run a second
        body = {"pid": pid, "type": "contest", "language": "Python3", "code": ADD}
        return who.post("/api/submit-problem-test-judge", {**body, "userInput": "1 2\n"})

    seconds = iter(range(2, 60, 2))
    assert try_as(stage.people["cat"]).err == "problem.not_visible"
    stage.start(tid, "cat")
    assert try_as(stage.people["cat"]).status == 200


def test_what_was_sent_outlives_a_server_that_is_killed(stage: WorkStage) -> None:
    tid = stage.hold()
    stage.at(1)
    stage.start(tid, "ann")
    number = int(stage.send(stage.ann, tid).data["submitId"])
    stage.server.kill()
    stage.server.start()
    stage.at(2)
    row = wait_for_verdict(stage.root, number)
    assert (row["status"], row["cid"], row["displayTid"]) == (0, tid + CID_OFFSET, "A")
    head = stage.info(stage.ann, tid).data
    assert head["effectiveStatus"] == 0 and head["record"]["endTime"] is None
    assert stage.submissions(stage.ann, tid).data["total"] == 1
