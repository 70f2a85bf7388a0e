"""Checkers packed for other judges decide as they did: every way to end, and labelled programs."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from judge_sandbox.command_line.problem_folder import read_problem_folder
from judge_sandbox.testlib import header
from judge_sandbox.types import (
    Convention,
    JudgeMode,
    JudgeProgram,
    JudgeTask,
    Scoring,
    TestCase,
    Verdict,
)
from judge_sandbox.verdict_names import verdict_name
from oj_appliance.interchange.formats.kattis.adapter import packed
from oj_appliance.interchange.programs.languages import CPP, C
from tests.judge_sandbox.sandbox_fixture import FILES, FIXTURES, Bench, open_sandbox

ECHO = "import sys\nsys.stdout.write(sys.stdin.read())\n"

# The contestant's output tells the checker what to do: an exit code (or minus a signal), what to
# print, what to say. Only then the checker's own main ends without a word of its own.
OBEDIENT = r"""
#include <stdio.h>
#include <stdlib.h>
#include <signal.h>
int main(int argc, char **argv) {
    FILE *output = fopen(argv[2], "r"), *answer = fopen(argv[3], "r");
    char printed[200] = "", said[200] = "", right[20] = "";
    int code;
    if (fscanf(answer, "%19s", right) != 1 || right[0] != 'y') return 77;
    if (fscanf(output, "%d [%199[^]]] [%199[^]]]", &code, printed, said) < 1) return 78;
    if (printed[0] != '-') fputs(printed, stdout);
    if (said[0] != '-') fputs(said, stderr);
    if (code < 0) raise(-code);
    if (code) exit(code);
}
"""
ENDS = [
    *((code, "-", "-") for code in (0, 1, 2, 3, 4, 7, 8, 42, 99, 100, 101, 102, 103, -11, -6)),
    *((99, printed, "-") for printed in ("29", "100", "250", "-5", "33.5", "nan", "0x10", "1e1")),
    (99, " 12 ", "-"),
    (99, "12 13", "-"),
    *(
        (5, "-", said)
        for said in ("ok fine", "wrong answer 1st", "wrong output format x", "FAIL x")
    ),
    *((0, "-", said) for said in ("partially correct (0) x", "partially correct (29)", "points 5")),
    *(
        (7, "-", said)
        for said in ("points 50 x", "points 100", "points x", "partially correct (7)")
    ),
    *(
        (1, "-", said)
        for said in ("points 29 ", "partially correct (30) x", "partially correct (x)")
    ),
    (-11, "-", "wrong answer then crashed"),
    (-11, "-", "partially correct (40) then crashed"),
]
CASE_SCORE = 100
# An interactor's standard output is the team's input, so it says its share on standard error.
TALK_ENDS = [
    *((99, "-", said) for said in ("29", "12 of 20", "partially correct (40) x", "none")),
    *((code, "-", "-") for code in (0, 102, 103)),
    (5, "-", "ok fine"),
]
PROGRAMS = [
    ("pairsum-hoj", "zero_based.py"),
    ("maxpos-hoj", "half_50.py"),
    ("maxpos-testlib", "half_50.py"),
    ("guess-hoj", "bs.py"),
    ("guess-hoj", "linear.py"),
    ("guess-hoj", "crash_after.cpp"),
    ("guess-testlib", "bs.cpp"),
]


@pytest.fixture(scope="module")
def bench(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Bench]:
    with open_sandbox(tmp_path_factory.mktemp("cache")) as sandbox:
        yield Bench(sandbox, tmp_path_factory.mktemp("data"))


def packed_program(program: JudgeProgram, *, is_interactor: bool = False) -> JudgeProgram:
    family = C if program.language == "C" else CPP
    code = packed(program.source, family, program.convention, is_interactor=is_interactor)
    return replace(program, convention=Convention.KATTIS, source=code)


def cases_of(bench: Bench, ends: Sequence[tuple[int, str, str]]) -> tuple[TestCase, ...]:
    """One case for each way to end."""
    return tuple(
        bench.case(f"{code} [{out}] [{said}]".encode(), b"yes", seq, score=100)
        for seq, (code, out, said) in enumerate(ends, 1)
    )


def assert_same(bench: Bench, before: JudgeTask, after: JudgeTask) -> set[Verdict]:
    """Judges both, case by case the same; the verdicts there were."""
    reports = bench.judge(before), bench.judge(after)
    assert [each.sandbox_failure for each in reports] == [None, None]
    for old, new in zip(reports[0].cases, reports[1].cases, strict=True):
        # The format knows no Presentation Error.
        is_pe = old.status is Verdict.PRESENTATION_ERROR
        expected = Verdict.WRONG_ANSWER if is_pe else old.status
        assert (new.status, new.score) == (expected, old.score), (old, new)
    return {each.status for each in reports[1].cases}


EVERY_VERDICT = {
    Verdict.ACCEPTED,
    Verdict.WRONG_ANSWER,
    Verdict.PARTIAL_ACCEPTED,
    Verdict.SYSTEM_ERROR,
}


@pytest.mark.parametrize(
    ("convention", "language"), [(Convention.HOJ, "C"), (Convention.TESTLIB, "C++")]
)
def test_every_way_to_end_means_the_same(
    bench: Bench, convention: Convention, language: str
) -> None:
    program = JudgeProgram(convention, language, OBEDIENT)
    task = bench.task(ECHO, "Python3", cases=cases_of(bench, ENDS), scoring=Scoring.OI)
    task = replace(task, mode=JudgeMode.SPECIAL_JUDGE, checker=program)
    found = assert_same(bench, task, replace(task, checker=packed_program(program)))
    assert found == EVERY_VERDICT


def test_every_way_of_an_interactor_means_the_same(bench: Bench) -> None:
    source = OBEDIENT.replace("fopen(argv[2]", "fopen(argv[1]")
    program = JudgeProgram(Convention.HOJ, "C", source)
    task = bench.task(ECHO, "Python3", cases=cases_of(bench, TALK_ENDS), scoring=Scoring.OI)
    task = replace(task, mode=JudgeMode.INTERACTIVE, interactor=program)
    after = replace(task, interactor=packed_program(program, is_interactor=True))
    assert assert_same(bench, task, after) == EVERY_VERDICT


@pytest.mark.parametrize(("folder", "name"), PROGRAMS, ids=str)
def test_a_labelled_program_keeps_its_label(bench: Bench, folder: str, name: str) -> None:
    problem = read_problem_folder(FIXTURES / folder, FILES)
    task = problem.task
    if task.checker:
        task = replace(task, checker=packed_program(task.checker))
    if task.interactor:
        task = replace(task, interactor=packed_program(task.interactor, is_interactor=True))
    (label,) = [each for each in problem.labels if each.path.name == name]
    source = label.path.read_text("utf-8")
    report = bench.judge(replace(task, source=source, language=label.language))
    assert report.sandbox_failure is None
    assert (verdict_name(report), report.score) == (label.expected, label.score), report


def test_a_packed_checker_works_where_output_comes_through_a_pipe(tmp_path: Path) -> None:
    """As judges of the format call it, with the warnings of a strict compiler."""
    code = packed(
        (FIXTURES / "pairsum-testlib" / "checker.cpp").read_text("utf-8"),
        CPP,
        "testlib",
        is_interactor=False,
    )
    (tmp_path / "testlib.h").write_text(header(), "utf-8")
    source = tmp_path / "validate.cpp"
    source.write_text(code, "utf-8")
    compile_it = ["g++", "-std=c++17", "-O2", "-Wall", "-Wextra", "-o", tmp_path / "validate"]
    compiled = subprocess.run([*compile_it, source], capture_output=True, text=True, check=True)
    assert "adapter" not in compiled.stderr
    feedback = tmp_path / "feedback"
    feedback.mkdir()
    case = FIXTURES / "pairsum-testlib" / "cases"
    call = [tmp_path / "validate", case / "1.in", case / "1.out", f"{feedback}/"]
    right = (case / "1.out").read_bytes()
    assert subprocess.run(call, input=right, check=False).returncode == 42
    assert subprocess.run(call, input=b"1 1\n", check=False).returncode == 43
    assert (feedback / "judgemessage.txt").read_text().startswith("wrong answer")
