"""judge: a submission, or all labelled ones, of a plain problem folder; selftest."""
# ruff: noqa: T201 - printing is this module's work

from __future__ import annotations

import argparse
import json
import threading
from pathlib import Path
from typing import Any

from judge_sandbox.command_line.exit_codes import BY_VERDICT, NO, UNAVAILABLE, WrongUseError
from judge_sandbox.command_line.problem_folder import Label, ProblemFolder, read_problem_folder
from judge_sandbox.doctor.selftest import debian_languages, missing_languages, run_selftest
from judge_sandbox.languages import all_languages
from judge_sandbox.running.local_files import LocalFiles
from judge_sandbox.sandbox import Sandbox
from judge_sandbox.types import JudgeReport
from judge_sandbox.verdict_names import SHORT_NAMES, as_json, verdict_name

_BY_SUFFIX = {
    ".c": "C With O2",
    ".cpp": "C++ 17 With O2",
    ".cc": "C++ 17 With O2",
    ".cxx": "C++ 17 With O2",
    ".java": "Java",
    ".py": "Python3",
    ".go": "Golang",
    ".cs": "C#",
    ".php": "PHP",
    ".js": "JavaScript Node",
    ".rb": "Ruby",
    ".rs": "Rust",
}


def add_commands(commands: Any) -> None:
    """`commands` is argparse's own object for subcommands, which has no public name."""
    judge = commands.add_parser(
        "judge",
        help="judge a submission, or all labelled ones, of a plain problem folder",
        description="Exit codes: "
        + ", ".join(f"{code} {name}" for name, code in BY_VERDICT.items())
        + f"; {UNAVAILABLE} when the sandbox failed. With --all: 0 when every label held.",
    )
    judge.add_argument("folder", type=Path, metavar="DIR", help="a folder with problem.toml")
    judge.add_argument("submission", type=Path, nargs="?", help="a source file")
    judge.add_argument("--language", help="its language (default: by label, then by suffix)")
    judge.add_argument("--all", action="store_true", help="judge every labelled submission")
    judge.add_argument("--json", action="store_true", help="the report as JSON, not as a table")
    judge.set_defaults(command=_judge)

    selftest = commands.add_parser(
        "selftest",
        help="prove every installed language",
        description="AC, WA, TLE, MLE, RE and CE of each language; ends with 1 when one of them "
        "comes out differently.",
    )
    selftest.add_argument("language", nargs="*", help="only these")
    selftest.add_argument(
        "--all", action="store_true", help="also fail when a language that Debian has is missing"
    )
    selftest.set_defaults(command=_selftest)


def _judge(arguments: argparse.Namespace) -> int:
    if not arguments.folder.is_dir():
        raise WrongUseError(f"{arguments.folder}: there is no such folder")
    files = LocalFiles()
    problem = read_problem_folder(arguments.folder, files)
    if arguments.all:
        if arguments.submission is not None or arguments.language is not None:
            raise WrongUseError("--all judges what the folder labels: name nothing else with it")
        return _judge_labels(arguments, problem, files)
    if arguments.submission is None:
        raise WrongUseError("name a submission, or give --all")
    language = arguments.language or _language_of(problem, arguments.submission)
    _must_be_known(language)
    source = _source(arguments.submission)
    sandbox = Sandbox.open(slots=1, cache_dir=arguments.cache, locate=files.path)
    try:
        _must_be_installed(sandbox, language)
        report = _judge_source(sandbox, problem, source, language)
    finally:
        sandbox.close()
    if arguments.json:
        print(json.dumps(as_json(report), indent=2, ensure_ascii=False))
    else:
        _print_table(report)
    return UNAVAILABLE if report.sandbox_failure else BY_VERDICT[verdict_name(report)]


def _source(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError as error:
        raise WrongUseError(f"{path}: {error.strerror}") from error


def _judge_source(
    sandbox: Sandbox, problem: ProblemFolder, source: str, language: str
) -> JudgeReport:
    return sandbox.judge(
        problem.task_for(source, language),
        slot=0,
        on_progress=lambda _: None,
        cancelled=threading.Event(),
    )


def _judge_labels(arguments: argparse.Namespace, problem: ProblemFolder, files: LocalFiles) -> int:
    sources = [_source(label.path) for label in problem.labels]
    answers = []
    sandbox = Sandbox.open(slots=1, cache_dir=arguments.cache, locate=files.path)
    try:
        for label, source in zip(problem.labels, sources, strict=True):
            report = _judge_source(sandbox, problem, source, label.language)
            answers.append(_holds(label, report))
            if not arguments.json:
                _print_label(label, report, answers[-1])
            else:
                print(json.dumps(_label_json(label, report), ensure_ascii=False))
    finally:
        sandbox.close()
    if not arguments.json:
        print(f"{sum(answers)} of {len(answers)} labels held")
    return 0 if all(answers) else NO


def _holds(label: Label, report: JudgeReport) -> bool:
    return (
        verdict_name(report) == label.expected
        and label.score in (None, report.score)
        and label.case_rows in (None, len(report.cases))
    )


def _label_json(label: Label, report: JudgeReport) -> dict[str, object]:
    """One line of --all --json."""
    return {
        "file": label.path.name,
        "language": label.language,
        "expected": label.expected,
        "held": _holds(label, report),
        **as_json(report),
    }


def _print_label(label: Label, report: JudgeReport, held: bool) -> None:
    score = "" if report.score is None else f" {report.score} points"
    print(
        f"{'ok  ' if held else 'BAD '} {label.path.name:24} expected {label.expected:4}"
        f" got {verdict_name(report)}{score}, {report.time_ms} ms, {report.memory_kb} KB"
    )


def _language_of(problem: ProblemFolder, path: Path) -> str:
    for label in problem.labels:
        if label.path.resolve() == path.resolve():
            return label.language
    if path.suffix not in _BY_SUFFIX:
        raise WrongUseError(
            f"{path}: no language is known for the suffix {path.suffix!r}; name one with --language"
        )
    return _BY_SUFFIX[path.suffix]


def _must_be_known(language: str) -> None:
    if language not in all_languages():
        names = ", ".join(all_languages())
        raise WrongUseError(f"{language!r} is no language of this judge; it knows: {names}")


def _must_be_installed(sandbox: Sandbox, language: str) -> None:
    if language not in {installed.name for installed in sandbox.languages()}:
        install = all_languages()[language].install
        raise WrongUseError(f"{language} is not installed on this machine; try: {install}")


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


def _selftest(arguments: argparse.Namespace) -> int:
    for language in arguments.language:
        _must_be_known(language)
    failed = 0
    files = LocalFiles()
    sandbox = Sandbox.open(slots=1, cache_dir=arguments.cache, locate=files.path)
    try:
        for language in arguments.language:
            _must_be_installed(sandbox, language)
        for test in run_selftest(sandbox, files, only=frozenset(arguments.language)):
            got = verdict_name(test.report)
            failed += not test.passed
            print(
                f"{'ok  ' if test.passed else 'BAD '} {test.language:16} {test.expected:4} {got:4}"
                f" {test.report.time_ms:>6} ms {test.report.memory_kb:>8} KB"
                f" {'' if test.passed else test.report.error_message or ''}".rstrip()
            )
        if arguments.all:
            failed += _count_missing(sandbox)
    finally:
        sandbox.close()
    return NO if failed else 0


def _count_missing(sandbox: Sandbox) -> int:
    missing = missing_languages(sandbox, debian_languages())
    for name in missing:
        print(f"BAD  {name:16} is not installed; try: {all_languages()[name].install}")
    return len(missing)
