"""Effective limits of a run (contract judge-rules §2). Pure."""

from __future__ import annotations

from dataclasses import dataclass

from judge_sandbox.running.run import RunLimits

MIB = 1024 * 1024
# judge-rules §2
TIME_ALLOWANCE_MS = 200
WALL_FACTOR = 3
# As in native/watch.c: so many times the wall time at most, where a program waits for a processor.
WALL_PATIENCE = 4
MEMORY_ALLOWANCE_MB = 100
PROCESS_LIMIT = 128
STDOUT_CAP_MIN = 32 * MIB
STDERR_CAP = 16 * MIB
# judge-rules §5.3
INTERACTOR_FACTOR = 2
INTERACTOR_STACK_MB = 128
PIPE_CAP = 32 * MIB
# design of the sandbox, "Time": no progress for so long ends a run
IDLE_LIMIT_MS = 1000
# judge-rules §3
COMPILE_STACK_MB = 256
COMPILE_OUTPUT_CAP = 32 * MIB
DIAGNOSTIC_CAP = MIB
# Ours: what a compiler may write into one file; a bigger artefact is of no use to a contest.
COMPILE_FILE_CAP = 256 * MIB


@dataclass(frozen=True, slots=True)
class EffectiveLimits:
    """The limits that decide a verdict: the problem's, doubled where the language says so."""

    time_ms: int
    memory_mb: int
    stack_mb: int

    @property
    def memory_kb(self) -> int:
        return self.memory_mb * 1024


def effective_limits(
    time_limit_ms: int, memory_limit_mb: int, stack_limit_mb: int, *, factor: int
) -> EffectiveLimits:
    """Time and memory by the language's factor (§2)."""
    return EffectiveLimits(time_limit_ms * factor, memory_limit_mb * factor, stack_limit_mb)


def stdout_cap(expected_size: int) -> int:
    """Bytes that a program may print: twice the expected output, at least 32 MB (§2)."""
    return max(2 * expected_size, STDOUT_CAP_MIN)


def run_limits(limits: EffectiveLimits, *, threads: int, expected_size: int) -> RunLimits:
    """What the native runner enforces. `threads` is the language profile's own need."""
    cpu_ms = limits.time_ms + TIME_ALLOWANCE_MS
    cap = stdout_cap(expected_size)
    # Printed bytes lie in memory files that are charged to the program and subtracted afterwards;
    # beyond the smallest cap they must not eat its allowance.
    printed = cap - STDOUT_CAP_MIN
    return RunLimits(
        cpu_ms=cpu_ms,
        wall_ms=WALL_FACTOR * cpu_ms,
        idle_ms=IDLE_LIMIT_MS,
        memory_bytes=(limits.memory_mb + MEMORY_ALLOWANCE_MB) * MIB + printed,
        stack_bytes=limits.stack_mb * MIB,
        file_bytes=cap,
        processes=max(PROCESS_LIMIT, threads),
    )


def compile_limits(cpu_ms: int, wall_ms: int, memory_mb: int, *, threads: int) -> RunLimits:
    """Limits of one compiler run (§3); idleness is left to the wall limit."""
    return RunLimits(
        cpu_ms=cpu_ms,
        wall_ms=wall_ms,
        idle_ms=0,
        memory_bytes=memory_mb * MIB,
        stack_bytes=COMPILE_STACK_MB * MIB,
        file_bytes=COMPILE_FILE_CAP,
        processes=max(PROCESS_LIMIT, threads),
        open_files=1024,
    )
