"""A compiled program is run once, in a box."""

from __future__ import annotations

import os

from judge_sandbox.compilation import Compiler, put_text
from judge_sandbox.compilation.program import CompiledProgram
from judge_sandbox.running import memory_files
from judge_sandbox.running.limits import EffectiveLimits, run_limits
from judge_sandbox.running.run import BoxKind, Run
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
            Run(
                program.run_command(memory_mb=_LIMITS.memory_mb, stack_mb=_LIMITS.stack_mb),
                program.environment(memory_mb=_LIMITS.memory_mb, stack_mb=_LIMITS.stack_mb),
                run_limits(_LIMITS, threads=program.threads, expected_size=0),
            ),
            stdin=stdin,
            cancelled=workshop.never,
        )
    os.close(stdin)
    program.close()
    said = memory_files.content(execution.stdout, 1 << 20)
    complained = memory_files.content(execution.stderr, 1 << 20)
    execution.close()
    return said, complained
