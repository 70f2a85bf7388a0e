"""Calls about what is announced in a group's contest (contract group.md §6)."""

from __future__ import annotations

import msgspec

from oj_appliance.announcements.wire import Announcement, wire_announcement
from oj_appliance.contests.announcements.api import (
    LIST_LIMIT,
    ChangedContestAnnouncement,
    ContestDeskQuery,
    NewContestAnnouncement,
)
from oj_appliance.contests.announcements.service import ContestAnnouncements
from oj_appliance.web.endpoint import Call, delete, get, post, put
from oj_appliance.web.guards import LOGIN
from oj_appliance.web.paging import Page, page_of
from oj_appliance.web.wire import Id, read_moment


class GroupContestNoticeQuery(msgspec.Struct):
    aid: Id
    cid: Id


class GroupContestAnnouncementsApi:
    """`announcements` is the groups' office."""

    def __init__(self, announcements: ContestAnnouncements) -> None:
        self._announcements = announcements

    @get(
        "/api/group/get-contest-announcement-list",
        guard=LOGIN,
        summary="What is announced in a group's contest, hidden ones too",
    )
    async def get_group_contest_announcements(
        self, call: Call, query: ContestDeskQuery
    ) -> Page[Announcement]:
        window = query.window(LIST_LIMIT)
        rows, total = await self._announcements.all(call.viewer, query.cid, window)
        return page_of([wire_announcement(row) for row in rows], total, window)

    @post("/api/group/contest-announcement", guard=LOGIN, summary="Announces in a group's contest")
    async def post_group_contest_announcement(
        self, call: Call, body: NewContestAnnouncement
    ) -> None:
        await self._announcements.create(call.actor, body.cid, body.announcement.draft())

    @put("/api/group/contest-announcement", guard=LOGIN, summary="Changes or hides one there")
    async def put_group_contest_announcement(
        self, call: Call, body: ChangedContestAnnouncement
    ) -> None:
        changed = body.announcement
        read_at = read_moment("announcement.gmtModified", changed.gmtModified)
        await self._announcements.update(call.actor, body.cid, changed.id, changed.draft(), read_at)

    @delete("/api/group/contest-announcement", guard=LOGIN, summary="Removes one of a group's")
    async def delete_group_contest_announcement(
        self, call: Call, query: GroupContestNoticeQuery
    ) -> None:
        await self._announcements.delete(call.actor, query.aid, query.cid)
