"""Everything of this folder three times in a row, with all labelled submissions, other pairs each
time and the limits of checkers as they are: `python -m tests.attacks.full [--times 3] [--seed N]`.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time

from tests.attacks.pairs import FIRST_SEED

_SUITES = ("tests/attacks", "tests/judge_sandbox/test_labelled_submissions.py")


def main() -> int:
    reader = argparse.ArgumentParser(prog="python -m tests.attacks.full")
    reader.add_argument("--times", type=int, default=3)
    reader.add_argument("--seed", type=int, default=FIRST_SEED + 1_000, help="of the first pair")
    words = reader.parse_args()
    started = time.monotonic()
    failed = 0
    for number in range(words.times):
        seed = words.seed + 1_000 * number
        print(f"== round {number + 1} of {words.times}, pairs from seed {seed}", flush=True)
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-p", "tests.no_skips", *_SUITES],
            env={**os.environ, "OJ_TEST_FULL": "1", "OJ_TEST_SEED": str(seed)},
            check=False,
        )
        failed += done.returncode != 0
    minutes = (time.monotonic() - started) / 60
    print(f"{words.times - failed} rounds passed, {failed} failed, in {minutes:.1f} minutes")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
