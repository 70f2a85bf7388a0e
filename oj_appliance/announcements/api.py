"""Calls about announcements of the site (contract home.md, admin.md §5)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from oj_appliance.announcements import rules
from oj_appliance.announcements.service import Announcements
from oj_appliance.announcements.types import AnnouncementDraft, AnnouncementRecord
from oj_appliance.clock import wire_time
from oj_appliance.web.endpoint import Call, delete, get, post, put
from oj_appliance.web.guards import ANNOUNCEMENT_ADMIN, GUEST
from oj_appliance.web.paging import Page, PageQuery, page_of
from oj_appliance.web.wire import Id, Int, Moment, Time, read_moment, up_to

PANEL_LIMIT = 5  # S1 §9
LIST_LIMIT = 10


class PanelQuery(PageQuery, kw_only=True):
    limit: Int = PANEL_LIMIT


class Announcement(msgspec.Struct, kw_only=True):
    id: int
    title: str
    content: str
    uid: str | None
    username: str | None
    status: int
    gmtCreate: Time
    gmtModified: Time


class NewAnnouncement(msgspec.Struct, kw_only=True):
    title: Annotated[str, up_to(rules.LONGEST_TITLE)]
    content: Annotated[str, up_to(rules.LONGEST_CONTENT)]
    status: Int = 0


class ChangedAnnouncement(NewAnnouncement, kw_only=True):
    id: Id
    gmtModified: Moment | None = None


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
        return page_of([_wire(row) for row in rows], total, window)

    @get("/api/get-announcement", guard=GUEST, summary="One that everybody is told")
    async def get_announcement(self, call: Call, query: AnnouncementQuery) -> Announcement:
        return _wire(await self._announcements.one(query.id))

    @get("/api/admin/announcement", guard=ANNOUNCEMENT_ADMIN, summary="Hidden ones too")
    async def get_admin_announcement(self, call: Call, query: PageQuery) -> Page[Announcement]:
        window = query.window(LIST_LIMIT)
        rows, total = await self._announcements.all(window)
        return page_of([_wire(row) for row in rows], total, window)

    @post("/api/admin/announcement", guard=ANNOUNCEMENT_ADMIN, summary="A new announcement")
    async def post_admin_announcement(self, call: Call, body: NewAnnouncement) -> None:
        await self._announcements.create(call.actor, _draft(body))

    @put("/api/admin/announcement", guard=ANNOUNCEMENT_ADMIN, summary="Changes, shows or hides")
    async def put_admin_announcement(self, call: Call, body: ChangedAnnouncement) -> None:
        await self._announcements.update(
            call.actor,
            body.id,
            _draft(body),
            read_at=read_moment("gmtModified", body.gmtModified),
        )

    @delete("/api/admin/announcement", guard=ANNOUNCEMENT_ADMIN, summary="Removes one")
    async def delete_admin_announcement(self, call: Call, query: DeleteQuery) -> None:
        await self._announcements.delete(call.actor, query.aid)


def _draft(body: NewAnnouncement) -> AnnouncementDraft:
    return AnnouncementDraft(body.title, body.content, body.status)


def _wire(row: AnnouncementRecord) -> Announcement:
    return Announcement(
        id=row.id,
        title=row.title,
        content=row.content,
        uid=row.uid,
        username=row.username,
        status=row.status,
        gmtCreate=wire_time(row.created_at),
        gmtModified=wire_time(row.updated_at),
    )
