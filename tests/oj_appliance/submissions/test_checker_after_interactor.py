"""A checker looks at what the interactor wrote: from the editor's save, from a Polygon package and
back, and with the version of the test data that it belongs to."""

from __future__ import annotations

import io
import zipfile
from typing import Any

import pytest

from tests.http_client import Client
from tests.judging_waits import submit, wait_for_verdict
from tests.oj_appliance.interchange.packages import import_package
from tests.problem_bodies import add_problem, problem_body

pytestmark = pytest.mark.slow
Json = dict[str, Any]

# Takes any guess below 100 and notes it; the checker wants the answer's.
INTERACTOR = r"""
#include "testlib.h"
#include <iostream>
int main(int argc, char** argv) {
  registerInteraction(argc, argv);
  std::cout << "go" << std::endl;
  int guess = ouf.readInt();
  if (guess >= 100) quitf(_wa, "the interactor refuses %d", guess);
  tout << guess << std::endl;
  quitf(_ok, "the interactor is content");
}
"""
CHECKER = r"""
#include "testlib.h"
int main(int argc, char** argv) {
  registerTestlibCmd(argc, argv);
  int given = inf.readInt(), written = ouf.readInt(), wanted = ans.readInt();
  if (written != wanted) quitf(_wa, "of %d the checker wants %d", given, wanted);
  quitf(_ok, "the checker agrees");
}
"""
AFTER = {"checkerCode": CHECKER, "checkerLanguage": "C++", "checkerAbi": "testlib"}
TALKING = {
    **{"judgeMode": "interactive", "spjCode": INTERACTOR, "spjLanguage": "C++"},
    **{"spjAbi": "testlib", "showCheckerComment": True},
}
PROGRAMS = [f"{which}{part}" for which in ("spj", "checker") for part in ("Code", "Abi", "Args")]
ACCEPTED, WRONG = 0, -1


def says(guess: int) -> str:
    return f"input()\nprint({guess}, flush=True)"


def verdict(client: Client, pid: int, guess: int) -> int:
    return int(wait_for_verdict(client, submit(client, pid, "Python3", says(guess)))["status"])


def judged(client: Client, pid: int, guess: int) -> tuple[int, str]:
    """The verdict, and what was said of the only case."""
    row = wait_for_verdict(client, submit(client, pid, "Python3", says(guess)))
    found = client.get("/api/get-all-case-result", submitId=row["submitId"]).data
    (case,) = found["judgeCaseList"]
    return row["status"], case["userOutput"]


def assert_both_are_asked(client: Client, pid: int) -> None:
    assert judged(client, pid, 7) == (ACCEPTED, "the checker agrees")
    status, said = judged(client, pid, 8)
    assert (status, said) == (WRONG, "of 4 the checker wants 7")
    status, said = judged(client, pid, 100)
    assert status == WRONG and said.startswith("the interactor refuses 100")


def make(root: Client, display_id: str, **problem: Any) -> int:
    return add_problem(root, problem_body(display_id, [("4\n", "7\n")], **TALKING, **problem))


def test_a_checker_has_the_last_word_on_what_the_interactor_accepts(
    root: Client, student: Client
) -> None:
    alone = make(root, "AFTER1")
    assert judged(student, alone, 8) == (ACCEPTED, "the interactor is content")
    both = make(root, "AFTER2", **AFTER)
    assert_both_are_asked(student, both)
    shown = student.get("/api/get-problem-detail", problemId="AFTER2").data["problem"]
    assert {shown[name] for name in PROGRAMS} == {None}


