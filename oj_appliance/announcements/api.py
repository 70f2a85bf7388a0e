"""Calls about announcements of the site (contract home.md, admin.md §5)."""

from __future__ import annotations

import msgspec

from oj_appliance.announcements.service import Announcements
from oj_appliance.announcements.wire import (
    Announcement,
    ChangedAnnouncement,
    NewAnnouncement,
    wire_announcement,
)
from oj_appliance.web.endpoint import Call, delete, get, post, put
from oj_appliance.web.guards import ANNOUNCEMENT_ADMIN, GUEST
from oj_appliance.web.paging import Page, PageQuery, page_of
from oj_appliance.web.wire import Id, Int, read_moment

PANEL_LIMIT = 5  # S1 §9
LIST_LIMIT = 10


class PanelQuery(PageQuery, kw_only=True):
    limit: Int = PANEL_LIMIT


class AnnouncementQuery(msgspec.Struct):
    id: Id


class DeleteQuery(msgspec.Struct):
    aid: Id


class AnnouncementsApi:
    def __init__(self, announcements: Announcements) -> None:
        self._announcements = announcements

    @get("/api/get-common-announcement", guard=GUEST, summary="What the school tells everybody")
    async def get_common_announcement(self, call: Call, query: PanelQuery) -> Page[Announcement]:
        window = query.window(PANEL_LIMIT)
        rows, total = await self._announcements.shown(window)
        return page_of([wire_announcement(row) for row in rows], total, window)

    @get("/api/get-announcement", guard=GUEST, summary="One that everybody is told")
    async def get_announcement(self, call: Call, query: AnnouncementQuery) -> Announcement:
        return wire_announcement(await self._announcements.one(query.id))

    @get("/api/admin/announcement", guard=ANNOUNCEMENT_ADMIN, summary="Hidden ones too")
    async def get_admin_announcement(self, call: Call, query: PageQuery) -> Page[Announcement]:
        window = query.window(LIST_LIMIT)
        rows, total = await self._announcements.all(window)
        return page_of([wire_announcement(row) for row in rows], total, window)

    @post("/api/admin/announcement", guard=ANNOUNCEMENT_ADMIN, summary="A new announcement")
    async def post_admin_announcement(self, call: Call, body: NewAnnouncement) -> None:
        await self._announcements.create(call.actor, body.draft())

    @put("/api/admin/announcement", guard=ANNOUNCEMENT_ADMIN, summary="Changes, shows or hides")
    async def put_admin_announcement(self, call: Call, body: ChangedAnnouncement) -> None:
        await self._announcements.update(
            call.actor,
            body.id,
            body.draft(),
            read_at=read_moment("gmtModified", body.gmtModified),
        )

    @delete("/api/admin/announcement", guard=ANNOUNCEMENT_ADMIN, summary="Removes one")
    async def delete_admin_announcement(self, call: Call, query: DeleteQuery) -> None:
        await self._announcements.delete(call.actor, query.aid)
