"""Calls of a group's admins about the problems of its trainings (contract group.md §5)."""

from __future__ import annotations

import msgspec

from oj_appliance.trainings.administration.service import TrainingEditing
from oj_appliance.trainings.problem_set import wire
from oj_appliance.trainings.problem_set.api import listed_set
from oj_appliance.trainings.problem_set.service import TrainingProblemSet
from oj_appliance.web.endpoint import Call, delete, get, post, put
from oj_appliance.web.guards import LOGIN
from oj_appliance.web.wire import Id


class GroupProblemSetQuery(wire.ProblemSetQuery, kw_only=True):
    queryExisted: bool = True


class GroupRemovedProblemQuery(msgspec.Struct):
    pid: Id
    tid: Id


class AddGroupProblemQuery(msgspec.Struct):
    """`problemId` is the display id."""

    problemId: wire.TrainingDisplayId
    tid: Id


class GroupTrainingProblemSetApi:
    def __init__(self, problems: TrainingProblemSet, editing: TrainingEditing) -> None:
        self._problems = problems
        self._editing = editing

    @get(
        "/api/group/get-training-problem-list",
        guard=LOGIN,
        summary="Problems of a group's training, or those that it may take",
    )
    async def get_group_training_problem_set(
        self, call: Call, query: GroupProblemSetQuery
    ) -> wire.TrainingProblemSetList:
        training = self._editing.of_group(call.viewer, query.tid)
        return await listed_set(self._problems, training, query)

    @post(
        "/api/group/add-training-problem-from-public",
        guard=LOGIN,
        summary="Take a problem of the bank",
    )
    async def add_group_training_problem_from_public(
        self, call: Call, body: wire.AddPublicProblemBody
    ) -> None:
        training = self._editing.of_group(call.viewer, body.tid)
        await self._problems.add_public(call.actor, training, body.pid, body.displayId)

    @post(
        "/api/group/add-training-problem-from-group",
        guard=LOGIN,
        summary="Take a problem of the group",
    )
    async def add_group_training_problem_from_group(
        self, call: Call, query: AddGroupProblemQuery
    ) -> None:
        training = self._editing.of_group(call.viewer, query.tid)
        await self._problems.add_of_group(call.actor, training, query.problemId)

    @post("/api/group/add-training-problems", guard=LOGIN, summary="Take many problems by id")
    async def add_group_training_problems(
        self, call: Call, body: wire.AddNamedProblemsBody
    ) -> wire.AddedProblems:
        training = self._editing.of_group(call.viewer, body.tid)
        added = await self._problems.add_named(call.actor, training, body.problemIds)
        return wire.added_problems(added)

    @put("/api/group/training-problem", guard=LOGIN, summary="Name and place a problem")
    async def update_group_training_problem(
        self, call: Call, body: wire.ChangedProblemBody
    ) -> None:
        training = self._editing.of_group(call.viewer, body.tid)
        await self._problems.save(call.actor, training, body.pid, body.displayId, body.rank)

    @put("/api/group/training-problem-order", guard=LOGIN, summary="Put the problems in order")
    async def order_group_training_problems(self, call: Call, body: wire.ProblemOrderBody) -> None:
        training = self._editing.of_group(call.viewer, body.tid)
        await self._problems.order(call.actor, training, body.pids)

    @delete("/api/group/training-problem", guard=LOGIN, summary="Take a problem out")
    async def remove_group_training_problem(
        self, call: Call, query: GroupRemovedProblemQuery
    ) -> None:
        training = self._editing.of_group(call.viewer, query.tid)
        await self._problems.remove(call.actor, training, query.pid)
