"""How a judge's program ended, and whether it kept its limits. Pure."""

from __future__ import annotations

import signal
from collections.abc import Mapping
from dataclasses import dataclass, field

from judge_sandbox.running.run import RunEnd, RunResult

_BROKEN = {
    RunEnd.CPU: "exceeded its CPU time limit",
    RunEnd.WALL: "exceeded its wall time limit",
    RunEnd.IDLE: "made no progress",
    RunEnd.MEMORY: "exceeded its memory limit",
    RunEnd.WRITTEN: "wrote too much",
}


@dataclass(frozen=True, slots=True)
class ProgramEnd:
    """How a judge's program ended and what it left.

    `broken` names the limit that it exceeded, as the end of a sentence. `stdout` is None where it
    was a pipe. `files` are those of the feedback directory by name, None where one is not a
    regular file or too long. `exit_code` counts when `signal` is 0.
    """

    exit_code: int = 0
    signal: int = 0
    broken: str = ""
    stdout: bytes | None = b""
    stderr: bytes = b""
    files: Mapping[str, bytes | None] = field(default_factory=dict)

    @property
    def code(self) -> int | None:
        """The exit code, or None after a signal."""
        return None if self.signal else self.exit_code

    def manner(self) -> str:
        """How it ended, as the end of a sentence."""
        if not self.signal:
            return f"ended with exit code {self.exit_code}"
        try:
            return f"was ended by signal {self.signal} ({signal.Signals(self.signal).name})"
        except ValueError:
            return f"was ended by signal {self.signal}"


class OutsideConventionError(Exception):
    """The text says what the program did, as the end of a sentence."""


def broken_limit(
    result: RunResult, *, memory_bytes: int, printed_bytes: int, printed_cap: int
) -> str:
    """Which limit a run exceeded, for ProgramEnd; the empty text where none."""
    if result.end in _BROKEN:
        return _BROKEN[result.end]
    if result.oom_kills or result.memory_bytes > memory_bytes:
        return _BROKEN[RunEnd.MEMORY]
    if result.signal == signal.SIGXCPU:
        return _BROKEN[RunEnd.CPU]
    if result.signal == signal.SIGXFSZ or printed_bytes >= printed_cap:
        return _BROKEN[RunEnd.WRITTEN]
    return ""
