"""The reference solutions that a Hydro package holds."""

from __future__ import annotations

from collections.abc import Sequence

from oj_appliance.interchange.formats.hydro.languages import LANGUAGE_NAMES
from oj_appliance.interchange.programs.solutions import SolutionFile, accepted_in_families, in_files
from oj_appliance.problems.types.problem import ReferenceSolutionDraft

MOST_SOLUTIONS = 5


def solution_files(solutions: Sequence[ReferenceSolutionDraft]) -> list[SolutionFile]:
    """Accepted programs alone, the first of them."""
    return in_files(accepted_in_families(solutions, LANGUAGE_NAMES)[:MOST_SOLUTIONS])
