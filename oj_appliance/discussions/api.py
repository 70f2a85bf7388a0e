"""Calls of discussions that hold for the site and for groups (contract discussion.md §2)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from oj_appliance.discussions import wire
from oj_appliance.discussions.rules import LONGEST_KEYWORD, PAGE_LIMIT
from oj_appliance.discussions.service import Discussions
from oj_appliance.discussions.types import DiscussionDraft, Wanted
from oj_appliance.errors import BadRequestError
from oj_appliance.web.endpoint import Call, delete, get, post, put
from oj_appliance.web.guards import GUEST, LOGIN, permission
from oj_appliance.web.paging import Page, PageQuery, page_of
from oj_appliance.web.wire import Id

WRITER = permission("discussion_add")
EDITOR = permission("discussion_edit")
REMOVER = permission("discussion_del")
Keyword = Annotated[str, msgspec.Meta(max_length=LONGEST_KEYWORD)]


class DiscussionsQuery(PageQuery, kw_only=True):
    """`cid` is a category, `pid` a problem's display id. `admin` counts for staff alone."""

    cid: Id | None = None
    pid: wire.DisplayId | None = None
    onlyMine: bool = False
    keyword: Keyword = ""
    admin: bool = False


class NewDiscussion(msgspec.Struct, kw_only=True):
    title: wire.Title
    description: wire.Description
    content: wire.Content
    categoryId: Id | None = None
    pid: wire.DisplayId | None = None
    topPriority: bool = False
    gid: Id | None = None

    def draft(self) -> DiscussionDraft:
        """Empty texts are refused by the rules, each with its field."""
        return DiscussionDraft(
            title=self.title,
            description=self.description,
            content=self.content,
            category_id=self.categoryId,
            pid=self.pid or None,
            group_id=self.gid,
            is_top=self.topPriority,
        )


class DiscussionQuery(msgspec.Struct):
    did: Id


class EitherQuery(msgspec.Struct, kw_only=True):
    """Either way of naming it."""

    did: Id | None = None
    id: Id | None = None


class DiscussionLikeQuery(EitherQuery, kw_only=True):
    toLike: bool


class DiscussionsApi:
    def __init__(self, discussions: Discussions) -> None:
        self._discussions = discussions

    @get("/api/get-discussion-list", guard=GUEST, summary="Discussions of the site")
    async def get_discussion_list(
        self, call: Call, query: DiscussionsQuery
    ) -> Page[wire.DiscussionEntry]:
        window = query.window(PAGE_LIMIT)
        viewer = call.viewer
        if query.onlyMine and viewer.is_guest:
            return page_of([], 0, window)
        wanted = Wanted(
            is_everywhere=query.admin and viewer.is_staff,
            category_id=query.cid,
            pid=query.pid,
            uid=viewer.uid if query.onlyMine else None,
            keyword=query.keyword.strip(),
        )
        found, total = await self._discussions.page(viewer, wanted, window)
        return page_of([wire.wire_entry(each) for each in found], total, window)

    @get("/api/get-discussion-detail", guard=GUEST, summary="One discussion; it counts as read")
    async def get_discussion_detail(
        self, call: Call, query: DiscussionQuery
    ) -> wire.DiscussionDetail:
        return wire.wire_detail(await self._discussions.open(call.viewer, query.did))

    @post("/api/discussion", guard=WRITER, summary="Begins a discussion")
    async def post_discussion(self, call: Call, body: NewDiscussion) -> None:
        await self._discussions.create(call.viewer, body.draft())

    @put("/api/discussion", guard=EDITOR, summary="Changes a discussion")
    async def put_discussion(self, call: Call, body: wire.ChangedDiscussion) -> None:
        await self._discussions.update(call.actor, body.edit())

    @delete("/api/discussion", guard=REMOVER, summary="Removes a discussion with its comments")
    async def delete_discussion(self, call: Call, query: EitherQuery) -> None:
        await self._discussions.delete(call.actor, named(query))

    @get(
        "/api/discussion-like",
        guard=LOGIN,
        summary="Likes a discussion, or no more",
        has_effect=True,
    )
    async def like_discussion(self, call: Call, query: DiscussionLikeQuery) -> None:
        await self._discussions.like(call.viewer, named(query), is_liked=query.toLike)


def named(query: EitherQuery) -> int:
    """Raises BadRequestError http.bad_param."""
    number = query.did or query.id
    if number is None:
        raise BadRequestError("http.bad_param", name="did")
    return number
