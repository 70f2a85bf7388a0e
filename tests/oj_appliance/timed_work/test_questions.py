"""Questions in a timed work: marked at once, told when one's time is over, counted by the rank
(contract timedwork.md §3 to §6)."""

from __future__ import annotations

import json

import pytest

from tests.oj_appliance.problems.objective.builders import BLANK, JUDGE, objective_body
from tests.oj_appliance.timed_work.stage import CID_OFFSET, HIDDEN, WorkStage
from tests.problem_bodies import add_problem


@pytest.fixture(scope="module")
def tid(stage: WorkStage) -> int:
    """A program worth 100 and questions worth 50, of whose five points the judge part is one."""
    number = stage.hold()
    pid = add_problem(stage.root, objective_body("ASKED", [JUDGE, BLANK], auth=2))
    problems = [
        {"pid": stage.pids["ONE"], "displayId": "A", "displayTitle": "First"},
        {"pid": pid, "displayId": "Q", "displayTitle": "Questions", "score": 50},
    ]
    body = {"tid": number, "values": {"title": "Mixed"}, "problems": problems}
    assert stage.root.post("/api/stage-timed-work", body).status == 200
    stage.at(1)
    stage.start(number, "ann", "ben")
    return number


@pytest.mark.covers("S3-3-21")
def test_the_list_says_which_problems_are_questions(stage: WorkStage, tid: int) -> None:
    kinds = {row["displayId"]: row["type"] for row in stage.problems(stage.ann, tid).data}
    assert kinds == {"A": 0, "Q": 1}
    assert stage.info(stage.ann, tid).data["type"] == 2
    path = "/api/homework/get-timed-work-problem-detail"
    page = stage.ann.get(path, timedWorkID=tid, problemID="Q").data
    assert page["type"] == 1 and page["problem"]["type"] == 2
    assert [part["kind"] for part in page["problem"]["objectiveForm"]] == ["judge", "blank"]
    assert "Paris" not in json.dumps(page)


def test_what_the_answers_came_to_is_told_when_ones_time_is_over(
    stage: WorkStage, tid: int
) -> None:
    body = {"pid": 1, "displayTid": "Q", "cid": tid + CID_OFFSET, "language": "Objective"}
    answers = {**body, "code": json.dumps(["true", "paris"])}
    sent = stage.ann.post("/api/submit-problem-judge", answers)
    number = sent.data["submitId"]

    def detail() -> dict[str, object]:
        found = stage.ann.get("/api/get-submission-detail", submitId=number).data
        return dict(found["submission"])

    hidden = detail()
    assert hidden["status"] == HIDDEN and hidden["displayPartData"] is None
    assert hidden["score"] is None
    assert json.loads(str(hidden["code"])) == ["true", "paris"]
    stage.hand_in(stage.ann, tid)
    told = detail()
    assert (told["status"], told["score"]) == (8, 4)
    parts = told["displayPartData"]
    assert isinstance(parts, list) and [part["status"] for part in parts] == [-1, 0]
    rows = {row["displayId"]: row for row in stage.problems(stage.ann, tid).data}
    assert (rows["Q"]["myStatus"], rows["Q"]["myScore"]) == (8, 40)
    cells = stage.rank(stage.ann, tid).data[0]["submissionInfo"]
    assert cells == {"Q": {"score": 40, "status": 8}}
