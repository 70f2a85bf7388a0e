"""What every way of judging a case has in common, and the ordinary one: run, then look at the
output (contract judge-rules §4, §5.1)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Protocol

from judge_sandbox.cases.ordinary import OrdinaryRuns
from judge_sandbox.outcome import CaseOutcome
from judge_sandbox.running import memory_files
from judge_sandbox.running.inputs import InputCache
from judge_sandbox.types import TestCase, Verdict

# Of what a failed case's program wrote; enough to find the first difference of an example.
KEPT_OUTPUT_BYTES = 64 * 1024
KEPT_ERROR_BYTES = 8 * 1024


@dataclass(frozen=True, slots=True)
class CaseResult:
    """Status and figures of one case; `percentage` for a partly right one, `output` and
    `errors` where the case keeps them."""

    status: Verdict
    time_ms: int
    memory_kb: int
    message: str = ""
    percentage: Fraction | None = None
    output: bytes | None = None
    errors: bytes | None = None


class CaseJudging(Protocol):
    """One submission's way of judging its cases, one after the other."""

    def judge(self, case: TestCase) -> CaseResult: ...


# Of a case, the descriptor of what the program wrote, and the outcome of its run.
Check = Callable[[TestCase, int, CaseOutcome], CaseResult]


class OrdinaryJudging:
    """Run, then `check` the output of those that ended well."""

    def __init__(self, runs: OrdinaryRuns, inputs: InputCache, check: Check) -> None:
        self._runs = runs
        self._inputs = inputs
        self._check = check

    def judge(self, case: TestCase) -> CaseResult:
        run = self._runs.run(lambda: self._inputs.open(case.input), expected_size=case.output.size)
        try:
            if run.outcome.status is None:
                result = self._check(case, run.execution.output(), run.outcome)
            else:
                result = as_result(run.outcome, run.outcome.status)
            if result.status is Verdict.WRONG_ANSWER and not result.message:
                result = replace(result, message=run.unwritten_file())
            if not case.keeps_output or result.status is Verdict.ACCEPTED:
                return result
            written = memory_files.content(run.execution.output(), KEPT_OUTPUT_BYTES)
            return replace(result, output=written, errors=run.errors(KEPT_ERROR_BYTES))
        finally:
            run.close()


def as_result(
    outcome: CaseOutcome,
    status: Verdict,
    *,
    message: str | None = None,
    percentage: Fraction | None = None,
) -> CaseResult:
    """The figures of an outcome with the verdict that was found."""
    return CaseResult(
        status=status,
        time_ms=outcome.time_ms,
        memory_kb=outcome.memory_kb,
        message=outcome.message if message is None else message,
        percentage=percentage,
    )
