"""Calls of categories (contract discussion.md §2)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from oj_appliance.clock import wire_time
from oj_appliance.discussions.categories.service import LONGEST_NAME, Categories
from oj_appliance.discussions.categories.types import CategoryEdit
from oj_appliance.errors import ApiError
from oj_appliance.web.endpoint import Call, delete, get, post
from oj_appliance.web.guards import GUEST, LOGIN, ROOT
from oj_appliance.web.wire import Id, Time, up_to

MOST_EDITS = 100


class Category(msgspec.Struct):
    id: int
    name: str
    gmtCreate: Time
    gmtModified: Time


class EditedCategory(msgspec.Struct, kw_only=True):
    """Another name for `id`, or a new one."""

    id: Id | None = None
    name: Annotated[str, up_to(LONGEST_NAME)]


class NoEdit(msgspec.Struct):
    """Nothing is edited: what there is, is read."""


EditedCategories = Annotated[list[EditedCategory], Meta(max_length=MOST_EDITS)]


class DiscussionCategoryQuery(msgspec.Struct):
    id: Id


class CategoriesApi:
    def __init__(self, categories: Categories) -> None:
        self._categories = categories

    @get("/api/discussion-category", guard=GUEST, summary="By what discussions are sorted")
    async def get_discussion_category(self, call: Call) -> list[Category]:
        return await self._all()

    @post("/api/discussion-category", guard=GUEST, summary="Renames and adds some, or reads them")
    async def post_discussion_category(
        self, call: Call, body: EditedCategories | NoEdit
    ) -> list[Category]:
        if isinstance(body, list):
            LOGIN.check(call.viewer, token_was_sent=False)
            if not call.viewer.is_root:
                # No guard says so beforehand: without a list the same call reads, for everybody.
                raise ApiError("auth.forbidden", status=403)
            edits = [CategoryEdit(each.id, each.name) for each in body]
            await self._categories.edit(call.actor, edits)
        return await self._all()

    @delete("/api/discussion-category", guard=ROOT, summary="Removes one that is not in use")
    async def delete_discussion_category(self, call: Call, query: DiscussionCategoryQuery) -> None:
        await self._categories.delete(call.actor, query.id)

    async def _all(self) -> list[Category]:
        return [
            Category(each.id, each.name, wire_time(each.created_at), wire_time(each.updated_at))
            for each in await self._categories.all()
        ]
