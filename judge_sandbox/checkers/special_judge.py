"""Running a checker on what a submission wrote (contract judge-rules §5.2)."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from judge_sandbox.checkers.conventions import (
    FEEDBACK,
    JUDGE_MESSAGE,
    TEAM_MESSAGE,
    arguments,
    calling,
)
from judge_sandbox.checkers.judgement import MESSAGE_CAP, Judgement, system_error
from judge_sandbox.checkers.outcome import judgement
from judge_sandbox.checkers.program_end import ProgramEnd, broken_limit
from judge_sandbox.compilation.program import CompiledProgram
from judge_sandbox.running import memory_files
from judge_sandbox.running.box import Box
from judge_sandbox.running.execution import Execution
from judge_sandbox.running.keeper import Keeper
from judge_sandbox.running.limits import MEMORY_ALLOWANCE_MB, MIB, PROCESS_LIMIT
from judge_sandbox.running.protocol import ConnectionLostError, NativeError
from judge_sandbox.running.run import BoxKind, OutputFile, Run, RunEnd, RunLimits
from judge_sandbox.types import JudgeProgram, TestCase, Verdict

# judge-rules §5.2
CHECKER_MEMORY_MB = 512
CHECKER_STACK_MB = 128
CHECKER_CPU_MS = 16_000
CHECKER_WALL_MS = 48_000
CHECKER_OUTPUT_CAP = 16 * MIB
# Ours: a score is a number; a longer file is none.
SCORE_FILE_CAP = 4096


class UnplaceableFileError(Exception):
    """A file cannot be put into the checker's box; the text says which and why."""


class SpecialJudge:
    """One submission's checker: a box of its own, reused from case to case while it stays clean.

    `submission` is the source, which one convention shows to the checker. The compiled program
    stays the caller's, who closes it after `close`.
    """

    def __init__(
        self,
        keeper: Keeper,
        checker: JudgeProgram,
        program: CompiledProgram,
        *,
        is_oi: bool,
        submission: str,
    ) -> None:
        self._keeper = keeper
        self._checker = checker
        self._calling = calling(checker.convention)
        self._program = program
        self._is_oi = is_oi
        self._submission = submission
        self._box: Box | None = None
        self._scope = ExitStack()

    def check(
        self,
        case: TestCase,
        *,
        input_fd: int,
        output_fd: int,
        answer_fd: int,
        cancelled: threading.Event,
    ) -> Judgement:
        """Judges what the submission wrote for one case. The descriptors stay the caller's.

        Raises:
            NativeError: the sandbox failed.
        """
        maximum = case.score if self._is_oi else 0
        # Memory files are for everybody to write until somebody says otherwise.
        os.fchmod(output_fd, 0o444)
        try:
            box = self._ready_box((input_fd, output_fd, answer_fd))
        except UnplaceableFileError as error:
            self.close()
            return system_error(str(error))
        with ExitStack() as files:
            given: list[int] = []
            for fd in (input_fd, output_fd, answer_fd):
                given.append(memory_files.reopen(fd))
                files.callback(os.close, given[-1])
            execution = self._run(box, given, maximum, cancelled)
            files.callback(execution.close)
            if execution.result.end is RunEnd.CANCELLED:
                self.close()
                return Judgement(Verdict.CANCELLED)
            end = self._end(box, execution)
        return judgement(self._checker.convention, end, maximum=maximum)

    def close(self) -> None:
        """Gives the box back."""
        self._scope.close()
        self._box = None

    def _ready_box(self, test_files: tuple[int, int, int]) -> Box:
        """Files that are placed for a case stay in a box, so the next case needs a new one."""
        if self._box is None or self._box.worn_out or self._calling.placed:
            self.close()
            self._box = self._scope.enter_context(self._keeper.box(BoxKind.RUN))
            self._fill(self._box, test_files)
        if self._calling.feedback:
            with placing(FEEDBACK):
                self._box.make_directory(FEEDBACK)
        return self._box

    def _fill(self, box: Box, test_files: tuple[int, int, int]) -> None:
        program = self._program
        with placing(program.name):
            box.put(program.name, program.fd, executable=True)
        for name, text in program.extra_files.items():
            if name != program.name:
                _place_text(box, name, text)
        if self._calling.placed:
            *names, code = self._calling.placed
            for name, fd in zip(names, test_files, strict=True):
                with placing(name):
                    box.put(name, fd)
            _place_text(box, code, self._submission)

    def _run(
        self, box: Box, given: list[int], maximum: int, cancelled: threading.Event
    ) -> Execution:
        program, call = self._program, self._calling
        words = arguments(self._checker.convention, self._checker.arguments, maximum=maximum)
        stdin = memory_files.empty("stdin")
        try:
            run = Run(
                program.run_command(memory_mb=CHECKER_MEMORY_MB, stack_mb=CHECKER_STACK_MB) + words,
                program.environment(memory_mb=CHECKER_MEMORY_MB, stack_mb=CHECKER_STACK_MB),
                checker_limits(program),
                further_fds=given if call.answer_given else given[:2],
                keep_files=bool(call.feedback),
            )
            return box.run(
                run, stdin=given[1] if call.output_on_stdin else stdin, cancelled=cancelled
            )
        finally:
            os.close(stdin)

    def _end(self, box: Box, execution: Execution) -> ProgramEnd:
        printed = (memory_files.size(execution.stdout), memory_files.size(execution.stderr))
        end = ProgramEnd(
            exit_code=execution.result.exit_code,
            signal=execution.result.signal,
            broken=broken_limit(
                execution.result,
                memory_bytes=CHECKER_MEMORY_MB * MIB,
                printed_bytes=max(printed),
                printed_cap=CHECKER_OUTPUT_CAP,
            ),
            stdout=memory_files.content(execution.stdout, MESSAGE_CAP),
            stderr=memory_files.content(execution.stderr, MESSAGE_CAP),
            files=feedback_files(box, self._calling.feedback),
        )
        if self._calling.feedback:
            box.clean()
        return end


