"""The command `oj` in a folder of the test's choice."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).parents[3]


def oj(*words: str, cwd: Path, user: int | None = None) -> subprocess.CompletedProcess[str]:
    """`user` is a number that root's command runs as."""
    return subprocess.run(
        [sys.executable, "-m", "oj_appliance.cli.main", *words],
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": str(PROJECT)},
        capture_output=True,
        text=True,
        check=False,
        user=user,
    )
