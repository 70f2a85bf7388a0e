"""A problem once more, for whoever wants to change it without touching the first (contract admin.md
§8)."""

from __future__ import annotations

from dataclasses import replace

from oj_appliance.clock import Clock
from oj_appliance.places.types import Auth
from oj_appliance.problems.attachments.service import write_attachments
from oj_appliance.problems.editing.whole import whole_of
from oj_appliance.problems.programs.reference_solutions import editable
from oj_appliance.problems.service import ProblemService
from oj_appliance.problems.store import solutions
from oj_appliance.problems.types.problem import OwningGroup
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor


class ProblemCopies:
    def __init__(self, database: Database, clock: Clock, problem_service: ProblemService) -> None:
        self._database = database
        self._clock = clock
        self._problems = problem_service

    async def duplicate(self, actor: Actor, pid: int, group: OwningGroup | None = None) -> int:
        """The pid of a private copy of the actor's own, with the next display id, in the bank or in
        this group; versions of the test data, submissions and the original package stay behind.
        Raises problem.missing, problem.not_allowed."""
        return await self._database.write(self._write_copy, actor, pid, group)

    def _write_copy(self, author: Actor, pid: int, group: OwningGroup | None) -> int:
        whole = whole_of(editable(author.viewer, pid))
        now = self._clock.now_ms()
        draft = replace(
            whole.draft, problem_id="", auth=Auth.PRIVATE, group=group, reference_solutions=()
        )
        copy = self._problems.write_problem(draft, author, now)
        write_attachments(copy, whole.attachments, now=now)
        # One by one: they keep where they came from.
        origins = [each.origin for each in solutions.solutions_of(pid)]
        for solution, origin in zip(whole.draft.reference_solutions, origins, strict=True):
            solutions.insert_solution(copy, solution, origin=origin, now=now)
        return copy
