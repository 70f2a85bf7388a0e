"""From what the native runner saw to the status and message of a case (judge-rules §4). Pure."""

from __future__ import annotations

import signal
from collections.abc import Callable
from dataclasses import dataclass

from judge_sandbox.faults import fault_in
from judge_sandbox.running.limits import STDERR_CAP, EffectiveLimits
from judge_sandbox.running.measurement import Doubt
from judge_sandbox.running.run import OutputFile, RunEnd, RunResult
from judge_sandbox.types import Verdict

OUTPUT_TOO_LONG = "output length exceeds the limit"
IDLE_NOTE = "idle: the program made no progress"
NOTHING_WRITTEN = "nothing was written to {name}; there is text on the screen"
OUTPUT_FILE_REFUSED = "the output file is not a regular file"
# judge-rules §4: names only for signals below this
_NAMED_SIGNALS = 32
# judge-rules §2, design of the sandbox "Time"
_RE_MEASURE_FACTOR = 1.25
_NOISE_SHARE = 0.10
_NOISE_MIN_NS = 5_000_000


@dataclass(frozen=True, slots=True)
class MemorySigns:
    """How a failed run of a language tells that it lacked memory: by an exit code, or by a mark in
    its standard error when it had used `percent` of its limit; never by a signal alone."""

    exit_codes: frozenset[int] = frozenset()
    marks: tuple[str, ...] = ()
    percent: int = 0


NO_SIGNS = MemorySigns()


@dataclass(frozen=True, slots=True)
class CaseOutcome:
    """`status` is None while the output must still be checked (§4 row 3)."""

    status: Verdict | None
    time_ms: int
    memory_kb: int
    message: str = ""


def case_outcome(
    result: RunResult,
    limits: EffectiveLimits,
    *,
    stdout_size: int,
    stdout_cap: int,
    stderr_size: int,
    signs: MemorySigns = NO_SIGNS,
    read_stderr: Callable[[], bytes] = bytes,
) -> CaseOutcome:
    """The first row of §4 that fits decides; time and memory are cut at the limits (§2). Standard
    error is read only when it can matter."""
    time_ms = result.cpu_ns // 1_000_000
    memory_kb = result.memory_bytes // 1024
    too_much_memory = memory_kb > limits.memory_kb
    ended_well = result.end is RunEnd.ITSELF and not result.signal and not result.exit_code
    flooded = (
        result.signal == signal.SIGXFSZ
        or stdout_size >= stdout_cap
        or stderr_size >= STDERR_CAP
        or result.output_file is OutputFile.TOO_LONG
        or result.end is RunEnd.WRITTEN
    )

    status: Verdict | None
    message = ""
    if result.end is RunEnd.CANCELLED:
        status = Verdict.CANCELLED
    elif result.oom_kills > 0:
        status = Verdict.MEMORY_LIMIT_EXCEEDED
    elif ended_well and time_ms > limits.time_ms:
        status = Verdict.TIME_LIMIT_EXCEEDED
    elif ended_well and too_much_memory:
        status = Verdict.MEMORY_LIMIT_EXCEEDED
    elif ended_well and not flooded:
        status = None
        if result.output_file is OutputFile.REFUSED:
            status, message = Verdict.WRONG_ANSWER, OUTPUT_FILE_REFUSED
    elif result.end not in (RunEnd.ITSELF, RunEnd.WRITTEN) or result.signal == signal.SIGXCPU:
        status = Verdict.TIME_LIMIT_EXCEEDED
        message = IDLE_NOTE if result.end is RunEnd.IDLE else ""
    elif too_much_memory or _lacked_memory(result, limits, signs, read_stderr):
        status = Verdict.MEMORY_LIMIT_EXCEEDED
    elif flooded:
        status, message = Verdict.RUNTIME_ERROR, OUTPUT_TOO_LONG
    else:
        status, message = Verdict.RUNTIME_ERROR, exit_text(result)
        fault = fault_in(read_stderr()) if stderr_size else None
        message += f": {fault}" if fault else ""

    return CaseOutcome(
        status, min(time_ms, limits.time_ms), min(memory_kb, limits.memory_kb), message
    )


def _lacked_memory(
    result: RunResult,
    limits: EffectiveLimits,
    signs: MemorySigns,
    read_stderr: Callable[[], bytes],
) -> bool:
    if not result.signal and result.exit_code in signs.exit_codes:
        return True
    if not signs.marks or result.memory_bytes * 100 < limits.memory_kb * 1024 * signs.percent:
        return False
    errors = read_stderr()
    return any(mark.encode() in errors for mark in signs.marks)


def exit_text(result: RunResult) -> str:
    """ "exit status code n (signal name)", the name only for signals below 32 (§4 row 7)."""
    if not result.signal:
        return f"exit status code {result.exit_code}"
    if result.signal < _NAMED_SIGNALS:
        try:
            name = signal.Signals(result.signal).name
        except ValueError:
            return f"exit status code {result.signal}"
        return f"exit status code {result.signal} ({name})"
    return f"exit status code {result.signal}"


def doubt_of(
    result: RunResult, limits: EffectiveLimits, *, stolen_share: float = 0.0
) -> Doubt | None:
    """None when the exceeded limit stands: an endless loop in a quiet run is never run again."""
    if result.end is RunEnd.ITSELF:
        near = result.cpu_ns <= limits.time_ms * 1_000_000 * _RE_MEASURE_FACTOR
        return Doubt.NEAR_MISS if near else None
    # What it waited for tasks of its own is no noise: a fork bomb must not be run three times.
    waited_ns = min(result.queue_ns, max(0, result.wall_ns - result.cpu_ns))
    noisy = waited_ns > max(_NOISE_MIN_NS, _NOISE_SHARE * result.wall_ns)
    stolen = stolen_share > _NOISE_SHARE
    if result.end in (RunEnd.CPU, RunEnd.WALL) and (noisy or stolen):
        return Doubt.NOISE
    # Whatever it waited for before: idle is who has waited for nothing of the machine for so long.
    return Doubt.NOISE if result.end is RunEnd.IDLE and stolen else None
