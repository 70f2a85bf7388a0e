"""Students who are made up write the exam beside the real server (contract timedwork.md §14.3)."""

from __future__ import annotations

import time
from typing import Any

from tests.oj_appliance.contests.check.desk import add_solution
from tests.oj_appliance.timed_work.stage import END, WorkStage

CALL = "/api/admin/exam/rehearsal"
PATIENCE_S = 240
STUDENTS = 2


def rehearsed(stage: WorkStage, tid: int) -> dict[str, Any]:
    """What a small one tells once it has ended."""
    deadline = time.monotonic() + PATIENCE_S
    while (told := stage.root.get(CALL, tid=tid).data)["state"] in ("preparing", "running"):
        assert time.monotonic() < deadline, "the rehearsal does not end"
        time.sleep(0.3)
    return dict(told)


def test_a_rehearsal_says_what_this_server_does_and_touches_nothing_real(stage: WorkStage) -> None:
    add_solution(stage.root, stage.pids["ONE"])
    tid = stage.hold()
    stage.at(-60)
    before = stage.submissions(stage.root, tid).data["total"]
    wanted = {"tid": tid, "students": STUDENTS, "seconds": 5}
    assert stage.root.post(CALL, wanted).data["state"] == "preparing"
    again = stage.root.post(CALL, wanted)
    assert again.err == "rehearsal.running"
    told = rehearsed(stage, tid)
    assert told["state"] == "idle"
    found = told["last"]
    calls = {each["kind"]: each for each in found["calls"]}
    of_students = {"login", "open", "start", "draft", "submit", "here", "last submit"}
    assert {*of_students, "board", "rank"} <= set(calls)
    assert {each["failures"] for each in calls.values()} == {0}
    assert calls["login"]["requests"] == STUDENTS + 1
    assert calls["start"]["requests"] == calls["last submit"]["requests"] == STUDENTS
    assert found["judged"] > 0 and found["lastMinuteSeconds"] > 0 and found["memoryMb"] > 0
    keys = {each["key"] for each in found["remarks"]}
    assert {"exam_rehearsal.last_minute", "exam_rehearsal.unsolved"} <= keys
    assert "exam_rehearsal.not_accepted" not in keys
    assert stage.submissions(stage.root, tid).data["total"] == before
    users = stage.root.get("/api/admin/user/get-user-list", keyword="student0").data
    assert users["total"] == 0
    left = [each.name for each in (stage.server.data / "uploads").glob("rehearsal-*")]
    assert left == []


def test_a_rehearsal_is_ended_and_refused_while_an_exam_runs(stage: WorkStage) -> None:
    tid = stage.hold()
    stage.at(-60)
    assert stage.root.post(CALL, {"tid": tid, "students": 2, "seconds": 60}).status == 200
    assert stage.root.delete(CALL, tid=tid).data["state"] == "idle"
    stage.at(1)
    assert stage.root.post(CALL, {"tid": tid}).err == "exam.frozen"
    stage.at(END)
    assert stage.root.post(CALL, {"tid": tid, "students": 0}).http == 400
    assert stage.root.get(CALL, tid=999_999).err == "timedwork.missing"
    assert stage.people["ada"].post(CALL, {"tid": tid}).err == "timedwork.not_allowed"
