"""One compile in a box of its own (contract judge-rules §3)."""

from __future__ import annotations

import os
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from judge_sandbox.compilation.diagnostics import clean_diagnostics, joined
from judge_sandbox.languages import CompileStep, Language
from judge_sandbox.running import memory_files
from judge_sandbox.running.box import Box
from judge_sandbox.running.execution import Execution
from judge_sandbox.running.keeper import Keeper
from judge_sandbox.running.limits import (
    COMPILE_FILE_CAP,
    COMPILE_OUTPUT_CAP,
    DIAGNOSTIC_CAP,
    compile_limits,
)
from judge_sandbox.running.run import BoxKind, OutputFile, Run, RunEnd, RunLimits
from judge_sandbox.types import Verdict

MISSING_ARTEFACT = "Executable file not found"


@dataclass(frozen=True, slots=True)
class Artefact:
    """The compiled program: a sealed memory file; whoever received it closes it. `said` are the
    compiler's words, warnings as a rule."""

    name: str
    fd: int
    said: str = ""

    def close(self) -> None:
        os.close(self.fd)


@dataclass(frozen=True, slots=True)
class CompileFailure:
    """COMPILE_ERROR with the compiler's words, SUBMITTED_FAILED, CANCELLED, or SYSTEM_ERROR where
    nothing could be compiled at all. `is_of_source`: the compiler itself refused the source, and
    would do so again."""

    status: Verdict
    message: str
    is_of_source: bool = False


def compile_program(
    keeper: Keeper,
    language: Language,
    source: str,
    extra_files: Mapping[str, str],
    *,
    headers: tuple[str, ...],
    cancelled: threading.Event,
    first: Sequence[Sequence[str]] = (),
) -> Artefact | CompileFailure:
    """Compiles, or takes the source as it is when the language has no compile step. `headers` are
    further flags that say where headers lie; `first` are commands that go before the language's.

    Raises:
        NativeError: the sandbox failed.
    """
    step = language.compile
    if step is None:
        return Artefact(language.source, memory_files.sealed(encoded(source), "source"))
    with keeper.box(BoxKind.COMPILE) as box, EmptyInput() as stdin:
        put_text(box, language.source, source)
        for name, content in extra_files.items():
            if name != language.source:
                put_text(box, name, content)
        budget = _Budget(language, step)
        said = ""
        for command in (*first, *language.compile_commands(headers)):
            run = Run(command, language.environment, budget.limits(), keep_files=True)
            execution = box.run(run, stdin=stdin.fd, cancelled=cancelled)
            try:
                failure = budget.spend(execution)
                said = clean_diagnostics(memory_files.content(execution.stderr, DIAGNOSTIC_CAP))
            finally:
                execution.close()
            if failure is not None:
                return failure
        state, fd = box.get(language.artefact_path(), COMPILE_FILE_CAP)
        if fd is None or state is not OutputFile.COPIED:
            return CompileFailure(Verdict.SUBMITTED_FAILED, MISSING_ARTEFACT)
        return Artefact(language.artefact_name(), fd, said)


class _Budget:
    """What is left of the compile limits, which hold for all commands together."""

    def __init__(self, language: Language, step: CompileStep) -> None:
        self._left = compile_limits(
            step.cpu_ms, step.wall_ms, step.memory_mb, threads=max(64, language.threads)
        )

    def limits(self) -> RunLimits:
        return self._left

    def spend(self, execution: Execution) -> CompileFailure | None:
        result = execution.result
        if result.end is RunEnd.CANCELLED:
            return CompileFailure(Verdict.CANCELLED, "")
        if result.end is RunEnd.MEMORY or result.oom_kills:
            return _compile_error(execution, "the compiler exceeded its memory limit")
        if result.end is not RunEnd.ITSELF:
            return _compile_error(execution, "the compiler exceeded its time limit")
        flood = max(memory_files.size(execution.stdout), memory_files.size(execution.stderr))
        if flood > COMPILE_OUTPUT_CAP:
            return _compile_error(execution, "the compiler printed too much")
        if result.signal:
            return _compile_error(execution, f"the compiler was ended by signal {result.signal}")
        if result.exit_code:
            return replace(_compile_error(execution, ""), is_of_source=True)
        self._left = replace(
            self._left,
            cpu_ms=max(1, self._left.cpu_ms - result.cpu_ns // 1_000_000),
            wall_ms=max(1, self._left.wall_ms - result.wall_ns // 1_000_000),
        )
        return None


def _compile_error(execution: Execution, reason: str) -> CompileFailure:
    stdout = memory_files.content(execution.stdout, DIAGNOSTIC_CAP)
    stderr = memory_files.content(execution.stderr, DIAGNOSTIC_CAP)
    return CompileFailure(Verdict.COMPILE_ERROR, joined(stdout, stderr, reason))


def encoded(text: str) -> bytes:
    """The bytes of a file with this text; what is no character becomes a question mark."""
    return text.encode("utf-8", "replace")


def put_text(box: Box, name: str, content: str) -> None:
    fd = memory_files.sealed(encoded(content), "source")
    try:
        box.put(name, fd)
    finally:
        os.close(fd)


class EmptyInput:
    """Empty standard input."""

    def __enter__(self) -> EmptyInput:
        self.fd = memory_files.sealed(b"", "stdin")
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self.fd)
