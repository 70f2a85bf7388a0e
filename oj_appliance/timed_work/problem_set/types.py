"""What the rooms of a work's problems hand to each other."""

from __future__ import annotations

import msgspec

from oj_appliance.problems.types.lists import AdminRow
from oj_appliance.timed_work.types import TimedWorkProblem


class ProblemLink(msgspec.Struct, frozen=True):
    """How a problem stands in a work; `score` = the points it is worth, the smallest `seq` is
    first and equal ones go by display id. `version` is that of the paper, None = on every one."""

    display_id: str
    display_title: str
    score: int
    seq: int = 0
    version: str | None = None


class WorkProblemChoice(msgspec.Struct, frozen=True):
    """What a teacher looks for: what the work has already, or what it may take; `oj` as in the
    bank's list."""

    is_existing: bool = True
    keyword: str = ""
    oj: str = "All"


class WorkProblems(msgspec.Struct, frozen=True):
    """A page of rows, how many there are, and by pid those that the work has."""

    rows: list[AdminRow]
    total: int
    links: dict[int, TimedWorkProblem]


def link_of(problem: TimedWorkProblem) -> ProblemLink:
    return ProblemLink(
        problem.display_id, problem.display_title, problem.score, problem.seq, problem.version
    )
