"""The interactor of one submission in a box of its own (contract judge-rules §5.3)."""

from __future__ import annotations

import os
from contextlib import ExitStack
from dataclasses import replace

from judge_sandbox.cases.contestant import put_program
from judge_sandbox.checkers import conventions
from judge_sandbox.checkers.judgement import Judgement
from judge_sandbox.checkers.outcome import judgement
from judge_sandbox.checkers.program_end import ProgramEnd, broken_limit
from judge_sandbox.checkers.special_judge import feedback_files, placing
from judge_sandbox.compilation.program import CompiledProgram
from judge_sandbox.running import memory_files
from judge_sandbox.running.box import Box
from judge_sandbox.running.execution import Running
from judge_sandbox.running.inputs import InputCache
from judge_sandbox.running.keeper import Keeper
from judge_sandbox.running.limits import (
    INTERACTOR_FACTOR,
    INTERACTOR_STACK_MB,
    MIB,
    PIPE_CAP,
    PROCESS_LIMIT,
    STDERR_CAP,
)
from judge_sandbox.running.run import BoxKind, Run, RunEnd, RunLimits
from judge_sandbox.types import JudgeProgram, Scoring, TestCase, Verdict


class Interactor:
    """Reused from case to case while its box stays clean."""

    def __init__(
        self,
        keeper: Keeper,
        inputs: InputCache,
        interactor: JudgeProgram,
        program: CompiledProgram,
        scoring: Scoring,
    ) -> None:
        self._keeper = keeper
        self._inputs = inputs
        self._program = program
        self._interactor = interactor
        self._scoring = scoring
        self._calling = conventions.calling(interactor.convention, interactor=True)
        self._box: Box | None = None
        self._scope = ExitStack()

    def start(
        self,
        case: TestCase,
        contestant: RunLimits,
        *,
        stdin: int,
        stdout: int,
        written: int,
        files: ExitStack,
    ) -> InteractorCall:
        """Starts it for a case; `written` is the file that its second argument names. What it
        needs open is closed with `files`."""
        with placing("files", who="interactor"):
            box = self._ready_box()
            if self._calling.feedback:
                box.make_directory(conventions.FEEDBACK)
        limits = _limits(contestant, self._program.threads)
        errors = memory_files.empty("stderr")
        files.callback(os.close, errors)
        given = [self._inputs.open(case.input), self._inputs.open(case.output)]
        for fd in given:
            files.callback(os.close, fd)
        maximum = case.score if self._scoring is Scoring.OI else 0
        words = conventions.arguments(
            self._interactor.convention,
            self._interactor.arguments,
            maximum=maximum,
            interactor=True,
        )
        memory_mb = limits.memory_bytes // MIB
        command = self._program.run_command(memory_mb=memory_mb, stack_mb=INTERACTOR_STACK_MB)
        running = box.start(
            Run(
                [*command, *words],
                self._program.environment(memory_mb=memory_mb, stack_mb=INTERACTOR_STACK_MB),
                limits,
                further_fds=[given[0], written, given[1]],
                keep_files=True,
            ),
            (stdin, stdout, errors),
        )
        return InteractorCall(self, box, running, limits, errors, maximum)

    def judgement(self, call: InteractorCall) -> Judgement:
        """The word of an interactor that has ended."""
        result = call.running.ended()
        if result.end is RunEnd.CANCELLED:
            return Judgement(Verdict.CANCELLED)
        end = ProgramEnd(
            exit_code=result.exit_code,
            signal=result.signal,
            broken=broken_limit(
                result,
                memory_bytes=call.limits.memory_bytes,
                printed_bytes=memory_files.size(call.errors),
                printed_cap=STDERR_CAP,
            ),
            stdout=None,
            stderr=memory_files.content(call.errors, MIB),
            files=feedback_files(call.box, self._calling.feedback),
        )
        said = judgement(self._interactor.convention, end, maximum=call.maximum, who="interactor")
        if end.exit_code and end.stderr.strip() and said.status is not Verdict.SYSTEM_ERROR:
            note = f"The interactor ended with exit code {end.exit_code}."
            return replace(said, message=f"{said.message}\n{note}".lstrip())
        return said

    def close(self) -> None:
        self._scope.close()
        self._box = None

    def _ready_box(self) -> Box:
        if self._box is not None and not self._box.worn_out:
            return self._box
        self.close()
        box = self._scope.enter_context(self._keeper.box(BoxKind.RUN))
        put_program(box, self._program)
        self._box = box
        return box


class InteractorCall:
    """One conversation's interactor."""

    def __init__(
        self,
        interactor: Interactor,
        box: Box,
        running: Running,
        limits: RunLimits,
        errors: int,
        maximum: int,
    ) -> None:
        self._interactor = interactor
        self._judgement: Judgement | None = None
        self.box = box
        self.running = running
        self.limits = limits
        self.errors = errors
        self.maximum = maximum

    def judgement(self) -> Judgement:
        """Asked once it has ended; worked out once."""
        if self._judgement is None:
            self._judgement = self._interactor.judgement(self)
        return self._judgement

    def finish(self) -> None:
        """Removes what it left; a box that will not come clean is not used again."""
        self.judgement()
        self.box.clean()


def _limits(contestant: RunLimits, threads: int) -> RunLimits:
    """Twice the contestant's CPU, wall time and memory (judge-rules §5.3)."""
    return replace(
        contestant,
        cpu_ms=INTERACTOR_FACTOR * contestant.cpu_ms,
        wall_ms=INTERACTOR_FACTOR * contestant.wall_ms,
        memory_bytes=INTERACTOR_FACTOR * contestant.memory_bytes,
        stack_bytes=INTERACTOR_STACK_MB * MIB,
        file_bytes=PIPE_CAP,
        written_bytes=PIPE_CAP,
        processes=max(PROCESS_LIMIT, threads),
    )
