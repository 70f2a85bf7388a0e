"""Staff try a work as a student before it begins (contract timedwork.md §17): everything is as it
will be, nothing of it counts, and nobody else learns of it."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from typing import Any

import pytest

from tests.http_client import Client
from tests.judging_waits import wait_for_verdict
from tests.oj_appliance.problems.objective.builders import objective_body
from tests.oj_appliance.submissions.test_live_changes import uid_of
from tests.oj_appliance.timed_work.stage import CID_OFFSET, HIDDEN, WorkStage
from tests.problem_bodies import add_problem

DRY_RUN = "/api/admin/exam/dry-run"
PATIENCE_S = 90


@pytest.fixture(autouse=True)
def before_the_works(stage: WorkStage) -> None:
    stage.at(-30)


def opened(who: Client, tid: int, version: str | None = None) -> tuple[int, Client]:
    """A dry run's own number, and its owner as its pages speak for them."""
    number = int(who.post(DRY_RUN, {"tid": tid, "version": version}).data["tid"])
    return number, replace(who, headers={"Timed-Work-Dry-Run": str(number)})


def test_its_owner_is_a_student_from_the_start_to_the_rank(stage: WorkStage) -> None:
    tid = stage.hold(versions=("A", "B"))
    number, student = opened(stage.root, tid, "B")
    head = stage.info(student, number).data
    assert (head["dryRunOf"], head["title"], head["isManager"]) == (tid, "A work", False)
    assert (head["status"], head["record"], head["duration"]) == (0, None, 3600)
    assert stage.problems(student, number).err == "timedwork.no_record"
    assert stage.begin_as(student, number).status == 200
    paper = [(row["displayId"], row["pid"]) for row in stage.problems(student, number).data]
    assert paper == [("A", stage.pids["HELD"])]
    submitted = int(stage.send(student, number).data["submitId"])
    detail = student.get("/api/get-submission-detail", submitId=submitted).data["submission"]
    assert detail["status"] in (5, HIDDEN) and detail["score"] is None
    assert stage.rank(student, number).err == "timedwork.rank_after_hand_in"
    assert student.get("/api/admin/exam/settings", tid=tid).http == 403
    assert stage.hand_in(student, number).status == 200
    wait_for_verdict(student, submitted)
    assert [(row["username"], row["score"]) for row in stage.rank(student, number).data] == [
        ("root", 50)
    ]
    assert stage.send(student, number).err == "timedwork.ended"


def test_nothing_of_it_counts_and_nobody_else_finds_it(stage: WorkStage) -> None:
    tid, ada = stage.hold(), stage.people["ada"]
    before = _what_ann_reads(stage, tid)
    number, student = opened(ada, tid)
    stage.begin_as(student, number)
    submitted = int(stage.send(student, number).data["submitId"])
    stage.hand_in(student, number)
    wait_for_verdict(student, submitted)
    assert _what_ann_reads(stage, tid) == before
    for other in (stage.ann, stage.root):
        assert stage.info(other, number).err == "timedwork.missing"
        assert stage.begin_as(other, number).err == "timedwork.missing"
        assert stage.problems(other, number).err == "timedwork.missing"
        assert stage.send(other, number).err == "timedwork.missing"
        pretended = replace(other, headers={"Timed-Work-Dry-Run": str(number)})
        assert stage.info(pretended, number).err == "timedwork.missing"
    hidden = stage.ann.get("/api/get-submission-detail", submitId=submitted)
    assert hidden.err == "submission.missing"
    office = {
        "/api/admin/homework/get-record-list": {},
        "/api/admin/exam/board": {},
        "/api/admin/exam/results": {},
        "/api/admin/exam/similarity": {},
        "/api/admin/exam/statistics": {},
        "/api/admin/exam/rooms": {},
        "/api/admin/exam/settings": {},
        "/api/file/download-exam-code": {},
        "/api/file/download-exam-similarity": {},
        "/api/file/download-timed-work-rank": {},
    }
    for path in office:
        for who in (ada, stage.root):
            assert who.get(path, tid=number).err == "timedwork.missing", path
    assert stage.root.get("/api/admin/homework/get-record-list", tid=tid).data["total"] == 0
    assert stage.rank(stage.root, tid).data == []
    assert stage.root.get("/api/admin/exam/results", tid=tid).data["rows"] == []
    assert stage.root.get("/api/admin/exam/board", tid=tid).data["people"] == []
    assert stage.submissions(stage.root, tid).data["total"] == 0
    listed = stage.root.get("/api/admin/homework/get-timed-work-list", limit=100).data["records"]
    assert tid in [each["id"] for each in listed] and number not in [each["id"] for each in listed]
    assert stage.root.get("/api/admin/exam/freeze").data["exams"] == []


