"""From a run to the status of its case (contract judge-rules §2 and §4)."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge_sandbox.languages import all_languages
from judge_sandbox.outcome import (
    IDLE_NOTE,
    NO_SIGNS,
    OUTPUT_TOO_LONG,
    MemorySigns,
    case_outcome,
    doubt_of,
)
from judge_sandbox.running.limits import (
    MIB,
    EffectiveLimits,
    effective_limits,
    run_limits,
    stdout_cap,
)
from judge_sandbox.running.measurement import Doubt
from judge_sandbox.running.run import OutputFile, RunEnd, RunResult
from judge_sandbox.types import Verdict

pytestmark = pytest.mark.quick

LIMITS = EffectiveLimits(time_ms=1000, memory_mb=64, stack_mb=64)
GOOD = RunResult(
    end=RunEnd.ITSELF,
    exit_code=0,
    signal=0,
    cpu_ns=5_000_000,
    wall_ns=6_000_000,
    memory_bytes=MIB,
    queue_ns=0,
    oom_kills=0,
    leftovers=False,
    box_unclean=False,
    output_file=OutputFile.NONE,
)


def status_of(result: RunResult, **sizes: int) -> tuple[Verdict | None, str]:
    outcome = case_outcome(
        result,
        LIMITS,
        stdout_size=sizes.get("stdout", 0),
        stdout_cap=32 * MIB,
        stderr_size=sizes.get("stderr", 0),
        signs=MemorySigns(frozenset({3})) if sizes.get("java") else NO_SIGNS,
    )
    return outcome.status, outcome.message


@pytest.mark.parametrize(
    ("change", "status", "message"),
    [
        ({}, None, ""),
        ({"cpu_ns": 1_001_000_000}, Verdict.TIME_LIMIT_EXCEEDED, ""),
        ({"cpu_ns": 1_000_999_999}, None, ""),
        ({"memory_bytes": 64 * MIB + 1024}, Verdict.MEMORY_LIMIT_EXCEEDED, ""),
        ({"end": RunEnd.CPU, "signal": 9}, Verdict.TIME_LIMIT_EXCEEDED, ""),
        ({"end": RunEnd.WALL, "signal": 9}, Verdict.TIME_LIMIT_EXCEEDED, ""),
        ({"end": RunEnd.IDLE, "signal": 9}, Verdict.TIME_LIMIT_EXCEEDED, IDLE_NOTE),
        ({"signal": 24}, Verdict.TIME_LIMIT_EXCEEDED, ""),
        ({"signal": 9, "oom_kills": 1}, Verdict.MEMORY_LIMIT_EXCEEDED, ""),
        ({"end": RunEnd.CPU, "signal": 9, "oom_kills": 1}, Verdict.MEMORY_LIMIT_EXCEEDED, ""),
        ({"end": RunEnd.MEMORY, "oom_kills": 1}, Verdict.MEMORY_LIMIT_EXCEEDED, ""),
        ({"signal": 25}, Verdict.RUNTIME_ERROR, OUTPUT_TOO_LONG),
        ({"signal": 11}, Verdict.RUNTIME_ERROR, "exit status code 11 (SIGSEGV)"),
        ({"signal": 40}, Verdict.RUNTIME_ERROR, "exit status code 40"),
        ({"exit_code": 7}, Verdict.RUNTIME_ERROR, "exit status code 7"),
        ({"end": RunEnd.CANCELLED, "signal": 9}, Verdict.CANCELLED, ""),
        ({"output_file": OutputFile.TOO_LONG}, Verdict.RUNTIME_ERROR, OUTPUT_TOO_LONG),
    ],
)
def test_first_fitting_row_decides(
    change: dict[str, int], status: Verdict | None, message: str
) -> None:
    assert status_of(replace(GOOD, **change)) == (status, message)  # type: ignore[arg-type]


def test_floods_on_either_stream_are_runtime_errors() -> None:
    flood = (Verdict.RUNTIME_ERROR, OUTPUT_TOO_LONG)
    assert status_of(GOOD, stdout=32 * MIB) == flood
    assert status_of(GOOD, stderr=16 * MIB) == flood


def test_a_full_java_heap_is_a_memory_verdict_only_for_java() -> None:
    ended = replace(GOOD, exit_code=3)
    assert status_of(ended, java=1)[0] is Verdict.MEMORY_LIMIT_EXCEEDED
    assert status_of(ended)[0] is Verdict.RUNTIME_ERROR


@given(st.integers(0, 10**12), st.integers(0, 10**12))
def test_shown_figures_never_exceed_the_limits(cpu_ns: int, memory: int) -> None:
    result = replace(GOOD, cpu_ns=cpu_ns, memory_bytes=memory)
    outcome = case_outcome(result, LIMITS, stdout_size=0, stdout_cap=MIB, stderr_size=0)
    assert 0 <= outcome.time_ms <= LIMITS.time_ms
    assert 0 <= outcome.memory_kb <= LIMITS.memory_kb


def test_an_endless_loop_in_a_quiet_run_is_not_measured_again() -> None:
    killed = replace(GOOD, end=RunEnd.CPU, cpu_ns=1_200_000_000, wall_ns=1_201_000_000)
    assert doubt_of(killed, LIMITS) is None
    waited = replace(killed, queue_ns=400_000_000, wall_ns=1_601_000_000)
    assert doubt_of(waited, LIMITS) is Doubt.NOISE
    assert doubt_of(killed, LIMITS, stolen_share=0.5) is Doubt.NOISE


def test_a_program_that_waited_to_the_end_of_its_wall_time_is_doubted_only_in_noise() -> None:
    quiet = replace(GOOD, end=RunEnd.WALL, signal=9, cpu_ns=1_000_000, wall_ns=3_600_000_000)
    assert doubt_of(quiet, LIMITS) is None
    assert doubt_of(replace(quiet, queue_ns=3_000_000_000), LIMITS) is Doubt.NOISE
    assert doubt_of(quiet, LIMITS, stolen_share=0.5) is Doubt.NOISE


def test_a_sleeper_is_measured_again_only_where_the_host_took_the_processor_away() -> None:
    idle = replace(GOOD, end=RunEnd.IDLE, signal=9, cpu_ns=1_000_000, wall_ns=1_400_000_000)
    assert doubt_of(replace(idle, queue_ns=400_000_000), LIMITS) is None
    assert doubt_of(idle, LIMITS, stolen_share=0.5) is Doubt.NOISE


def test_waiting_for_tasks_of_its_own_is_no_noise() -> None:
    bomb = replace(GOOD, end=RunEnd.CPU, cpu_ns=1_200_000_000, wall_ns=1_201_000_000)
    assert doubt_of(replace(bomb, queue_ns=90_000_000_000), LIMITS) is None


def test_a_program_that_ended_just_over_the_limit_is_measured_again() -> None:
    assert doubt_of(replace(GOOD, cpu_ns=1_240_000_000), LIMITS) is Doubt.NEAR_MISS
    assert doubt_of(replace(GOOD, cpu_ns=1_260_000_000), LIMITS) is None


@pytest.mark.parametrize(
    ("language", "factor"),
    [("C", 1), ("C++ 20 With O2", 1), ("Java", 2), ("Python3", 2), ("C#", 2), ("Rust", 2)],
)
def test_limits_are_doubled_except_for_c_and_cpp(language: str, factor: int) -> None:
    limits = effective_limits(1000, 256, 128, factor=all_languages()[language].limit_factor)
    assert (limits.time_ms, limits.memory_mb, limits.stack_mb) == (1000 * factor, 256 * factor, 128)


@given(st.integers(1, 60_000), st.integers(1, 4096), st.integers(0, 1 << 30))
def test_enforced_limits_follow_the_contract(time_ms: int, memory_mb: int, expected: int) -> None:
    limits = run_limits(EffectiveLimits(time_ms, memory_mb, 64), threads=48, expected_size=expected)
    assert limits.cpu_ms == time_ms + 200
    assert limits.wall_ms == 3 * limits.cpu_ms
    assert limits.memory_bytes >= (memory_mb + 100) * MIB
    assert limits.file_bytes == stdout_cap(expected) >= max(2 * expected, 32 * MIB)
    assert limits.processes == 128


@pytest.mark.parametrize(
    ("errors", "fault"),
    [
        (b"IndexError: list index out of range", "index out of range"),
        (b"java.lang.ArrayIndexOutOfBoundsException: 7", "index out of range"),
        (b"panic: runtime error: index out of range [5] with length 3", "index out of range"),
        (b"thread 'main' panicked: index out of bounds: the len is 3", "index out of range"),
        (b"ZeroDivisionError: division by zero", "division by zero"),
        (b"System.DivideByZeroException: Attempted to divide by zero.", "division by zero"),
        (b"RecursionError: maximum recursion depth exceeded", "recursion too deep"),
        (b"java.lang.StackOverflowError", "recursion too deep"),
        (b"EOFError: EOF when reading a line", "no more input"),
        (b"ValueError: invalid literal for int() with base 10: 'x'", "not a number"),
        (b"terminate called after throwing an instance of 'int'", "uncaught exception"),
    ],
)
def test_a_runtime_error_is_told_by_the_runtime_s_words(errors: bytes, fault: str) -> None:
    outcome = case_outcome(
        replace(GOOD, exit_code=1),
        LIMITS,
        stdout_size=0,
        stdout_cap=MIB,
        stderr_size=len(errors),
        read_stderr=lambda: errors,
    )
    assert outcome.message == f"exit status code 1: {fault}"


def test_what_a_program_prints_itself_is_never_part_of_the_message() -> None:
    secret = b"the hidden input is 42"
    outcome = case_outcome(
        replace(GOOD, exit_code=1),
        LIMITS,
        stdout_size=0,
        stdout_cap=MIB,
        stderr_size=len(secret),
        read_stderr=lambda: secret,
    )
    assert outcome.message == "exit status code 1"
