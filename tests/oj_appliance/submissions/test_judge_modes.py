"""Checkers, interactors and code around the student's, from the save to what each may read."""

from __future__ import annotations

import itertools
import sqlite3
from collections.abc import Callable
from typing import Any

import pytest

from tests.http_client import Client
from tests.judging_waits import submit, wait_for_verdict
from tests.problem_bodies import add_problem, problem_body
from tests.server_process import ServerProcess

pytestmark = pytest.mark.slow
_numbers = itertools.count(1)
Json = dict[str, Any]

# The share is what the program prints; 0 accepts, "quote" tells the answer, "crash" fails.
CHECKER = r"""
#include <cstdio>
#include <cstring>
int main(int argc, char** argv) {
  char said[100] = "", secret[100] = "";
  FILE* output = fopen(argv[2], "r");
  FILE* answer = fopen(argv[3], "r");
  if (fscanf(output, "%99s", said) != 1 || fscanf(answer, "%99s", secret) != 1) return 102;
  if (!strcmp(said, "quote")) { fprintf(stderr, "the answer is %s", secret); return 102; }
  if (!strcmp(said, "crash")) { fprintf(stderr, "no such answer: %s", secret); return 103; }
  if (!strcmp(said, "form")) return 101;
  if (!strcmp(said, "0")) return 100;
  printf("%s", said);
  return 99;
}
"""
SAY = "import sys; print(open(0).read().split()[0])"
OI_CASES = [("0\n", "S-1\n"), ("25.5\n", "S-2\n"), ("quote\n", "S-3\n")]


def checked(root: Client, cases: list[tuple[str, str]], **problem: Any) -> int:
    fields = {
        "judgeMode": "spj",
        "spjLanguage": "C++",
        "spjCode": CHECKER,
        "spjAbi": "hoj",
        **problem,
    }
    body = problem_body(f"MODE{next(_numbers)}", cases, **fields)
    for sample in body["samples"]:
        sample["score"] = 30
    return add_problem(root, body)


def judged(client: Client, pid: int, code: str, language: str = "Python3") -> Json:
    return wait_for_verdict(client, submit(client, pid, language, code))


def cases_of(client: Client, row: Json) -> list[Json]:
    found = client.get("/api/get-all-case-result", submitId=row["submitId"]).data
    return list(found["judgeCaseList"])


def message_of(client: Client, row: Json) -> str | None:
    detail = client.get("/api/get-submission-detail", submitId=row["submitId"]).data
    message: str | None = detail["submission"]["errorMessage"]
    return message


@pytest.mark.parametrize(
    ("said", "status"), [("0", 0), ("quote", -1), ("form", -3), ("40", 8), ("crash", 4)]
)
def test_a_checker_decides_an_acm_problem(
    root: Client, student: Client, said: str, status: int
) -> None:
    pid = checked(root, [(f"{said}\n", "S\n")])
    row = judged(student, pid, SAY)
    assert (row["status"], row["score"]) == (status, None)
    counts = root.get("/api/get-problem-detail", problemId=row["displayPid"]).data["problemCount"]
    counter = {0: "ac", -1: "wa", -3: "pe", 8: "pa", 4: "se"}[status]
    assert {name: counts[name] for name in ("total", counter)} == {"total": 1, counter: 1}
    own = student.post(
        "/api/get-user-problem-status", {"pidList": [pid], "isContestProblemList": False}
    ).data
    assert own[str(pid)] == {"status": status, "score": None}


@pytest.mark.covers("S1-3-19", "S1-3-30")
def test_shares_give_parts_of_the_score(root: Client, student: Client) -> None:
    pid = checked(root, OI_CASES, type=1)
    row = judged(student, pid, SAY)
    assert (row["status"], row["score"]) == (8, 37)
    own = student.post(
        "/api/get-user-problem-status", {"pidList": [pid], "isContestProblemList": False}
    ).data
    assert own == {str(pid): {"status": 8, "score": 37}}
    page = student.get("/api/get-problem-detail", problemId=row["displayPid"]).data
    assert page["myStatus"] == 8
    assert root.get("/api/get-problem-detail", problemId=row["displayPid"]).data["myStatus"] == -10
    of_contest = {"submitIds": [row["submitId"]], "cid": 1}
    answer = student.post("/api/check-contest-submissions-status", of_contest)
    assert answer.err == "contest.missing"
    cases = cases_of(student, row)
    assert [(case["status"], case["score"], case["percentage"]) for case in cases] == [
        (0, 30, None),
        (8, 7, 25.5),
        (-1, 0, None),
    ]
    assert row["oiRankScore"] > 0


def test_comments_are_for_staff_until_the_problem_shows_them(
    root: Client, student: Client, new_user: Callable[..., Client]
) -> None:
    cases = [("quote\n", "S-9\n"), ("crash\n", "S-9\n")]
    hidden = judged(student, checked(root, cases), SAY)
    shown = judged(student, checked(root, cases, showCheckerComment=True), SAY)
    told = ["the answer is S-9", "no such answer: S-9"]

    def comments(client: Client, row: Json) -> list[str | None]:
        return [case["userOutput"] for case in cases_of(client, row)]

    for row in (hidden, shown):
        by_staff = comments(new_user("admin"), row)
        assert all(text in (comment or "") for text, comment in zip(told, by_staff, strict=True))
    assert comments(student, hidden) == [None, None]
    quoted, failed = comments(student, shown)
    assert told[0] in (quoted or "")
    assert failed is None, "why a checker failed is for staff alone"


