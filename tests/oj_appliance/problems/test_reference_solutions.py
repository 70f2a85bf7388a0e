"""Reference solutions, and the check of a problem with them (contract admin.md §8.5)."""

from __future__ import annotations

import json
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.http_client import Client
from tests.judging_waits import PATIENCE_S
from tests.oj_appliance.problems.builders import create, create_problem, problem_body

ADD = "print(sum(map(int, input().split())))"
SLOW = "int main(void) { volatile int i = 0; while (1) i++; }"
PATH = "/api/admin/problem/solution"


def add(client: Client, problem: int, title: str, **changes: Any) -> Any:
    body = {"pid": problem, "name": title, "language": "Python3", "code": ADD, "expected": [0]}
    return client.post(PATH, {**body, **changes})


def checked(client: Client, pid: int, **wanted: Any) -> dict[str, Any]:
    return ended(
        client, client.post("/api/admin/problem/check", {"pid": pid, **wanted}).data["key"]
    )


def ended(client: Client, key: str) -> dict[str, Any]:
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        found: dict[str, Any] = client.get("/api/admin/problem/check", key=key).data
        assert 0 <= found["done"] <= found["total"]
        if found["state"] == "done":
            return found
        assert found["advice"] is None
        time.sleep(0.05)
    raise AssertionError("the check does not end")


def test_solutions_are_added_changed_listed_and_removed(root: Client) -> None:
    pid = create_problem(root)
    number = add(root, pid, " model ", score=7).data["id"]
    (kept,) = root.get("/api/admin/problem/solutions", pid=pid).data
    assert kept.pop("gmtModified")
    assert kept == {
        "id": number,
        "name": "model",
        "language": "Python3",
        "code": ADD,
        "expected": [0],
        "score": 7,
        "origin": "hand",
    }
    changed = {**kept, "name": "brute", "expected": [1, -1, 1], "score": None}
    assert root.put(PATH, changed).data == {"id": number}
    (kept,) = root.get("/api/admin/problem/solutions", pid=pid).data
    assert (kept["name"], kept["expected"], kept["score"]) == ("brute", [-1, 1], None)
    assert root.delete(PATH, id=number).status == 200
    assert root.get("/api/admin/problem/solutions", pid=pid).data == []
    assert root.delete(PATH, id=number).err == "solution.missing"
    assert root.put(PATH, changed).err == "solution.missing"


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"language": "Cobol"}, "judge.bad_language"),
        ({"code": " \n"}, "judge.code_empty"),
        ({"expected": []}, "solution.bad_expected"),
        ({"expected": [5]}, "solution.bad_expected"),
        ({"score": -1}, "problem.bad_score"),
        ({"name": " "}, "content.empty"),
        ({"name": "n" * 101}, "content.too_long"),
        ({"name": "taken"}, "solution.exists"),
        ({"pid": None}, "http.bad_param"),
    ],
)
def test_a_bad_solution_is_refused(root: Client, change: dict[str, Any], key: str) -> None:
    pid = create_problem(root)
    assert add(root, pid, "taken").status == 200
    assert add(root, pid, "other", **change).err == key


def test_a_check_tells_what_solutions_say_of_limits_and_cases(
    root: Client, student: Client
) -> None:
    body = problem_body(timeLimit=200, judgeCaseMode="ergodic_without_error")
    body["samples"].append({"input": "0 0\n", "output": "0\n"})
    pid = create(root, body)
    assert root.post("/api/admin/problem/check", {"pid": pid}).err == "solution.none"
    add(root, pid, "model")
    add(root, pid, "constant", code="print(3)", expected=[-1])
    slow = add(root, pid, "slow", language="C", code=SLOW, expected=[1]).data["id"]
    add(root, pid, "said to be right", code="print(0)", expected=[0])
    add(root, pid, "broken", language="C", code="int main(", expected=[-2])
    before = root.get("/api/get-submission-list", limit=1).data["total"]
    found = checked(root, pid)
    assert root.get("/api/get-submission-list", limit=1).data["total"] == before
    rows = {row["name"]: row for row in found["rows"]}
    assert {name: (row["status"], row["ok"]) for name, row in rows.items()} == {
        "model": (0, True),
        "constant": (-1, True),
        "slow": (1, True),
        "said to be right": (-1, False),
        "broken": (-2, True),
    }
    assert "error" in rows["broken"]["errorMessage"]
    # All cases run, although submissions stop at the first failure.
    assert [case["status"] for case in rows["constant"]["cases"]] == [0, -1, -1]
    assert found["done"] == found["total"] == 15
    advice = found["advice"]
    assert advice["timeLimit"] == 200 and advice["memoryLimit"] == 256
    slowest, too_slow = advice["slowestAccepted"], advice["fastestTooSlow"]
    assert 0 <= slowest["counted"] < 200 <= too_slow["counted"] == too_slow["measured"]
    # What the row tells stands beside what it counts as in a language with doubled limits.
    assert (slowest["language"], slowest["measured"]) == ("Python3", rows["model"]["time"])
    assert slowest["counted"] == round(slowest["measured"] / 2)
    assert advice["casesNobodyFails"] == []  # the slow one fails them all
    key = root.post("/api/admin/problem/check", {"pid": pid, "solutionIds": [slow]}).data["key"]
    assert student.get("/api/admin/problem/check", key=key).http == 403
    assert root.get("/api/admin/problem/check", key="none").err == "check.missing"
    only = [
        s["id"] for s in root.get("/api/admin/problem/solutions", pid=pid).data if s["id"] != slow
    ]
    found = checked(root, pid, solutionIds=only, dataVersion=1)
    notes = {note["err"]: note["msg"] for note in found["advice"]["notes"]}
    assert found["advice"]["casesNobodyFails"] == [1]
    assert notes["check.idle_cases"].endswith("1")
    assert "check.no_slow" in notes
    refused = root.post("/api/admin/problem/check", {"pid": pid, "dataVersion": 9})
    assert refused.err == "testcase.no_version"


