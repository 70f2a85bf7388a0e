"""A Python process that judges, for tests that kill it.

Usage: python -m tests.judge_sandbox.native.judging_process CACHE DATA HOW [UID]
HOW is ENDLESS, ONCE or LATER, which waits for a line before it judges.
Prints OPEN and the manager's pid once the sandbox is open, then the verdict of what it judges.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from judge_sandbox.sandbox import Sandbox
from judge_sandbox.verdict_names import verdict_name
from tests.judge_sandbox.sandbox_fixture import CANARY, FILES, Bench

ENDLESS = "int main(void) { for (volatile int i = 0;; i++) {} }"


def main() -> None:
    cache, data, what, *uid = sys.argv[1:]
    owner = (int(uid[0]), int(uid[0])) if uid else None
    sandbox = Sandbox.open(slots=1, cache_dir=Path(cache), locate=FILES.path, owner=owner)
    if uid:
        os.setgroups([])
        os.setresgid(int(uid[0]), int(uid[0]), int(uid[0]))
        os.setresuid(int(uid[0]), int(uid[0]), int(uid[0]))
    print("OPEN", sandbox.native_pid, flush=True)
    bench = Bench(sandbox, Path(data))
    if what == "ENDLESS":
        task = bench.task(ENDLESS, "C", time_limit_ms=60_000)
        bench.judge(task, on_progress=lambda progress: print(progress.phase.name, flush=True))
    if what == "LATER":
        sys.stdin.readline()
    for name, source in (
        ("C++ 17", "#include <bits/stdc++.h>\n" + CANARY),
        ("Python3", "print(sum(map(int, input().split())))"),
    ):
        print(verdict_name(bench.judge(bench.task(source, name))), flush=True)
    sandbox.close()


if __name__ == "__main__":
    main()
