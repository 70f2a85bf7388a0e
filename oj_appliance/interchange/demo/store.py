"""The one query of the demo content."""

from __future__ import annotations

from oj_appliance.problems.model import Problem


def problem_exists() -> bool:
    """Deleted ones count: who emptied the bank by hand does not want it filled again."""
    return bool(Problem.select().exists())
