"""How much the reported time of the same one-second program varies, alone and beside another."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from judge_sandbox.bench.conditions import Place, Watch
from judge_sandbox.bench.figures import Figure, at_most, median, relative_spread
from judge_sandbox.bench.programs import Workshop, judge
from judge_sandbox.sandbox import Sandbox
from judge_sandbox.types import JudgeTask

# Reads the number of rounds; neither memory nor the kernel has a part in its time.
_WORK = """#include <cstdio>
int main() {
    unsigned long long rounds, x = 88172645463325252ull, sum = 0;
    if (std::scanf("%llu", &rounds) != 1) return 1;
    for (unsigned long long i = 0; i < rounds; i++) {
        x ^= x << 13; x ^= x >> 7; x ^= x << 17;
        sum += x & 1;
    }
    std::puts(sum <= rounds ? "done" : "never");
}
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
    task = _task(workshop, _TRIAL_ROUNDS * program_ms // trial_ms)
    with Watch(place) as watch:
        alone = [judge(sandbox, task) for _ in range(runs)]
    figures = [
        _figure(watch, alone, "alone", "the other slot at rest", goal=0.02, cores=1),
    ]
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
    case = (b"%d\n" % rounds, b"done\n")
    return workshop.task(_WORK, [case], time_limit_ms=_TIME_LIMIT_MS)