def _what_ann_reads(stage: WorkStage, tid: int) -> dict[str, Any]:
    """All that might tell a student that somebody tries the work."""
    uid = uid_of(stage.ann)
    paths: dict[str, dict[str, Any]] = {
        "/api/homework/get-timed-work-list": {"limit": 100},
        "/api/homework/get-timed-work-info": {"tid": tid},
        "/api/homework/get-timed-work-submission-list": {"tid": tid},
        "/api/get-submission-list": {},
        "/api/get-problem-list": {},
        "/api/get-user-home-info": {"uid": uid},
        "/api/get-rank-list": {"type": 1},
        "/api/get-recent-submission-statistics": {},
        "/api/message/unread-count": {},
    }
    read = {}
    for path, query in paths.items():
        answer = stage.ann.get(path, **query).json
        if path.endswith("timed-work-info"):
            answer["data"].pop("now")
        read[path] = answer
    return read


def test_questions_are_shuffled_as_for_a_student(stage: WorkStage) -> None:
    options = [f"option {letter}" for letter in "abcdefgh"]
    part = {"kind": "single", "stem": "Which?", "options": options, "score": 1, "shuffle": True}
    parts = [{**part, "answers": ["A"]} for _ in range(8)]
    pid = add_problem(stage.root, objective_body("", parts, auth=2))
    tid = stage.hold()
    problems = [{"pid": pid, "displayId": "Q", "displayTitle": "Questions"}]
    body = {"tid": tid, "values": {"title": "Asked"}, "problems": problems}
    assert stage.root.post("/api/stage-timed-work", body).status == 200
    number, student = opened(stage.root, tid)
    stage.begin_as(student, number)
    path = "/api/homework/get-timed-work-problem-detail"
    found = student.get(path, timedWorkID=number, problemID="Q").data
    form = found["problem"]["objectiveForm"]
    assert any(each["options"] != options for each in form)
    answers = ["ABCDEFGH"[each["options"].index("option a")] for each in form]
    body = {"pid": 1, "displayTid": "Q", "cid": number + CID_OFFSET, "language": "Objective"}
    answer = student.post("/api/submit-problem-judge", {**body, "code": json.dumps(answers)})
    assert answer.status == 200, answer.body
    stage.hand_in(student, number)
    assert [row["score"] for row in stage.rank(student, number).data] == [100]


def test_it_begins_anew_and_is_wiped_at_will(stage: WorkStage) -> None:
    tid = stage.hold(versions=("A", "B"))
    first, student = opened(stage.root, tid, "A")
    stage.begin_as(student, first)
    submitted = int(stage.send(student, first).data["submitId"])
    second, student = opened(stage.root, tid, "B")
    told = stage.root.get(DRY_RUN, tid=tid).data
    assert (told["dryRun"]["tid"], told["dryRun"]["version"]) == (second, "B")
    assert told["versions"] == ["A", "B"]
    assert stage.info(stage.root, first).err == "timedwork.missing"
    gone = stage.root.get("/api/get-submission-detail", submitId=submitted)
    assert gone.err == "submission.missing"
    assert stage.info(student, second).data["record"] is None
    assert stage.root.delete(DRY_RUN, tid=tid).status == 200
    assert stage.root.get(DRY_RUN, tid=tid).data["dryRun"] is None
    assert stage.info(stage.root, second).err == "timedwork.missing"
    wrong = stage.root.post(DRY_RUN, {"tid": tid, "version": "C"})
    assert wrong.err == "http.bad_param"


def test_it_ends_when_the_work_begins_or_goes(stage: WorkStage) -> None:
    tid, other = stage.hold(), stage.hold()
    (number, _), (of_other, _) = opened(stage.root, tid), opened(stage.root, other)
    assert stage.root.delete("/api/admin/homework", tid=other).status == 200
    _until_gone(stage, of_other)
    stage.at(1)
    _until_gone(stage, number)
    assert stage.root.post(DRY_RUN, {"tid": tid}).err == "timedwork.dry_run_too_late"


def _until_gone(stage: WorkStage, number: int) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while stage.info(stage.root, number).err != "timedwork.missing":
        assert time.monotonic() < deadline
        time.sleep(0.2)
