"""Thousands of short runs at full load in two slots, without one failure of the judge.

Executables are run right after they were written: one that some process still held open for
writing could not be started ("text file busy").
"""

from __future__ import annotations

import os
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from judge_sandbox.compilation.box import CompileFailure
from judge_sandbox.running import memory_files
from judge_sandbox.running.box import Box
from judge_sandbox.running.limits import effective_limits, run_limits
from judge_sandbox.running.run import BoxKind, OutputFile, Run, RunEnd
from tests.judge_sandbox.sandbox_fixture import Bench

_RUNS = 10_000 if os.environ.get("OJ_TEST_FULL") else 2_000
_LIMITS = run_limits(effective_limits(1000, 64, 64, factor=1), threads=1, expected_size=0)
_RUNS_A_BOX = 40
# Copies itself, runs the copy at once while children of its own come and go, and leaves the copy.
_COPIER = """#include <fcntl.h>
#include <sys/sendfile.h>
#include <sys/wait.h>
#include <unistd.h>
int main(int count, char **words) {
    if (count > 1) return 7;
    int from = open("/proc/self/exe", O_RDONLY), to = open("/w/copy", O_CREAT | O_WRONLY, 0700);
    if (sendfile(to, from, 0, 1 << 24) <= 0) return 1;
    close(to);
    for (int i = 0; i < 3; i++) if (fork() == 0) _exit(0);
    if (fork() == 0) { execl("/w/copy", "copy", "again", (char *)0); _exit(2); }
    int status, seven = 0;
    while (wait(&status) > 0) seven |= WEXITSTATUS(status) == 7;
    return seven ? 0 : 3;
}
"""


@dataclass
class Runner:
    """One slot's runs; `ended` counts those that ended with 0, everything else raises."""

    bench: Bench
    slot: int
    program: int
    ended: int = 0

    def run(self, box: Box, path: str, *, keep_files: bool = False) -> None:
        stdin = memory_files.empty("stdin")
        try:
            execution = box.run(
                Run([path], {}, _LIMITS, keep_files=keep_files),
                stdin=stdin,
                cancelled=threading.Event(),
            )
        finally:
            os.close(stdin)
        execution.close()
        result = execution.result
        assert (result.end, result.exit_code, result.signal) == (RunEnd.ITSELF, 0, 0), result
        self.ended += 1

    def work(self, runs: int) -> None:
        keeper = self.bench.sandbox.workplace(self.slot).keeper
        while self.ended < runs:
            with keeper.box(BoxKind.RUN) as box:
                for number in range(_RUNS_A_BOX):
                    name = f"main{number}"
                    box.put(name, self.program, executable=True)
                    self.run(box, f"/w/{name}")
                self.run(box, "/w/main0", keep_files=True)
                state, copy = box.get("copy", 1 << 24)
                assert state is OutputFile.COPIED and copy is not None
                try:
                    box.put("fetched", copy, executable=True)
                finally:
                    os.close(copy)


def test_short_runs_at_full_load_never_fail(bench: Bench) -> None:
    place = bench.sandbox.workplace(0)
    program = place.compiler.compile_submission(
        place.keeper, bench.task(_COPIER, "C"), threading.Event()
    )
    assert not isinstance(program, CompileFailure)
    try:
        runners = [Runner(bench, slot, program.fd) for slot in range(2)]
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(lambda runner: runner.work(_RUNS // 2), runners))
        assert sum(runner.ended for runner in runners) >= _RUNS
    finally:
        program.close()
