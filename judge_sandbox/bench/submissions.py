"""Whole judgings: compile, ten cases, verdict; one at a time, and many at once."""

from __future__ import annotations

import os
import time
from concurrent.futures import ThreadPoolExecutor

from judge_sandbox.bench.conditions import Place, Watch
from judge_sandbox.bench.figures import Figure, at_most, median, median_ratio, percentile
from judge_sandbox.bench.programs import BareRun, Clock, Workshop, judge, on_core, student_source
from judge_sandbox.bench.service_memory import PeakMemory
from judge_sandbox.bench.slots import judging_ms
from judge_sandbox.sandbox import Sandbox
from judge_sandbox.types import JudgeTask

CASES = [(b"%d %d\n" % (n, 7 * n), b"%d\n" % (8 * n)) for n in range(1, 11)]
_MEMORY_GOAL_MB = 400


def whole_judging(sandbox: Sandbox, place: Place, workshop: Workshop, rounds: int) -> list[Figure]:
    """In each round the bare work, then a new source, then the same one again."""
    judge(sandbox, _task(workshop, "makes the header"))
    series = []
    with Watch(place) as watch:
        for number in range(rounds):
            series.append(_round(sandbox, place, workshop, f"{number} of {time.time_ns()}"))
    compiles, runs, new, known = (list(column) for column in zip(*series, strict=True))
    work = [compile_ms + runs_ms for compile_ms, runs_ms in zip(compiles, runs, strict=True)]
    shares = {"rounds": rounds, **watch.shares()}
    return [
        Figure(
            name="whole_judging_ratio",
            title="judging a new A+B with bits/stdc++.h, ten cases, against its bare compile with "
            "the same header and ten bare runs",
            value=median_ratio(new, work),
            unit="×",
            goal=at_most(1.3),
            not_judged=watch.not_judged(),
            detail={
                "bare_compile_ms": median(compiles),
                "bare_runs_ms": median(runs),
                "judged_ms": median(new),
                **shares,
            },
        ),
        Figure(
            name="known_source_ratio",
            title="judging the same source once more, against the ten bare runs alone",
            value=median_ratio(known, runs),
            unit="×",
            goal=at_most(1.5),
            not_judged=watch.not_judged(),
            detail={"bare_runs_ms": median(runs), "judged_ms": median(known), **shares},
        ),
    ]


def _round(
    sandbox: Sandbox, place: Place, workshop: Workshop, mark: str
) -> tuple[float, float, float, float]:
    task = _task(workshop, mark)
    with on_core(place.core_of(0)):
        clock = Clock()
        program = workshop.compile_with_header("whole", task.source)
        compile_ms = clock.ms()
        bare_runs = [BareRun(program, given) for given, _ in CASES]
        clock = Clock()
        for run in bare_runs:
            run()
        runs_ms = clock.ms()
        for run in bare_runs:
            run.close()
    return compile_ms, runs_ms, judging_ms(sandbox, task), judging_ms(sandbox, task)


def many_at_once(sandbox: Sandbox, place: Place, workshop: Workshop, count: int) -> list[Figure]:
    """All are there at the same moment; a thread for each slot takes them one after the other."""
    new = [_task(workshop, f"{number} at once, {time.time_ns()}") for number in range(count)]
    judge(sandbox, _task(workshop, "makes the header"))
    with PeakMemory(os.getpid()) as memory:
        figures = [
            *_crowd(sandbox, place, new, "new", "new A+B with bits/stdc++.h"),
            *_crowd(sandbox, place, new, "known", "the same sources once more"),
        ]
    return [
        *figures,
        Figure(
            name="service_memory_mb",
            title="most memory of the judging service meanwhile, without the judged programs",
            value=round(memory.most / 1e6, 1),
            unit="MB",
            goal=at_most(_MEMORY_GOAL_MB),
            detail={"submissions": count},
        ),
    ]


def _crowd(
    sandbox: Sandbox, place: Place, tasks: list[JudgeTask], name: str, title: str
) -> list[Figure]:
    waiting = list(tasks)
    waits_ms: list[float] = []

    def serve(slot: int) -> None:
        while waiting:
            try:
                task = waiting.pop()
            except IndexError:
                return
            judge(sandbox, task, slot=slot)
            waits_ms.append(clock.ms())

    with Watch(place) as watch, ThreadPoolExecutor(sandbox.slots) as threads:
        clock = Clock()
        for served in [threads.submit(serve, slot) for slot in range(sandbox.slots)]:
            served.result()
        whole_ms = clock.ms()
    detail = {"submissions": len(tasks), "slots": sandbox.slots, **watch.shares()}
    return [
        Figure(
            name=f"crowd_{name}_per_second",
            title=f"submissions per second when {len(tasks)} arrive at once: {title}",
            value=round(len(tasks) * 1000 / whole_ms, 1),
            unit="/s",
            detail=detail,
        ),
        Figure(
            name=f"crowd_{name}_p95_ms",
            title="95th percentile of their time from arrival to verdict",
            value=round(percentile(waits_ms, 0.95), 1),
            unit="ms",
        ),
    ]


def _task(workshop: Workshop, mark: str) -> JudgeTask:
    return workshop.task(student_source(mark), CASES)
