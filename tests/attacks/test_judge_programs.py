"""A hostile checker or interactor is told to staff, never becomes a student's verdict, and leaves
nothing for the next submission."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import pytest

from judge_sandbox.checkers import special_judge
from judge_sandbox.types import Convention, JudgeMode, JudgeProgram, Scoring
from judge_sandbox.verdict_names import verdict_name
from tests.attacks.host import HostLook
from tests.attacks.judge_programs import HONEST, HostileJudge, checkers, interactors
from tests.judge_sandbox.sandbox_fixture import CANARY, Bench

_GOOD_CHECKER = """#include <stdio.h>
int main(int count, char **words) {
    int said = 0, wanted = -1;
    FILE *output = fopen(words[2], "r"), *answer = fopen(words[3], "r");
    if (count < 4 || !output || !answer || fscanf(answer, "%d", &wanted) != 1) return 103;
    return fscanf(output, "%d", &said) == 1 && said == wanted ? 100 : 102;
}
"""


@pytest.fixture(autouse=True)
def short_limits(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A checker that hangs has 48 s by the rules; the whole suite waits as long, CI does not."""
    if not os.environ.get("OJ_TEST_FULL"):
        monkeypatch.setattr(special_judge, "CHECKER_CPU_MS", 1000)
        monkeypatch.setattr(special_judge, "CHECKER_WALL_MS", 2000)
    yield


@pytest.mark.parametrize("hostile", [*checkers(), *interactors()], ids=lambda each: each.name)
def test_hostile_program_of_a_problem_is_contained(
    bench: Bench, look: Callable[[], HostLook], hostile: HostileJudge
) -> None:
    before = look()
    report = bench.judge(hostile.task(bench))
    assert report.sandbox_failure is None
    assert verdict_name(report) == hostile.expected, report
    if hostile.expected == "SE":
        # Why it failed is for staff; a submission has no score of it.
        assert report.error_message
        assert not report.score
    if hostile.expected == "PAC":
        assert [case.score for case in report.cases] == [5, 5, 5]
    _canaries(bench)
    before.assert_unchanged()


def _canaries(bench: Bench) -> None:
    """An ordinary submission and one with a checker, right and wrong, in the same slot."""
    assert verdict_name(bench.judge(bench.task(CANARY))) == "AC"
    checker = JudgeProgram(convention=Convention.HOJ, language="C", source=_GOOD_CHECKER)
    for name, expected in (("adder.c", "AC"), ("silent.c", "WA")):
        task = bench.task(
            (HONEST / name).read_text(),
            "C",
            mode=JudgeMode.SPECIAL_JUDGE,
            checker=checker,
            scoring=Scoring.ACM,
        )
        assert verdict_name(bench.judge(task)) == expected
