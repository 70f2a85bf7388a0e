"""Calls about what is announced in a group (contract group.md §3)."""

from __future__ import annotations

import msgspec

from oj_appliance.announcements.types import AnnouncementRecord
from oj_appliance.announcements.wire import (
    Announcement,
    ChangedAnnouncement,
    NewAnnouncement,
    wire_announcement,
)
from oj_appliance.groups.announcements.service import GroupAnnouncements
from oj_appliance.web.endpoint import Call, delete, get, post, put
from oj_appliance.web.guards import LOGIN
from oj_appliance.web.paging import Page, PageQuery, Window, page_of
from oj_appliance.web.wire import Id, Int, read_moment

HOME_LIMIT = 5  # S3 §9
LIST_LIMIT = 10


class HomeQuery(PageQuery, kw_only=True):
    gid: Id
    limit: Int = HOME_LIMIT


class DeskQuery(PageQuery, kw_only=True):
    gid: Id


class NewGroupAnnouncement(NewAnnouncement, kw_only=True):
    gid: Id


class ChangedGroupAnnouncement(ChangedAnnouncement, kw_only=True):
    """It stays in the group in which it is stored, whatever `gid` says."""

    gid: Id | None = None


class GroupAnnouncementToDelete(msgspec.Struct):
    aid: Id


class GroupAnnouncement(Announcement, kw_only=True):
    gid: int | None


class GroupAnnouncementsApi:
    def __init__(self, announcements: GroupAnnouncements) -> None:
        self._announcements = announcements

    @get("/api/group/get-announcement-list", guard=LOGIN, summary="What is announced in a group")
    async def get_group_announcements(
        self, call: Call, query: HomeQuery
    ) -> Page[GroupAnnouncement]:
        window = query.window(HOME_LIMIT)
        rows, total = await self._announcements.shown(call.viewer, query.gid, window)
        return _page(rows, total, window)

    @get("/api/group/get-admin-announcement-list", guard=LOGIN, summary="Its hidden ones too")
    async def get_all_group_announcements(
        self, call: Call, query: DeskQuery
    ) -> Page[GroupAnnouncement]:
        window = query.window(LIST_LIMIT)
        rows, total = await self._announcements.all(call.viewer, query.gid, window)
        return _page(rows, total, window)

    @post("/api/group/announcement", guard=LOGIN, summary="Announces in a group")
    async def post_group_announcement(self, call: Call, body: NewGroupAnnouncement) -> None:
        await self._announcements.create(call.actor, body.gid, body.draft())

    @put("/api/group/announcement", guard=LOGIN, summary="Changes, shows or hides one there")
    async def put_group_announcement(self, call: Call, body: ChangedGroupAnnouncement) -> None:
        read_at = read_moment("gmtModified", body.gmtModified)
        await self._announcements.update(call.actor, body.id, body.draft(), read_at)

    @delete("/api/group/announcement", guard=LOGIN, summary="Removes one there")
    async def delete_group_announcement(self, call: Call, query: GroupAnnouncementToDelete) -> None:
        await self._announcements.delete(call.actor, query.aid)


def _page(rows: list[AnnouncementRecord], total: int, window: Window) -> Page[GroupAnnouncement]:
    return page_of([_wire(row) for row in rows], total, window)


def _wire(row: AnnouncementRecord) -> GroupAnnouncement:
    values = msgspec.structs.asdict(wire_announcement(row))
    return GroupAnnouncement(**values, gid=row.group_id)
