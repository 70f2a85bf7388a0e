"""Every labelled submission of the default-mode folders gets its verdict from the real sandbox."""

import pytest

from judge_sandbox.problem_folder import Label, read_problem_folder
from judge_sandbox.types import JudgeMode
from judge_sandbox.verdict_names import verdict_name
from tests.judge_sandbox.sandbox_fixture import FIXTURES, Bench

FOLDERS = ("aplusb", "aplusb-exact", "aplusb-ergodic", "file-io", "rangemax-lowest")
LABELS = [
    pytest.param(name, label, id=f"{name}-{label.path.name}")
    for name in FOLDERS
    for label in read_problem_folder(FIXTURES / name).labels
]


@pytest.mark.parametrize(("name", "label"), LABELS)
def test_submission_gets_its_labelled_verdict(bench: Bench, name: str, label: Label) -> None:
    problem = read_problem_folder(FIXTURES / name)
    report = bench.judge(problem.task_for(label.path.read_text("utf-8"), label.language))
    assert report.sandbox_failure is None
    assert verdict_name(report) == label.expected, report
    if label.score is not None:
        assert report.score == label.score
    if label.case_rows is not None:
        assert len(report.cases) == label.case_rows


@pytest.mark.parametrize("name", ["pairsum-testlib", "guess-testlib"])
def test_modes_that_come_later_are_refused_with_a_reason(bench: Bench, name: str) -> None:
    problem = read_problem_folder(FIXTURES / name)
    assert problem.mode is not JudgeMode.DEFAULT
    report = bench.judge(problem.task_for("int main() {}", "C"))
    assert verdict_name(report) == "SE"
    assert report.error_message == "not yet supported"