def test_four_checks_of_one_person_run_however_many_are_asked_for_at_once(root: Client) -> None:
    pid = create_problem(root)
    add(root, pid, "model")
    pause = "/api/admin/judge/pause"
    root.put(pause, {"paused": True, "reason": None})
    try:
        with ThreadPoolExecutor(12) as pool:
            asked = pool.map(
                lambda _: root.post("/api/admin/problem/check", {"pid": pid}), range(12)
            )
            answers = list(asked)
    finally:
        root.put(pause, {"paused": False, "reason": None})
    started = [answer.data["key"] for answer in answers if answer.status == 200]
    assert len(started) == 4
    assert {answer.err for answer in answers} == {"", "judge.too_many"}
    for key in started:
        ended(root, key)


def test_a_check_belongs_to_who_started_it(root: Client, problem_admin: Client) -> None:
    pid = create_problem(root)
    add(root, pid, "model")
    key = root.post("/api/admin/problem/check", {"pid": pid}).data["key"]
    assert problem_admin.get("/api/admin/problem/check", key=key).err == "check.missing"


def test_a_copy_has_everything_but_its_name_and_its_public(root: Client, teacher: Client) -> None:
    body = problem_body(
        type=1,
        hint="h",
        judgeMode="spj",
        spjCode="int main(){}",
        spjLanguage="C",
        userExtraFile=json.dumps({"grader.h": "int f();"}),
        statements={"en-US": {"title": "Sum"}},
        auth=2,
    )
    body["samples"] = [{"input": "1", "output": "2", "score": 40, "groupNum": 1}]
    body["tags"] = [{"name": "copied"}]
    body["codeTemplates"] = [{"lid": 1, "code": "a", "prepend": "b", "append": "c", "status": True}]
    pid = create(teacher, body)
    add(teacher, pid, "model", expected=[0], score=40)
    teacher.upload("/api/file/upload-problem-attachment", "notes.txt", b"notes", pid=pid)
    copy = root.post("/api/admin/problem/duplicate", {"pid": pid}).data["pid"]

    def whole(number: int) -> dict[str, Any]:
        def read(path: str) -> Any:
            return root.get(path, pid=number).data

        problem = read("/api/admin/problem")
        cases = read("/api/admin/problem/get-problem-cases")
        return {
            **{k: v for k, v in problem.items() if k not in OWN_OF_EACH},
            "cases": [(c["input"], c["output"], c["score"], c["groupNum"]) for c in cases],
            "tags": [tag["name"] for tag in read("/api/get-problem-tags")],
            "languages": [each["name"] for each in read("/api/get-problem-languages")],
            "templates": [
                (t["lid"], t["code"], t["prepend"], t["append"], t["status"])
                for t in read("/api/get-problem-code-template")
            ],
            "solutions": [
                (s["name"], s["code"], s["expected"], s["score"])
                for s in read("/api/admin/problem/solutions")
            ],
        }

    assert whole(copy) == whole(pid)
    made = root.get("/api/admin/problem", pid=copy).data
    assert (made["problemId"], made["author"], made["auth"]) == (f"P{copy}", "root", 2)


# Fields in which a copy differs from its original.
OWN_OF_EACH = (
    "id",
    "problemId",
    "author",
    "caseVersion",
    "modifiedUser",
    "gmtCreate",
    "gmtModified",
)
