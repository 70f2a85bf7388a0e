"""Every kind of problem travels in an exam and is judged at the school as at the office; what the
school changes of one is asked."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.http_client import Client
from tests.judging_waits import wait_for_verdict
from tests.oj_appliance.packs.desk import (
    brought_code,
    decide,
    made_exam,
    merged,
    opened,
    received,
    results_file,
    take,
)
from tests.oj_appliance.problems.objective.builders import PARTS, objective_body, right_answers
from tests.oj_appliance.similarity.programs import ORIGINAL, RENAMED
from tests.oj_appliance.submissions.test_checker_after_interactor import AFTER, TALKING, says
from tests.oj_appliance.submissions.test_judge_modes import CHECKER, SAY
from tests.oj_appliance.timed_work.stage import CID_OFFSET, END, WorkStage
from tests.problem_bodies import a_plus_b, add_problem, problem_body

pytestmark = pytest.mark.slow
SPJ = {"judgeMode": "spj", "spjLanguage": "C++", "spjCode": CHECKER, "spjAbi": "hoj"}
LETTERS = "SIQP"


def problems_of(office: WorkStage, mark: str) -> list[dict[str, Any]]:
    """A checker, an interactor with a checker behind it, questions, and a plain one."""
    bodies = (
        problem_body(f"{mark}SPJ", [("0\n", "x\n")], **SPJ),
        problem_body(f"{mark}TALK", [("4\n", "7\n")], **TALKING, **AFTER),
        objective_body(f"{mark}ASK", PARTS),
        a_plus_b(f"{mark}PLAIN"),
    )
    return [
        {"pid": add_problem(office.root, body), "displayId": letter, "displayTitle": letter}
        for letter, body in zip(LETTERS, bodies, strict=True)
    ]


def held(office: WorkStage, title: str, problems: list[dict[str, Any]]) -> int:
    tid = office.hold(title=title)
    body = {"tid": tid, "values": {"title": title}, "problems": problems}
    assert office.root.post("/api/stage-timed-work", body).status == 200
    return tid


def form_of(school: WorkStage, who: Client, tid: int) -> list[dict[str, Any]]:
    path = "/api/homework/get-timed-work-problem-detail"
    found = who.get(path, tid=tid, displayId="Q").data["problem"]["objectiveForm"]
    return list(found)


def answered(school: WorkStage, who: Client, tid: int, code: str) -> int:
    """The verdict."""
    body = {"pid": 1, "displayTid": "Q", "cid": tid + CID_OFFSET, "language": "Objective"}
    number = int(who.post("/api/submit-problem-judge", {**body, "code": code}).data["submitId"])
    return int(wait_for_verdict(school.root, number)["status"])


def verdict(school: WorkStage, who: Client, tid: int, letter: str, code: str) -> int:
    number = school.submit(who, tid, letter, code)
    return int(wait_for_verdict(school.root, number)["status"])


def test_all_kinds_are_judged_at_the_school_and_come_back(
    office: WorkStage, school: WorkStage
) -> None:
    tid = held(office, "All kinds", problems_of(office, "KIND"))
    number, password, file = made_exam(office.root, tid)
    school.at(0)
    pack = received(school.root, file)
    here = opened(school.root, pack, password)["tid"]
    school.at(1)
    school.start(here, "ann", "ben")
    ann, ben = school.ann, school.ben
    school.at(2)
    assert verdict(school, ann, here, "S", SAY) == 0
    assert verdict(school, ben, here, "S", "print('form')") != 0
    assert verdict(school, ann, here, "I", says(7)) == 0
    assert verdict(school, ben, here, "I", says(8)) == -1
    form = form_of(school, ann, here)
    assert answered(school, ann, here, json.dumps(right_answers(form))) == 0
    for who, code in ((ann, ORIGINAL), (ben, RENAMED)):
        school.submit(who, here, "P", code)

    school.at(3 * END)
    assert take(office.root, number, results_file(school.root, pack)).data["isNew"]
    found = merged(office.root, number)
    # Nobody changed a problem, and none became another one on its way.
    assert (found["waiting"], found["questions"]) == (0, [])
    first = next(each for each in found["people"] if each["username"] == "ann")
    assert first["points"]["S"] == first["points"]["I"] == 100
    assert first["points"]["Q"] == sum(each["score"] for each in PARTS) or first["points"]["Q"] > 0

    code = brought_code(office.root, number)
    assert len(code) == 1 + 7
    # Copies between people of a school are found here, where they never sat.
    office.at(3 * END)
    path = "/api/file/download-pack-similarity"
    report = office.root.get(path, id=number, type="csv")
    assert report.http == 200, report.body
    lines = report.body.decode("utf-8-sig").splitlines()
    assert any(line.startswith("ann,") and ",ben," in line for line in lines[1:]) or any(
        line.startswith("ben,") and ",ann," in line for line in lines[1:]
    )
    document = office.root.get(path, id=number)
    assert document.body.startswith(b"<!") and b"read_maze" in document.body
    office.at(0)


def test_a_problem_that_the_school_changed_is_asked_by_its_name(
    office: WorkStage, school: WorkStage
) -> None:
    tid = held(office, "Changed there", problems_of(office, "CHG"))
    number, password, file = made_exam(office.root, tid)
    school.at(0)
    pack = received(school.root, file)
    told = opened(school.root, pack, password)
    rows = school.root.get("/api/admin/homework/get-problem-list", tid=told["tid"], limit=10).data[
        "timedWorkProblemMap"
    ]
    pid = next(int(pid) for pid, row in rows.items() if row["displayId"] == "P")
    name = school.root.get("/api/admin/problem", pid=pid).data["problemId"]
    # More time than the office meant anybody to have.
    body = a_plus_b(name, title="Problem CHGPLAIN", timeLimit=9000, auth=2)
    body["problem"]["id"] = pid
    assert school.root.put("/api/admin/problem", body).status == 200
    school.at(3 * END)
    assert take(office.root, number, results_file(school.root, pack)).status == 200
    (asked,) = merged(office.root, number)["questions"]
    assert asked["kind"] == "paper"
    assert [fact["what"] for fact in asked["facts"]] == ["content P"]
    assert decide(office.root, number, "leave_out", asked["subject"]).status == 200
    assert merged(office.root, number)["waiting"] == 0


def test_files_without_code_say_so(office: WorkStage, school: WorkStage) -> None:
    number, password, file = made_exam(office.root, office.hold(title="Nobody came"))
    school.at(0)
    pack = received(school.root, file)
    opened(school.root, pack, password)
    school.at(3 * END)
    assert take(office.root, number, results_file(school.root, pack)).status == 200
    assert not merged(office.root, number)["files"][0]["code"]
    for call in ("code", "similarity"):
        answer = office.root.get(f"/api/file/download-pack-{call}", id=number)
        assert (answer.http, answer.err) == (404, "pack.no_code")
