"""run: one command in a box."""

from __future__ import annotations

import argparse
import json
import os
import sys
import threading
from dataclasses import asdict
from pathlib import Path
from typing import Any

from judge_sandbox.command_line.exit_codes import WrongUseError
from judge_sandbox.languages import BASE_ENVIRONMENT
from judge_sandbox.running import memory_files
from judge_sandbox.running.box import Box
from judge_sandbox.running.execution import Execution
from judge_sandbox.running.limits import (
    MIB,
    STDERR_CAP,
    STDOUT_CAP_MIN,
    EffectiveLimits,
    run_limits,
)
from judge_sandbox.running.local_files import LocalFiles
from judge_sandbox.running.protocol import ConnectionLostError, NativeError
from judge_sandbox.running.run import BoxKind, Run, RunResult
from judge_sandbox.sandbox import Sandbox


def add_commands(commands: Any) -> None:
    run = commands.add_parser(
        "run",
        help="run a command in a box",
        description="Standard input is passed on. The program's output goes to standard output, "
        "its error output to standard error; the report is one line of JSON, the last one of "
        "standard error or alone in the file of --report. Ends with 0 when the program was run, "
        "however it ended: the report tells.",
    )
    run.add_argument("--time-ms", type=_positive, default=1000, help="CPU time (%(default)s)")
    run.add_argument("--memory-mb", type=_positive, default=256, help="(%(default)s)")
    run.add_argument("--stack-mb", type=_positive, default=64, help="(%(default)s)")
    run.add_argument(
        "--file",
        action="append",
        default=[],
        metavar="NAME=PATH",
        help="place a copy of PATH as /w/NAME, executable if PATH is; may be repeated",
    )
    run.add_argument("--report", type=Path, metavar="FILE", help="where the report goes")
    run.add_argument("argv", nargs="+", help="path inside the box, and arguments")
    run.set_defaults(command=_run)


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is not above zero")
    return number


def _run(arguments: argparse.Namespace) -> int:
    files = [_named_file(pair) for pair in arguments.file]
    limits = EffectiveLimits(arguments.time_ms, arguments.memory_mb, arguments.stack_mb)
    stdin = memory_files.sealed(b"" if sys.stdin.isatty() else sys.stdin.buffer.read(), "stdin")
    sandbox = Sandbox.open(slots=1, cache_dir=arguments.cache, locate=LocalFiles().path)
    try:
        with sandbox.workplace(0).keeper.box(BoxKind.RUN) as box:
            for name, path in files:
                _put(box, name, path)
            execution = _execute(box, arguments.argv, limits, stdin)
        try:
            _pass_on(execution)
        finally:
            execution.close()
    finally:
        sandbox.close()
        os.close(stdin)
    _report(execution.result, arguments.report)
    return 0


def _named_file(pair: str) -> tuple[str, Path]:
    name, sign, path = pair.partition("=")
    if not sign or not name or not path:
        raise WrongUseError(f"--file {pair}: expected NAME=PATH")
    if "/" in name or name.startswith(".") or len(os.fsencode(name)) > 127:
        raise WrongUseError(f"--file {pair}: a name in /w has no slash and no dot at its beginning")
    return name, Path(path)


def _put(box: Box, name: str, path: Path) -> None:
    try:
        content, executable = path.read_bytes(), os.access(path, os.X_OK)
    except OSError as error:
        raise WrongUseError(f"{path}: {error.strerror}") from error
    fd = memory_files.sealed(content, "file")
    try:
        box.put(name, fd, executable=executable)
    except ConnectionLostError:
        raise
    except NativeError as error:
        raise WrongUseError(f"{path}: cannot be placed in the box ({error.text})") from error
    finally:
        os.close(fd)


def _execute(box: Box, argv: list[str], limits: EffectiveLimits, stdin: int) -> Execution:
    try:
        return box.run(
            Run(argv, BASE_ENVIRONMENT, run_limits(limits, threads=1, expected_size=0)),
            stdin=stdin,
            cancelled=threading.Event(),
        )
    except ConnectionLostError:
        raise
    except NativeError as error:
        if error.stage != "execve":
            raise
        raise WrongUseError(
            f"{argv[0]}: {error.text}. Programs are named by their path inside the box: those of "
            "/usr as they are, files of --file as /w/NAME"
        ) from error


def _pass_on(execution: Execution) -> None:
    for stream, fd, cap in (
        (sys.stdout.buffer, execution.stdout, STDOUT_CAP_MIN),
        (sys.stderr.buffer, execution.stderr, STDERR_CAP),
    ):
        stream.write(memory_files.content(fd, cap + MIB))
        stream.flush()


def _report(result: RunResult, file: Path | None) -> None:
    report = {key: getattr(value, "name", value) for key, value in asdict(result).items()}
    line = json.dumps(report) + "\n"
    if file is None:
        sys.stderr.write(line)
        return
    try:
        file.write_text(line, encoding="utf-8")
    except OSError as error:
        raise WrongUseError(f"{file}: {error.strerror}") from error
