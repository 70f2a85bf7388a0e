"""A problem's data are replaced while its contest runs: the board goes on counting, and what was
judged with the old data may be judged anew and put back."""

from __future__ import annotations

from typing import Any

from tests.oj_appliance.contests.stage import ADD, Stage
from tests.oj_appliance.submissions.test_rejudge import FOUR, call, choose, previewed
from tests.problem_bodies import add_problem, problem_body


def faulty_problem(stage: Stage) -> int:
    """Its first data, which count, wrongly say that 1 + 2 is 4; the second are right."""
    pid = add_problem(stage.root, problem_body("FAULTY", [("1 2\n", "4\n"), ("2 2\n", "4\n")]))
    mended = problem_body("FAULTY", [("1 2\n", "3\n"), ("2 2\n", "4\n")], id=pid)
    assert stage.root.put("/api/admin/problem", mended).status == 200
    choose(stage.root, pid, 1)
    return pid


def cells(stage: Stage, cid: int) -> dict[str, dict[str, Any]]:
    """Cell of problem A by person, as the board's first page tells everybody."""
    body = {"cid": cid, "currentPage": 1, "limit": 50}
    rows = stage.people["cat"].post("/api/get-contest-rank", body).data["records"]
    return {row["username"]: row["submissionInfo"].get("A", {}) for row in rows}


def solvers(stage: Stage, cid: int) -> dict[str, bool]:
    return {name: bool(cell.get("isAC")) for name, cell in cells(stage, cid).items()}


def test_a_contest_goes_on_counting_when_its_data_are_replaced(stage: Stage) -> None:
    pid = faulty_problem(stage)
    stage.pids["ONE"], kept = pid, stage.pids["ONE"]
    cid = stage.hold(title="With faulty data")
    stage.pids["ONE"] = kept
    stage.at(5)
    stage.submit(stage.ann, cid, code=ADD)
    stage.submit(stage.ben, cid, code=FOUR)
    assert solvers(stage, cid) == {"ann": False, "ben": True}

    choose(stage.root, pid, 2)
    assert solvers(stage, cid) == {"ann": False, "ben": True}  # what was told stays told
    stage.at(7)
    stage.submit(stage.ann, cid, code=ADD)
    assert solvers(stage, cid) == {"ann": True, "ben": True}
    ann = cells(stage, cid)["ann"]
    assert (ann["errorNum"], ann["ACTime"]) == (1, 7 * 60)

    key, preview = previewed(stage.root, pid=pid, cid=cid)
    assert (preview["gained"], preview["lost"]) == (1, 1)
    applied = call(stage.root, "rejudge-apply", key=key).data
    assert solvers(stage, cid) == {"ann": True, "ben": False}
    ann = cells(stage, cid)["ann"]
    assert (ann["errorNum"], ann["ACTime"]) == (0, 5 * 60)

    assert call(stage.root, "rejudge-undo", batchId=applied["batchId"]).status == 200
    assert solvers(stage, cid) == {"ann": True, "ben": True}
