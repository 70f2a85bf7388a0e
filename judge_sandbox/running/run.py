"""What a run is: one program in a box, with its limits and its files, and what was seen of it.

Compilers, submissions, checkers and interactors are all run by these structs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum


class BoxKind(IntEnum):
    RUN = 0
    COMPILE = 1


class RunEnd(IntEnum):
    """What ended a run: the program itself, a limit, or the caller."""

    ITSELF = 0
    CPU = 1
    WALL = 2
    IDLE = 3
    CANCELLED = 4
    MEMORY = 5
    WRITTEN = 6


class OutputFile(IntEnum):
    """What became of a file that was to be taken out of a box."""

    NONE = 0
    COPIED = 1
    REFUSED = 2
    TOO_LONG = 3


@dataclass(frozen=True, slots=True)
class RunLimits:
    """memory_bytes is what the program may use on top of the box itself; written_bytes caps what
    goes through its pipes, 0 where its output lies in files; idle_ms 0 leaves idleness alone."""

    cpu_ms: int
    wall_ms: int
    idle_ms: int
    memory_bytes: int
    stack_bytes: int
    file_bytes: int
    processes: int
    open_files: int = 256
    written_bytes: int = 0


@dataclass(frozen=True, slots=True)
class Run:
    """One program to be run; `argv[0]` is a path inside the box.

    Its files beside the standard streams: `input_file` (name in the work directory, descriptor)
    is placed there before, `output_file` is the name of one that is taken out afterwards, and the
    program sees `further_fds` as 3, 4, 5 and so on. With `keep_files` what it leaves in the work
    directory stays there for the next run.
    """

    argv: Sequence[str]
    environment: Mapping[str, str]
    limits: RunLimits
    input_file: tuple[str, int] | None = None
    output_file: str | None = None
    further_fds: Sequence[int] = ()
    keep_files: bool = False


@dataclass(frozen=True, slots=True)
class RunResult:
    """What the native runner measured and saw; judge_sandbox.outcome turns it into a status.

    `queue_ns`: how long it waited for a processor, or got on with nothing as it was blocked in the
    kernel.
    """

    end: RunEnd
    exit_code: int
    signal: int
    cpu_ns: int
    wall_ns: int
    memory_bytes: int
    queue_ns: int
    oom_kills: int
    leftovers: bool
    box_unclean: bool
    output_file: OutputFile
    ended_ns: int = 0
