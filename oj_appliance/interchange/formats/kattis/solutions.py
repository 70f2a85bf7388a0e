"""The reference solutions that an ICPC package holds, each in the folder of its verdict."""

from __future__ import annotations

from collections.abc import Sequence

from oj_appliance.interchange.formats.kattis.languages import LANGUAGE_NAMES
from oj_appliance.interchange.programs.solutions import SolutionFile, in_families, in_files
from oj_appliance.problems.types.problem import ReferenceSolutionDraft

PARTIAL = "partially_accepted"
# By what a solution is expected to get; all else is "rejected".
_FOLDERS: dict[tuple[int, ...], str] = {
    (0,): "accepted",
    (-1,): "wrong_answer",
    (-3,): "wrong_answer",
    (1,): "time_limit_exceeded",
    (3,): "run_time_error",
    (2,): "run_time_error",
    (8,): PARTIAL,
}
# What the folders say when they are read back.
EXPECTED: dict[tuple[int, ...], tuple[int, ...]] = {
    (-1,): (-1,),
    (1,): (1,),
    (3,): (3,),
    (8,): (8,),
    (-3,): (-1,),
    (2,): (3,),
}


def solution_files(solutions: Sequence[ReferenceSolutionDraft]) -> list[SolutionFile]:
    return in_files(in_families(solutions, LANGUAGE_NAMES), _folder)


def _folder(solution: ReferenceSolutionDraft) -> str:
    return _FOLDERS.get(tuple(solution.expected), "rejected") + "/"
