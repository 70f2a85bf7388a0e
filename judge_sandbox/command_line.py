"""The command line of the judge on its own."""
# ruff: noqa: T201 - printing is this module's work

from __future__ import annotations

import argparse
import json
import os
import sys
import threading
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from judge_sandbox import bench, doctor, memory_files
from judge_sandbox.build import build_native
from judge_sandbox.limits import MIB, EffectiveLimits, run_limits
from judge_sandbox.problem_folder import (
    Label,
    MalformedFolderError,
    ProblemFolder,
    read_problem_folder,
)
from judge_sandbox.protocol import BoxKind
from judge_sandbox.sandbox import Sandbox
from judge_sandbox.selftest import run_selftest
from judge_sandbox.types import JudgeReport, SandboxUnavailable
from judge_sandbox.verdict_names import SHORT_NAMES, verdict_name

# Exit codes of `judge`, by verdict; 1 is left to Python itself, 2 to wrong arguments.
EXIT_CODES = {
    "AC": 0,
    "WA": 10,
    "PE": 11,
    "TLE": 12,
    "MLE": 13,
    "RE": 14,
    "CE": 15,
    "PAC": 16,
    "SE": 20,
    "SF": 21,
    "skipped": 22,
}
_UNAVAILABLE = 3
_BY_SUFFIX = {
    ".c": "C With O2",
    ".cpp": "C++ 17 With O2",
    ".cc": "C++ 17 With O2",
    ".java": "Java",
    ".py": "Python3",
}


def main(arguments: Sequence[str] | None = None) -> int:
    parsed = _parser().parse_args(arguments)
    try:
        return int(parsed.command(parsed))
    except SandboxUnavailable as error:
        print(f"This machine cannot judge: {error}", file=sys.stderr)
        return _UNAVAILABLE
    except MalformedFolderError as error:
        print(f"Not a problem folder: {error}", file=sys.stderr)
        return 2


