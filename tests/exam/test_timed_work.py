"""Timed works as exams: a request that is sent again, and results that are kept back."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.exam.figures import report
from tests.http_client import Client
from tests.judging_waits import PATIENCE_S, submit, wait_for_verdict
from tests.oj_appliance.timed_work.stage import (
    ADD,
    CID_OFFSET,
    HIDDEN,
    MINUTE,
    NOT_SUBMITTED,
    WRONG,
    WorkStage,
)
from tests.problem_bodies import add_problem, problem_body

WAITS, RUNS = 5, (6, 7)
# Of the processor's time, so that it outlasts a short program on a busy machine, too.
TAKES_LONG = f"import time\nwhile time.process_time() < 4: pass\n{ADD}"


def test_the_same_request_sent_five_times_at_once_is_one_submission(stage: WorkStage) -> None:
    tid = stage.hold()
    stage.at(1)
    stage.start(tid, "ann")
    body = {"pid": "A", "cid": tid + CID_OFFSET, "language": "Python3", "code": ADD}

    def send(_: int) -> int:
        key = {"Idempotency-Key": "sent-five-times-0001"}
        again = Client(stage.server.base, token=stage.ann.token)
        return int(again.post("/api/submit-problem-judge", body, **key).data["submitId"])

    with ThreadPoolExecutor(5) as threads:
        numbers = set(threads.map(send, range(5)))
    rows = stage.submissions(stage.root, tid).data["total"]
    report("E14", f"{rows} submission of 5 requests", "1")
    assert len(numbers) == rows == 1


def test_practice_leaves_a_judge_to_an_exam_that_is_on(stage: WorkStage) -> None:
    """Two slots, and two people who practise, one with a program of several seconds: the other
    waits, and what the exam sends later is judged before."""
    slots = stage.root.get("/api/admin/judge/queue").data["slots"]
    assert stage.root.put("/api/admin/judge/workers", {"count": 2}).status == 200
    pid = add_problem(stage.root, problem_body("SLOW", [("1 2\n", "3\n")], timeLimit=20_000))
    tid = stage.hold()
    stage.at(1)
    stage.start(tid, "ann")
    stage.submit(stage.ann, tid)
    practised = [submit(stage.ben, pid, "Python3", TAKES_LONG)]
    wait_until_one_runs(stage, practised)
    practised.append(submit(stage.people["cat"], pid, "Python3", ADD))
    begun = time.monotonic()
    sent = stage.submit(stage.ann, tid, "B")
    took = time.monotonic() - begun
    states = statuses(stage, practised)
    for number in practised:
        assert wait_for_verdict(stage.root, number)["status"] == 0
    assert stage.root.put("/api/admin/judge/workers", {"count": slots}).status == 200
    report("F24", f"judged after {took:.1f} s; practice beside it {states}", "one waits (5)")
    row = stage.root.get("/api/get-submission-detail", submitId=sent).data["submission"]
    assert row["status"] == 0
    assert states[0] in RUNS and states[1] == WAITS


def statuses(stage: WorkStage, numbers: list[int]) -> list[int]:
    body = {"submitIds": numbers}
    rows = stage.root.post("/api/check-submissions-status", body).data
    return [rows[str(each)]["status"] for each in numbers]


def wait_until_one_runs(stage: WorkStage, numbers: list[int]) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while not set(statuses(stage, numbers)) & set(RUNS):
        assert time.monotonic() < deadline, "practice is not judged"
        time.sleep(0.05)


def test_nothing_moves_before_the_release_and_all_is_right_after_it(
    stage: WorkStage,
) -> None:
    window = {"end_time": stage.begin + 40 * MINUTE, "duration_ms": 30 * MINUTE}
    tid = stage.hold({"results": "released"}, **window)
    stage.at(1)
    stage.start(tid, "ann", "ben")
    before = {name: places(stage, who, tid) for name, who in viewers(stage).items()}
    number = stage.submit(stage.ann, tid)
    # A right and a wrong answer of the same length are told in as many bytes.
    sizes = {
        len(stage.ann.get("/api/get-submission-detail", submitId=each).body)
        for each in (
            stage.submit(stage.ann, tid, "B", ADD),
            stage.submit(stage.ann, tid, "B", WRONG.ljust(len(ADD))),
        )
    }
    during = {name: places(stage, who, tid) for name, who in viewers(stage).items()}
    moved = sum(
        before[name][place] != during[name][place] for name in before for place in before[name]
    )
    looked_at = sum(map(len, before.values()))
    report("E30", f"{moved} of {looked_at} places moved, {len(sizes)} size of answers", "0, 1")
    assert during == before
    assert len(sizes) == 1
    assert stage.ann.get("/api/get-submission-detail", submitId=number).data["submission"][
        "status"
    ] == (HIDDEN)
    # Over for everybody, and not released: the same, but for why there is no rank.
    stage.at(45)
    held = {name: places(stage, who, tid) for name, who in viewers(stage).items()}
    assert {name: without_rank(found) for name, found in held.items()} == {
        name: without_rank(found) for name, found in during.items()
    }
    assert held["ben"]["rank"]["err"] == "timedwork.results_later"
    own = stage.submissions(stage.ann, tid).data["records"]
    assert {row["status"] for row in own} == {HIDDEN}
    stage.decide(tid, releaseAt="2000-01-01T00:00:00.000+0000")
    told = {name: places(stage, who, tid) for name, who in viewers(stage).items()}
    wrong = [
        (name, place)
        for name, found in told.items()
        for place in found
        if found[place] != expected(place, name, held[name][place], found["rank"])
    ]
    report("E30", f"{len(wrong)} of {looked_at} places wrong after the release", "0")
    assert wrong == []
    for name in ("ann", "ben"):
        rank = [
            (row["username"], row["rank"], row["score"], cell_points(row))
            for row in told[name]["rank"]["data"]
        ]
        assert rank == [("ann", 1, 150, {"A": (0, 100), "B": (0, 50)}), ("ben", 2, 0, {})]
    own = stage.submissions(stage.ann, tid).data["records"]
    # The newest first: wrong, right, right.
    assert [(row["displayId"], row["status"]) for row in own] == [("B", -1), ("B", 0), ("A", 0)]
    marks = [(row["myStatus"], row["myScore"]) for row in stage.problems(stage.ann, tid).data]
    assert marks == [(0, 100), (0, 50)]
    marks = [row["myStatus"] for row in stage.problems(stage.ben, tid).data]
    assert marks == [NOT_SUBMITTED, NOT_SUBMITTED]


def without_rank(found: dict[str, Any]) -> dict[str, Any]:
    return {place: value for place, value in found.items() if place != "rank"}


def cell_points(row: dict[str, Any]) -> dict[str, tuple[int, int]]:
    return {at: (cell["status"], cell["score"]) for at, cell in row["submissionInfo"].items()}


def expected(place: str, viewer: str, before: Any, rank: Any) -> Any:
    """After the release. A timed work is no practice: profile, heat map, ranks of the site,
    statistics of the problem, its status list, marks and notices know nothing of it for good; the
    site's sum of the week has both that were accepted, and participants have the rank."""
    if place == "week":
        return before + 2
    return rank if place == "rank" and viewer != "guest" else before


