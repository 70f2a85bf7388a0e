"""Verdicts as judgement types (contract clics.md §4). Pure."""

from __future__ import annotations

from oj_appliance.contests.clics.wire import JudgementType
from oj_appliance.contests.records import Result, result_of
from oj_appliance.judging.types import Verdict

# Identifiers and what they mean are the API's own; which of them fits ours best is our choice.
_KNOWN: dict[Verdict, tuple[str, str]] = {
    Verdict.ACCEPTED: ("AC", "Accepted"),
    Verdict.WRONG_ANSWER: ("WA", "Wrong Answer"),
    Verdict.PRESENTATION_ERROR: ("PE", "Presentation Error"),
    Verdict.TIME_LIMIT_EXCEEDED: ("TLE", "Time Limit Exceeded"),
    Verdict.MEMORY_LIMIT_EXCEEDED: ("MLE", "Memory Limit Exceeded"),
    Verdict.RUNTIME_ERROR: ("RTE", "Runtime Error"),
    Verdict.COMPILE_ERROR: ("CE", "Compile Error"),
    Verdict.PARTIAL_ACCEPTED: ("RE", "Partial Accepted"),
    Verdict.SYSTEM_ERROR: ("JE", "System Error"),
    Verdict.SUBMITTED_FAILED: ("SE", "Submitted Failed"),
    Verdict.CANCELLED: ("CS", "Cancelled"),
}


def judgement_types(*, with_penalty: bool) -> dict[str, JudgementType]:
    """What counts as solved and as a failure is what boards make of it."""
    return {
        number: JudgementType(
            id=number,
            name=name,
            solved=result_of(verdict) == Result.SOLVED,
            penalty=result_of(verdict) == Result.FAILED if with_penalty else None,
        )
        for verdict, (number, name) in _KNOWN.items()
    }


def judgement_type_of(status: int) -> str:
    """Of a final status; what nobody has given an identifier is for the staff to explain."""
    return _BY_STATUS.get(status, _KNOWN[Verdict.CANCELLED][0])


_BY_STATUS: dict[int, str] = {int(verdict): number for verdict, (number, _) in _KNOWN.items()}
