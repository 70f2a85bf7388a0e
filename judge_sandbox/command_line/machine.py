"""doctor, bench, build and testlib: this machine, and what others build on."""
# ruff: noqa: T201 - printing is this module's work

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from judge_sandbox import bench, doctor, testlib
from judge_sandbox.command_line.exit_codes import NO, NOT_MEASURED
from judge_sandbox.native.build import build_native


def add_commands(commands: Any) -> None:
    checks = commands.add_parser(
        "doctor",
        help="say what is right and wrong on this machine",
        description="red: judging is refused, and the command ends with 1; amber: judging works, "
        "less steadily or with fewer languages.",
    )
    checks.add_argument("--language", choices=("en", "zh"), default="en")
    checks.set_defaults(command=_doctor)

    measure = commands.add_parser(
        "bench",
        help="measure what judging costs on this machine, as ratios",
        description="docs/benchmarks.md explains each figure. Ends with 0 however slow the "
        f"machine is, with {NOT_MEASURED} when measuring itself failed.",
    )
    measure.add_argument("--quick", action="store_true", help="small samples, under a minute")
    measure.add_argument("--json", action="store_true", help="JSON instead of a table")
    measure.add_argument(
        "--gate", action="store_true", help=f"end with {NO} when a judged goal was missed"
    )
    measure.set_defaults(command=_bench)

    build = commands.add_parser("build", help="build the native runner if its sources are newer")
    build.set_defaults(command=_build)

    header = commands.add_parser(
        "testlib",
        help="print testlib.h, to compile a checker elsewhere",
        description="The testlib-compatible header that checkers, validators, interactors and "
        "generators find here.",
    )
    header.set_defaults(command=_testlib)


def _doctor(arguments: argparse.Namespace) -> int:
    checks = doctor.all_checks()
    for check in checks:
        chinese = arguments.language == "zh"
        title = check.title_zh if chinese else check.title_en
        found = check.found_zh if chinese else check.found_en
        remedy = check.remedy_zh if chinese else check.remedy_en
        print(f"{check.level:6} {title}: {found}")
        if check.level != "green" and (remedy or check.command):
            print(f"       {remedy} {check.command}".rstrip())
    return NO if any(check.level == "red" for check in checks) else 0


def _bench(arguments: argparse.Namespace) -> int:
    amount = bench.QUICK if arguments.quick else bench.FULL
    measured = bench.measure(amount, tell=lambda what: print(f"{what} …", file=sys.stderr))
    if arguments.json:
        print(json.dumps(measured.as_json(), indent=2, ensure_ascii=False))
    else:
        print(measured.table())
    return NO if arguments.gate and measured.missed() else 0


def _build(_: argparse.Namespace) -> int:
    print(build_native())
    return 0


def _testlib(_: argparse.Namespace) -> int:
    print(testlib.header(), end="")
    return 0
