"""What else of the site a work closes to those in the middle of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.exam.doors import heard
from tests.exam.figures import report
from tests.http_client import Answer, Client
from tests.judging_waits import wait_for_verdict
from tests.oj_appliance.submissions.test_live_changes import uid_of
from tests.oj_appliance.timed_work.stage import ADD, CID_OFFSET, OWN, WorkStage

CLOSED = "exam.closed"
PARTS = ["discussion", "problems", "assistant", "messages", "submissions"]


@pytest.fixture(scope="module")
def earlier(stage: WorkStage) -> dict[str, int]:
    """Numbers of submissions to the bank, by who made them before the exam."""
    body = {"pid": "ONE", "language": "Python3", "code": ADD, "isRemote": False}
    made = {}
    for name in ("ann", "ben"):
        answer = stage.people[name].post("/api/submit-problem-judge", body)
        made[name] = int(answer.data["submitId"])
        wait_for_verdict(stage.root, made[name])
    return made


@pytest.fixture
def exam(stage: WorkStage, earlier: dict[str, int]) -> Iterator[int]:
    tid = stage.hold()
    stage.decide(tid, closed=PARTS)
    stage.at(1)
    stage.start(tid, "ann")
    yield tid
    stage.edit(tid, end_time=stage.begin + 2, duration_ms=1)


def closed_calls(stage: WorkStage, other: int, gid: int) -> dict[str, Callable[[Client], Answer]]:
    """Calls of each part that have an answer at other times."""
    pid = stage.pids["ONE"]
    bank = {"pid": "ONE", "language": "Python3", "code": ADD, "isRemote": False}
    draft = {"pid": pid, "language": "Python3", "code": ADD, "version": 0}
    return {
        "list of problems": lambda who: who.get("/api/get-problem-list"),
        "a problem": lambda who: who.get("/api/get-problem-detail", problemId="ONE"),
        "a random problem": lambda who: who.get("/api/get-random-problem"),
        "tags": lambda who: who.get("/api/get-all-problem-tags"),
        "what is new": lambda who: who.get("/api/get-recent-updated-problem"),
        "contests": lambda who: who.get("/api/get-contest-list"),
        "other works": lambda who: stage.problems(who, other),
        "begin another work": lambda who: stage.begin_as(who, other),
        "submit to the bank": lambda who: who.post("/api/submit-problem-judge", bank),
        "last accepted code": lambda who: who.get("/api/get-last-ac-code", pid=pid),
        "a draft of the bank": lambda who: who.get("/api/draft", pid=pid, language="Python3"),
        "keep a draft of the bank": lambda who: who.put("/api/draft", draft),
        "status list": lambda who: who.get("/api/get-submission-list"),
        "own page": lambda who: who.get("/api/get-user-home-info"),
        "heat map": lambda who: who.get("/api/get-user-calendar-heatmap", username="ann"),
        "what I solved": lambda who: who.get("/api/get-user-ac-result"),
        "messages": lambda who: who.get("/api/msg/sys"),
        "their number": lambda who: who.get("/api/msg/unread"),
        "comments": lambda who: who.get("/api/comments", cid=1),
        "groups": lambda who: who.get("/api/get-group-list"),
        "a group": lambda who: who.get("/api/get-group-detail", gid=gid),
        "its members": lambda who: who.get("/api/group/get-member-list", gid=gid),
        "its problems": lambda who: who.get("/api/group/get-problem-list", gid=gid),
        "its trainings": lambda who: who.get("/api/group/get-training-list", gid=gid),
        "trainings": lambda who: who.get("/api/get-training-list"),
        "the AI helper": lambda who: who.get("/api/ai/explain-problem", pid="ONE"),
        "what it said": lambda who: who.get("/api/ai/own-exchanges"),
        "a comment": lambda who: who.post("/api/comment", {"cid": 1, "content": "A hint"}),
    }


def test_parts_that_a_work_closes_answer_so_and_open_at_ones_end(
    stage: WorkStage, exam: int
) -> None:
    group = {"uid": uid_of(stage.root), "levels": {uid_of(stage.ben): 3}}
    gid = int(stage.root.post("/api/stage-group", group).data)
    calls = closed_calls(stage, stage.hold(), gid)
    outcomes = {name: call(stage.ann) for name, call in calls.items()}
    told = {name: (answer.status, answer.err) for name, answer in outcomes.items()}
    assert told == dict.fromkeys(calls, (403, CLOSED))
    data = outcomes["list of problems"].json["data"]
    assert (data["tid"], data["part"]) == (exam, "problems")
    for name, who in {"ben": stage.ben, "ada": stage.people["ada"]}.items():
        assert [what for what, call in calls.items() if call(who).err == CLOSED] == [], name
    try:
        stage.at(OWN + 2)
        assert [what for what, call in calls.items() if call(stage.ann).err == CLOSED] == []
    finally:
        stage.at(1)
    report("closed parts", f"{len(calls)} calls refused to one, to nobody else", "all")


def test_submissions_of_other_places_are_not_there_by_number_either(
    stage: WorkStage, exam: int, earlier: dict[str, int]
) -> None:
    own = int(stage.send(stage.ann, exam).data["submitId"])
    get, numbers = stage.ann.get, [earlier["ann"], earlier["ben"]]
    for number in numbers:
        assert get("/api/get-submission-detail", submitId=number).status != 200
        assert get("/api/get-all-case-result", submitId=number).status != 200
        assert get("/api/resubmit", submitId=number).status != 200
        share = {"id": number, "share": True}
        assert stage.ann.put("/api/submission", share).status != 200
    states = stage.ann.post("/api/check-submissions-status", {"submitIds": [*numbers, own]})
    assert set(states.data) <= {str(own)}
    assert get("/api/get-submission-detail", submitId=own).data["submission"]["code"] == ADD
    assert stage.submissions(stage.ann, exam).data["total"] == 1


def test_the_exam_itself_and_the_account_stay_open(stage: WorkStage, exam: int) -> None:
    pid, cid = stage.pids["ONE"], exam + CID_OFFSET
    where: dict[str, Any] = {"pid": pid, "cid": cid, "language": "Python3"}
    answers = [
        stage.problems(stage.ann, exam),
        stage.send(stage.ann, exam),
        stage.ann.put("/api/draft", {**where, "code": ADD, "version": 0}),
        stage.ann.get("/api/draft", **where),
        stage.ann.get("/api/get-problem-languages", pid=pid),
        stage.ann.get("/api/get-common-announcement"),
        stage.ann.get("/api/get-user-auth-info"),
        stage.ann.get("/api/homework/get-timed-work-list"),
    ]
    assert [answer.status for answer in answers] == [200] * len(answers)
    topics = [f"contest:{cid}", f"submission:{uid_of(stage.root)}"]
    assert heard(stage.ann, topics)["topics"] == topics[:1]


def test_only_the_parts_that_are_named_are_closed(stage: WorkStage) -> None:
    tid = stage.hold()
    stage.decide(tid, closed=["submissions"])
    stage.at(1)
    stage.start(tid, "cat")
    cat, pid = stage.people["cat"], stage.pids["ONE"]
    assert cat.get("/api/get-problem-list").status == 200
    assert cat.get("/api/get-problem-detail", problemId="ONE").status == 200
    assert cat.get("/api/get-submission-list").err == CLOSED
    assert cat.get("/api/draft", pid=pid, language="Python3").err == CLOSED
    stage.hand_in(cat, tid)
    assert cat.get("/api/get-submission-list").status == 200
