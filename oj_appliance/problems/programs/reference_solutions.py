"""Programs whose verdicts the author knows (contract admin.md §8.5). Their code never leaves for
anybody who may not edit the problem."""

from __future__ import annotations

from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError, BadRequestError
from oj_appliance.judging.rules import is_language
from oj_appliance.judging.types import Verdict
from oj_appliance.places.practice import viewer_may_edit
from oj_appliance.problems import rules
from oj_appliance.problems.audit import record_change
from oj_appliance.problems.store import problems, solutions
from oj_appliance.problems.types.problem import (
    ProblemRecord,
    ReferenceSolutionDraft,
    ReferenceSolutionRecord,
)
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor, Viewer

MOST_SOLUTIONS = 100
LONGEST_NAME = 100
EXPECTABLE = frozenset(
    {
        Verdict.PRESENTATION_ERROR,
        Verdict.COMPILE_ERROR,
        Verdict.WRONG_ANSWER,
        Verdict.ACCEPTED,
        Verdict.TIME_LIMIT_EXCEEDED,
        Verdict.MEMORY_LIMIT_EXCEEDED,
        Verdict.RUNTIME_ERROR,
        Verdict.PARTIAL_ACCEPTED,
    }
)


class ReferenceSolutions:
    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def of_problem(self, viewer: Viewer, pid: int) -> list[ReferenceSolutionRecord]:
        """Raises problem.missing, problem.not_allowed."""
        await self._database.read(editable, viewer, pid)
        return await self._database.read(solutions.solutions_of, pid)

    async def add(self, actor: Actor, pid: int, draft: ReferenceSolutionDraft) -> int:
        """The new one's id. Raises problem.missing, problem.not_allowed, solution.exists,
        http.bad_param (pid: there are too many) and the keys of `checked`."""
        kept = checked(draft)
        return await self._database.write(self._write_new, actor.viewer, actor, pid, kept)

    def _write_new(
        self, viewer: Viewer, actor: Actor, pid: int, draft: ReferenceSolutionDraft
    ) -> int:
        problem = editable(viewer, pid)
        others = solutions.solutions_of(pid)
        if len(others) >= MOST_SOLUTIONS:
            raise BadRequestError("http.bad_param", name="pid")
        _refuse_taken_name(draft.name, others)
        now = self._clock.now_ms()
        added = solutions.insert_solution(pid, draft, origin="hand", now=now)
        _audit(actor, "solution.create", problem, None, draft, now)
        return added

    async def change(self, actor: Actor, solution_id: int, draft: ReferenceSolutionDraft) -> None:
        """Raises solution.missing, and as `add`."""
        kept = checked(draft)
        await self._database.write(self._write_change, actor.viewer, actor, solution_id, kept)

    def _write_change(
        self, viewer: Viewer, actor: Actor, solution_id: int, draft: ReferenceSolutionDraft
    ) -> None:
        before = _existing(solution_id)
        problem = editable(viewer, before.problem_id)
        others = [each for each in solutions.solutions_of(problem.id) if each.id != solution_id]
        _refuse_taken_name(draft.name, others)
        now = self._clock.now_ms()
        solutions.update_solution(solution_id, draft, now=now)
        _audit(actor, "solution.update", problem, before, draft, now)

    async def remove(self, actor: Actor, solution_id: int) -> None:
        """Raises solution.missing, problem.missing, problem.not_allowed."""
        await self._database.write(self._write_removal, actor.viewer, actor, solution_id)

    def _write_removal(self, viewer: Viewer, actor: Actor, solution_id: int) -> None:
        before = _existing(solution_id)
        problem = editable(viewer, before.problem_id)
        solutions.delete_solution(solution_id)
        _audit(actor, "solution.delete", problem, before, None, self._clock.now_ms())


def editable(viewer: Viewer, pid: int) -> ProblemRecord:
    """Synchronous, in a read or write. Raises problem.missing, problem.not_allowed."""
    problem = problems.find_problem(pid)
    if problem is None:
        raise ApiError("problem.missing", status=400)
    if not viewer_may_edit(problem, viewer):
        raise ApiError("problem.not_allowed")
    return problem


def checked(draft: ReferenceSolutionDraft) -> ReferenceSolutionDraft:
    """As it is kept. Raises content.empty, content.too_long, http.bad_param for the name,
    judge.bad_language, judge.code_empty, solution.bad_expected, problem.bad_score."""
    name = rules.checked_name(draft.name, LONGEST_NAME)
    if not is_language(draft.language):
        raise ApiError("judge.bad_language")
    if not draft.code.strip():
        raise ApiError("judge.code_empty")
    rules.check_length("code", draft.code, rules.LONGEST_PROGRAM)
    expected = tuple(sorted(set(draft.expected)))
    if not expected or not EXPECTABLE.issuperset(expected):
        raise ApiError("solution.bad_expected")
    if draft.score is not None and not 0 <= draft.score <= rules.LARGEST_SCORE:
        raise ApiError("problem.bad_score")
    return ReferenceSolutionDraft(name, draft.language, draft.code, expected, draft.score)


def _existing(solution_id: int) -> ReferenceSolutionRecord:
    found = solutions.find_solution(solution_id)
    if found is None:
        raise ApiError("solution.missing")
    return found


def _refuse_taken_name(name: str, others: list[ReferenceSolutionRecord]) -> None:
    if any(each.name == name for each in others):
        raise ApiError("solution.exists")


def _audit(
    actor: Actor,
    action: str,
    problem: ProblemRecord,
    before: ReferenceSolutionRecord | None,
    after: ReferenceSolutionDraft | None,
    now: int,
) -> None:
    """The code stays out of the log."""
    record_change(actor, action, problem, _audit_view(before), _audit_view(after), now=now)


def _audit_view(
    solution: ReferenceSolutionRecord | ReferenceSolutionDraft | None,
) -> dict[str, object] | None:
    if solution is None:
        return None
    return {
        "name": solution.name,
        "language": solution.language,
        "expected": list(solution.expected),
        "score": solution.score,
    }
