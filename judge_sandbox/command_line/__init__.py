"""The command line of the judge on its own (docs/judge-sandbox-alone.md)."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from judge_sandbox.bench import MeasuringError
from judge_sandbox.command_line import judging, machine, running
from judge_sandbox.command_line.exit_codes import (
    NOT_MEASURED,
    UNAVAILABLE,
    WRONG_USE,
    WrongUseError,
)
from judge_sandbox.command_line.problem_folder import MalformedFolderError
from judge_sandbox.running.protocol import NativeError
from judge_sandbox.types import SandboxUnavailable


def main(arguments: Sequence[str] | None = None) -> int:
    parsed = _parser().parse_args(arguments)
    try:
        return int(parsed.command(parsed))
    except WrongUseError as error:
        return _tell(str(error), WRONG_USE)
    except PermissionError as error:
        return _tell(f"{error.filename}: {error.strerror}", WRONG_USE)
    except MalformedFolderError as error:
        return _tell(f"not a problem folder: {error}", WRONG_USE)
    except SandboxUnavailable as error:
        return _tell(f"this machine cannot judge: {error}{_root_hint()}", UNAVAILABLE)
    except MeasuringError as error:
        return _tell(f"measuring failed: {error}", NOT_MEASURED)
    except NativeError as error:
        return _tell(f"the sandbox failed: {error}", UNAVAILABLE)
    except BrokenPipeError:
        # Who reads the output has seen enough; nothing is left to be said to anybody.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return _tell("interrupted", 130)


def _tell(text: str, code: int) -> int:
    sys.stderr.write(f"{text}\n")
    return code


def _root_hint() -> str:
    if os.geteuid() == 0:
        return ""
    return "\nThis is not root, which needs a delegated control group; simplest: use sudo."


def _default_cache() -> Path:
    if os.geteuid() == 0:
        return Path("/var/cache/oj-judge")
    return Path.home() / ".cache/oj-judge"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m judge_sandbox",
        description="Compiles, runs and judges programs in boxes. Needs root, or a delegated "
        "control group of version 2 with user namespaces. Wrong use and wrong files end with "
        f"{WRONG_USE}, a machine that cannot judge with {UNAVAILABLE}.",
    )
    parser.add_argument(
        "--cache",
        type=Path,
        default=_default_cache(),
        help="folder for what compilers need again (default: %(default)s)",
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    judging.add_commands(commands)
    running.add_commands(commands)
    machine.add_commands(commands)
    return parser
