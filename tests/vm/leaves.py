"""Memory of each run by itself, in leaves that are used again (kernel 6.12) or made anew (before).

Prints what was seen; ends with 1 when a run was charged for another, or the leaves were not those
that this kernel allows.
"""

import sys
import tempfile
from pathlib import Path

from judge_sandbox.doctor.machine import Machine
from judge_sandbox.types import Progress, Verdict
from tests.attacks.host import groups_of
from tests.judge_sandbox.sandbox_fixture import Bench, open_sandbox

_RESETTABLE_PEAK = (6, 12)
_TOUCHES = """#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) {
    int megabytes;
    if (scanf("%d", &megabytes) != 1) return 1;
    char *space = malloc((size_t)megabytes << 20);
    memset(space, 1, (size_t)megabytes << 20);
    printf("%d\\n", space[megabytes] + megabytes - 1);
}
"""
_MEGABYTES = (1, 40, 1, 40, 2, 40, 1)
# What a small program and the kernel's own accounting take besides.
_MORE_KB = 4096


def main() -> int:
    kept: list[str] = []
    with tempfile.TemporaryDirectory() as place, open_sandbox(Path(place) / "cache") as sandbox:
        bench = Bench(sandbox, Path(place))

        def look(_: Progress) -> None:
            kept.extend(
                f"{group.parent.name}/{group.name}"
                for group in groups_of(sandbox.native_pid)
                if group.name.startswith("run")
            )

        numbers = [str(number).encode() for number in _MEGABYTES]
        cases = tuple(
            bench.case(number, number, seq=seq) for seq, number in enumerate(numbers, start=1)
        )
        task = bench.task(_TOUCHES, "C", cases=cases, time_limit_ms=6000)
        report = bench.judge(task, on_progress=look)
    shown = [case.memory_kb for case in report.cases]
    print(f"MB touched {_MEGABYTES}, KB shown {shown}, leaves between runs {sorted(set(kept))}")
    right = report.status is Verdict.ACCEPTED and all(
        0 <= memory_kb - megabytes * 1024 <= _MORE_KB
        for memory_kb, megabytes in zip(shown, _MEGABYTES, strict=True)
    )
    reused = Machine().kernel() >= _RESETTABLE_PEAK
    return 0 if right and all_first(kept) == reused else 1


def all_first(leaves: list[str]) -> bool:
    """True when there was a leaf between runs, and never a second one of its box."""
    return bool(leaves) and all(leaf.endswith("/run1") for leaf in leaves)


if __name__ == "__main__":
    sys.exit(main())
