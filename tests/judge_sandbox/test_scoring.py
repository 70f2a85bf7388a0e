"""Scores and final status (contract judge-rules §6)."""

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge_sandbox import scoring
from judge_sandbox.scoring import (
    case_score,
    effective_case_mode,
    final_status,
    full_score,
    is_skipped,
    round_half_up,
    running_order,
    total_score,
)
from judge_sandbox.types import CaseMode, CaseReport, DataFile, Scoring, TestCase, Verdict

pytestmark = pytest.mark.quick

AC, WA, PAC = Verdict.ACCEPTED, Verdict.WRONG_ANSWER, Verdict.PARTIAL_ACCEPTED
_FILE = DataFile(sha256="", size=0)

results = st.lists(
    st.tuples(st.sampled_from([AC, WA, PAC]), st.integers(1, 4), st.integers(0, 100)),
    min_size=1,
    max_size=12,
)


def case(seq: int, group: int = 1, score: int = 10) -> TestCase:
    return TestCase(seq=seq, input=_FILE, output=_FILE, score=score, group=group)


def report(seq: int, status: Verdict, score: int = 0, group: int = 1) -> CaseReport:
    return CaseReport(seq, status, 0, 0, score=score, group=group, message=f"case {seq}")


def reports_of(drawn: list[tuple[Verdict, int, int]]) -> list[CaseReport]:
    return [
        report(seq, status, case_score(status, full, Fraction(1, 2)), group)
        for seq, (status, group, full) in enumerate(drawn, start=1)
    ]


@given(results, st.sampled_from(list(CaseMode)), st.integers(0, 200))
def test_total_is_never_negative_nor_above_the_full_score(
    drawn: list[tuple[Verdict, int, int]], mode: CaseMode, io_score: int
) -> None:
    total = total_score(mode, reports_of(drawn), io_score)
    assert total >= 0
    if io_score:
        assert total <= io_score


@given(results, st.sampled_from(list(CaseMode)))
def test_all_accepted_gives_the_full_score(
    drawn: list[tuple[Verdict, int, int]], mode: CaseMode
) -> None:
    cases = [case(seq, group, full) for seq, (_, group, full) in enumerate(drawn, start=1)]
    done = [report(c.seq, AC, c.score, c.group) for c in cases]
    full = full_score(mode, cases)
    assert total_score(mode, done, full) == full
    assert final_status(Scoring.OI, done) == (AC, None)


@given(results, st.sampled_from(list(CaseMode)))
def test_a_better_case_never_lowers_the_total(
    drawn: list[tuple[Verdict, int, int]], mode: CaseMode
) -> None:
    before = reports_of(drawn)
    for place, (_, group, full) in enumerate(drawn):
        better = list(before)
        better[place] = report(place + 1, AC, full, group)
        assert total_score(mode, better, 10_000) >= total_score(mode, before, 10_000)


@given(results)
def test_acm_takes_the_first_failure_and_oi_only_when_nothing_passed(
    drawn: list[tuple[Verdict, int, int]],
) -> None:
    done = reports_of(drawn)
    failed = [r for r in done if r.status is not AC]
    acm, _ = final_status(Scoring.ACM, done)
    oi, _ = final_status(Scoring.OI, done)
    assert acm is (failed[0].status if failed else AC)
    if failed and len(failed) < len(done):
        assert oi is PAC
    else:
        assert oi is acm


def test_message_is_kept_for_runtime_errors_but_not_for_wrong_answers() -> None:
    wrong = [report(1, WA)]
    crashed = [report(1, Verdict.RUNTIME_ERROR)]
    assert final_status(Scoring.ACM, wrong) == (WA, None)
    assert final_status(Scoring.ACM, crashed) == (Verdict.RUNTIME_ERROR, "case 1")


@given(st.fractions(0, 1), st.integers(0, 100))
def test_partial_points_are_rounded_down(percentage: Fraction, full: int) -> None:
    points = case_score(PAC, full, percentage)
    assert points <= percentage * full < points + 1


@pytest.mark.parametrize(("value", "rounded"), [(0.4, 0), (0.5, 1), (1.5, 2), (2.5, 3), (2.49, 2)])
def test_halves_are_rounded_up(value: float, rounded: int) -> None:
    assert round_half_up(value) == rounded


def test_average_of_a_group_is_rounded_and_lowest_takes_the_minimum() -> None:
    done = [report(1, AC, 10, 1), report(2, WA, 0, 1), report(3, AC, 5, 2), report(4, WA, 0, 2)]
    assert total_score(CaseMode.SUBTASK_AVERAGE, done, 100) == 5 + 3
    assert total_score(CaseMode.SUBTASK_LOWEST, done, 100) == 0


@pytest.mark.parametrize(
    ("points", "mean"), [((10, 0, 0), 3), ((4, 4, 0), 3), ((5, 0), 3), ((1, 0, 0), 0)]
)
def test_the_mean_of_a_group_is_rounded_to_the_nearest(points: tuple[int, ...], mean: int) -> None:
    done = [report(seq, AC if got else WA, got, 1) for seq, got in enumerate(points, 1)]
    assert total_score(CaseMode.SUBTASK_AVERAGE, done, 100) == mean


def test_default_mode_without_failures_counts_the_problem_score() -> None:
    assert total_score(CaseMode.DEFAULT, [report(1, AC, 10)], 100) == 100


def test_skipping_ends_with_the_group() -> None:
    done = [report(1, WA, 0, 1)]
    assert is_skipped(CaseMode.SUBTASK_LOWEST, case(2, group=1), done)
    assert not is_skipped(CaseMode.SUBTASK_LOWEST, case(3, group=2), done)
    assert not is_skipped(CaseMode.SUBTASK_AVERAGE, case(2, group=1), done)


def test_partial_points_do_not_end_a_group_but_none_do() -> None:
    """The share decides, not the points: a small share of few points may round down to none."""
    some = replace(report(1, PAC, 0), percentage=Fraction(1, 100))
    assert not is_skipped(CaseMode.SUBTASK_LOWEST, case(2), [some])
    for none in (replace(some, percentage=Fraction(0)), replace(some, percentage=None)):
        assert is_skipped(CaseMode.SUBTASK_LOWEST, case(2), [none])


def test_groups_run_one_after_the_other_in_first_seen_order() -> None:
    cases = [case(1, 2), case(2, 1), case(3, 2), case(4, 1)]
    assert [c.seq for c in running_order(CaseMode.SUBTASK_LOWEST, cases)] == [1, 3, 2, 4]
    assert [c.seq for c in running_order(CaseMode.DEFAULT, cases)] == [1, 2, 3, 4]


@pytest.mark.parametrize(
    ("kind", "mode", "effective"),
    [
        (Scoring.ACM, CaseMode.SUBTASK_LOWEST, CaseMode.DEFAULT),
        (Scoring.ACM, CaseMode.ERGODIC_WITHOUT_ERROR, CaseMode.ERGODIC_WITHOUT_ERROR),
        (Scoring.OI, CaseMode.ERGODIC_WITHOUT_ERROR, CaseMode.DEFAULT),
        (Scoring.OI, CaseMode.SUBTASK_AVERAGE, CaseMode.SUBTASK_AVERAGE),
    ],
)
def test_a_case_mode_counts_only_for_its_kind_of_problem(
    kind: Scoring, mode: CaseMode, effective: CaseMode
) -> None:
    assert effective_case_mode(kind, mode) is effective


def test_skipped_cases_are_shown_as_such() -> None:
    skipped = scoring.skipped_case(case(3))
    assert (skipped.status, skipped.score, skipped.message) == (Verdict.CANCELLED, 0, "skipped")
