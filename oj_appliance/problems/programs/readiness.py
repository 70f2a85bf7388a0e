"""Is a problem fit to be met by many at once: its test data, what its reference solutions came to,
its texts and languages. Facts alone; whoever asks judges them."""

from __future__ import annotations

import msgspec

from oj_appliance.errors import Phrase
from oj_appliance.judging.types import Verdict
from oj_appliance.places.practice import viewer_may_edit
from oj_appliance.problems.programs.solution_check import ProblemChecks, SolutionsRun, stamp_of
from oj_appliance.problems.service import ProblemService
from oj_appliance.problems.store import handed_out, problems, solutions
from oj_appliance.problems.types.problem import ReferenceSolutionRecord
from oj_appliance.web.guards import Viewer


class Readiness(msgspec.Struct, frozen=True, kw_only=True):
    """`run` is None while nobody has run the solutions since the problem was changed, or since the
    server was started. `statements` counts its languages; `missing_languages` are offered by the
    problem and not installed."""

    auth: int
    type: int
    is_remote: bool
    cases: int
    time_limit_ms: int
    unsupported: Phrase | None
    is_paused: bool
    statements: int
    offers_language: bool
    missing_languages: tuple[str, ...]
    has_solution: bool
    run: SolutionsRun | None
    may_edit: bool


class ProblemReadiness:
    def __init__(self, problems: ProblemService, checks: ProblemChecks) -> None:
        self._problems = problems
        self._checks = checks

    def of(self, viewer: Viewer, pid: int) -> Readiness | None:
        """Inside a read of the caller's; None for a problem that is gone."""
        problem, found = problems.find_problem(pid), self._problems.read_for_judging(pid)
        if problem is None or found is None:
            return None
        installed = self._problems.installed_languages()
        named = handed_out.languages_named(pid)
        known = solutions.solutions_of(pid)
        return Readiness(
            auth=problem.auth,
            type=problem.type,
            is_remote=problem.is_remote,
            cases=len(found.cases),
            time_limit_ms=found.time_limit_ms,
            unsupported=found.unsupported,
            is_paused=found.is_paused,
            statements=1 + len(problem.further_statements),
            offers_language=bool(set(named or installed) & set(installed)),
            missing_languages=tuple(name for name in named if name not in installed),
            has_solution=any(Verdict.ACCEPTED in each.expected for each in known),
            run=self._checks.run_of(pid, stamp_of(found, known)),
            may_edit=viewer_may_edit(problem, viewer),
        )

    def accepted_solutions(self, pid: int) -> list[ReferenceSolutionRecord]:
        """Inside a read of the caller's: those that are to be accepted."""
        return [each for each in solutions.solutions_of(pid) if Verdict.ACCEPTED in each.expected]
