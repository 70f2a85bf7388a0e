"""Commands of this package as they are printed to be copied: they work in any folder, and need no
PATH."""

from __future__ import annotations

import shlex
import sys


def own_command(*words: str) -> str:
    """`python -m judge_sandbox` of this installation."""
    return shlex.join([sys.executable, "-m", "judge_sandbox", *words])