def _place_text(box: Box, name: str, text: str) -> None:
    fd = memory_files.sealed(text.encode("utf-8", "replace"), "text")
    try:
        with placing(name):
            box.put(name, fd)
    finally:
        os.close(fd)


@contextmanager
def placing(name: str, *, who: str = "checker") -> Iterator[None]:
    """A name or size that a box refuses is the problem's fault, not the sandbox's.

    Raises:
        UnplaceableFileError: the box refused the file.
    """
    try:
        yield
    except ConnectionLostError:
        raise
    except NativeError as error:
        reason = f"the {who}'s {name} cannot be placed: {error.text}"
        raise UnplaceableFileError(reason) from error


def checker_limits(program: CompiledProgram) -> RunLimits:
    return RunLimits(
        cpu_ms=CHECKER_CPU_MS,
        wall_ms=CHECKER_WALL_MS,
        idle_ms=0,
        memory_bytes=(CHECKER_MEMORY_MB + MEMORY_ALLOWANCE_MB) * MIB,
        stack_bytes=CHECKER_STACK_MB * MIB,
        file_bytes=CHECKER_OUTPUT_CAP,
        processes=max(PROCESS_LIMIT, program.threads),
    )


def feedback_files(box: Box, names: tuple[str, ...]) -> dict[str, bytes | None]:
    """What a checker or interactor left in its feedback directory, for ProgramEnd."""
    files: dict[str, bytes | None] = {}
    for name in names:
        is_message = name in (TEAM_MESSAGE, JUDGE_MESSAGE)
        cap = CHECKER_OUTPUT_CAP if is_message else SCORE_FILE_CAP
        state, fd = box.get(f"{FEEDBACK}/{name}", cap)
        if fd is not None:
            files[name] = memory_files.content(fd, MESSAGE_CAP)
            os.close(fd)
        elif state is not OutputFile.NONE:
            files[name] = None
    return files
