"""A compiled program is run once, in a box."""

from __future__ import annotations

import os

from judge_sandbox import memory_files
from judge_sandbox.checkers.program import CompiledProgram
from judge_sandbox.compilation import Compiler, put_text
from judge_sandbox.limits import EffectiveLimits, run_limits
from judge_sandbox.protocol import BoxKind
from judge_sandbox.types import TestRunTask
from tests.judge_sandbox.compilation.conftest import Workshop

_LIMITS = EffectiveLimits(time_ms=10_000, memory_mb=512, stack_mb=64)


def run_program(
    workshop: Workshop, compiler: Compiler, source: str, language: str = "C", **more: str
) -> tuple[bytes, bytes]:
    """What it printed, and its standard error."""
    task = TestRunTask(source, language, 1000, 64, 64, "", **more)  # type: ignore[arg-type] # fields by name
    program = compiler.compile_submission(workshop.keepers[0], task, workshop.never)
    assert isinstance(program, CompiledProgram), program
    stdin = memory_files.sealed(b"", "stdin")
    with workshop.keepers[0].box(BoxKind.RUN) as box:
        box.put(program.name, program.fd, executable=True)
        for name, content in program.extra_files.items():
            put_text(box, name, content)
        execution = box.run(
            program.run_command(_LIMITS.memory_mb, _LIMITS.stack_mb),
            program.environment(_LIMITS.memory_mb, _LIMITS.stack_mb),
            run_limits(_LIMITS, threads=program.threads, expected_size=0),
            stdin=stdin,
            cancelled=workshop.never,
        )
    os.close(stdin)
    program.close()
    said = memory_files.content(execution.stdout, 1 << 20)
    complained = memory_files.content(execution.stderr, 1 << 20)
    execution.close()
    return said, complained