def viewers(stage: WorkStage) -> dict[str, Client]:
    return {"ann": stage.ann, "ben": stage.ben, "guest": stage.server.client()}


def places(stage: WorkStage, who: Client, tid: int) -> dict[str, Any]:
    """All that could tell of ann's results outside the list of her own submissions."""
    get = who.get
    found = {
        "profile": get("/api/get-user-home-info", username="ann").json,
        # Without the day on which it ends: midnight may come meanwhile.
        "heat map": get("/api/get-user-calendar-heatmap", username="ann").data["dataList"],
        "site's ranks": [
            get("/api/get-rank-list", type=kind, searchUser="ann").json for kind in (0, 1)
        ],
        "statistics": get("/api/get-problem-detail", problemId="ONE").json,
        "status list": get("/api/get-submission-list").json,
        "week's ranks": get("/api/get-recent-seven-ac-rank").json,
        # Of all its days together: midnight may come within the work.
        "week": sum(
            stage.root.get("/api/get-last-week-submission-statistics", forceRefresh=True).data[
                "acCountList"
            ]
        ),
        "rank": stage.rank(who, tid).json,
    }
    if who.token:
        marks = {"pidList": [stage.pids["ONE"]], "isContestProblemList": False}
        found["solved marks"] = get("/api/get-user-ac-result").json
        found["marks of the bank"] = who.post("/api/get-user-problem-status", marks).json
        found["notices"] = get("/api/msg/sys").json
    return found
