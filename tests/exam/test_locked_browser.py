"""An exam that asks for the locked browser: refused to every other one, at each of its doors."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.exam.doors import (
    CONFIG_KEY,
    EXAM_KEY,
    LockedClient,
    heard,
    page_hashes,
    request_hashes,
)
from tests.exam.figures import report
from tests.http_client import Answer, Client
from tests.oj_appliance.submissions.test_live_changes import uid_of
from tests.oj_appliance.timed_work.stage import ADD, CID_OFFSET, OWN, WorkStage

REQUIRED = "exam.browser_required"


@pytest.fixture(scope="module")
def exam(stage: WorkStage) -> Iterator[int]:
    """One that asks for both keys; ann has begun it in the locked browser."""
    tid = stage.hold()
    stage.decide(tid, configKeys=["a0" * 32, CONFIG_KEY.upper()], examKeys=[EXAM_KEY])
    stage.at(1)
    assert stage.begin_as(locked(stage.ann), tid).status == 200
    yield tid
    stage.edit(tid, end_time=stage.begin + 2, duration_ms=1)


@pytest.fixture
def number(stage: WorkStage, exam: int) -> int:
    return int(stage.send(locked(stage.ann), exam).data["submitId"])


def locked(
    client: Client, *, config_key: str = CONFIG_KEY, exam_key: str = EXAM_KEY
) -> LockedClient:
    made = LockedClient(client.base, token=client.token, cookie=client.cookie)
    made.config_key, made.exam_key = config_key, exam_key
    return made


def with_headers(client: Client, headers: dict[str, str]) -> Client:
    return Client(client.base, token=client.token, cookie=client.cookie, headers=headers)


def session_of(stage: WorkStage, exam: int) -> int:
    """As the page learns it: by being refused."""
    refused = stage.problems(stage.ann, exam)
    assert refused.err == REQUIRED
    return int(refused.json["data"]["session"])


def doors(stage: WorkStage, tid: int, number: int) -> dict[str, Callable[[Client], Answer]]:
    """Each call by which the exam can be reached."""
    cid = tid + CID_OFFSET
    pid = stage.pids["ONE"]
    draft = {"pid": pid, "cid": cid, "language": "Python3", "code": ADD, "version": 0}
    run = {"pid": pid, "cid": cid, "language": "Python3", "code": ADD, "userInput": "1 2"}
    return {
        "start": lambda who: stage.begin_as(who, tid),
        "problems": lambda who: stage.problems(who, tid),
        "problem": lambda who: who.get(
            "/api/homework/get-timed-work-problem-detail", timedWorkID=tid, problemID="A"
        ),
        "submissions": lambda who: stage.submissions(who, tid),
        "submit": lambda who: stage.send(who, tid),
        "test run": lambda who: who.post("/api/submit-problem-test-judge", run),
        "draft": lambda who: who.get("/api/draft", pid=pid, cid=cid, language="Python3"),
        "keep a draft": lambda who: who.put("/api/draft", draft),
        "detail": lambda who: who.get("/api/get-submission-detail", submitId=number),
        "cases": lambda who: who.get("/api/get-all-case-result", submitId=number),
        "states": lambda who: who.post("/api/check-submissions-status", {"submitIds": [number]}),
        "states in a place": lambda who: who.post(
            "/api/check-contest-submissions-status", {"submitIds": [number], "cid": cid}
        ),
        "attachment": lambda who: who.get("/api/file/problem-attachment", pid=pid, name="a.txt"),
        "hand in": lambda who: stage.hand_in(who, tid),
    }


def refusals(who: Client, calls: dict[str, Callable[[Client], Answer]]) -> set[str]:
    return {name for name, call in calls.items() if call(who).err == REQUIRED}


def test_other_browsers_are_refused_at_every_door_and_the_right_one_at_none(
    stage: WorkStage, exam: int, number: int
) -> None:
    calls = doors(stage, exam, number)
    of_page = page_hashes(stage.ann.base, session_of(stage, exam))
    elsewhere = request_hashes(locked(stage.ann), "/api/homework/get-timed-work-list")
    refused: dict[str, Client] = {
        "ordinary browser": stage.ann,
        "another configuration": locked(stage.ann, config_key="b0" * 32),
        "another browser, the right configuration": locked(stage.ann, exam_key="b1" * 32),
        "hashes of another address": with_headers(stage.ann, elsewhere),
        "hashes of another session's page": with_headers(
            stage.ann, page_hashes(stage.ann.base, 999_999)
        ),
        "hashes of another site's page": with_headers(
            stage.ann, page_hashes("http://elsewhere", session_of(stage, exam))
        ),
        "a page with another configuration": with_headers(
            stage.ann, {**of_page, "Exam-Page-Config-Key": "00" * 32}
        ),
    }
    for what, who in refused.items():
        assert refusals(who, calls) == set(calls), what
    hand_in = calls.pop("hand in")
    let_in = {"older": locked(stage.ann), "newer": with_headers(stage.ann, of_page)}
    for what, who in let_in.items():
        assert refusals(who, calls) == set(), what
    topics = [f"contest:{exam + CID_OFFSET}", f"submission:{uid_of(locked(stage.ann))}"]
    assert {what for what, who in refused.items() if heard(who, topics)["topics"]} == set()
    assert heard(locked(stage.ann), topics)["refused"] == []
    assert heard(stage.ann, topics, of_page)["refused"] == []
    report(
        "E28",
        f"{len(refused)} ways refused at {len(calls) + 1} doors and the socket, 2 let in",
        "all refused, the right one let in",
    )
    assert hand_in(stage.ann).err == REQUIRED


def test_the_refusal_is_a_guards_and_says_what_to_do(stage: WorkStage, exam: int) -> None:
    answer = stage.problems(stage.ann, exam)
    assert (answer.http, answer.status, answer.err) == (403, 403, REQUIRED)
    assert "考试浏览器" in answer.json["msg"]


def test_nobody_begins_in_an_ordinary_browser(stage: WorkStage, exam: int) -> None:
    assert stage.begin_as(stage.ben, exam).err == REQUIRED
    assert stage.info(stage.ben, exam).data["record"] is None


def test_staff_are_not_asked_and_neither_is_anybody_after_the_end(
    stage: WorkStage, exam: int
) -> None:
    for who in (stage.root, stage.people["ada"]):
        assert stage.problems(who, exam).status == 200
    try:
        stage.at(OWN + 2)
        assert stage.problems(stage.ann, exam).status == 200
        assert stage.submissions(stage.ann, exam).status == 200
    finally:
        stage.at(1)


def test_the_grace_after_the_end_is_the_exams_too(stage: WorkStage) -> None:
    tid = stage.hold()
    stage.decide(tid, configKeys=[CONFIG_KEY], graceSeconds=30)
    stage.at(1)
    assert stage.begin_as(locked(stage.people["cat"]), tid).status == 200
    try:
        stage.at(1 + OWN + 0.2)
        assert stage.send(stage.people["cat"], tid).err == REQUIRED
    finally:
        stage.at(1)


def test_other_pages_of_the_site_ask_for_nothing(stage: WorkStage, exam: int) -> None:
    answers: list[Any] = [
        stage.ann.get("/api/get-problem-list"),
        stage.ann.get("/api/get-user-auth-info"),
        stage.info(stage.ann, exam),
    ]
    assert {answer.status for answer in answers} == {200}
