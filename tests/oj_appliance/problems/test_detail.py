"""What the problem page asks for: the detail, its places, and the way to other problems (contract
problem.md)."""

from __future__ import annotations

import pytest

from tests.http_client import Client
from tests.judging_waits import submit, wait_for_verdict
from tests.oj_appliance.problems.builders import create, create_problem, fresh_id, problem_body

ADD = "print(sum(map(int, input().split())))"


@pytest.mark.covers("S1-3-18", "S1-7.1-19")
def test_the_detail_has_every_field_of_the_page(root: Client, guest: Client) -> None:
    display_id = fresh_id("detail")
    body = problem_body(
        problemId=display_id,
        type=1,
        hint="提示",
        source="期中测试",
        isFileIO=True,
        ioReadFileName="sum.in",
        ioWriteFileName="sum.out",
        userExtraFile='{"grader.h":"int answer();"}',
        timeLimit=2000,
        memoryLimit=64,
    )
    for sample in body["samples"]:
        sample["score"] = 50
    body["tags"] = [{"name": fresh_id("tag")}]
    body["codeTemplates"] = [{"lid": 10, "code": "# begin", "status": True}]
    create(root, body)
    shown = guest.get("/api/get-problem-detail", problemId=display_id.lower()).data
    problem = shown["problem"]
    fields = ("title", "description", "input", "output", "hint", "source", "author")
    assert all(problem[name] for name in fields)
    assert problem["examples"] == "<input>1 2</input><output>3</output>"
    assert (problem["type"], problem["ioScore"], problem["difficulty"]) == (1, 100, 1)
    assert (problem["timeLimit"], problem["memoryLimit"]) == (2000, 64)
    assert (problem["isFileIO"], problem["isRemote"], problem["gid"]) == (True, False, None)
    assert (problem["ioReadFileName"], problem["ioWriteFileName"]) == ("sum.in", "sum.out")
    assert problem["userExtraFile"] == '{"grader.h":"int answer();"}'
    assert [tag["name"] for tag in shown["tags"]] == [body["tags"][0]["name"]]
    assert shown["languages"] == ["C", "Python3"]
    assert shown["codeTemplate"] == {"Python3": "# begin"}
    through_a_group = guest.get("/api/get-problem-detail", problemId=display_id, gid=7)
    assert through_a_group.err == "group.missing"


@pytest.mark.covers("S1-3-19", "S1-2.7-5")
def test_own_status_and_counts_follow_the_verdicts(
    root: Client, guest: Client, student: Client
) -> None:
    display_id = fresh_id("counted")
    pid = create_problem(root, problemId=display_id)

    def own_status() -> int:
        body = {"pidList": [pid], "isContestProblemList": False}
        return int(student.post("/api/get-user-problem-status", body).data[str(pid)]["status"])

    def counts() -> dict[str, int]:
        found = guest.get("/api/get-problem-detail", problemId=display_id).data["problemCount"]
        return {name: found[name] for name in ("total", "ac", "wa", "ce")}

    assert (own_status(), counts()) == (-10, {"total": 0, "ac": 0, "wa": 0, "ce": 0})
    wait_for_verdict(student, submit(student, display_id, "Python3", "print(0)"))
    assert own_status() == -1
    wait_for_verdict(student, submit(student, display_id, "C", "nonsense"))
    assert own_status() == -2
    wait_for_verdict(student, submit(student, display_id, "Python3", ADD))
    assert (own_status(), counts()) == (0, {"total": 3, "ac": 1, "wa": 1, "ce": 1})


def test_the_statement_travels_in_all_its_languages(root: Client, guest: Client) -> None:
    display_id = fresh_id("tongues")
    english = {
        "title": "Sum of two",
        "description": "Add.",
        "input": "Two numbers",
        "output": "One number",
        "hint": "",
    }
    create_problem(root, problemId=display_id, statements={"en-US": english})
    shown = guest.get("/api/get-problem-detail", problemId=display_id).data["problem"]
    assert shown["title"] == "两数之和"
    assert shown["statements"] == {"en-US": english}


@pytest.mark.covers("S1-7.1-24")
@pytest.mark.parametrize(
    ("query", "status", "key"),
    [
        ({}, 400, "param.tid_or_cid"),
        ({"cid": 0}, 400, "param.tid_or_cid"),
        ({"tid": 7}, 400, "training.missing"),
        ({"trainingId": 7}, 400, "training.missing"),
        ({"contestId": 7}, 404, "contest.missing"),
        ({"cid": 7}, 404, "contest.missing"),
        ({"trainingId": 7, "contestId": 7}, 400, "training.missing"),
    ],
)
def test_the_strip_names_a_training_or_a_contest(
    student: Client, guest: Client, query: dict[str, int], status: int, key: str
) -> None:
    answer = student.get("/api/get-full-screen-problem-list", **query)
    assert (answer.status, answer.err) == (status, key)
    assert guest.get("/api/get-full-screen-problem-list", **query).http == 401
