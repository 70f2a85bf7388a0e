"""Does an attacker in the other slot change an honest program's time?

`python -m tests.attacks.ten_minutes [--minutes 10] [--seed N]` judges one honest program again and
again, twenty times beside random attacks, twenty times alone, and compares the medians. The last
line is JSON. The goal, 5 %, is judged only where the host took less than 0.5 % of the processors.
"""

from __future__ import annotations

import argparse
import itertools
import json
import random
import statistics
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from judge_sandbox.verdict_names import verdict_name
from tests.attacks.pairs import FIRST_SEED, Honest, Pair
from tests.judge_sandbox.sandbox_fixture import Bench, open_sandbox

_RUNS_A_MEDIAN = 20
_GOAL, _MOST_STEAL = 1.05, 0.005
_HONEST_SLOT, _ATTACK_SLOT = 0, 1
# Their own times are long enough to be compared.
_MEASURED = (Honest("much_time.c", "C", time_limit_ms=5000), Honest("much_memory.c", "C"))


@dataclass
class Figures:
    """Medians in ms by program; the n-th beside attackers belongs to the n-th alone."""

    alone: dict[str, list[float]] = field(default_factory=dict)
    attacked: dict[str, list[float]] = field(default_factory=dict)
    attacks: int = 0
    wrong: list[str] = field(default_factory=list)

    def ratios(self) -> dict[str, float]:
        return {
            name: round(statistics.median(self.attacked[name]) / statistics.median(times), 4)
            for name, times in self.alone.items()
            if name in self.attacked and statistics.median(times) > 0
        }


def _steal_and_all() -> tuple[int, int]:
    """Ticks that the host took, and all of them (proc(5), /proc/stat)."""
    with Path("/proc/stat").open(encoding="ascii") as file:
        ticks = [int(word) for word in file.readline().split()[1:9]]
    return ticks[7], sum(ticks)


@contextmanager
def _attackers(bench: Bench, figures: Figures, seeds: Iterator[int]) -> Iterator[None]:
    """Random attacks, one after the other, as long as the block lasts."""
    over = threading.Event()

    def attack() -> None:
        while not over.is_set():
            chosen = Pair.of(next(seeds)).attack
            report = bench.judge(chosen.task(bench), slot=_ATTACK_SLOT)
            figures.attacks += 1
            if report.sandbox_failure is not None or verdict_name(report) != chosen.expected:
                figures.wrong.append(f"{chosen.name}: {verdict_name(report)}")

    thread = threading.Thread(target=attack)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def _median_ms(bench: Bench, honest: Honest, figures: Figures) -> float:
    times = []
    for _ in range(_RUNS_A_MEDIAN // 2):
        report = bench.judge(honest.task(bench), slot=_HONEST_SLOT)
        if report.sandbox_failure is not None or verdict_name(report) != honest.expected:
            figures.wrong.append(f"{honest.file}: {verdict_name(report)}")
        times += [case.time_ms for case in report.cases]
    return statistics.median(times)


def measure(minutes: float, seed: int) -> dict[str, object]:
    figures, seeds = Figures(), itertools.count(seed)
    order = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "data").mkdir()
        with open_sandbox(Path(folder) / "cache", slots=2) as sandbox:
            bench = Bench(sandbox, Path(folder) / "data")
            before, end = _steal_and_all(), time.monotonic() + 60 * minutes
            while time.monotonic() < end or not figures.ratios():
                for honest in _MEASURED:
                    for attacked in order.sample((False, True), 2):
                        kind = figures.attacked if attacked else figures.alone
                        if attacked:
                            with _attackers(bench, figures, seeds):
                                median = _median_ms(bench, honest, figures)
                        else:
                            median = _median_ms(bench, honest, figures)
                        kind.setdefault(honest.file, []).append(median)
                        print(honest.file, "attacked" if attacked else "alone", median, flush=True)
            after = _steal_and_all()
    steal = (after[0] - before[0]) / max(1, after[1] - before[1])
    ratios = figures.ratios()
    judged = steal < _MOST_STEAL
    return {
        "minutes": minutes,
        "seed": seed,
        "attacks": figures.attacks,
        "medians_of": _RUNS_A_MEDIAN,
        "honest_ratio": ratios,
        "steal_share": round(steal, 5),
        "goal": _GOAL,
        "judged": judged,
        "met": all(ratio <= _GOAL for ratio in ratios.values()) if judged else None,
        "wrong_verdicts": figures.wrong,
    }


def main() -> None:
    reader = argparse.ArgumentParser(prog="python -m tests.attacks.ten_minutes")
    reader.add_argument("--minutes", type=float, default=10)
    reader.add_argument("--seed", type=int, default=FIRST_SEED)
    words = reader.parse_args()
    print(json.dumps(measure(words.minutes, words.seed)))


if __name__ == "__main__":
    main()
