"""How much the reported time of the same one-second program varies, alone and beside another.

Alone it is compared with the same program's bare runs in between: a machine whose cores are not
steady by themselves gives no judge a steady time.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from judge_sandbox.bench.bare_loop import BareLoop
from judge_sandbox.bench.conditions import Place, Watch
from judge_sandbox.bench.figures import Figure, at_most, median, relative_spread
from judge_sandbox.bench.programs import CPP, Workshop, judge
from judge_sandbox.sandbox import Sandbox
from judge_sandbox.types import JudgeTask

# Neither memory nor the kernel has a part in its time.
_WORK = """#include <cstdio>
int main() {{
    unsigned long long x = 88172645463325252ull, sum = 0;
    for (unsigned long long i = 0; i < {rounds}ull; i++) {{
        x ^= x << 13; x ^= x >> 7; x ^= x << 17;
        sum += x & 1;
    }}
    std::puts(sum <= {rounds}ull ? "done" : "never");
}}
"""
_TRIAL_ROUNDS = 20_000_000
_TIME_LIMIT_MS = 20_000
# Fewer runs have no percentiles worth the name.
_ENOUGH_RUNS = 30


def truthful_time(
    sandbox: Sandbox, place: Place, workshop: Workshop, runs: int, program_ms: int
) -> list[Figure]:
    """`program_ms`: how long the program is to work."""
    trial = _task(workshop, _TRIAL_ROUNDS)
    trial_ms = max(1, min(judge(sandbox, trial) for _ in range(3)))
    rounds = _TRIAL_ROUNDS * program_ms // trial_ms
    task = _task(workshop, rounds)
    program = workshop.compile("steady", _WORK.format(rounds=rounds), CPP)
    alone: list[int] = []
    bare: list[float] = []
    with BareLoop(program, place.core_of(0)) as loop, Watch(place) as watch:
        for _ in range(runs):
            alone.append(judge(sandbox, task))
            bare.append(loop.ms(1))
    figure = _figure(watch, alone, "alone", "the other slot at rest", goal=0.02, cores=1)
    figure.detail["bare_spread"] = relative_spread(bare)
    figures = [figure]
    if sandbox.slots > 1:
        with Watch(place) as watch, _busy_neighbour(sandbox, task):
            beside = [judge(sandbox, task) for _ in range(runs)]
        figures.append(
            _figure(watch, beside, "beside", "a busy program in the other slot", 0.05, cores=2)
        )
    return figures


def _figure(
    watch: Watch, times_ms: list[int], name: str, title: str, goal: float, *, cores: int
) -> Figure:
    too_few = f"{_ENOUGH_RUNS} runs are needed" if len(times_ms) < _ENOUGH_RUNS else ""
    return Figure(
        name=f"time_spread_{name}",
        title=f"(p90 − p10) / median of a program's reported time, {title}",
        value=relative_spread(times_ms),
        unit="",
        goal=at_most(goal),
        not_judged=watch.not_judged(cores=cores) or too_few,
        detail={
            "median_ms": median(times_ms),
            "least_ms": min(times_ms),
            "most_ms": max(times_ms),
            "runs": len(times_ms),
            **watch.shares(),
        },
    )


@contextmanager
def _busy_neighbour(sandbox: Sandbox, task: JudgeTask) -> Iterator[None]:
    """The same program again and again in the other slot, bound to the other core."""
    end = threading.Event()

    def work() -> None:
        while not end.is_set():
            sandbox.judge(task, slot=1, on_progress=lambda _: None, cancelled=end)

    neighbour = threading.Thread(target=work)
    neighbour.start()
    try:
        yield
    finally:
        end.set()
        neighbour.join()


def _task(workshop: Workshop, rounds: int) -> JudgeTask:
    source = _WORK.format(rounds=rounds)
    return workshop.task(source, [(b"", b"done\n")], time_limit_ms=_TIME_LIMIT_MS)
