"""Bare runs in a process of their own, since posix_spawn keeps Python's other threads waiting.

    python -m judge_sandbox.bench.bare_process PROGRAM CORE

Each line of standard input is a number of runs; the answer is a line with their milliseconds.
Started by bare_loop.py.
"""

from __future__ import annotations

import sys
from pathlib import Path

from judge_sandbox.bench.programs import BareRun, Clock, on_core


def main(program: str, core: str) -> None:
    run = BareRun(Path(program))
    with on_core(int(core)):
        for line in sys.stdin:
            clock = Clock()
            for _ in range(int(line)):
                run()
            sys.stdout.write(f"{clock.ms()}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
