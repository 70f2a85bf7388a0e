"""The demo problems are complete and consistent, before any of them is judged."""

import re
import tomllib
from collections import defaultdict
from dataclasses import MISSING, fields
from pathlib import Path

import pytest

from oj_appliance.interchange.demo.reading import DEMO_ROOT, DemoProblem, read_demo_problems
from tests.demo.make_cases import make_cases

pytestmark = pytest.mark.quick

PROBLEMS = read_demo_problems()
LANGUAGE_OF_SUFFIX = {".c": "C", ".cpp": "C++", ".java": "Java", ".py": "Python3"}

each_problem = pytest.mark.parametrize(
    "problem", PROBLEMS, ids=[problem.problem_id for problem in PROBLEMS]
)


def folder_of(problem: DemoProblem) -> Path:
    return problem.cases[0].input.parents[1]


def test_there_are_twelve_problems_of_rising_difficulty_and_two_with_a_judge_program() -> None:
    assert [p.problem_id for p in PROBLEMS] == [f"P{1000 + n}" for n in range(14)]
    difficulties = [p.difficulty for p in PROBLEMS[:12]]
    assert difficulties == sorted(difficulties)
    assert set(difficulties) == {0, 1, 2}
    assert [p.mode for p in PROBLEMS] == ["default"] * 12 + ["spj", "interactive"]


def test_the_set_shows_scores_and_subtasks_and_stopping_at_the_first_failure() -> None:
    assert sum(p.type == "OI" for p in PROBLEMS) == 3
    modes = {(p.type, p.judge_case_mode) for p in PROBLEMS}
    assert modes == {
        ("ACM", "default"),
        ("ACM", "ergodic_without_error"),
        ("OI", "default"),
        ("OI", "subtask_lowest"),
    }


def test_all_folders_are_read_and_together_stay_small() -> None:
    assert [folder_of(p) for p in PROBLEMS] == sorted(d for d in DEMO_ROOT.iterdir() if d.is_dir())
    assert sum(f.stat().st_size for f in DEMO_ROOT.rglob("*") if f.is_file()) < 1_500_000


@each_problem
def test_every_key_is_one_that_the_reader_knows(problem: DemoProblem) -> None:
    content = tomllib.loads((folder_of(problem) / "problem.toml").read_text(encoding="utf-8"))
    needed = {field.name for field in fields(DemoProblem) if field.default is MISSING}
    known = {field.name for field in fields(DemoProblem)}
    assert needed <= set(content) <= known


@each_problem
def test_a_judge_program_stands_beside_its_problem(problem: DemoProblem) -> None:
    programs = [program for program in (problem.checker, problem.interactor) if program]
    assert [problem.mode == "default"] == [not programs]
    assert (problem.interactor is not None) == (problem.mode == "interactive")
    stored = {file for file in folder_of(problem).iterdir() if file.is_file()}
    assert stored == {folder_of(problem) / "problem.toml", *(each.file for each in programs)}


@each_problem
def test_both_languages_are_complete(problem: DemoProblem) -> None:
    assert list(problem.statement) == ["zh-CN", "en-US"]
    assert problem.title == problem.statement["zh-CN"].title
    for statement in problem.statement.values():
        for field in fields(statement):
            text = getattr(statement, field.name)
            assert text, field.name
            assert text == text.strip(), field.name
    han = re.compile("[\u4e00-\u9fff]")
    chinese, english = problem.statement["zh-CN"], problem.statement["en-US"]
    for field in fields(chinese):
        assert han.search(getattr(chinese, field.name)), field.name
        assert not han.search(getattr(english, field.name)), field.name
    assert problem.tags
    assert all(han.search(tag.zh) and tag.en and not han.search(tag.en) for tag in problem.tags)


def formulas(text: str) -> list[str]:
    without_code = re.sub(r"```.*?```|`[^`\n]*`", "", text, flags=re.DOTALL)
    assert without_code.count("$") % 2 == 0
    return re.findall(r"\$([^$]*)\$", without_code)


@each_problem
def test_both_languages_state_the_same_limits(problem: DemoProblem) -> None:
    limits = {
        language: sorted(f for f in formulas(statement.input) if r"\le" in f or r"\times" in f)
        for language, statement in problem.statement.items()
    }
    assert limits["zh-CN"] == limits["en-US"]
    for statement in problem.statement.values():
        for text in (statement.description, statement.output, statement.hint):
            assert all(formula.strip() == formula != "" for formula in formulas(text))


@each_problem
def test_samples_are_the_first_cases(problem: DemoProblem) -> None:
    assert problem.samples
    if problem.mode == "interactive":
        return  # its samples are talks, its cases what the interactor knows
    for sample, case in zip(problem.samples, problem.cases, strict=False):
        assert sample.input == case.input.read_text(encoding="utf-8")
        assert sample.output == case.output.read_text(encoding="utf-8")


@each_problem
def test_the_cases_on_disk_are_those_the_generator_makes(problem: DemoProblem) -> None:
    stored = [
        (case.input.read_bytes().decode(), case.output.read_bytes().decode())
        for case in problem.cases
    ]
    assert 5 <= len(stored) <= 12
    assert stored == make_cases(folder_of(problem).name)
    named = {path for case in problem.cases for path in (case.input, case.output)}
    assert named == set((folder_of(problem) / "cases").iterdir())


@each_problem
def test_oi_scores_add_up_to_100_and_acm_has_none(problem: DemoProblem) -> None:
    if problem.type == "ACM":
        assert all(case.score == 0 for case in problem.cases)
        assert all(submission.score is None for submission in problem.submissions)
        return
    groups = defaultdict(list)
    for case in problem.cases:
        groups[case.group].append(case.score)
    if problem.judge_case_mode == "subtask_lowest":
        assert len(groups) > 1
        assert sum(min(scores) for scores in groups.values()) == 100
    else:
        assert sum(sum(scores) for scores in groups.values()) == 100
    for submission in problem.submissions:
        assert submission.score is not None
        assert (submission.score == 100) == (submission.expected == "AC")


@each_problem
def test_every_problem_has_right_and_wrong_solutions_under_their_label(
    problem: DemoProblem,
) -> None:
    right = {s.language for s in problem.submissions if s.expected == "AC"}
    assert right >= {"C++", "Python3"}
    wrong = [s for s in problem.submissions if s.expected != "AC"]
    assert len(wrong) >= 2
    assert all(submission.why for submission in wrong)
    for submission in problem.submissions:
        assert submission.file.parent.name == submission.expected
        assert LANGUAGE_OF_SUFFIX[submission.file.suffix] == submission.language
    stored = {f for f in (folder_of(problem) / "submissions").rglob("*") if f.is_file()}
    assert stored == {submission.file for submission in problem.submissions}
