"""All measurements in one run: a readable table on standard output, JSON in a file."""

from __future__ import annotations

import argparse
import json
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from judge_sandbox.bench import measure_run_ratio
from tests.benchmarks import http_load, machine, verdict_times

PROJECT = Path(__file__).parents[2]
LOADS = ("list", "login", "submit")


def measure(*, quick: bool) -> dict[str, Any]:
    say("machine", described := machine.describe())
    print("one sandboxed run against bare posix_spawn …", flush=True)
    runs = measure_run_ratio(100 if quick else 400)
    for program, figures in runs.items():
        say(program, figures)
    print("from submit to verdict against its compile and runs …", flush=True)
    verdicts = verdict_times.measure(3 if quick else 20)
    for name, value in verdicts.items():
        say(name, value)
    print("requests per second …", flush=True)
    load = http_load.measure(http_load.QUICK if quick else http_load.FULL)
    for name, value in load.items():
        say(name, value)
    return {
        "measured_at": datetime.now(UTC).isoformat(timespec="seconds"),
        "quick": quick,
        "machine": described,
        "sandboxed_run": runs,
        "submit_to_verdict": verdicts,
        "http": load,
    }


def say(name: str, value: object) -> None:
    """One line: a name and its figures."""
    if isinstance(value, dict):
        value = "  ".join(f"{key} {figure}" for key, figure in value.items())
    print(f"  {name:<36} {value}", flush=True)


def missing(result: dict[str, Any]) -> list[str]:
    """What a complete result would have and this one has not. Speed is not judged here."""
    found = [
        f"{program}: no run"
        for program in ("static_true", "dynamic_a_plus_b")
        if not result["sandboxed_run"].get(program, {}).get("runs")
    ]
    found += [
        f"{name}: no figure"
        for name in ("new_source_ratio", "known_source_ratio")
        if not result["submit_to_verdict"].get(name)
    ]
    for name in LOADS:
        load = result["http"].get(name, {})
        if not load.get("requests") or load.get("failures"):
            found.append(f"{name}: {load.get('requests', 0)} requests, {load.get('failures')}")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="bash installer/benchmarks.sh", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="small samples, less than a minute")
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
