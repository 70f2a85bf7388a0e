"""Calls of a group's admins about its trainings (contract group.md §5)."""

from __future__ import annotations

from oj_appliance.errors import BadRequestError
from oj_appliance.trainings.administration import wire
from oj_appliance.trainings.administration.api import (
    LIST_LIMIT,
    AdminTrainingQuery,
    TrainingStatusQuery,
    change,
    named_training,
    told,
    told_rows,
)
from oj_appliance.trainings.administration.service import TrainingEditing
from oj_appliance.trainings.administration.types import TrainingDraft
from oj_appliance.trainings.api import GroupTrainingListQuery
from oj_appliance.trainings.service import Trainings
from oj_appliance.web.endpoint import Call, delete, get, post, put
from oj_appliance.web.guards import LOGIN
from oj_appliance.web.paging import Page, page_of


class GroupTrainingEditingApi:
    def __init__(self, editing: TrainingEditing, trainings: Trainings) -> None:
        self._editing = editing
        self._trainings = trainings

    @get("/api/group/get-admin-training-list", guard=LOGIN, summary="Disabled ones too")
    async def get_group_admin_training_list(
        self, call: Call, query: GroupTrainingListQuery
    ) -> Page[wire.AdminTrainingRow]:
        window = query.window(LIST_LIMIT)
        rows, total = self._editing.rows_of_group(call.viewer, query.gid, window)
        return page_of(told_rows(self._trainings, call.viewer, rows), total, window)

    @get("/api/group/training", guard=LOGIN, summary="A group's training as its admin sees it")
    async def get_group_training(
        self, call: Call, query: AdminTrainingQuery
    ) -> wire.AdminTrainingDetail:
        training = self._editing.of_group(call.viewer, query.tid)
        return told(self._editing, self._trainings, training)

    @post("/api/group/training", guard=LOGIN, summary="Make a training of a group")
    async def create_group_training(self, call: Call, body: wire.TrainingBody) -> wire.NewTraining:
        gid = body.training.gid
        if gid is None:
            raise BadRequestError("http.bad_param", name="training.gid")
        self._editing.check_group(call.viewer, gid)
        saving = wire.saving_of(TrainingDraft(), body)
        return wire.NewTraining(await self._editing.create(call.actor, gid, saving))

    @put("/api/group/training", guard=LOGIN, summary="Change a training of a group")
    async def update_group_training(self, call: Call, body: wire.TrainingBody) -> None:
        training = self._editing.of_group(call.viewer, named_training(body))
        await change(self._editing, call, training, body)

    @delete("/api/group/training", guard=LOGIN, summary="Remove a training of a group")
    async def delete_group_training(self, call: Call, query: AdminTrainingQuery) -> None:
        training = self._editing.of_group(call.viewer, query.tid)
        await self._editing.delete(call.actor, training)

    @put("/api/group/change-training-status", guard=LOGIN, summary="Show or hide a training")
    async def change_group_training_status(self, call: Call, query: TrainingStatusQuery) -> None:
        training = self._editing.of_group(call.viewer, query.tid)
        await self._editing.set_status(call.actor, training, query.status)
