"""The special judge of one submission: its checker looks at each output (judge-rules §5.2)."""

from __future__ import annotations

import os
from contextlib import ExitStack

from judge_sandbox.cases.judging import CaseResult, as_result
from judge_sandbox.cases.ordinary import Place
from judge_sandbox.checkers.builtin import check_builtin
from judge_sandbox.checkers.special_judge import SpecialJudge
from judge_sandbox.compilation.program import CompiledProgram
from judge_sandbox.outcome import CaseOutcome
from judge_sandbox.running import memory_files
from judge_sandbox.running.keeper import Keeper
from judge_sandbox.running.limits import stdout_cap
from judge_sandbox.running.outputs import OutputCache
from judge_sandbox.types import JudgeProgram, JudgeTask, Scoring, TestCase


class SpecialCheck:
    """`program` is None for the built-in comparison, which needs no box."""

    def __init__(
        self,
        place: Place,
        outputs: OutputCache,
        keeper: Keeper,
        task: JudgeTask,
        checker: JudgeProgram,
        program: CompiledProgram | None,
    ) -> None:
        self._place = place
        self._outputs = outputs
        self._checker = checker
        self._judge = None
        if program is not None:
            self._judge = SpecialJudge(
                keeper,
                checker,
                program,
                is_oi=task.scoring is Scoring.OI,
                submission=task.source,
            )

    def check(self, case: TestCase, output: int, outcome: CaseOutcome) -> CaseResult:
        if self._judge is None:
            judgement = check_builtin(
                self._checker.arguments,
                memory_files.content(output, stdout_cap(case.output.size)),
                self._outputs.read(case.output),
            )
        else:
            with ExitStack() as files:
                given = [self._place.inputs.open(file) for file in (case.input, case.output)]
                for fd in given:
                    files.callback(os.close, fd)
                judgement = self._judge.check(
                    case,
                    input_fd=given[0],
                    output_fd=output,
                    answer_fd=given[1],
                    cancelled=self._place.cancelled,
                )
        return as_result(
            outcome, judgement.status, message=judgement.message, percentage=judgement.percentage
        )

    def close(self) -> None:
        if self._judge is not None:
            self._judge.close()
