"""A timed work's problems: for whom, under which names, with what of one's own results (contract
timedwork.md §3)."""

from __future__ import annotations

import pytest

from tests.http_client import Answer, Client
from tests.oj_appliance.judging.test_lost_judge import wait_until
from tests.oj_appliance.timed_work.stage import (
    CID_OFFSET,
    HIDDEN,
    NOT_SUBMITTED,
    OWN,
    WRONG,
    WorkStage,
)
from tests.problem_bodies import a_plus_b, add_problem


def detail(who: Client, tid: int, display_id: str = "A") -> Answer:
    path = "/api/homework/get-timed-work-problem-detail"
    return who.get(path, timedWorkID=tid, problemID=display_id)


@pytest.mark.covers("S3-7.3-3")
def test_problems_are_for_whoever_has_started_and_for_staff(stage: WorkStage) -> None:
    tid = stage.hold()
    stage.at(-1)
    for ask in (stage.problems, detail):
        assert ask(stage.ann, tid).err == "timedwork.no_record"
        assert ask(stage.root, tid).status == ask(stage.people["ada"], tid).status == 200
    stage.at(1)
    assert stage.problems(stage.ann, tid).err == "timedwork.no_record"
    stage.start(tid, "ann")
    rows = stage.problems(stage.ann, tid).data
    assert [(row["displayId"], row["displayTitle"], row["score"]) for row in rows] == [
        ("A", "First", 100),
        ("B", "Second", 50),
    ]
    assert [row["pid"] for row in rows] == [stage.pids["ONE"], stage.pids["HELD"]]
    assert {(row["type"], row["isSubmitted"], row["myStatus"]) for row in rows} == {
        (0, False, NOT_SUBMITTED)
    }
    assert stage.server.client().get("/api/homework/get-timed-work-problem-list").http == 401


def test_ones_own_result_is_told_when_ones_time_is_over(stage: WorkStage) -> None:
    tid = stage.hold()
    stage.at(1)
    stage.start(tid, "ann")
    stage.submit(stage.ann, tid)
    stage.submit(stage.ann, tid, "B", WRONG)
    hidden = [(row["isSubmitted"], row["myStatus"], row["myScore"]) for row in rows(stage, tid)]
    assert hidden == [(True, HIDDEN, None)] * 2
    assert detail(stage.ann, tid).data["myStatus"] == HIDDEN
    stage.at(OWN + 2)
    told = [(row["isSubmitted"], row["myStatus"], row["myScore"]) for row in rows(stage, tid)]
    assert told == [(True, 0, 100), (True, -1, 0)]
    assert detail(stage.ann, tid).data["myScore"] == 100


def rows(stage: WorkStage, tid: int) -> list[dict[str, object]]:
    return list(stage.problems(stage.ann, tid).data)


@pytest.mark.covers("S3-7.3-5")
def test_the_page_keeps_back_where_a_problem_comes_from_until_ones_end(stage: WorkStage) -> None:
    tid = stage.hold()
    stage.at(1)
    stage.start(tid, "ann")
    page = detail(stage.ann, tid).data
    problem = page["problem"]
    assert (problem["title"], problem["problemId"]) == ("First", "A")
    assert (page["displayId"], page["displayTitle"], page["points"]) == ("A", "First", 100)
    assert (problem["author"], problem["source"], problem["difficulty"]) == (None, "", None)
    assert page["tags"] == [] and set(page["problemCount"].values()) <= {0, stage.pids["ONE"]}
    assert "ONE" not in detail(stage.ann, tid).body.decode()
    stage.hand_in(stage.ann, tid)
    problem = detail(stage.ann, tid).data["problem"]
    assert (problem["author"], problem["source"], problem["difficulty"]) == ("root", "a book", 2)


def test_a_problem_of_elsewhere_is_none_of_the_works(stage: WorkStage) -> None:
    tid = stage.hold()
    stage.at(1)
    stage.start(tid, "ann")
    for display_id in ("TWO", "Z", str(stage.pids["TWO"])):
        answer = detail(stage.ann, tid, display_id)
        assert (answer.status, answer.err) == (404, "timedwork.problem_missing")
    assert detail(stage.ann, tid, "b").data["displayId"] == "B"


def test_a_problem_in_the_wastebasket_is_in_no_work(stage: WorkStage) -> None:
    stage.pids["GONE"] = add_problem(stage.root, a_plus_b("GONE"))
    tid = stage.hold()
    problems = [{"pid": stage.pids["GONE"], "displayId": "G", "displayTitle": "Gone"}]
    body = {"tid": tid, "values": {"title": "With one"}, "problems": problems}
    assert stage.root.post("/api/stage-timed-work", body).status == 200
    stage.at(1)
    stage.start(tid, "ann")
    assert len(stage.problems(stage.ann, tid).data) == 1
    assert stage.root.delete("/api/admin/problem", pid=stage.pids["GONE"]).status == 200
    wait_until(lambda: not stage.problems(stage.ann, tid).data)
    assert detail(stage.ann, tid, "G").err == "timedwork.problem_missing"


def test_files_of_a_works_problem_are_for_whoever_has_started(stage: WorkStage) -> None:
    pid = stage.pids["HELD"]
    upload = "/api/file/upload-problem-attachment"
    assert stage.root.upload(upload, "notes.txt", b"a note", pid=pid).status == 200
    tid = stage.hold()
    stage.at(1)
    cat = stage.people["cat"]

    def fetched() -> Answer:
        wanted = {"pid": pid, "name": "notes.txt", "cid": tid + CID_OFFSET}
        return cat.get("/api/file/problem-attachment", **wanted)

    assert fetched().http == 404
    stage.start(tid, "cat")
    assert (fetched().http, fetched().body) == (200, b"a note")
    files = detail(cat, tid, "B").data["problem"]["attachments"]
    assert [each["name"] for each in files] == ["notes.txt"]
