"""Calls of the back-office about the problems of a training of the site (contract admin.md
§11)."""

from __future__ import annotations

import msgspec

from oj_appliance.errors import ApiError
from oj_appliance.problems.service import ProblemService
from oj_appliance.trainings.administration.service import TrainingEditing
from oj_appliance.trainings.problem_set import wire
from oj_appliance.trainings.problem_set.service import TrainingProblemSet
from oj_appliance.trainings.types import Training
from oj_appliance.web.endpoint import Call, delete, get, post, put
from oj_appliance.web.guards import STAFF
from oj_appliance.web.wire import Id


class RemovedProblemQuery(msgspec.Struct):
    """Without tid the problem itself goes to the wastebasket."""

    pid: Id
    tid: Id | None = None


class TrainingProblemSetApi:
    def __init__(
        self, problems: TrainingProblemSet, editing: TrainingEditing, bank: ProblemService
    ) -> None:
        self._problems = problems
        self._editing = editing
        self._bank = bank

    @get(
        "/api/admin/training/get-problem-list",
        guard=STAFF,
        summary="Problems of a training, or those that it may take",
    )
    async def get_training_problem_set(
        self, call: Call, query: wire.ProblemSetQuery
    ) -> wire.TrainingProblemSetList:
        training = self._editing.of_site(call.viewer, query.tid)
        return await listed_set(self._problems, training, query)

    @post(
        "/api/admin/training/add-problem-from-public",
        guard=STAFF,
        summary="Take a problem into a training",
    )
    async def add_training_problem(self, call: Call, body: wire.AddPublicProblemBody) -> None:
        training = self._editing.of_site(call.viewer, body.tid)
        await self._problems.add_public(call.actor, training, body.pid, body.displayId)

    @post("/api/admin/training/add-problems", guard=STAFF, summary="Take many problems by id")
    async def add_training_problems(
        self, call: Call, body: wire.AddNamedProblemsBody
    ) -> wire.AddedProblems:
        training = self._editing.of_site(call.viewer, body.tid)
        added = await self._problems.add_named(call.actor, training, body.problemIds)
        return wire.added_problems(added)

    @put("/api/admin/training/problem", guard=STAFF, summary="Name and place a training's problem")
    async def update_training_problem(self, call: Call, body: wire.ChangedProblemBody) -> None:
        training = self._editing.of_site(call.viewer, body.tid)
        await self._problems.save(call.actor, training, body.pid, body.displayId, body.rank)

    @put(
        "/api/admin/training/problem-order",
        guard=STAFF,
        summary="Put a training's problems in order",
    )
    async def order_training_problems(self, call: Call, body: wire.ProblemOrderBody) -> None:
        training = self._editing.of_site(call.viewer, body.tid)
        await self._problems.order(call.actor, training, body.pids)

    @delete("/api/admin/training/problem", guard=STAFF, summary="Take a problem out of a training")
    async def remove_training_problem(self, call: Call, query: RemovedProblemQuery) -> None:
        if query.tid is not None:
            training = self._editing.of_site(call.viewer, query.tid)
            await self._problems.remove(call.actor, training, query.pid)
            return
        if not call.viewer.is_problem_admin:
            raise ApiError("problem.not_allowed")
        await self._bank.delete(query.pid, call.actor)


async def listed_set(
    problems: TrainingProblemSet, training: Training, query: wire.ProblemSetQuery
) -> wire.TrainingProblemSetList:
    """Of both desks."""
    window = query.window(wire.LIST_LIMIT)
    listed = problems.existing if query.queryExisted else problems.candidates
    return wire.problem_set(await listed(training, query.keyword, window), window)
