"""Making outputs: the program runs on the cases' inputs, and all that it wrote is kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from judge_sandbox.cases.judging import KEPT_ERROR_BYTES, CaseResult, as_result
from judge_sandbox.cases.ordinary import OrdinaryRuns
from judge_sandbox.running.inputs import InputCache
from judge_sandbox.types import CaseReport, TestCase, Verdict

# A report holds no more than this and one further output; the other cases are asked for anew.
MOST_BYTES = 32 * 1024 * 1024


class OutputMaking:
    """Right is what ended well, whatever it wrote."""

    def __init__(self, runs: OrdinaryRuns, inputs: InputCache) -> None:
        self._runs = runs
        self._inputs = inputs

    def judge(self, case: TestCase) -> CaseResult:
        run = self._runs.run(lambda: self._inputs.open(case.input), expected_size=case.output.size)
        try:
            if run.outcome.status is not None:
                failed = as_result(run.outcome, run.outcome.status)
                return replace(failed, errors=run.errors(KEPT_ERROR_BYTES))
            made = as_result(run.outcome, Verdict.ACCEPTED, message=run.unwritten_file())
            return replace(made, output=run.output())
        finally:
            run.close()


def is_full(reports: Sequence[CaseReport]) -> bool:
    """Whether a report of these cases is as large as it may be."""
    return sum(len(report.output or b"") for report in reports) >= MOST_BYTES
