"""The look at an output that needs no program (judge-rules §5.1)."""

from __future__ import annotations

from judge_sandbox.cases.judging import CaseResult, Check, as_result
from judge_sandbox.checkers.comparison import compare
from judge_sandbox.checkers.difference import first_difference
from judge_sandbox.outcome import CaseOutcome
from judge_sandbox.running import memory_files
from judge_sandbox.running.limits import stdout_cap
from judge_sandbox.running.outputs import OutputCache
from judge_sandbox.types import TestCase, Verdict


def compared(
    outputs: OutputCache, *, remove_end_blank: bool, tells_difference: bool = False
) -> Check:
    """The built-in comparison (judge-rules §5.1)."""

    def check(case: TestCase, output: int, outcome: CaseOutcome) -> CaseResult:
        written = memory_files.content(output, stdout_cap(case.output.size))
        expected = outputs.read(case.output)
        verdict = compare(written, expected, remove_end_blank=remove_end_blank)
        # Of a program that wrote nothing there is nothing to quote.
        if verdict is Verdict.ACCEPTED or not (tells_difference and written):
            return as_result(outcome, verdict)
        said = first_difference(written, expected, remove_end_blank=remove_end_blank)
        return as_result(outcome, verdict, message=said)

    return check
