"""One boxed run against bare posix_spawn on this kernel: the goals of version 2.

Under emulation the ratios are printed and not judged: what is emulated has other prices.
"""

import os
import sys
import tempfile
from pathlib import Path

from judge_sandbox.bench.boxed_run import boxed_runs
from judge_sandbox.bench.conditions import Place
from judge_sandbox.bench.figures import table
from judge_sandbox.bench.programs import Workshop
from judge_sandbox.doctor.machine import Machine
from judge_sandbox.running.local_files import LocalFiles
from judge_sandbox.sandbox import Sandbox

_RUNS = 200


def main() -> int:
    machine = Machine()
    with tempfile.TemporaryDirectory() as folder:
        files = LocalFiles()
        sandbox = Sandbox.open(slots=1, cache_dir=Path(folder), locate=files.path)
        try:
            cores = tuple(sorted(os.sched_getaffinity(0)))
            place = Place(machine, sandbox.cgroup_version, cores)
            with Workshop(Path(folder) / "pch", files) as workshop:
                figures = boxed_runs(sandbox, place, workshop, _RUNS)
        finally:
            sandbox.close()
    print(table(figures))
    if machine.is_emulated():
        print("emulated: printed, not judged")
    return 1 if any(figure.missed for figure in figures) else 0


if __name__ == "__main__":
    sys.exit(main())