def _default_cache() -> Path:
    if os.geteuid() == 0:
        return Path("/var/cache/oj-judge")
    return Path.home() / ".cache/oj-judge"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m judge_sandbox",
        description="Compiles, runs and judges programs in boxes. Needs root, or a delegated "
        "control group of version 2 with user namespaces.",
    )
    parser.add_argument(
        "--cache",
        type=Path,
        default=_default_cache(),
        help="folder for precompiled headers (default: %(default)s)",
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    judge = commands.add_parser(
        "judge",
        help="judge a submission, or all labelled ones, of a plain problem folder",
        description="Exit codes: "
        + ", ".join(f"{code} {name}" for name, code in EXIT_CODES.items())
        + f"; {_UNAVAILABLE} when this machine cannot judge. With --all: 0 when every label held.",
    )
    judge.add_argument("folder", type=Path, metavar="DIR", help="a folder with problem.toml")
    judge.add_argument("submission", type=Path, nargs="?", help="a source file")
    judge.add_argument("--language", help="its language (default: by label, then by suffix)")
    judge.add_argument("--all", action="store_true", help="judge every labelled submission")
    judge.set_defaults(command=_judge)

    run = commands.add_parser(
        "run",
        help="run a command in a box",
        description="Standard input is passed on; the program's output goes to standard output, "
        "the report as JSON to standard error.",
    )
    run.add_argument("--time-ms", type=int, default=1000)
    run.add_argument("--memory-mb", type=int, default=256)
    run.add_argument("--stack-mb", type=int, default=64)
    run.add_argument("argv", nargs="+", help="path inside the box, and arguments")
    run.set_defaults(command=_run)

    selftest = commands.add_parser("selftest", help="prove every installed language")
    selftest.add_argument("language", nargs="*", help="only these")
    selftest.set_defaults(command=_selftest)

    checks = commands.add_parser("doctor", help="say what is right and wrong on this machine")
    checks.add_argument("--language", choices=("en", "zh"), default="en")
    checks.set_defaults(command=_doctor)

    measure = commands.add_parser("bench", help="one sandboxed run against bare posix_spawn")
    measure.add_argument("--runs", type=int, default=200)
    measure.set_defaults(command=_bench)

    build = commands.add_parser("build", help="build the native runner if its sources are newer")
    build.set_defaults(command=_build)
    return parser


def _judge(arguments: argparse.Namespace) -> int:
    problem = read_problem_folder(arguments.folder)
    sandbox = Sandbox.open(slots=1, cache_dir=arguments.cache)
    try:
        if arguments.all:
            held = [_judge_label(sandbox, problem, label) for label in problem.labels]
            print(f"{sum(held)} of {len(held)} labels held")
            return 0 if all(held) else 1
        if arguments.submission is None:
            print("name a submission, or give --all", file=sys.stderr)
            return 2
        language = arguments.language or _language_of(problem, arguments.submission)
        report = _judge_one(sandbox, problem, arguments.submission, language)
        _print_table(report)
        return EXIT_CODES.get(verdict_name(report), 20)
    finally:
        sandbox.close()


def _judge_one(sandbox: Sandbox, problem: ProblemFolder, path: Path, language: str) -> JudgeReport:
    source = path.read_text(encoding="utf-8", errors="replace")
    return sandbox.judge(
        problem.task_for(source, language),
        slot=0,
        on_progress=lambda _: None,
        cancelled=threading.Event(),
    )


def _judge_label(sandbox: Sandbox, problem: ProblemFolder, label: Label) -> bool:
    report = _judge_one(sandbox, problem, label.path, label.language)
    held = verdict_name(report) == label.expected
    held = held and label.score in (None, report.score)
    held = held and label.case_rows in (None, len(report.cases))
    score = "" if report.score is None else f" {report.score} points"
    print(
        f"{'ok  ' if held else 'BAD '} {label.path.name:24} expected {label.expected:4}"
        f" got {verdict_name(report)}{score}, {report.time_ms} ms, {report.memory_kb} KB"
    )
    return held


def _language_of(problem: ProblemFolder, path: Path) -> str:
    for label in problem.labels:
        if label.path.resolve() == path.resolve():
            return label.language
    return _BY_SUFFIX.get(path.suffix, "")


def _print_table(report: JudgeReport) -> None:
    print(f"{'case':>5} {'group':>5} {'status':8} {'ms':>6} {'KB':>8} {'score':>5}  message")
    for case in report.cases:
        score = "" if case.score is None else str(case.score)
        print(
            f"{case.seq:>5} {case.group:>5} {SHORT_NAMES[case.status]:8} {case.time_ms:>6}"
            f" {case.memory_kb:>8} {score:>5}  {case.message}"
        )
    total = "" if report.score is None else f", {report.score} points"
    print(f"{verdict_name(report)}{total}, {report.time_ms} ms, {report.memory_kb} KB")
    for text in (report.error_message, report.sandbox_failure):
        if text:
            print(text)


def _run(arguments: argparse.Namespace) -> int:
    limits = EffectiveLimits(arguments.time_ms, arguments.memory_mb, arguments.stack_mb)
    stdin = memory_files.sealed(b"" if sys.stdin.isatty() else sys.stdin.buffer.read(), "stdin")
    sandbox = Sandbox.open(slots=1, cache_dir=arguments.cache)
    try:
        with sandbox.workplace(0).keeper.box(BoxKind.RUN) as box:
            execution = box.run(
                arguments.argv,
                {"PATH": "/usr/bin:/bin", "HOME": "/w"},
                run_limits(limits, threads=1, expected_size=0),
                stdin=stdin,
                cancelled=threading.Event(),
            )
        sys.stdout.buffer.write(memory_files.content(execution.stdout, 64 * MIB))
        sys.stdout.flush()
        report = {
            key: getattr(value, "name", value) for key, value in asdict(execution.result).items()
        }
        print(json.dumps(report), file=sys.stderr)
        return 0
    finally:
        sandbox.close()


def _selftest(arguments: argparse.Namespace) -> int:
    sandbox = Sandbox.open(slots=1, cache_dir=arguments.cache)
    failed = 0
    try:
        for test in run_selftest(sandbox, only=frozenset(arguments.language)):
            got = verdict_name(test.report)
            failed += not test.passed
            print(
                f"{'ok  ' if test.passed else 'BAD '} {test.language:16} {test.expected:4} {got:4}"
                f" {test.report.time_ms:>6} ms {test.report.memory_kb:>8} KB"
                f" {'' if test.passed else test.report.error_message or ''}"
            )
    finally:
        sandbox.close()
    return 1 if failed else 0


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
    return 1 if any(check.level == "red" for check in checks) else 0


def _bench(arguments: argparse.Namespace) -> int:
    print(json.dumps(bench.measure_run_ratio(arguments.runs), indent=2))
    return 0


def _build(_: argparse.Namespace) -> int:
    print(build_native())
    return 0
