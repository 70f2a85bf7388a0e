"""oj selftest: every installed language proves itself in the real sandbox."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Any

from oj_appliance.cli.options import add_data_option
from oj_appliance.judging.sandbox import SandboxUnavailable, self_tests


def add_to(commands: Any) -> None:
    parser = commands.add_parser("selftest", help="try every language", description=__doc__)
    add_data_option(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """A cache of its own: a trial must not touch what a running server uses."""
    failed = 0
    with tempfile.TemporaryDirectory(prefix="oj-selftest-") as cache:
        try:
            for trial in self_tests(Path(cache)):
                sign = "ok  " if trial.passed else "FAIL"
                failed += not trial.passed
                print(f"[{sign}] {trial.language}: {trial.expected}", flush=True)
        except SandboxUnavailable as error:
            print(f"oj: judging is not possible here: {error}", file=sys.stderr)
            return 1
    print("all languages work" if not failed else f"{failed} trials failed")
    return 1 if failed else 0
