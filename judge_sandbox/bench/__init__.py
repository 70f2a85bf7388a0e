"""What the judge costs, measured on this machine in one run, as ratios wherever that is possible.

Both sides of a ratio are measured alternately, so whatever slows the machine slows both.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from judge_sandbox.bench.boxed_run import boxed_runs
from judge_sandbox.bench.conditions import Place
from judge_sandbox.bench.figures import Figure, as_json, table
from judge_sandbox.bench.programs import MeasuringError, Workshop
from judge_sandbox.bench.slots import further_case, two_slots
from judge_sandbox.bench.submissions import many_at_once, whole_judging
from judge_sandbox.bench.truthful_time import truthful_time
from judge_sandbox.doctor.machine import Machine
from judge_sandbox.running.local_files import LocalFiles
from judge_sandbox.sandbox import Sandbox

__all__ = ["FULL", "QUICK", "Amount", "Measurements", "MeasuringError", "measure"]


@dataclass(frozen=True, slots=True)
class Amount:
    """How often each thing is measured; `looks` as in Place."""

    runs: int
    rounds: int
    judgings: int
    crowd: int
    time_runs: int
    program_ms: int
    looks: int = 12


FULL = Amount(runs=400, rounds=20, judgings=15, crowd=200, time_runs=30, program_ms=1000)
QUICK = Amount(runs=60, rounds=4, judgings=3, crowd=10, time_runs=5, program_ms=200)


@dataclass(frozen=True, slots=True)
class Measurements:
    """All figures of one run and where they were measured."""

    measured_at: str
    machine: dict[str, object]
    figures: tuple[Figure, ...]

    def as_json(self) -> dict[str, object]:
        return {
            "measured_at": self.measured_at,
            "machine": self.machine,
            "figures": [as_json(figure) for figure in self.figures],
        }

    def table(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in self.machine.items())
        return f"{facts}\n\n{table(self.figures)}"

    def missed(self) -> list[Figure]:
        return [figure for figure in self.figures if figure.missed]


def measure(amount: Amount, *, tell: Callable[[str], None] = lambda _: None) -> Measurements:
    """Opens a sandbox of two slots, or of one on a single core; `tell` hears what comes next.

    Raises:
        SandboxUnavailable: this machine cannot judge.
        MeasuringError: a program of the benchmark did not do what it does everywhere.
    """
    measured_at = datetime.now(UTC).isoformat(timespec="seconds")
    cores = tuple(sorted(os.sched_getaffinity(0)))
    with tempfile.TemporaryDirectory(prefix="oj-bench-cache-") as cache:
        files = LocalFiles()
        sandbox = Sandbox.open(slots=min(2, len(cores)), cache_dir=Path(cache), locate=files.path)
        try:
            place = Place(Machine(), sandbox.cgroup_version, cores, amount.looks)
            with Workshop(Path(cache) / "pch", files) as workshop:
                figures = _all_figures(sandbox, place, workshop, amount, tell)
        finally:
            sandbox.close()
    return Measurements(measured_at, _described(place), figures)


def _all_figures(
    sandbox: Sandbox,
    place: Place,
    workshop: Workshop,
    amount: Amount,
    tell: Callable[[str], None],
) -> tuple[Figure, ...]:
    tell("one boxed run against bare posix_spawn")
    figures = boxed_runs(sandbox, place, workshop, amount.runs)
    tell("one more test case through the whole chain")
    figures.append(further_case(sandbox, place, workshop, amount.rounds))
    if sandbox.slots > 1:
        tell("two slots against one")
        figures.append(two_slots(sandbox, place, workshop, amount.rounds))
    tell("whole judgings against their bare compile and runs")
    figures += whole_judging(sandbox, place, workshop, amount.judgings)
    tell(f"{amount.crowd} submissions at once, new and known")
    figures += many_at_once(sandbox, place, workshop, amount.crowd)
    tell(f"how steady times are, {amount.time_runs} runs alone and beside a busy program")
    figures += truthful_time(sandbox, place, workshop, amount.time_runs, amount.program_ms)
    return tuple(figures)


def _described(place: Place) -> dict[str, object]:
    return {
        "cores": len(place.cores),
        "kernel": place.machine.kernel_release(),
        "groups": f"v{place.cgroup_version}",
        "guest": place.machine.is_guest(),
        "emulated": place.machine.is_emulated(),
        "python": sys.version.split()[0],
        "load_before": round(os.getloadavg()[0], 2),
    }
