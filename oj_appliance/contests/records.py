"""What a verdict counts as in a contest (contract submission.md §5.1). Pure."""

from __future__ import annotations

from enum import IntEnum

from oj_appliance.judging.rules import IN_PROGRESS
from oj_appliance.judging.types import Verdict


class Result(IntEnum):
    FAILED = -1
    UNCOUNTED = 0
    SOLVED = 1


_FAILURES = (
    Verdict.PRESENTATION_ERROR,
    Verdict.WRONG_ANSWER,
    Verdict.TIME_LIMIT_EXCEEDED,
    Verdict.MEMORY_LIMIT_EXCEEDED,
    Verdict.RUNTIME_ERROR,
)
_RESULTS: dict[int, Result | None] = {
    Verdict.ACCEPTED: Result.SOLVED,
    **dict.fromkeys(_FAILURES, Result.FAILED),
    **dict.fromkeys(IN_PROGRESS, None),
}


def result_of(status: int) -> Result | None:
    """None as long as there is no verdict. What is no answer of the program's costs no time: a
    compiler's error, a cancelled or a partly right submission."""
    return _RESULTS.get(status, Result.UNCOUNTED)
