"""Scores of cases, of a submission and its final status (contract judge-rules §6). Pure."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Protocol

from judge_sandbox.types import CaseMode, CaseReport, Scoring, TestCase, Verdict

SKIPPED_MESSAGE = "skipped"
# judge-rules §6: errorMessage is kept for these alone
_STATUSES_WITH_MESSAGE = frozenset(
    {
        Verdict.COMPILE_ERROR,
        Verdict.SYSTEM_ERROR,
        Verdict.RUNTIME_ERROR,
        Verdict.SUBMITTED_FAILED,
    }
)


class Scored(Protocol):
    """A case with its points, those it is worth or those it got; None where the type has none."""

    @property
    def score(self) -> int | None: ...

    @property
    def group(self) -> int: ...


def effective_case_mode(scoring: Scoring, case_mode: CaseMode) -> CaseMode:
    """Subtasks belong to OI and stopping at the first failure to ACM; elsewhere all cases run."""
    if scoring is Scoring.ACM:
        known = case_mode is CaseMode.ERGODIC_WITHOUT_ERROR
    else:
        known = case_mode in (CaseMode.SUBTASK_LOWEST, CaseMode.SUBTASK_AVERAGE)
    return case_mode if known else CaseMode.DEFAULT


def running_order(case_mode: CaseMode, cases: Sequence[TestCase]) -> list[TestCase]:
    """Stored order; subtask_lowest runs group after group, groups in first-seen order."""
    ordered = sorted(cases, key=lambda case: case.seq)
    if case_mode is not CaseMode.SUBTASK_LOWEST:
        return ordered
    groups = list(dict.fromkeys(case.group for case in ordered))
    return sorted(ordered, key=lambda case: groups.index(case.group))


def is_skipped(case_mode: CaseMode, case: TestCase, done: Sequence[CaseReport]) -> bool:
    """subtask_lowest: whether an earlier case of the group has settled it."""
    return case_mode is CaseMode.SUBTASK_LOWEST and any(
        report.group == case.group and stops_group(report.status, report.percentage or Fraction(0))
        for report in done
    )


def round_half_up(value: Fraction | float) -> int:
    """Half away from zero for what is not negative, as the contract rounds."""
    return int(Fraction(value) + Fraction(1, 2))


def case_score(status: Verdict, full: int, percentage: Fraction = Fraction(0)) -> int:
    """Points of one case in OI: all, a share of it rounded down, or none."""
    if status is Verdict.ACCEPTED:
        return full
    if status is Verdict.PARTIAL_ACCEPTED:
        return int(percentage * full)
    return 0


def stops_group(status: Verdict, percentage: Fraction = Fraction(0)) -> bool:
    """subtask_lowest: whether the rest of the group is skipped after a case of this status."""
    if status is Verdict.ACCEPTED:
        return False
    return not (status is Verdict.PARTIAL_ACCEPTED and percentage > 0)


def skipped_case(case: TestCase) -> CaseReport:
    return CaseReport(
        seq=case.seq,
        status=Verdict.CANCELLED,
        time_ms=0,
        memory_kb=0,
        score=0,
        group=case.group,
        message=SKIPPED_MESSAGE,
        case_id=case.case_id,
    )


def total_score(case_mode: CaseMode, cases: Sequence[CaseReport], io_score: int) -> int:
    """Points of the whole submission in OI, never above `io_score` unless that is 0."""
    if case_mode in (CaseMode.DEFAULT, CaseMode.ERGODIC_WITHOUT_ERROR):
        if cases and all(case.status is Verdict.ACCEPTED for case in cases):
            return io_score
        score = sum(case.score or 0 for case in cases)
    else:
        score = sum(group_scores(case_mode, cases).values())
    return min(score, io_score) if io_score else score


def full_score(case_mode: CaseMode, cases: Sequence[Scored]) -> int:
    """The points of a perfect submission, a problem's ioScore."""
    if case_mode in (CaseMode.SUBTASK_LOWEST, CaseMode.SUBTASK_AVERAGE):
        return sum(group_scores(case_mode, cases).values())
    return sum(case.score or 0 for case in cases)


def group_scores(case_mode: CaseMode, cases: Sequence[Scored]) -> dict[int, int]:
    """Points of each group, in the order in which they come: of subtask_lowest its worst case's,
    else the mean of its cases."""
    groups: dict[int, list[int]] = {}
    for case in cases:
        groups.setdefault(case.group, []).append(case.score or 0)
    if case_mode is CaseMode.SUBTASK_LOWEST:
        return {group: min(scores) for group, scores in groups.items()}
    return {
        group: round_half_up(Fraction(sum(scores), len(scores))) for group, scores in groups.items()
    }


def final_status(scoring: Scoring, cases: Sequence[CaseReport]) -> tuple[Verdict, str | None]:
    """Final status and, where it is kept, the message of the case that decided it."""
    failed = [case for case in cases if case.status is not Verdict.ACCEPTED]
    if not failed:
        return Verdict.ACCEPTED, None
    if scoring is Scoring.OI and len(failed) < len(cases):
        return Verdict.PARTIAL_ACCEPTED, None
    first = min(failed, key=lambda case: case.seq)
    return first.status, first.message if first.status in _STATUSES_WITH_MESSAGE else None
