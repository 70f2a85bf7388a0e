"""Calls of the discussions of a group (contract group.md §7)."""

from __future__ import annotations

from oj_appliance.discussions import wire
from oj_appliance.discussions.api import (
    EDITOR,
    REMOVER,
    WRITER,
    EitherQuery,
    Keyword,
    NewDiscussion,
    named,
)
from oj_appliance.discussions.rules import PAGE_LIMIT
from oj_appliance.discussions.service import Discussions
from oj_appliance.discussions.types import Wanted
from oj_appliance.web.endpoint import Call, delete, get, post, put
from oj_appliance.web.guards import LOGIN, Viewer
from oj_appliance.web.paging import Page, PageQuery, page_of
from oj_appliance.web.wire import Id


class GroupDiscussionsQuery(PageQuery, kw_only=True):
    """`cid` is a category, `pid` a problem's display id."""

    gid: Id
    cid: Id | None = None
    pid: wire.DisplayId | None = None
    onlyMine: bool = False
    keyword: Keyword = ""


class GroupTableQuery(PageQuery, kw_only=True):
    gid: Id
    keyword: Keyword = ""


class NewGroupDiscussion(NewDiscussion, kw_only=True):
    gid: Id


class RemovedQuery(EitherQuery, kw_only=True):
    gid: Id | None = None


class ChangedGroupDiscussion(wire.ChangedDiscussion, kw_only=True):
    gid: Id | None = None


class GroupDiscussionsApi:
    def __init__(self, discussions: Discussions) -> None:
        self._discussions = discussions

    @get("/api/group/get-discussion-list", guard=LOGIN, summary="Discussions of a group")
    async def get_group_discussion_list(
        self, call: Call, query: GroupDiscussionsQuery
    ) -> Page[wire.DiscussionEntry]:
        wanted = Wanted(
            group_id=query.gid,
            category_id=query.cid,
            pid=query.pid,
            uid=call.viewer.uid if query.onlyMine else None,
            keyword=query.keyword.strip(),
        )
        return await self._page(call.viewer, wanted, query)

    @get(
        "/api/group/get-admin-discussion-list",
        guard=LOGIN,
        summary="Discussions of a group, disabled ones too",
    )
    async def get_group_admin_discussion_list(
        self, call: Call, query: GroupTableQuery
    ) -> Page[wire.DiscussionEntry]:
        keyword = query.keyword.strip()
        wanted = Wanted(group_id=query.gid, is_disabled_too=True, keyword=keyword)
        return await self._page(call.viewer, wanted, query)

    @post("/api/group/discussion", guard=WRITER, summary="Begins a discussion in a group")
    async def post_group_discussion(self, call: Call, body: NewGroupDiscussion) -> None:
        await self._discussions.create(call.viewer, body.draft())

    @put("/api/group/discussion", guard=EDITOR, summary="Changes a discussion of a group")
    async def put_group_discussion(self, call: Call, body: ChangedGroupDiscussion) -> None:
        await self._discussions.update(call.actor, body.edit(), group_id=body.gid)

    @delete("/api/group/discussion", guard=REMOVER, summary="Removes a discussion of a group")
    async def delete_group_discussion(self, call: Call, query: RemovedQuery) -> None:
        await self._discussions.delete(call.actor, named(query), group_id=query.gid)

    async def _page(
        self, viewer: Viewer, wanted: Wanted, query: PageQuery
    ) -> Page[wire.DiscussionEntry]:
        window = query.window(PAGE_LIMIT)
        found, total = await self._discussions.page(viewer, wanted, window)
        return page_of([wire.wire_entry(each) for each in found], total, window)
