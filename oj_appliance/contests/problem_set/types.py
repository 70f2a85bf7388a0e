"""What the rooms of a contest's problems hand to each other."""

from __future__ import annotations

import msgspec

from oj_appliance.contests.types import ContestProblem
from oj_appliance.problems.types.lists import AdminRow


class ProblemName(msgspec.Struct, frozen=True):
    """What a problem is called in a contest; `color` is its balloon's, such as #e6bf25."""

    display_id: str
    display_title: str
    color: str | None = None


class ListedProblems(msgspec.Struct, frozen=True):
    """A page of rows, how many there are, and by pid those that the contest has."""

    rows: list[AdminRow]
    total: int
    links: dict[int, ContestProblem]


class ProblemChoice(msgspec.Struct, frozen=True):
    """What an organiser looks for. `kind` None lists what the contest has already, else the
    problems of this type that it may take; `oj` as in the bank's list."""

    kind: int | None = None
    keyword: str = ""
    oj: str = "All"
