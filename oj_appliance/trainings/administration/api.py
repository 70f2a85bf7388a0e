"""Calls of the back-office about trainings of the site (contract admin.md §11)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import msgspec

from oj_appliance.errors import BadRequestError
from oj_appliance.trainings.administration import rules, wire
from oj_appliance.trainings.administration.service import TrainingEditing
from oj_appliance.trainings.administration.types import EditedTraining, TrainingDraft, draft_of
from oj_appliance.trainings.service import Trainings
from oj_appliance.trainings.types import Training
from oj_appliance.web.endpoint import Call, delete, get, post, put
from oj_appliance.web.guards import ROOT, STAFF, Viewer
from oj_appliance.web.paging import Page, PageQuery, page_of
from oj_appliance.web.wire import Id, Int, up_to

LIST_LIMIT = 10


class AdminTrainingListQuery(PageQuery, kw_only=True):
    limit: Int = LIST_LIMIT
    keyword: Annotated[str, up_to(rules.LONGEST_TITLE)] = ""


class AdminTrainingQuery(msgspec.Struct):
    tid: Id


class TrainingStatusQuery(msgspec.Struct):
    tid: Id
    status: bool


class TrainingEditingApi:
    def __init__(self, editing: TrainingEditing, trainings: Trainings) -> None:
        self._editing = editing
        self._trainings = trainings

    @get("/api/admin/training/get-training-list", guard=STAFF, summary="Disabled ones too")
    async def get_admin_training_list(
        self, call: Call, query: AdminTrainingListQuery
    ) -> Page[wire.AdminTrainingRow]:
        window = query.window(LIST_LIMIT)
        rows, total = self._editing.rows(query.keyword, window)
        return page_of(told_rows(self._trainings, call.viewer, rows), total, window)

    @get("/api/admin/training", guard=STAFF, summary="A training as its teacher sees it")
    async def get_admin_training(
        self, call: Call, query: AdminTrainingQuery
    ) -> wire.AdminTrainingDetail:
        training = self._editing.of_site(call.viewer, query.tid)
        return told(self._editing, self._trainings, training)

    @post("/api/admin/training", guard=STAFF, summary="Make a training")
    async def create_training(self, call: Call, body: wire.TrainingBody) -> wire.NewTraining:
        saving = wire.saving_of(TrainingDraft(), body)
        return wire.NewTraining(await self._editing.create(call.actor, None, saving))

    @put("/api/admin/training", guard=STAFF, summary="Change a training")
    async def update_training(self, call: Call, body: wire.TrainingBody) -> None:
        training = self._editing.of_site(call.viewer, named_training(body))
        await change(self._editing, call, training, body)

    @delete("/api/admin/training", guard=ROOT, summary="Remove a training")
    async def delete_training(self, call: Call, query: AdminTrainingQuery) -> None:
        training = self._editing.of_site(call.viewer, query.tid)
        await self._editing.delete(call.actor, training)

    @put(
        "/api/admin/training/change-training-status", guard=STAFF, summary="Show or hide a training"
    )
    async def change_training_status(self, call: Call, query: TrainingStatusQuery) -> None:
        training = self._editing.of_site(call.viewer, query.tid)
        await self._editing.set_status(call.actor, training, query.status)


def named_training(body: wire.TrainingBody) -> int:
    """Raises http.bad_param."""
    if body.training.id is None:
        raise BadRequestError("http.bad_param", name="training.id")
    return body.training.id


# -- what both desks do with trainings that the caller looks after


def told_rows(
    trainings: Trainings, viewer: Viewer, rows: Iterable[EditedTraining]
) -> list[wire.AdminTrainingRow]:
    return [
        wire.admin_row(
            each,
            problem_count=len(trainings.problems(each.training.id)),
            is_manager=trainings.is_manager(viewer, each.training),
        )
        for each in rows
    ]


def told(
    editing: TrainingEditing, trainings: Trainings, training: Training
) -> wire.AdminTrainingDetail:
    count = len(trainings.problems(training.id))
    return wire.admin_detail(editing.edited(training), problem_count=count)


async def change(
    editing: TrainingEditing, call: Call, training: Training, body: wire.TrainingBody
) -> None:
    saving = wire.saving_of(draft_of(training), body, training.category_id)
    await editing.update(call.actor, training, saving)
