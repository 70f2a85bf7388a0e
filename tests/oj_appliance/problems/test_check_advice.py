"""What verdicts of reference solutions say about limits and cases (contract admin.md §8.5)."""

from __future__ import annotations

import pytest

from oj_appliance.judging.types import CaseReport, JudgeReport, Verdict
from oj_appliance.problems.programs.check_advice import Advice, Ran, Timed, advice
from oj_appliance.problems.types.problem import ReferenceSolutionRecord

pytestmark = pytest.mark.quick

AC, WA, TLE, CE = (
    Verdict.ACCEPTED,
    Verdict.WRONG_ANSWER,
    Verdict.TIME_LIMIT_EXCEEDED,
    Verdict.COMPILE_ERROR,
)


def ran(
    expected: Verdict,
    came: Verdict,
    *,
    time: int = 0,
    kb: int = 1024,
    language: str = "C",
    cases: tuple[Verdict, ...] = (),
) -> Ran:
    solution = ReferenceSolutionRecord(1, 1, "s", language, "", (int(expected),), None, "hand", 0)
    reports = tuple(CaseReport(seq, each, 0, 0) for seq, each in enumerate(cases, 1))
    return Ran(solution, JudgeReport(came, time, kb, cases=reports))


def told(*runs: Ran, limit: int = 1000, memory: int = 256, cases: int = 3) -> Advice:
    seqs = range(1, cases + 1)
    return advice(runs, seqs, time_limit_ms=limit, memory_limit_mb=memory)


def keys(found: Advice) -> set[str]:
    return {note.key for note in found.notes} - {"check.no_slow", "check.no_wrong"}


def test_a_limit_leaves_the_slowest_right_solution_twice_its_time() -> None:
    assert keys(told(ran(AC, AC, time=500))) == set()
    found = told(ran(AC, AC, time=10), ran(AC, AC, time=501))
    assert found.slowest_accepted == Timed("C", 501, 501)
    assert keys(found) == {"check.time_tight"}
    assert "1100 ms" in found.notes[0].text.en


def test_a_limit_far_above_the_slowest_is_loose_unless_it_is_small_anyway() -> None:
    assert keys(told(ran(AC, AC, time=100), limit=1000)) == set()
    assert keys(told(ran(AC, AC, time=200), limit=2000)) == set()
    assert keys(told(ran(AC, AC, time=199), limit=2000)) == {"check.time_loose"}


def test_doubled_limits_count_half() -> None:
    found = told(ran(AC, AC, time=800, kb=100 * 1024, language="Python3"), memory=64)
    assert found.slowest_accepted == Timed("Python3", 800, 400)
    assert keys(found) == set()


def test_a_slow_solution_that_passes_is_told_and_one_that_does_not_compile_is_not() -> None:
    good = ran(AC, AC, time=10)
    found = told(good, ran(TLE, AC, time=300))
    assert (found.fastest_too_slow, keys(found)) == (
        Timed("C", 300, 300),
        {"check.too_slow_passes"},
    )
    found = told(good, ran(TLE, TLE, time=1100))
    assert (found.fastest_too_slow, keys(found)) == (Timed("C", 1100, 1100), set())
    assert told(good, ran(TLE, CE)).fastest_too_slow is None


def test_memory_may_come_close_to_its_limit_but_not_too_close() -> None:
    assert keys(told(ran(AC, AC, kb=200 * 1024))) == set()
    assert keys(told(ran(AC, AC, kb=210 * 1024))) == {"check.memory_tight"}
    assert keys(told(ran(AC, AC, kb=10 * 1024), memory=512)) == {"check.memory_loose"}


def test_cases_that_no_wrong_solution_fails_are_named_in_runs() -> None:
    wrong = ran(WA, WA, cases=(AC, AC, WA, AC, Verdict.CANCELLED))
    found = told(ran(AC, AC, cases=(AC,) * 5), wrong, cases=5)
    assert found.cases_nobody_fails == (1, 2, 4)
    (note,) = [each for each in found.notes if each.key == "check.idle_cases"]
    assert "1–2, 4" in note.text.zh and "1–2, 4" in note.text.en


def test_without_the_solutions_for_it_nothing_is_claimed() -> None:
    found = told(ran(AC, WA))
    assert found.slowest_accepted is None and found.cases_nobody_fails == ()
    assert {note.key for note in found.notes} == {"check.no_accepted", "check.no_wrong"}
