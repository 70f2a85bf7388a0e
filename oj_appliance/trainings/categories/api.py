"""Calls about categories of trainings (contract admin.md §11, group.md §5)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from oj_appliance.trainings import wire
from oj_appliance.trainings.categories.rules import LONGEST_NAME
from oj_appliance.trainings.categories.service import TrainingCategories
from oj_appliance.web.endpoint import Call, delete, get, post, put
from oj_appliance.web.guards import LOGIN, PROBLEM_ADMIN
from oj_appliance.web.wire import Id, up_to

LONGEST_COLOR = 20
CategoryName = Annotated[str, up_to(LONGEST_NAME)]
CategoryColor = Annotated[str, up_to(LONGEST_COLOR)]


class NewCategoryBody(msgspec.Struct, kw_only=True):
    name: CategoryName
    color: CategoryColor | None = None


class NewGroupCategoryBody(NewCategoryBody, kw_only=True):
    gid: Id


class ChangedCategoryBody(msgspec.Struct, kw_only=True):
    id: Id
    name: CategoryName
    color: CategoryColor | None = None


class TrainingCategoryQuery(msgspec.Struct):
    """Not the number of a contest, though it is called so."""

    cid: Id


class GroupCategoriesQuery(msgspec.Struct):
    gid: Id


class TrainingCategoriesApi:
    def __init__(self, categories: TrainingCategories) -> None:
        self._categories = categories

    @post("/api/admin/training/category", guard=PROBLEM_ADMIN, summary="Make a category")
    async def create_training_category(
        self, call: Call, body: NewCategoryBody
    ) -> wire.TrainingCategory:
        made = await self._categories.create(call.actor, body.name, body.color, None)
        return wire.training_category(made)

    @put("/api/admin/training/category", guard=PROBLEM_ADMIN, summary="Change a category")
    async def update_training_category(self, call: Call, body: ChangedCategoryBody) -> None:
        await self._categories.update(call.actor, body.id, body.name, body.color)

    @delete("/api/admin/training/category", guard=PROBLEM_ADMIN, summary="Remove a category")
    async def delete_training_category(self, call: Call, query: TrainingCategoryQuery) -> None:
        await self._categories.delete(call.actor, query.cid)

    @get(
        "/api/group/get-training-category",
        guard=LOGIN,
        summary="Categories for a group's trainings",
    )
    async def get_group_training_category(
        self, call: Call, query: GroupCategoriesQuery
    ) -> list[wire.TrainingCategory]:
        found = self._categories.for_group(call.viewer, query.gid)
        return [wire.training_category(each) for each in found]

    @post("/api/group/training-category", guard=LOGIN, summary="Make a category of a group")
    async def create_group_training_category(
        self, call: Call, body: NewGroupCategoryBody
    ) -> wire.TrainingCategory:
        made = await self._categories.create(call.actor, body.name, body.color, body.gid)
        return wire.training_category(made)

    @put("/api/group/training-category", guard=LOGIN, summary="Change a category of a group")
    async def update_group_training_category(self, call: Call, body: ChangedCategoryBody) -> None:
        await self._categories.update(call.actor, body.id, body.name, body.color)

    @delete("/api/group/training-category", guard=LOGIN, summary="Remove a category of a group")
    async def delete_group_training_category(
        self, call: Call, query: TrainingCategoryQuery
    ) -> None:
        await self._categories.delete(call.actor, query.cid)
