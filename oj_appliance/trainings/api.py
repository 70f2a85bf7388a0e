"""Calls of whoever comes to trainings (contract training.md §3, group.md §5)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from oj_appliance.trainings import rules, wire
from oj_appliance.trainings.service import Trainings
from oj_appliance.trainings.types import TrainingFilter
from oj_appliance.web.endpoint import Call, get, post
from oj_appliance.web.guards import GUEST, LOGIN
from oj_appliance.web.paging import Page, PageQuery, page_of
from oj_appliance.web.wire import Id, Int, up_to

GROUP_LIST_LIMIT = 10
LONGEST_KEYWORD = 500
LONGEST_PASSWORD = 50


class TrainingListQuery(PageQuery, kw_only=True):
    limit: Int = rules.LIST_LIMIT
    keyword: Annotated[str, up_to(LONGEST_KEYWORD)] | None = None
    categoryId: Id | None = None
    auth: str | None = None


class GroupTrainingListQuery(PageQuery, kw_only=True):
    gid: Id
    limit: Int = GROUP_LIST_LIMIT


class TrainingQuery(msgspec.Struct):
    tid: Id


class RegisterTrainingBody(msgspec.Struct):
    tid: Id
    password: Annotated[str, up_to(LONGEST_PASSWORD)] = ""


class TrainingAccess(msgspec.Struct):
    access: bool


class TrainingsApi:
    def __init__(self, trainings: Trainings) -> None:
        self._trainings = trainings

    @get("/api/get-training-list", guard=GUEST, summary="Trainings of everybody")
    async def get_training_list(
        self, call: Call, query: TrainingListQuery
    ) -> Page[wire.TrainingInfo]:
        window = query.window(rules.LIST_LIMIT)
        wanted = TrainingFilter(query.keyword, query.categoryId, query.auth)
        rows, total = await self._trainings.listed(call.viewer, wanted, window)
        told = [wire.training_info(each) for each in rows]
        return page_of(told, total, window)

    @get("/api/get-training-category", guard=GUEST, summary="Categories of everybody's trainings")
    async def get_training_category(self, call: Call) -> list[wire.TrainingCategory]:
        return [wire.training_category(each) for each in self._trainings.known.categories(None)]

    @get("/api/get-training-detail", guard=LOGIN, summary="The head of a training")
    async def get_training_detail(self, call: Call, query: TrainingQuery) -> wire.TrainingInfo:
        found = await self._trainings.detail(call.viewer, query.tid)
        return wire.training_info(found)

    @get("/api/get-training-access", guard=LOGIN, summary="Whether no password stands before me")
    async def get_training_access(self, call: Call, query: TrainingQuery) -> TrainingAccess:
        training = self._trainings.seen(call.viewer, query.tid)
        return TrainingAccess(self._trainings.may_enter(call.viewer, training))

    @post("/api/register-training", guard=LOGIN, summary="Enters a training by its password")
    async def register_training(self, call: Call, body: RegisterTrainingBody) -> None:
        await self._trainings.register(call.viewer, body.tid, body.password)

    @get("/api/group/get-training-list", guard=LOGIN, summary="Trainings of a group")
    async def get_group_training_list(
        self, call: Call, query: GroupTrainingListQuery
    ) -> Page[wire.TrainingInfo]:
        window = query.window(GROUP_LIST_LIMIT)
        rows, total = await self._trainings.listed_in_group(call.viewer, query.gid, window)
        told = [wire.training_info(each) for each in rows]
        return page_of(told, total, window)
