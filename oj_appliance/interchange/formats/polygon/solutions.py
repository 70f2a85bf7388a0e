"""The reference solutions that a Polygon package holds, and the tags that say what they get."""

from __future__ import annotations

from collections.abc import Sequence

from oj_appliance.interchange.programs.languages import FAMILIES
from oj_appliance.interchange.programs.solutions import SolutionFile, in_families, in_files
from oj_appliance.problems.types.problem import ReferenceSolutionDraft

# The tags and what they say of verdicts (contract judge-rules §4).
EXPECTED = {
    "main": (0,),
    "accepted": (0,),
    "wrong-answer": (-1,),
    "presentation-error": (-3,),
    "time-limit-exceeded": (1,),
    "memory-limit-exceeded": (2,),
    "runtime-error": (3,),
    "time-limit-exceeded-or-accepted": (0, 1),
    "time-limit-exceeded-or-memory-limit-exceeded": (1, 2),
}
_ELSE = "rejected"
_TAG_OF = {tuple(sorted(verdicts)): tag for tag, verdicts in EXPECTED.items()} | {
    (0,): "accepted",
    (3,): _ELSE,  # Polygon has no tag of its own for it
}


def solution_files(solutions: Sequence[ReferenceSolutionDraft]) -> list[SolutionFile]:
    return in_files(in_families(solutions, FAMILIES))


def tag_of(solution: ReferenceSolutionDraft) -> str:
    return _TAG_OF.get(tuple(sorted(solution.expected)), _ELSE)
