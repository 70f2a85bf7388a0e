"""One boxed run against bare posix_spawn, alternately, on one core, with the same descriptors."""

from __future__ import annotations

import os
import threading
from pathlib import Path

from judge_sandbox.bench.conditions import Place, Watch
from judge_sandbox.bench.figures import Figure, Goal, at_most, median, median_ratio
from judge_sandbox.bench.programs import (
    A_PLUS_B,
    CPP,
    STATIC_TRUE,
    BareRun,
    Clock,
    MeasuringError,
    Workshop,
    on_core,
)
from judge_sandbox.languages import BASE_ENVIRONMENT
from judge_sandbox.running import memory_files
from judge_sandbox.running.box import Box
from judge_sandbox.running.limits import EffectiveLimits, run_limits
from judge_sandbox.running.run import BoxKind, Run
from judge_sandbox.sandbox import Sandbox

_LIMITS = EffectiveLimits(time_ms=1000, memory_mb=256, stack_mb=64)
_WARM_UP = 10
# From this version on the memory peak of a group can be reset, so its leaf is used again.
_RESETTABLE_PEAK = (6, 12)


def boxed_runs(sandbox: Sandbox, place: Place, workshop: Workshop, runs: int) -> list[Figure]:
    dynamic = workshop.compile("dynamic", A_PLUS_B, CPP)
    static = workshop.compile("static", STATIC_TRUE, "C", "-static")
    return [
        _figure(
            sandbox,
            place,
            runs,
            dynamic,
            name="dynamic_run_ratio",
            title="one boxed run of A+B in C++ against bare posix_spawn",
            goal=at_most(1.20 if place.cgroup_version == 1 else 1.35),
        ),
        _figure(
            sandbox,
            place,
            runs,
            static,
            name="static_run_ratio",
            title="the same of a program that does nothing: the price of the box alone",
            goal=_static_goal(place),
        ),
    ]


def _static_goal(place: Place) -> Goal:
    if place.cgroup_version == 1:
        return at_most(1.35)
    return at_most(1.6 if place.machine.kernel() >= _RESETTABLE_PEAK else 1.8)


def _figure(
    sandbox: Sandbox, place: Place, runs: int, program: Path, *, name: str, title: str, goal: Goal
) -> Figure:
    with Watch(place) as watch:
        bare, boxed = _alternate(sandbox, place, runs, program)
    return Figure(
        name=name,
        title=title,
        value=round(median(boxed) / median(bare), 3),
        unit="×",
        goal=goal,
        not_judged=watch.not_judged(),
        detail={
            "bare_ms": median(bare),
            "boxed_ms": median(boxed),
            "median_of_pairs": median_ratio(boxed, bare),
            "runs": len(bare),
            **watch.shares(),
        },
    )


def _alternate(
    sandbox: Sandbox, place: Place, runs: int, program: Path
) -> tuple[list[float], list[float]]:
    bare: list[float] = []
    boxed: list[float] = []
    bare_run = BareRun(program)
    stdin = memory_files.sealed(b"1 2\n", "stdin")
    executable = memory_files.sealed(program.read_bytes(), "program")
    try:
        with (
            on_core(place.core_of(0)),
            sandbox.workplace(0).keeper.box(BoxKind.RUN) as box,
        ):
            box.put("main", executable, executable=True)
            for _ in range(runs + _WARM_UP):
                clock = Clock()
                bare_run()
                bare.append(clock.ms())
                clock = Clock()
                _boxed_run(box, stdin)
                boxed.append(clock.ms())
                if box.worn_out:
                    break
    finally:
        os.close(stdin)
        os.close(executable)
        bare_run.close()
    return bare[_WARM_UP:], boxed[_WARM_UP:]


def _boxed_run(box: Box, stdin: int) -> None:
    own_stdin = memory_files.reopen(stdin)
    execution = box.run(
        Run(["/w/main"], BASE_ENVIRONMENT, run_limits(_LIMITS, threads=1, expected_size=0)),
        stdin=own_stdin,
        cancelled=_NEVER,
    )
    execution.close()
    os.close(own_stdin)
    if execution.result.exit_code or execution.result.signal:
        raise MeasuringError("the benchmark's own program failed in its box")


_NEVER = threading.Event()
