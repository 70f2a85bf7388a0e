"""Labelled solutions of the demo problems get their labels from the real sandbox: an accepted one
and another one of each problem, and all of them with OJ_TEST_FULL=1."""

import os
import threading
from collections.abc import Iterator, Sequence

import pytest

from judge_sandbox.command_line.problem_folder import Label, ProblemFolder, read_problem_folder
from judge_sandbox.running.local_files import LocalFiles
from judge_sandbox.sandbox import Sandbox
from judge_sandbox.types import Verdict
from oj_appliance.interchange.demo.reading import DEMO_ROOT

# Between them: all four languages, every label but PAC, a run that must be stopped.
IN_QUICK = {"01-a-plus-b", "09-carrying-the-books"}

FULL = os.environ.get("OJ_TEST_FULL") == "1"

FILES = LocalFiles()
VERDICTS = {
    "AC": Verdict.ACCEPTED,
    "WA": Verdict.WRONG_ANSWER,
    "PAC": Verdict.PARTIAL_ACCEPTED,
    "RE": Verdict.RUNTIME_ERROR,
    "CE": Verdict.COMPILE_ERROR,
    "TLE": Verdict.TIME_LIMIT_EXCEEDED,
}


@pytest.fixture(scope="module")
def sandbox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Sandbox]:
    cache_dir = tmp_path_factory.mktemp("sandbox")
    opened = Sandbox.open(slots=1, cache_dir=cache_dir, locate=FILES.path)
    yield opened
    opened.close()


def two_of(labels: Sequence[Label]) -> list[Label]:
    """Partial scores before the rest, and what runs out of its time last: it takes longest."""
    costs = ("PAC", "WA", "RE", "CE", "TLE")
    others = sorted(
        (each for each in labels if each.expected != "AC"),
        key=lambda label: costs.index(label.expected),
    )
    return [next(each for each in labels if each.expected == "AC"), *others[:1]]


def labelled_solutions() -> list[object]:
    solutions: list[object] = []
    for folder in sorted(path.parent for path in DEMO_ROOT.glob("*/problem.toml")):
        problem = read_problem_folder(folder, FILES)
        mark = pytest.mark.quick if folder.name in IN_QUICK else pytest.mark.slow
        for label in problem.labels if FULL or folder.name in IN_QUICK else two_of(problem.labels):
            name = f"{folder.name}-{label.expected}-{label.path.name}"
            solutions.append(pytest.param(problem, label, id=name, marks=mark))
    return solutions


@pytest.mark.parametrize(("problem", "label"), labelled_solutions())
def test_a_labelled_solution_gets_its_label(
    sandbox: Sandbox, problem: ProblemFolder, label: Label
) -> None:
    report = sandbox.judge(
        problem.task_for(label.path.read_text(encoding="utf-8"), label.language),
        slot=0,
        on_progress=lambda _: None,
        cancelled=threading.Event(),
    )
    assert report.sandbox_failure is None
    cases = [(case.seq, case.status.name, case.time_ms) for case in report.cases]
    assert report.status is VERDICTS[label.expected], (report.error_message, cases)
    if label.expected != "CE":
        assert report.score == label.score, cases
