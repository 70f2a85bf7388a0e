"""Answers that a reference solution writes (contract admin.md §8.5)."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

from tests.http_client import Client
from tests.judging_waits import PATIENCE_S, submit, wait_for_verdict
from tests.oj_appliance.problems.builders import create, fresh_id, problem_body

pytestmark = pytest.mark.slow

ADD = "print(sum(map(int, input().split())))"
PATH = "/api/admin/problem/outputs"
APPLY = f"{PATH}-apply"
Json = dict[str, Any]


def made(client: Client, pid: int, solution: int, **wanted: Any) -> tuple[str, Json]:
    """The key and the state, once it has ended."""
    key = client.post(PATH, {"pid": pid, "solutionId": solution, **wanted}).data["key"]
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        found: Json = client.get(PATH, key=key).data
        assert 0 <= found["done"] <= found["total"]
        if found["state"] == "done":
            return key, found
        time.sleep(0.05)
    raise AssertionError("the run does not end")


def add_solution(client: Client, pid: int, code: str = ADD, language: str = "Python3") -> int:
    body = {"pid": pid, "name": "model", "language": language, "code": code, "expected": [0]}
    return int(client.post("/api/admin/problem/solution", body).data["id"])


def problem(client: Client, cases: list[tuple[str, str]], **fields: Any) -> int:
    body = problem_body(problemId=fresh_id(), **fields)
    body["samples"] = [{"input": given, "output": wanted} for given, wanted in cases]
    return create(client, body)


def answers(client: Client, pid: int) -> list[str]:
    cases = client.get("/api/admin/problem/get-problem-cases", pid=pid).data
    return [case["output"] for case in cases]


def versions(client: Client, pid: int) -> list[int]:
    found = client.get("/api/admin/problem/data-versions", pid=pid).data
    return [row["version"] for row in found]


def test_a_solution_writes_the_missing_answers_as_a_new_version(
    root: Client, problem_admin: Client, student: Client
) -> None:
    pid = problem(problem_admin, [("1 2\n", ""), ("3 4\n", "by hand\n"), ("5 6\n", "")])
    key, state = made(problem_admin, pid, add_solution(problem_admin, pid))
    assert (state["made"], state["total"], state["errorMessage"]) == (2, 2, None)
    shown = [(row["seq"], row["input"], row["output"], row["text"]) for row in state["rows"]]
    assert shown == [(1, "1.in", "1.out", "3\n"), (3, "3.in", "3.out", "11\n")]
    assert [(row["status"], row["before"], row["size"]) for row in state["rows"]] == [
        (0, 0, 2),
        (0, 0, 3),
    ]
    assert answers(problem_admin, pid) == ["", "by hand\n", ""], "nothing is stored before"
    assert versions(problem_admin, pid) == [1]

    assert problem_admin.post(APPLY, {"key": key}).status == 200
    assert answers(problem_admin, pid) == ["3\n", "by hand\n", "11\n"]
    assert versions(problem_admin, pid) == [2, 1]
    told = root.get("/api/admin/audit-log", action="problem.update").data["records"][0]
    assert json.loads(told["target"])["pid"] == pid
    assert json.loads(told["after"])["changed"] == ["caseVersion"]
    assert problem_admin.post(APPLY, {"key": key}).err == "outputs.missing"
    verdict = wait_for_verdict(student, submit(student, pid, "Python3", ADD))
    assert verdict["status"] == -1, "the answer by hand is wrong and stands"


def test_all_answers_are_made_anew_when_wanted_whatever_the_way_of_judging(
    problem_admin: Client,
) -> None:
    fields = {"judgeMode": "spj", "spjAbi": "builtin", "spjArgs": "tokens", "type": 1}
    body = problem_body(
        problemId=fresh_id(), judgeCaseMode="subtask_lowest", isFileIO=True, **fields,
        ioReadFileName="sum.in", ioWriteFileName="sum.out",
    )  # fmt: skip
    body["judgeMode"] = "spj"
    body["samples"] = [
        {"input": "1 2", "output": "9", "score": 30, "groupNum": 1},
        {"input": "4 4", "output": "9", "score": 70, "groupNum": 2},
    ]
    pid = create(problem_admin, body)
    code = "open('sum.out', 'w').write(str(sum(map(int, open('sum.in').read().split()))))"
    solution = add_solution(problem_admin, pid, code)
    assert problem_admin.post(PATH, {"pid": pid, "solutionId": solution}).err == "outputs.none"
    key, state = made(problem_admin, pid, solution, every=True)
    assert [row["before"] for row in state["rows"]] == [1, 1]
    assert problem_admin.post(APPLY, {"key": key}).status == 200
    assert answers(problem_admin, pid) == ["3", "8"]
    cases = problem_admin.get("/api/admin/problem/get-problem-cases", pid=pid).data
    assert [(case["score"], case["groupNum"]) for case in cases] == [(30, 1), (70, 2)]


def test_a_case_that_fails_is_told_and_the_others_are_stored_only_when_wanted(
    problem_admin: Client,
) -> None:
    pid = problem(problem_admin, [("1 2\n", ""), ("x\n", ""), ("loop\n", "")], timeLimit=1000)
    code = "line = input()\nwhile line == 'loop': pass\nprint(sum(map(int, line.split())))"
    key, state = made(problem_admin, pid, add_solution(problem_admin, pid, code))
    assert [row["status"] for row in state["rows"]] == [0, 3, 1]
    assert [row["size"] for row in state["rows"]] == [2, None, None]
    assert "invalid literal" in state["rows"][1]["errorMessage"]
    assert (state["made"], state["total"]) == (1, 3)
    assert problem_admin.post(APPLY, {"key": key}).err == "outputs.incomplete"
    assert answers(problem_admin, pid) == ["", "", ""]
    assert problem_admin.post(APPLY, {"key": key, "partly": True}).status == 200
    assert answers(problem_admin, pid) == ["3\n", "", ""]


def test_a_solution_that_does_not_compile_makes_nothing(problem_admin: Client) -> None:
    pid = problem(problem_admin, [("1 2\n", "")])
    key, state = made(problem_admin, pid, add_solution(problem_admin, pid, "int main( {", "C"))
    assert state["made"] == 0 and "error" in state["errorMessage"]
    assert problem_admin.post(APPLY, {"key": key, "partly": True}).err == "outputs.incomplete"


def test_outputs_larger_than_a_report_come_in_several(problem_admin: Client) -> None:
    """Twenty megabytes each: a report of the judge holds about 32."""
    pid = problem(problem_admin, [(f"{n}\n", "") for n in range(1, 4)], timeLimit=5000)
    code = "n = input()\nprint((n * 1023 + '\\n') * 20480, end='')"
    key, state = made(problem_admin, pid, add_solution(problem_admin, pid, code))
    assert [row["size"] for row in state["rows"]] == [20 << 20] * 3
    assert problem_admin.post(APPLY, {"key": key}).status == 200
    cases = problem_admin.get("/api/admin/problem/get-problem-cases", pid=pid).data
    assert [case["outputSize"] for case in cases] == [20 << 20] * 3


def test_what_was_changed_meanwhile_is_not_overwritten(problem_admin: Client) -> None:
    body = problem_body(problemId=fresh_id())
    body["samples"] = [{"input": "1 2\n", "output": ""}]
    pid = create(problem_admin, body)
    key, _ = made(problem_admin, pid, add_solution(problem_admin, pid))
    body["samples"] = [{"input": "3 4\n", "output": ""}]
    body["problem"]["id"] = pid
    assert problem_admin.put("/api/admin/problem", body).status == 200
    assert problem_admin.post(APPLY, {"key": key}).err == "outputs.changed"
    assert answers(problem_admin, pid) == [""]


def test_who_may_not_edit_makes_no_answers_and_sees_none(
    problem_admin: Client, root: Client, student: Client
) -> None:
    pid = problem(problem_admin, [("1 2\n", "")])
    solution = add_solution(problem_admin, pid)
    key, _ = made(problem_admin, pid, solution)
    assert root.get(PATH, key=key).err == "outputs.missing"
    assert root.post(APPLY, {"key": key}).err == "outputs.missing"
    assert student.post(PATH, {"pid": pid, "solutionId": solution}).http == 403
    assert problem_admin.post(PATH, {"pid": pid, "solutionId": 999_999}).err == "solution.missing"
    assert problem_admin.post(PATH, {"pid": 999_999, "solutionId": solution}).err == (
        "problem.missing"
    )


def test_an_interactive_problem_has_no_answers_to_make(problem_admin: Client) -> None:
    pid = problem(
        problem_admin,
        [("1 2\n", "")],
        judgeMode="interactive",
        spjCode="int main(void) { return 100; }",
        spjLanguage="C",
    )
    solution = add_solution(problem_admin, pid)
    answer = problem_admin.post(PATH, {"pid": pid, "solutionId": solution})
    assert answer.err == "outputs.interactive"
