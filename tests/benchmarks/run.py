"""All measurements in one run: a readable table on standard output, JSON in a file."""

from __future__ import annotations

import argparse
import json
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from judge_sandbox import bench
from tests.benchmarks import crowd, http_load, machine, verdict_times

PROJECT = Path(__file__).parents[2]
LOADS = ("list", "login", "submit")
# Of a machine with one core; a second one adds those that need two slots.
JUDGE_FIGURES = (
    "dynamic_run_ratio",
    "static_run_ratio",
    "further_case_ratio",
    "whole_judging_ratio",
    "known_source_ratio",
    "crowd_new_per_second",
    "crowd_known_per_second",
    "service_memory_mb",
    "time_spread_alone",
)


def measure(*, quick: bool) -> dict[str, Any]:
    say("machine", described := machine.describe())
    print("the judge on its own …", flush=True)
    judge = bench.measure(bench.QUICK if quick else bench.FULL, tell=lambda what: say("", what))
    print(judge.table(), flush=True)
    print("from submit to verdict against its compile and runs …", flush=True)
    verdicts = verdict_times.measure(3 if quick else 20)
    for name, value in verdicts.items():
        say(name, value)
    students = 10 if quick else 200
    print(f"{students} students submit at once …", flush=True)
    together = crowd.measure(students)
    for name, value in together.items():
        say(name, value)
    print("requests per second …", flush=True)
    load = http_load.measure(http_load.QUICK if quick else http_load.FULL)
    for name, value in load.items():
        say(name, value)
    return {
        "measured_at": datetime.now(UTC).isoformat(timespec="seconds"),
        "quick": quick,
        "machine": described,
        "judge": judge.as_json(),
        "submit_to_verdict": verdicts,
        "crowd": together,
        "http": load,
    }


def say(name: str, value: object) -> None:
    """One line: a name and its figures."""
    if isinstance(value, dict):
        value = "  ".join(f"{key} {figure}" for key, figure in value.items())
    print(f"  {name:<36} {value}", flush=True)


def missing(result: dict[str, Any]) -> list[str]:
    """What a complete result would have and this one has not. Speed is not judged here."""
    measured = {figure["name"] for figure in result["judge"]["figures"]}
    found = [f"{name}: no figure" for name in JUDGE_FIGURES if name not in measured]
    found += [
        f"{name}: no figure"
        for name in ("new_source_ratio", "known_source_ratio")
        if not result["submit_to_verdict"].get(name)
    ]
    found += [
        f"crowd, {name}: no figure"
        for name in ("new_source", "known_source", "service_memory_mb")
        if not result["crowd"].get(name)
    ]
    for name in LOADS:
        load = result["http"].get(name, {})
        if not load.get("requests") or load.get("failures"):
            found.append(f"{name}: {load.get('requests', 0)} requests, {load.get('failures')}")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="bash installer/benchmarks.sh", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="small samples")
    parser.add_argument(
        "--out",
        type=Path,
        default=PROJECT / "build" / "benchmarks.json",
        help="where the JSON goes (default: build/benchmarks.json)",
    )
    options = parser.parse_args()
    result = measure(quick=options.quick)
    options.out.parent.mkdir(parents=True, exist_ok=True)
    options.out.write_text(json.dumps(result, indent=2, ensure_ascii=False) + "\n", "utf-8")
    print(f"written to {options.out}")
    for what in (incomplete := missing(result)):
        print(f"incomplete: {what}", file=sys.stderr)
    return 1 if incomplete else 0


if __name__ == "__main__":
    sys.exit(main())
