"""How far a student is with each problem of a timed work, and the receipts (contract timedwork.md
§13)."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest

from tests.http_client import Client
from tests.oj_appliance.problems.objective.builders import (
    BLANK,
    JUDGE,
    SINGLE,
    objective_body,
)
from tests.oj_appliance.timed_work.stage import ADD, CID_OFFSET, WRONG, WorkStage
from tests.problem_bodies import add_problem


def own(who: Client, tid: int) -> dict[str, Any]:
    answer = who.get("/api/exam/get-own-progress", tid=tid)
    assert answer.status == 200, answer.err
    return dict(answer.data)


def row(who: Client, tid: int, display_id: str = "A") -> dict[str, Any]:
    return next(each for each in own(who, tid)["problems"] if each["displayId"] == display_id)


def write(who: Client, tid: int, pid: int, code: str, language: str = "Python3") -> None:
    seen = who.get("/api/draft", pid=pid, cid=tid + CID_OFFSET, language=language).data
    body = {"pid": pid, "cid": tid + CID_OFFSET, "language": language, "code": code}
    version = seen["version"] if seen else 0
    assert who.put("/api/draft", {**body, "version": version}).status == 200


def digits(code: str) -> str:
    found = hashlib.sha256(code.encode()).hexdigest()
    return f"{found[:5]} {found[5:10]}"


def test_a_problem_goes_from_empty_over_a_draft_to_submitted_and_written_on(
    stage: WorkStage,
) -> None:
    tid = stage.hold()
    stage.at(1)
    assert stage.ann.get("/api/exam/get-own-progress", tid=tid).err == "timedwork.no_record"
    stage.start(tid, "ann", "ben")
    pid = stage.pids["ONE"]
    empty = row(stage.ann, tid)
    assert (empty["submitted"], empty["draftTime"], empty["isDraftNewer"]) == (0, None, False)
    write(stage.ann, tid, pid, "print(")
    stage.at(2)
    drafted = row(stage.ann, tid)
    assert drafted["draftTime"] is not None and drafted["isDraftNewer"]
    write(stage.ann, tid, pid, ADD)
    stage.submit(stage.ann, tid)
    sent = row(stage.ann, tid)
    assert (sent["submitted"], sent["isDraftNewer"]) == (1, False)
    stage.at(3)
    write(stage.ann, tid, pid, ADD + "  # more")
    assert row(stage.ann, tid)["isDraftNewer"]
    write(stage.ann, tid, pid, " \n")
    assert row(stage.ann, tid)["draftTime"] is None
    assert row(stage.ann, tid, "B") == {**row(stage.ben, tid, "B")}, "each problem is its own"


def test_a_draft_that_is_older_than_the_submission_is_not_newer(stage: WorkStage) -> None:
    tid = stage.hold()
    stage.at(1)
    stage.start(tid, "ann")
    write(stage.ann, tid, stage.pids["ONE"], WRONG)
    stage.at(2)
    stage.submit(stage.ann, tid)
    assert not row(stage.ann, tid)["isDraftNewer"]


def test_a_receipt_is_the_number_the_servers_time_and_what_the_text_comes_to(
    stage: WorkStage,
) -> None:
    tid = stage.hold()
    stage.at(1)
    stage.start(tid, "ann", "ben")
    first = stage.send(stage.ann, tid, "A", WRONG).data
    second = stage.send(stage.ann, tid, "B", "# 你好\n" + ADD).data
    assert first["fingerprint"] == digits(WRONG)
    receipts = own(stage.ann, tid)["receipts"]
    assert [(each["submitId"], each["displayId"], each["fingerprint"]) for each in receipts] == [
        (second["submitId"], "B", digits("# 你好\n" + ADD)),
        (first["submitId"], "A", digits(WRONG)),
    ]
    assert receipts[1]["submitTime"] == first["submitTime"]
    assert own(stage.ben, tid)["receipts"] == []
    detail = stage.ann.get("/api/get-submission-detail", submitId=first["submitId"]).data
    assert detail["submission"]["fingerprint"] == digits(WRONG)


def test_a_fingerprint_is_told_with_the_code_alone(stage: WorkStage) -> None:
    number = stage.send(stage.ann, _practice(stage)).data["submitId"]
    shown = stage.ben.get("/api/get-submission-detail", submitId=number)
    assert shown.err == "submission.missing" or "fingerprint" not in shown.data["submission"]


def _practice(stage: WorkStage) -> int:
    tid = stage.hold()
    stage.at(1)
    stage.start(tid, "ann")
    return tid


@pytest.fixture(scope="module")
def quiz(stage: WorkStage) -> tuple[int, int]:
    """(work, pid) of three questions under "Q"."""
    pid = add_problem(stage.root, objective_body("QUIZ-OWN", [SINGLE, JUDGE, BLANK], auth=2))
    tid = stage.hold()
    problems = [{"pid": pid, "displayId": "Q", "displayTitle": "Questions"}]
    body = {"tid": tid, "values": {"title": "Quiz"}, "problems": problems}
    assert stage.root.post("/api/stage-timed-work", body).status == 200
    stage.at(1)
    stage.start(tid, "ann", "ben", "cat")
    return tid, pid


def test_questions_count_the_answers_of_the_draft_then_of_what_was_sent(
    stage: WorkStage, quiz: tuple[int, int]
) -> None:
    tid, pid = quiz

    def counted() -> tuple[int, int]:
        found = row(stage.ann, tid, "Q")
        return found["answered"], found["questions"]

    assert counted() == (0, 3)
    write(stage.ann, tid, pid, json.dumps(["A", "", " "]), "Objective")
    assert counted() == (1, 3)
    answers = json.dumps(["A", "true", ""])
    body = {"pid": "Q", "cid": tid + CID_OFFSET, "language": "Objective", "code": answers}
    assert stage.ann.post("/api/submit-problem-judge", body).status == 200
    write(stage.ann, tid, pid, "", "Objective")
    assert counted() == (2, 3)


def test_the_fingerprint_of_answers_does_not_tell_their_authors_letters(
    stage: WorkStage, quiz: tuple[int, int]
) -> None:
    tid, _ = quiz
    body = {"pid": "Q", "cid": tid + CID_OFFSET, "language": "Objective"}
    sent = {
        letter: stage.people["cat"]
        .post("/api/submit-problem-judge", {**body, "code": json.dumps([letter, "", ""])})
        .data["fingerprint"]
        for letter in "ABCD"
    }
    assert len(set(sent.values())) == 4
    tried = {digits(json.dumps([letter, "", ""], separators=(",", ":"))) for letter in "ABCD"}
    assert tried.isdisjoint(sent.values())