def test_a_comparison_of_the_judge_may_come_after_the_interactor(
    root: Client, student: Client
) -> None:
    pid = make(root, "AFTER3", checkerAbi="builtin", checkerArgs="tokens")
    assert [verdict(student, pid, guess) for guess in (7, 8)] == [ACCEPTED, WRONG]


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"checkerAbi": "other"}, "problem.bad_abi"),
        ({"checkerAbi": "builtin", "checkerArgs": "words"}, "problem.bad_abi"),
        ({"checkerCode": " "}, "content.empty"),
        ({"checkerLanguage": None}, "content.empty"),
        ({"checkerArgs": "a\0b"}, "http.bad_param"),
        ({"checkerCode": "/" * 1_048_577}, "content.too_long"),
        ({"checkerCode": "int main( {"}, "judge.compile_failed"),
    ],
)
def test_a_checker_after_the_interactor_keeps_the_rules(
    root: Client, changes: Json, error: str
) -> None:
    fields = {**TALKING, **AFTER, **changes}
    body = problem_body("AFTER4", [("4\n", "7\n")], **fields)
    assert root.post("/api/admin/problem", body).err == error


def test_a_checker_in_a_language_that_is_not_installed_says_so(root: Client) -> None:
    pid = make(root, "AFTER5", **{**AFTER, "checkerLanguage": "Pascal"})
    stored = root.get("/api/admin/problem", pid=pid).data
    assert stored["unsupported"] is True and "Pascal" in stored["unsupportedReason"]


def test_an_older_version_is_judged_without_the_checker_that_came_later(
    root: Client, student: Client
) -> None:
    pid = make(root, "AFTER6")
    body = problem_body("AFTER6", [("4\n", "7\n")], **TALKING, **AFTER)
    body["problem"]["id"] = pid
    assert root.put("/api/admin/problem", body).status == 200
    assert verdict(student, pid, 8) == WRONG
    choice = {"pid": pid, "version": 1}
    assert root.put("/api/admin/problem/data-version", choice).status == 200
    assert verdict(student, pid, 8) == ACCEPTED
    assert root.get("/api/admin/problem", pid=pid).data["checkerAbi"] is None


POLYGON = """<?xml version="1.0" encoding="utf-8"?>
<problem short-name="after-seven"><names><name language="english" value="Seven"/></names>
<judging><testset name="tests"><time-limit>1000</time-limit>
<memory-limit>268435456</memory-limit><input-path-pattern>tests/%02d</input-path-pattern>
<answer-path-pattern>tests/%02d.a</answer-path-pattern><tests><test/></tests></testset></judging>
<assets><checker type="testlib"><source path="files/check.cpp" type="cpp.g++17"/></checker>
<interactor><source path="files/interactor.cpp" type="cpp.g++17"/></interactor></assets></problem>
"""


def package() -> bytes:
    files = {
        "problem.xml": POLYGON,
        "files/check.cpp": CHECKER,
        "files/interactor.cpp": INTERACTOR,
        "tests/01": "4\n",
        "tests/01.a": "7\n",
    }
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return buffer.getvalue()


def imported(root: Client, content: bytes) -> int:
    """Its pid; nothing but an id that is taken is told to be lost, and everybody may open it."""
    (found,) = import_package(root, content, "seven.zip", auth=1, taken="new")["problems"]
    assert {loss["field"] for loss in found["losses"]} <= {"problemId"}
    return int(found["pid"])


def test_a_polygon_package_is_judged_by_both_programs_and_comes_back_equal(
    root: Client, student: Client
) -> None:
    first = imported(root, package())
    stored = root.get("/api/admin/problem", pid=first).data
    assert (stored["unsupported"], stored["checkerAbi"]) == (False, "testlib")
    assert [verdict(student, first, guess) for guess in (7, 8)] == [ACCEPTED, WRONG]
    for name in ("polygon", "hoj"):
        answer = root.get("/api/file/export", pid=first, format=name, lossy=True)
        again = imported(root, answer.body)
        kept = root.get("/api/admin/problem", pid=again).data
        assert {each: kept[each] for each in PROGRAMS} == {each: stored[each] for each in PROGRAMS}
        assert [verdict(student, again, guess) for guess in (7, 8)] == [ACCEPTED, WRONG]
