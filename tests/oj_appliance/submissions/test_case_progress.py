"""Which case is being judged, told to those who may see cases (contract submission.md §1), and
where judging stops because nobody sees them (judge-rules §6)."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from oj_appliance.places.policy import PlacePolicy
from oj_appliance.places.registry import PlaceRegistry
from oj_appliance.places.types import PRACTICE, Kind, PlacedRow, Shown
from oj_appliance.submissions.shown.visibility import Visibility
from oj_appliance.submissions.types import CaseProgress
from oj_appliance.web.guards import Viewer
from tests.http_client import Client
from tests.judging_waits import PATIENCE_S, submit, verdict_of, wait_for_verdict
from tests.oj_appliance.submissions.rows import row_in
from tests.oj_appliance.submissions.test_live_changes import hear, is_final, uid_of
from tests.problem_bodies import add_problem, problem_body
from tests.server_process import ServerProcess

CASES = [(f"{n} 1\n", f"{n + 1}\n") for n in range(6)]
ADD = "print(sum(map(int, input().split())))"
SLOW = f"import time\ntime.sleep(0.4)\n{ADD}"
# Of the processor's time: while others want it too, it takes longer, as whoever asks does.
SLOWER = f"import time\nwhile time.process_time() < 0.6: pass\n{ADD}"
# Right of the first two cases, wrong of the rest.
WRONG = "n = int(input().split()[0])\nprint(n + 1 if n < 2 else 0)"
TOTAL = len(CASES)


def slow_problem(root: Client, display_id: str, **fields: Any) -> int:
    return add_problem(root, problem_body(display_id, CASES, timeLimit=8000, **fields))


def progress_of(frames: list[dict[str, Any]]) -> list[dict[str, int] | None]:
    return [frame["caseProgress"] for frame in frames if frame["status"] == 7]


def test_live_frames_count_the_cases_and_end_with_the_verdict(
    server: ServerProcess, student: Client, root: Client
) -> None:
    slow_problem(root, "CASE-NEWS")
    frames = hear(
        server,
        student,
        f"submission:{uid_of(student)}",
        lambda: submit(student, "CASE-NEWS", "Python3", SLOW),
        is_final,
    )
    told = [each for each in progress_of(frames) if each is not None]
    assert len(told) == len(progress_of(frames)) > 2
    assert told[0] == {"done": 0, "total": TOTAL}
    assert [each["done"] for each in told] == sorted(each["done"] for each in told)
    assert {each["total"] for each in told} == {TOTAL}
    assert all(frame["caseProgress"] is None for frame in frames if frame["status"] != 7)
    assert frames[-1]["status"] == 0


def test_whoever_polls_is_told_the_same(student: Client, root: Client) -> None:
    slow_problem(root, "POLLED")
    number = submit(student, "POLLED", "Python3", SLOWER)

    def checked() -> dict[str, Any]:
        body = {"submitIds": [number]}
        return dict(student.post("/api/check-submissions-status", body).data[str(number)])

    def detail() -> dict[str, Any]:
        return dict(student.get("/api/get-submission-detail", submitId=number).data["submission"])

    for ask in (checked, detail):
        row = wait_until_counted(ask)
        assert (row["status"], row["caseProgress"]["total"]) == (7, TOTAL)
    assert wait_for_verdict(student, number)["caseProgress"] is None


def wait_until_counted(ask: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """The row once at least one case is done."""
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        row = ask()
        assert row["status"] in (5, 6, 7)
        if row["caseProgress"] is not None and row["caseProgress"]["done"]:
            return row
        time.sleep(0.02)
    raise AssertionError("nothing was counted")


def test_closed_cases_are_not_counted_for_students(
    server: ServerProcess, student: Client, root: Client
) -> None:
    slow_problem(root, "CLOSED", openCaseResult=False)
    topic = f"submission:{uid_of(student)}"

    def act() -> None:
        submit(student, "CLOSED", "Python3", SLOW)

    own = progress_of(hear(server, student, topic, act, is_final))
    assert own and set(map(str, own)) == {"None"}
    staffs = progress_of(hear(server, root, topic, act, is_final))
    assert {"done": 0, "total": TOTAL} in staffs


class Sealing(PlacePolicy):
    """A place that lets be known what it is told to."""

    shown = Shown.ALL

    def shows(self, viewer: Viewer, row: PlacedRow) -> Shown:
        return self.shown


@pytest.mark.parametrize("kept_back", [Shown.STATUS, Shown.CASES])
def test_a_place_that_keeps_back_verdicts_or_cases_lets_no_cases_be_counted(
    kept_back: Shown,
) -> None:
    registry, policy = PlaceRegistry(), Sealing()
    registry.register(Kind.PRACTICE, policy)
    visibility, owner = Visibility(registry), Viewer(uid="1", username="ann")
    row = replace(row_in(PRACTICE), case_progress=CaseProgress(1, 6))
    assert visibility.record(row, owner).case_progress == CaseProgress(1, 6)
    policy.shown = Shown.ALL ^ kept_back
    assert visibility.record(row, owner).case_progress is None


def cases_of(client: Client, number: int) -> dict[str, Any]:
    return dict(client.get("/api/get-all-case-result", submitId=number).data)


def change(root: Client, pid: int, **fields: Any) -> None:
    """Saves the problem again with other settings, its cases as they are."""
    problem = root.get("/api/admin/problem", pid=pid).data
    body = problem_body(problem["problemId"], CASES, **fields)
    body["problem"] |= {"id": pid, "gmtModified": problem["gmtModified"]}
    assert root.put("/api/admin/problem", body).status == 200


def test_judging_stops_at_the_first_failure_where_nobody_is_shown_the_cases(
    student: Client, root: Client
) -> None:
    pid = add_problem(root, problem_body("UNSEEN", CASES, openCaseResult=False))
    number = submit(student, "UNSEEN", "Python3", WRONG)
    assert wait_for_verdict(student, number)["status"] == -1
    change(root, pid, openCaseResult=True)
    shown = cases_of(root, number)
    assert shown["judgeCaseMode"] == "ergodic_without_error"
    assert [case["status"] for case in shown["judgeCaseList"]] == [0, 0, -1]
    whole = submit(student, "UNSEEN", "Python3", WRONG)
    wait_for_verdict(student, whole)
    shown = cases_of(student, whole)
    assert shown["judgeCaseMode"] == "default"
    assert [case["status"] for case in shown["judgeCaseList"]] == [0, 0, -1, -1, -1, -1]


def test_points_are_counted_of_all_cases_however_few_may_see_them(
    student: Client, root: Client
) -> None:
    body = problem_body("CASE-POINTS", CASES, openCaseResult=False, type=1)
    for sample, score in zip(body["samples"], (10, 10, 20, 20, 20, 20), strict=True):
        sample["score"] = score
    add_problem(root, body)
    half = "n = int(input().split()[0])\nprint(n + 1 if n != 2 else 0)"
    number = submit(student, "CASE-POINTS", "Python3", half)
    assert wait_for_verdict(student, number)["score"] == 80
    assert verdict_of(student, "CASE-POINTS", "Python3", ADD) == 0
