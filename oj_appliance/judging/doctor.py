"""Whether this machine can judge, as the sandbox itself found it."""

from __future__ import annotations

from judge_sandbox.doctor import all_checks
from judge_sandbox.types import Check

__all__ = ["Check", "machine_checks"]


def machine_checks() -> list[Check]:
    return list(all_checks())
