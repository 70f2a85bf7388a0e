"""The command `oj`: one file a command, each with --help."""

from __future__ import annotations

import argparse
import gc
import os
import sys
from importlib import import_module

COMMANDS = (
    *("serve", "setup-code", "user", "problem", "import-site", "db"),
    *("backup", "restore", "disk", "recount", "doctor", "selftest"),
    *("install", "migrate", "go-back", "uninstall", "status", "logs", "support-file", "verify"),
)
# Where a command's module has another name than the command.
MODULES = {"logs": "service_logs"}


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="oj", description="OJ Appliance: a judge for schools.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    words = sys.argv[1:] if arguments is None else arguments
    # A command's start is mostly its imports: the one that is named brings its own and no other's.
    # What they make stays, so that the collector, which takes a tenth of them, would find nothing.
    gc.disable()
    for name in [words[0]] if words and words[0] in COMMANDS else COMMANDS:
        module = MODULES.get(name, name.replace("-", "_"))
        import_module(f"oj_appliance.cli.{module}").add_to(commands)
    gc.freeze()
    gc.enable()
    options = parser.parse_args(words)
    # What any command writes is for its own user alone; sources that are compiled from here on
    # would be closed to the others who run this program.
    os.umask(0o077)
    sys.dont_write_bytecode = True
    try:
        return int(options.run(options))
    except Exception as error:
        code = _told(error, options)
        if code is None:
            raise
        return code


def _told(error: Exception, options: argparse.Namespace) -> int | None:
    """The exit code of an end that is no fault of the program, after saying what happened."""
    if isinstance(error, BrokenPipeError):  # the reader, such as head, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    code: int | None = import_module("oj_appliance.cli.damage").told(error, options)
    return code


if __name__ == "__main__":
    sys.exit(main())
