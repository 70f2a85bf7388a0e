"""Opens the sandbox while the process still has the rights for it."""

from __future__ import annotations

import sys
from pathlib import Path

from judge_sandbox.sandbox import Sandbox
from judge_sandbox.types import SandboxUnavailable
from oj_appliance.judging.types import Judge


def open_judge(cache: Path, *, slots: int) -> Judge | None:
    """The sandbox, or None after telling why this machine cannot judge safely."""
    try:
        return Sandbox.open(slots=slots, cache_dir=cache)
    except SandboxUnavailable as error:
        print(f"Judging is off / 评测不可用: {error}", file=sys.stderr, flush=True)  # noqa: T201
        return None
