"""Every labelled submission of every plain folder gets its verdict from the real sandbox."""

import os
from dataclasses import replace

import pytest

from judge_sandbox.command_line.problem_folder import Label, read_problem_folder
from judge_sandbox.types import Convention, JudgeMode, JudgeTask
from judge_sandbox.verdict_names import verdict_name
from tests.judge_sandbox.sandbox_fixture import FILES, FIXTURES, Bench

FOLDERS = sorted(path.parent.name for path in FIXTURES.glob("*/problem.toml"))
NEVER_END = {"tle_loop", "tle_sleep", "noflush", "spin_after"}
LABELS = [
    pytest.param(name, label, id=f"{name}-{label.path.name}")
    for name in FOLDERS
    for label in read_problem_folder(FIXTURES / name, FILES).labels
]


@pytest.mark.parametrize(("name", "label"), LABELS)
def test_submission_gets_its_labelled_verdict(bench: Bench, name: str, label: Label) -> None:
    problem = read_problem_folder(FIXTURES / name, FILES)
    task = problem.task_for(label.path.read_text("utf-8"), label.language)
    report = bench.judge(enough_of(task, label))
    assert report.sandbox_failure is None
    assert verdict_name(report) == label.expected, report
    if label.score is not None:
        assert report.score == label.score
    if label.case_rows is not None:
        assert len(report.cases) == label.case_rows


def enough_of(task: JudgeTask, label: Label) -> JudgeTask:
    """Each case of a program that is too slow is measured three times, to the limit: of those that
    never end two cases show that the next is run all the same. OJ_TEST_FULL=1 runs all."""
    if label.path.stem not in NEVER_END or os.environ.get("OJ_TEST_FULL"):
        return task
    assert label.expected == "TLE"
    return replace(task, cases=task.cases[:2])


def test_every_mode_and_convention_has_a_folder() -> None:
    problems = [read_problem_folder(FIXTURES / name, FILES) for name in FOLDERS]
    programs = [each.task.checker or each.task.interactor for each in problems]
    assert {each.mode for each in problems} == set(JudgeMode)
    assert {program.convention for program in programs if program} == set(Convention)
