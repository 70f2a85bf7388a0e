"""All measurements in one run: a readable table on standard output, JSON in a file."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from judge_sandbox import bench
from tests.benchmarks import board_times, crowd, http_load, machine, school, verdict_times
from tests.benchmarks.exam import measure as exam
from tests.benchmarks.exam import plan as exam_sizes
from tests.benchmarks.storm import measure as storm
from tests.benchmarks.storm import size as storm_sizes

PROJECT = Path(__file__).parents[2]
LOADS = ("list", "login", "submit", "submit_paused")
BOARDS = ("list", "board", "outside_board")
WANTED = {
    "submit_to_verdict": ("new_source_ratio", "known_source_ratio"),
    "crowd": ("new_source", "known_source", "service_memory_mb"),
    "boards": ("first_board_ms", "verdict", *BOARDS),
    "storm": ("opening", "opening_after_a_kill", "storm", "acknowledged"),
    "exam": ("opening", "work", "last", "service_mb", "own_mb", "descriptors"),
    "school": ("lists", "logins", "pages"),
}
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


PARTS = ("judge", "verdicts", "crowd", "load", "boards", "storm", "exam", "school")


def measure(parts: Sequence[str], *, quick: bool) -> dict[str, Any]:
    """`parts` of PARTS, in their order."""
    say("machine", described := machine.describe())
    found: dict[str, Any] = {
        "measured_at": datetime.now(UTC).isoformat(timespec="seconds"),
        "quick": quick,
        "machine": described,
    }
    if "judge" in parts:
        print("the judge on its own …", flush=True)
        judge = bench.measure(bench.QUICK if quick else bench.FULL, tell=lambda what: say("", what))
        print(judge.table(), flush=True)
        found["judge"] = judge.as_json()
    if "verdicts" in parts:
        print("from submit to verdict against its compile and runs …", flush=True)
        found["submit_to_verdict"] = told(verdict_times.measure(3 if quick else 20))
    if "crowd" in parts:
        students = 10 if quick else 200
        print(f"{students} students submit at once …", flush=True)
        found["crowd"] = told(crowd.measure(students))
    if "load" in parts:
        print("requests per second …", flush=True)
        found["http"] = told(http_load.measure(http_load.QUICK if quick else http_load.FULL))
    if "boards" in parts:
        print("the board of a contest of a whole school …", flush=True)
        found["boards"] = told(
            board_times.measure(board_times.QUICK if quick else board_times.FULL)
        )
    if "storm" in parts:
        print("a contest whose server is killed again and again …", flush=True)
        size = storm_sizes.QUICK if quick else storm_sizes.FULL
        found["storm"] = told(storm.measure(size))
    if "exam" in parts:
        print("an exam with its boards open while the judge works …", flush=True)
        found["exam"] = told(exam.measure(exam_sizes.QUICK if quick else exam_sizes.FULL))
    if "school" in parts:
        print("lists, logins and pages of a school after years …", flush=True)
        found["school"] = told(school.measure(school.QUICK if quick else school.FULL))
    return found


def told(figures: dict[str, Any]) -> dict[str, Any]:
    """The same figures, printed; those that lie deeper have a line each."""
    for name, value in figures.items():
        if isinstance(value, dict) and all(isinstance(each, dict) for each in value.values()):
            for inner, figure in value.items():
                say(f"{name}: {inner}", figure)
        else:
            say(name, value)
    return figures


def say(name: str, value: object) -> None:
    """One line: a name and its figures."""
    if isinstance(value, dict):
        value = "  ".join(f"{key} {figure}" for key, figure in value.items())
    print(f"  {name:<36} {value}", flush=True)


def missing(result: dict[str, Any]) -> list[str]:
    """What the measured parts would have if they were complete. Speed is not judged here."""
    found = []
    if "judge" in result:
        measured = {figure["name"] for figure in result["judge"]["figures"]}
        found += [f"{name}: no figure" for name in JUDGE_FIGURES if name not in measured]
    for part, names in WANTED.items():
        figures = result.get(part)
        if figures is not None:
            found += [f"{part}, {name}: no figure" for name in names if not figures.get(name)]
    for name in LOADS if "http" in result else ():
        load = result["http"].get(name, {})
        if not load.get("requests") or load.get("failures"):
            found.append(f"{name}: {load.get('requests', 0)} requests, {load.get('failures')}")
    for name in BOARDS if "boards" in result else ():
        if failures := result["boards"].get(name, {}).get("failures"):
            found.append(f"boards, {name}: {failures}")
    found += [f"storm: {fault}" for fault in result.get("storm", {}).get("faults", ())]
    exam_found = result.get("exam", {})
    found += [f"exam, {what}: {count}" for what, count in exam_found.get("failures", {}).items()]
    found += [f"exam: {fault}" for fault in exam_found.get("unlike", ())]
    if failures := result.get("school", {}).get("logins", {}).get("failures"):
        found.append(f"school, logins: {failures}")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="bash installer/benchmarks.sh", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="small samples")
    parser.add_argument("--only", choices=PARTS, help="one part alone")
    parser.add_argument(
        "--out",
        type=Path,
        default=PROJECT / "build" / "benchmarks.json",
        help="where the JSON goes (default: build/benchmarks.json)",
    )
    options = parser.parse_args()
    result = measure([options.only] if options.only else PARTS, quick=options.quick)
    options.out.parent.mkdir(parents=True, exist_ok=True)
    options.out.write_text(json.dumps(result, indent=2, ensure_ascii=False) + "\n", "utf-8")
    print(f"written to {options.out}")
    for what in (incomplete := missing(result)):
        print(f"incomplete: {what}", file=sys.stderr)
    return 1 if incomplete else 0


if __name__ == "__main__":
    sys.exit(main())
