"""One sandboxed run against bare posix_spawn, interleaved in one measurement."""

from __future__ import annotations

import os
import statistics
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path

from judge_sandbox import memory_files
from judge_sandbox.boxes import Box
from judge_sandbox.compilation import CompileFailure, compile_program
from judge_sandbox.languages import Language
from judge_sandbox.limits import EffectiveLimits, run_limits
from judge_sandbox.protocol import BoxKind, NativeError, RunLimits
from judge_sandbox.sandbox import Sandbox

_STATIC_TRUE = "int main(void) { return 0; }\n"
_A_PLUS_B = """#include <iostream>
int main() { long long a, b; std::cin >> a >> b; std::cout << a + b << std::endl; }
"""
_LIMITS = EffectiveLimits(time_ms=1000, memory_mb=256, stack_mb=64)
_WARM_UP = 10


def measure_run_ratio(runs: int = 200) -> dict[str, dict[str, float]]:
    """Medians in milliseconds of wall time for each program: bare, sandboxed and their ratio.

    A bare run is posix_spawn, wait, with the same input and output files on the same core.
    """
    with tempfile.TemporaryDirectory() as cache:
        return _measure_programs(Path(cache), runs)


def _measure_programs(cache_dir: Path, runs: int) -> dict[str, dict[str, float]]:
    sandbox = Sandbox.open(slots=1, cache_dir=cache_dir)
    allowed = os.sched_getaffinity(0)
    try:
        os.sched_setaffinity(0, {min(allowed)})
        return {
            "static_true": _measure(sandbox, runs, "C", _STATIC_TRUE, ("-static",)),
            "dynamic_a_plus_b": _measure(sandbox, runs, "C++ 17 With O2", _A_PLUS_B, ()),
        }
    finally:
        os.sched_setaffinity(0, allowed)
        sandbox.close()


def _measure(
    sandbox: Sandbox, runs: int, name: str, source: str, flags: tuple[str, ...]
) -> dict[str, float]:
    place = sandbox.workplace(0)
    language = place.languages[name]
    artefact = compile_program(
        place.keeper, language, source, {}, headers=flags, cancelled=threading.Event()
    )
    if isinstance(artefact, CompileFailure):
        raise NativeError("bench", artefact.message)
    bare: list[float] = []
    boxed: list[float] = []
    with tempfile.TemporaryDirectory() as folder, place.keeper.box(BoxKind.RUN) as box:
        program = Path(folder) / "main"
        program.write_bytes(memory_files.content(artefact.fd, os.fstat(artefact.fd).st_size))
        program.chmod(0o755)
        box.put(artefact.name, artefact.fd, executable=True)
        stdin = memory_files.sealed(b"1 2\n", "stdin")
        limits = run_limits(_LIMITS, threads=1, expected_size=0)
        for _ in range(runs + _WARM_UP):
            bare.append(_timed(lambda: _bare_run(program, stdin)))
            boxed.append(_timed(lambda: _boxed_run(box, language, limits, stdin)))
            if box.worn_out:
                break
        os.close(stdin)
    artefact.close()
    bare_ms, boxed_ms = (statistics.median(times[_WARM_UP:]) for times in (bare, boxed))
    return {
        "runs": float(len(bare) - _WARM_UP),
        "bare_ms": round(bare_ms, 3),
        "sandboxed_ms": round(boxed_ms, 3),
        "ratio": round(boxed_ms / bare_ms, 3),
    }


def _timed(action: Callable[[], None]) -> float:
    start = time.perf_counter()
    action()
    return (time.perf_counter() - start) * 1000


def _bare_run(program: Path, stdin: int) -> None:
    """Fresh input and output descriptors as a judge needs them, then spawn and wait."""
    own_stdin, stdout = memory_files.reopen(stdin), memory_files.empty("stdout")
    pid = os.posix_spawn(
        program,
        [str(program)],
        {},
        file_actions=[
            (os.POSIX_SPAWN_DUP2, own_stdin, 0),
            (os.POSIX_SPAWN_DUP2, stdout, 1),
            (os.POSIX_SPAWN_DUP2, stdout, 2),
        ],
    )
    os.waitpid(pid, 0)
    os.close(own_stdin)
    os.close(stdout)


def _boxed_run(box: Box, language: Language, limits: RunLimits, stdin: int) -> None:
    own_stdin = memory_files.reopen(stdin)
    execution = box.run(
        ["/w/main"],
        language.environment,
        limits,
        stdin=own_stdin,
        cancelled=_NEVER,
    )
    execution.close()
    os.close(own_stdin)


_NEVER = threading.Event()
