"""The submission's program in its box: made ready once, run for each case."""

from __future__ import annotations

from contextlib import ExitStack

from judge_sandbox.compilation import put_text
from judge_sandbox.compilation.program import CompiledProgram
from judge_sandbox.languages import Language
from judge_sandbox.outcome import MemorySigns
from judge_sandbox.running.box import Box
from judge_sandbox.running.keeper import Keeper
from judge_sandbox.running.limits import EffectiveLimits, effective_limits
from judge_sandbox.running.run import BoxKind
from judge_sandbox.types import JudgeTask, TestRunTask


class Contestant:
    """A box is reused from case to case until it is worn out or will not come clean."""

    def __init__(
        self,
        keeper: Keeper,
        task: JudgeTask | TestRunTask,
        language: Language,
        program: CompiledProgram,
    ) -> None:
        self.language = language
        self.limits: EffectiveLimits = effective_limits(
            task.time_limit_ms,
            task.memory_limit_mb,
            task.stack_limit_mb,
            factor=language.limit_factor,
        )
        self.memory_signs = MemorySigns(
            language.memory_exit_codes, language.memory_marks, language.memory_marks_percent
        )
        self.command = program.run_command(
            memory_mb=self.limits.memory_mb, stack_mb=self.limits.stack_mb
        )
        self.environment = program.environment(
            memory_mb=self.limits.memory_mb, stack_mb=self.limits.stack_mb
        )
        self._keeper = keeper
        self._program = program
        self._box: Box | None = None
        self._scope = ExitStack()

    def box(self) -> Box:
        """A box with the program in it, as clean as a new one."""
        if self._box is not None and not self._box.worn_out:
            return self._box
        self.close()
        box = self._scope.enter_context(self._keeper.box(BoxKind.RUN))
        put_program(box, self._program)
        self._box = box
        return box

    def close(self) -> None:
        self._scope.close()
        self._box = None


def put_program(box: Box, program: CompiledProgram) -> None:
    """Places a compiled program and the files that it reads at run time."""
    box.put(program.name, program.fd, executable=True)
    for name, content in program.extra_files.items():
        if name != program.name:
            put_text(box, name, content)
