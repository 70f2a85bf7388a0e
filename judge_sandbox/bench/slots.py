"""Runs of a known program: one more test case through the whole chain, and two slots at once."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from judge_sandbox.bench.bare_loop import BareLoop
from judge_sandbox.bench.conditions import Place, Watch
from judge_sandbox.bench.figures import Figure, at_least, at_most, median, median_ratio
from judge_sandbox.bench.programs import (
    A_PLUS_B,
    CPP,
    Clock,
    Workshop,
    judge,
)
from judge_sandbox.sandbox import Sandbox
from judge_sandbox.types import JudgeTask

_FEW, _MANY = 10, 110


def further_case(sandbox: Sandbox, place: Place, workshop: Workshop, rounds: int) -> Figure:
    """The difference of judging 110 and 10 cases is what 100 cases cost, whatever a judging costs
    besides; against as many bare runs of the same round."""
    few, many = (workshop.task(A_PLUS_B, _cases(count)) for count in (_FEW, _MANY))
    program = workshop.compile("dynamic", A_PLUS_B, CPP)
    judge(sandbox, many)
    bare: list[float] = []
    judged: list[float] = []
    with BareLoop(program, place.core_of(0)) as loop, Watch(place) as watch:
        for _ in range(rounds):
            bare.append(loop.ms(_MANY - _FEW) / (_MANY - _FEW))
            short, long = (judging_ms(sandbox, task) for task in (few, many))
            judged.append((long - short) / (_MANY - _FEW))
    return Figure(
        name="further_case_ratio",
        title="one more judged test case of a known program, against its bare posix_spawn",
        value=median_ratio(judged, bare),
        unit="×",
        goal=at_most(1.5),
        not_judged=watch.not_judged(),
        detail={
            "bare_ms": median(bare),
            "judged_ms": median(judged),
            "rounds": rounds,
            **watch.shares(),
        },
    )


def two_slots(sandbox: Sandbox, place: Place, workshop: Workshop, rounds: int) -> Figure:
    """Beside it the same of bare runs: more than that a machine does not give."""
    task = workshop.task(A_PLUS_B, _cases(_MANY))
    program = workshop.compile("dynamic", A_PLUS_B, CPP)
    for slot in range(2):
        judge(sandbox, task, slot=slot)
    one: list[float] = []
    two: list[float] = []
    bare_one: list[float] = []
    bare_two: list[float] = []
    with (
        BareLoop(program, place.core_of(0)) as first,
        BareLoop(program, place.core_of(1)) as second,
        Watch(place) as watch,
    ):
        loops = (first, second)
        for number in range(rounds):
            slot = number % 2
            one.append(judging_ms(sandbox, task, slot=slot))
            two.append(_both(lambda slot: judge(sandbox, task, slot=slot)))
            bare_one.append(loops[slot].ms(_MANY))
            bare_two.append(_both(lambda slot: loops[slot].ms(_MANY)))
    return Figure(
        name="two_slots_ratio",
        title="runs per second of a known program in two slots, against one slot",
        value=round(2 * median_ratio(one, two), 3),
        unit="×",
        goal=at_least(1.85),
        not_judged=watch.not_judged(cores=2),
        detail={
            "one_per_second": round(_MANY * 1000 / median(one), 1),
            "two_per_second": round(2 * _MANY * 1000 / median(two), 1),
            "bare_ratio": round(2 * median_ratio(bare_one, bare_two), 3),
            "rounds": rounds,
            **watch.shares(),
        },
    )


def _cases(count: int) -> list[tuple[bytes, bytes]]:
    return [(b"%d %d\n" % (n, 7 * n), b"%d\n" % (8 * n)) for n in range(1, count + 1)]


def judging_ms(sandbox: Sandbox, task: JudgeTask, *, slot: int = 0) -> float:
    clock = Clock()
    judge(sandbox, task, slot=slot)
    return clock.ms()


def _both(action: Callable[[int], object]) -> float:
    """Wall time from the common start of two threads to the end of the later one."""
    start = threading.Barrier(3)

    def work(slot: int) -> None:
        start.wait()
        action(slot)

    with ThreadPoolExecutor(2) as threads:
        working = [threads.submit(work, slot) for slot in range(2)]
        start.wait()
        clock = Clock()
        for one in working:
            one.result()
        return clock.ms()