def test_what_the_judge_itself_says_is_shown_to_everybody(root: Client, student: Client) -> None:
    row = judged(student, checked(root, [("0\n", "S\n")]), "import sys; sys.exit(3)")
    assert row["status"] == 3
    assert "3" in cases_of(student, row)[0]["userOutput"]


def test_a_checker_that_does_not_compile_is_told_to_staff(
    server: ServerProcess, root: Client, student: Client
) -> None:
    pid = checked(root, [("0\n", "S\n")])
    broken = "int main() { SECRET_OF_THE_CHECKER }"
    with sqlite3.connect(server.data / "oj.sqlite3", timeout=30) as database:
        database.execute("UPDATE problem SET spj_code = ? WHERE id = ?", (broken, pid))
    row = judged(student, pid, SAY)
    assert row["status"] == 4
    assert "SECRET_OF_THE_CHECKER" in (message_of(root, row) or "")
    told = message_of(student, row)
    assert told and "SECRET_OF_THE_CHECKER" not in told


def test_a_problem_without_its_program_is_a_system_error(
    server: ServerProcess, root: Client, student: Client
) -> None:
    pid = checked(root, [("0\n", "S\n")])
    with sqlite3.connect(server.data / "oj.sqlite3", timeout=30) as database:
        database.execute("UPDATE problem SET spj_code = NULL WHERE id = ?", (pid,))
    row = judged(student, pid, SAY)
    assert row["status"] == 4
    assert "code does not exist" in (message_of(root, row) or "")


def test_a_checker_reads_its_extra_files(root: Client, student: Client) -> None:
    code = '#include "verdict.h"\nint main() { return VERDICT; }'
    pid = checked(
        root,
        [("0\n", "S\n")],
        spjCode=code,
        judgeExtraFile='{"verdict.h": "#define VERDICT 100\\n"}',
    )
    assert judged(student, pid, SAY)["status"] == 0


@pytest.mark.parametrize(("said", "status"), [("1.0000001 X", 0), ("1.1 X", -1), ("1 x", -1)])
def test_a_comparison_of_the_judge_needs_no_program(
    root: Client, student: Client, said: str, status: int
) -> None:
    pid = checked(
        root,
        [("1\n", "1 X\n")],
        spjAbi="builtin",
        spjArgs="float 1e-6 0",
        spjCode=None,
        spjLanguage=None,
    )
    assert judged(student, pid, f"print('{said}')")["status"] == status


INTERACTOR = r"""
#include <cstdio>
int main(int argc, char** argv) {
  int secret, guess;
  FILE* input = fopen(argv[1], "r");
  if (fscanf(input, "%d", &secret) != 1) return 103;
  printf("go\n");
  fflush(stdout);
  if (scanf("%d", &guess) != 1) return 102;
  return guess == secret ? 100 : 102;
}
"""


@pytest.mark.parametrize(
    ("code", "status"),
    [
        ("input()\nprint(7, flush=True)", 0),
        ("input()\nprint(8, flush=True)", -1),
        ("input()\ninput()", 1),
        ("input()\nprint(7, flush=True)\nraise SystemExit(5)", 3),
    ],
)
def test_an_interactor_talks_with_the_program(
    root: Client, student: Client, code: str, status: int
) -> None:
    pid = checked(root, [("7\n", "\n")], judgeMode="interactive", spjCode=INTERACTOR)
    assert judged(student, pid, code)["status"] == status


@pytest.fixture(scope="module")
def function_problem(root: Client) -> int:
    """The student writes a function; a file of the problem and code before and after it."""
    body = problem_body(
        f"FUNCTION{next(_numbers)}",
        [("2 3\n", "5\n")],
        userExtraFile='{"types.h": "typedef long long Number;\\n"}',
    )
    body["codeTemplates"] = [
        {
            "lid": 3,
            "code": "",
            "status": False,
            "prepend": '#include <iostream>\n#include "types.h"\n// SECRET-BEFORE',
            "append": "int main() { Number a, b; std::cin >> a >> b; std::cout << add(a, b); }",
        }
    ]
    return add_problem(root, body)


def test_code_stands_before_and_after_the_students(student: Client, function_problem: int) -> None:
    right = "Number add(Number a, Number b) { return a + b; }"
    row = judged(student, function_problem, right, "C++")
    assert (row["status"], row["length"]) == (0, len(right))
    detail = student.get("/api/get-submission-detail", submitId=row["submitId"]).data
    assert detail["submission"]["code"] == right
    wrong = "Number add(Number a, Number b) { return a - b; }"
    assert judged(student, function_problem, wrong, "C++")["status"] == -1
    # No code stands around it in this language.
    other = {"pid": function_problem, "language": "C++ 17", "code": right}
    assert student.post("/api/submit-problem-judge", other).err == "judge.bad_language"


def test_the_compiler_names_the_students_lines_and_hides_the_others(
    student: Client, function_problem: int
) -> None:
    code = "Number add(Number a, Number b) {\n  return nonsense;\n}"
    row = judged(student, function_problem, code, "C++")
    assert row["status"] == -2
    message = message_of(student, row) or ""
    assert "main.cpp:2" in message and "nonsense" in message
    assert "SECRET-BEFORE" not in message
