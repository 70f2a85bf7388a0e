"""Test runs through the front door (contract submission.md §2, judge-rules §8)."""

from __future__ import annotations

import itertools
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.http_client import Answer, Client
from tests.judging_waits import PATIENCE_S
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

CPP = 3  # the language's id
ADD = "print(sum(map(int, input().split())))"
_numbers = itertools.count(1)


def attempt(client: Client, pid: int | str, **changes: object) -> Answer:
    body = {
        "pid": pid,
        "type": "public",
        "language": "Python3",
        "code": ADD,
        "userInput": "1 2",
        **changes,
    }
    return client.post("/api/submit-problem-test-judge", body)


def result(client: Client, key: str) -> dict[str, Any]:
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        found: dict[str, Any] = client.get("/api/get-test-judge-result", testJudgeKey=key).data
        if found["status"] != 5:
            return found
        assert {name for name, value in found.items() if value is not None} == {"status"}
        time.sleep(0.05)
    raise AssertionError("the test run does not end")


def run(client: Client, pid: int | str, **changes: object) -> dict[str, Any]:
    return result(client, attempt(client, pid, **changes).data)


def new_problem(root: Client, **problem: Any) -> str:
    display_id = f"TESTRUN{next(_numbers)}"
    add_problem(root, a_plus_b(display_id, **problem))
    return display_id


@pytest.mark.covers("S1-3-26", "S1-3-27", "S1-7.1-22", "S1-7.2-9")
def test_a_run_with_own_input_tells_what_the_program_wrote(
    student: Client, sum_problem: str
) -> None:
    key = attempt(
        student, sum_problem, expectedOutput="3\n", isRemoteJudge=False, mode="text/x-python"
    ).data
    assert key.startswith("TEST_JUDGE_") and len(key) == 43
    found = result(student, key)
    assert (found["status"], found["problemJudgeMode"]) == (0, "default")
    assert (found["userInput"], found["expectedOutput"]) == ("1 2", "3\n")
    assert found["userOutput"].strip() == "3"
    assert found["time"] >= 0 and found["memory"] > 0
    assert result(student, key) == found


@pytest.mark.parametrize(
    ("code", "expected", "status", "output", "error"),
    [
        (ADD, "4", -1, "3\n", ""),
        ("print(0)", None, 0, "0\n", ""),
        ("print('x' * 5000)", None, 0, "x" * 1000 + "...", ""),
        ("import sys; print(1, file=sys.stderr); print(sum)", "9", -1, "<built-in", "1"),
        ("raise SystemExit(3)", None, 3, "", "3"),
    ],
)
def test_results_are_true(
    student: Client,
    sum_problem: str,
    code: str,
    expected: str | None,
    status: int,
    output: str,
    error: str,
) -> None:
    found = run(student, sum_problem, code=code, expectedOutput=expected)
    assert found["status"] == status
    assert found["userOutput"].startswith(output) and len(found["userOutput"]) <= 1003
    assert error in found["stderr"]


@pytest.mark.covers("S1-4.6-4")
def test_the_compilers_words_come_as_standard_error(student: Client, sum_problem: str) -> None:
    found = run(student, sum_problem, language="C++", code="int main() { return missing; }")
    assert found["status"] == -2
    assert "missing" in found["stderr"] and found["userOutput"] == ""


def test_up_to_five_errors_are_told(student: Client, sum_problem: str) -> None:
    code = "int main() {\n" + "".join(f"  missing{number};\n" for number in range(8)) + "}\n"
    found = run(student, sum_problem, language="C++", code=code)
    assert [f"missing{number}" in found["stderr"] for number in range(8)] == [True] * 5 + [
        False
    ] * 3


def test_a_test_run_tells_the_compilers_warnings(student: Client, root: Client) -> None:
    """In lines of the student's part, from the cache as from the compiler."""
    body = a_plus_b("TESTRUN-WARNS")
    around = {"lid": CPP, "code": "//", "prepend": "#include <bits/stdc++.h>\n", "status": True}
    body["codeTemplates"] = [around]
    add_problem(root, body)
    code = "int main() {\n  int a = 1;\n  if (a = 2) return 0;\n}\n"
    for _ in range(2):
        found = run(student, "TESTRUN-WARNS", language="C++", code=code)
        assert found["status"] == 0
        assert "main.cpp:3:" in found["warnings"] and "-Wparentheses" in found["warnings"]
    clean = run(student, "TESTRUN-WARNS", language="C++", code="int main() {}")
    assert clean["warnings"] is None


def test_a_long_standard_error_is_cut(student: Client, sum_problem: str) -> None:
    code = "import sys; sys.stderr.write('e' * 5000)"
    assert run(student, sum_problem, code=code)["stderr"] == "e" * 1000 + "..."


