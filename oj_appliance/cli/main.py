"""The command `oj`: one file a command, each with --help."""

from __future__ import annotations

import argparse
import os
import sys

from oj_appliance.cli import backup, db, doctor, problem, restore, selftest, serve, setup_code, user

COMMANDS = (serve, setup_code, user, problem, db, backup, restore, doctor, selftest)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="oj", description="OJ Appliance: a judge for schools.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for module in COMMANDS:
        module.add_to(commands)
    options = parser.parse_args(arguments)
    try:
        return int(options.run(options))
    except BrokenPipeError:  # the reader, such as head, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


if __name__ == "__main__":
    sys.exit(main())
