"""Students who are made up write the exam beside the real server (contract timedwork.md §14.3)."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace
from typing import Any, cast

from oj_appliance.exam_readiness.rehearsal.api import RehearsalApi, RehearsalQuery
from oj_appliance.exam_readiness.rehearsal.service import Rehearsals
from oj_appliance.exam_readiness.rehearsal.types import Found, Phase
from oj_appliance.web.endpoint import Call
from oj_appliance.web.guards import GUEST_VIEWER, Viewer
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


def test_one_that_ends_while_it_is_asked_for_is_asked_for_again() -> None:
    """Told as at rest with the old figures, it would not be: the page asks while it runs."""

    class EndsMeanwhile(Rehearsals):
        def __init__(self) -> None:
            self.phase, self.running_for = Phase.RUNNING, 7

        async def last(self, viewer: Viewer, timed_work_id: int) -> Found | None:
            self.phase, self.running_for = Phase.IDLE, None
            return None

    call = cast(Call, SimpleNamespace(viewer=GUEST_VIEWER, language="en-US"))
    api = RehearsalApi(EndsMeanwhile())
    first = asyncio.run(api.get_rehearsal(call, RehearsalQuery(tid=7)))
    second = asyncio.run(api.get_rehearsal(call, RehearsalQuery(tid=7)))
    assert (first.state, second.state) == (Phase.RUNNING, Phase.IDLE)