def test_files_extra_files_and_surrounding_code_are_used(student: Client, root: Client) -> None:
    languages = root.get("/api/languages").data
    display_id = f"TESTRUN{next(_numbers)}"
    body = a_plus_b(
        display_id,
        isFileIO=True,
        ioReadFileName="sum.in",
        ioWriteFileName="sum.out",
        userExtraFile='{"bonus.h": "#define BONUS 100"}',
    )
    body["codeTemplates"] = [
        {
            "lid": next(each["id"] for each in languages if each["name"] == "C++ 17"),
            "code": "",
            "prepend": '#include <fstream>\n#include "bonus.h"\nint add(int, int);',
            "append": (
                'int main() { std::ifstream in("sum.in"); std::ofstream out("sum.out");'
                " int a, b; in >> a >> b; out << add(a, b) + BONUS; }"
            ),
        }
    ]
    add_problem(root, body)
    code = "int add(int a, int b) { return a + b; }"
    found = run(student, display_id, language="C++ 17", code=code, expectedOutput="103")
    assert (found["status"], found["userOutput"]) == (0, "103"), found


@pytest.mark.covers("S1-4.6-3")
def test_a_checker_is_not_asked(student: Client, root: Client) -> None:
    checker = {"spjCode": "int main() { return 1; }", "spjLanguage": "C"}
    special = new_problem(root, judgeMode="spj", **checker)
    found = run(student, special, expectedOutput="3")
    assert (found["status"], found["problemJudgeMode"]) == (0, "spj")
    talking = new_problem(root, judgeMode="interactive", **checker)
    assert attempt(student, talking).err == "testjudge.interactive"


@pytest.mark.covers("S1-5-14", "S1-9-6")
@pytest.mark.parametrize(
    ("changes", "http", "status", "err"),
    [
        ({"type": "private"}, 200, 400, "testjudge.bad_type"),
        ({"code": " \n"}, 200, 400, "testjudge.empty"),
        ({"language": " "}, 200, 400, "testjudge.empty"),
        ({"userInput": None}, 200, 400, "testjudge.empty"),
        ({"userInput": "长" * 1001}, 200, 400, "testjudge.input_too_long"),
        ({"language": "Brainf"}, 200, 400, "judge.bad_language"),
        ({"language": "Rust"}, 200, 400, "judge.bad_language"),
        ({"code": "x" * 65536}, 200, 400, "judge.code_too_long"),
        ({"pid": "NO-SUCH"}, 200, 400, "problem.missing"),
        ({"expectedOutput": "x" * 65536}, 400, 400, "http.bad_param"),
        ({"pid": None}, 400, 400, "http.bad_param"),
    ],
)
def test_what_cannot_be_run_is_refused(
    student: Client, sum_problem: str, changes: dict[str, object], http: int, status: int, err: str
) -> None:
    answer = attempt(student, **{"pid": sum_problem, **changes})
    assert (answer.http, answer.status, answer.err) == (http, status, err)


def test_an_input_may_be_empty_or_a_thousand_characters_long(
    student: Client, sum_problem: str
) -> None:
    code = "import sys; print(len(sys.stdin.read()))"
    assert run(student, sum_problem, code=code, userInput="")["userOutput"] == "1\n"
    text = "长" * 1000
    assert run(student, sum_problem, code=code, userInput=text)["userOutput"] == "1001\n"


def test_odd_characters_do_no_harm(student: Client, sum_problem: str) -> None:
    code = "import sys; print(ascii(sys.stdin.read()))"
    found = run(student, sum_problem, code=code, userInput="\x00\u2028\U0001f600")
    assert found["userOutput"] == "'\\x00\\u2028\\U0001f600\\n'\n"
    for changes in ({"code": "print(1)\x00"}, {"language": "\x00"}, {"mode": "\x00" * 9}):
        answer = attempt(student, sum_problem, **changes)
        assert answer.http in (200, 400)
        if answer.status == 200:
            result(student, answer.data)


@pytest.mark.covers("S1-5-15")
def test_only_who_may_submit_and_sees_the_problem_may_run(
    root: Client, student: Client, guest: Client, sum_problem: str, private_problem: str
) -> None:
    answer = attempt(guest, sum_problem)
    assert (answer.http, answer.err) == (401, "auth.login_required")
    assert attempt(student, private_problem).err == "problem.not_visible"
    assert attempt(root, private_problem).status == 200


def test_a_result_is_its_owners_alone(
    new_user: Callable[..., Client], student: Client, sum_problem: str
) -> None:
    owner = new_user()
    key = attempt(owner, sum_problem).data
    for each in (key, "TEST_JUDGE_" + "0" * 32, "1"):
        answer = student.get("/api/get-test-judge-result", testJudgeKey=each)
        assert (answer.http, answer.err) == (200, "testjudge.missing")
    assert result(owner, key)["status"] == 0


def test_a_test_run_leaves_no_submission_and_no_mark(
    new_user: Callable[..., Client], root: Client, sum_problem: str
) -> None:
    person = new_user()
    before = root.get("/api/get-problem-detail", problemId=sum_problem).data["problemCount"]
    run(person, sum_problem)
    after = root.get("/api/get-problem-detail", problemId=sum_problem).data["problemCount"]
    assert before == after
    assert person.get("/api/get-submission-list", onlyMine=True).data["total"] == 0


def test_a_click_storm_is_not_run_click_by_click(limited_server: ServerProcess) -> None:
    root = limited_server.client("root")
    problem = new_problem(root)
    answers: list[Answer] = []
    storm = [
        threading.Thread(target=lambda: answers.append(attempt(root, problem))) for _ in range(12)
    ]
    for each in storm:
        each.start()
    for each in storm:
        each.join()
    refused = [each.err for each in answers if each.status != 200]
    assert set(refused) == {"judge.too_fast"}
