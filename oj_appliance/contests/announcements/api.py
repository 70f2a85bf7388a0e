"""Calls about announcements of a contest (contract contest.md §3, admin.md §12)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from oj_appliance.announcements.wire import (
    Announcement,
    ChangedAnnouncement,
    NewAnnouncement,
    wire_announcement,
)
from oj_appliance.contests.announcements.service import ContestAnnouncements
from oj_appliance.web.endpoint import Call, delete, get, post, put
from oj_appliance.web.guards import CONTEST_ADMIN, LOGIN
from oj_appliance.web.paging import Page, PageQuery, page_of
from oj_appliance.web.wire import Id, Int, read_moment

WHOLE_LIMIT = 100  # the page shows all (S2 §2)
LIST_LIMIT = 10
MOST_READ = 1_000


class ContestAnnouncementsQuery(PageQuery, kw_only=True):
    cid: Id
    limit: Int = WHOLE_LIMIT


class ContestDeskQuery(PageQuery, kw_only=True):
    cid: Id


class ReadAnnouncements(msgspec.Struct, kw_only=True):
    """Which of them the reader has read."""

    cid: Id
    readAnnouncementList: Annotated[list[Id], Meta(max_length=MOST_READ)] | None = None


class NewContestAnnouncement(msgspec.Struct, kw_only=True):
    cid: Id
    announcement: NewAnnouncement


class ChangedContestAnnouncement(msgspec.Struct, kw_only=True):
    cid: Id
    announcement: ChangedAnnouncement


class ContestAnnouncementToDelete(msgspec.Struct):
    aid: Id


class ContestAnnouncementsApi:
    def __init__(self, announcements: ContestAnnouncements) -> None:
        self._announcements = announcements

    @get(
        "/api/get-contest-announcement",
        guard=LOGIN,
        summary="What is announced in a contest",
        previewed=True,
    )
    async def get_contest_announcement(
        self, call: Call, query: ContestAnnouncementsQuery
    ) -> Page[Announcement]:
        window = query.window(WHOLE_LIMIT)
        rows, total = await self._announcements.shown(call.viewer, query.cid, window)
        return page_of([wire_announcement(row) for row in rows], total, window)

    @post(
        "/api/get-contest-not-read-announcement",
        guard=LOGIN,
        summary="What one has not read of it",
        previewed=True,
    )
    async def get_unread_announcements(
        self, call: Call, body: ReadAnnouncements
    ) -> list[Announcement]:
        read = body.readAnnouncementList or []
        rows = await self._announcements.unread(call.viewer, body.cid, read)
        return [msgspec.structs.replace(wire_announcement(row), username=None) for row in rows]

    @get(
        "/api/admin/contest/announcement",
        guard=CONTEST_ADMIN,
        summary="Its hidden ones too",
    )
    async def get_contest_announcement_admin(
        self, call: Call, query: ContestDeskQuery
    ) -> Page[Announcement]:
        window = query.window(LIST_LIMIT)
        rows, total = await self._announcements.all(call.viewer, query.cid, window)
        return page_of([wire_announcement(row) for row in rows], total, window)

    @post("/api/admin/contest/announcement", guard=CONTEST_ADMIN, summary="Announces in a contest")
    async def post_contest_announcement_admin(
        self, call: Call, body: NewContestAnnouncement
    ) -> None:
        await self._announcements.create(call.actor, body.cid, body.announcement.draft())

    @put(
        "/api/admin/contest/announcement",
        guard=CONTEST_ADMIN,
        summary="Changes or hides one",
    )
    async def put_contest_announcement_admin(
        self, call: Call, body: ChangedContestAnnouncement
    ) -> None:
        changed = body.announcement
        await self._announcements.update(
            call.actor,
            body.cid,
            changed.id,
            changed.draft(),
            read_moment("announcement.gmtModified", changed.gmtModified),
        )

    @delete("/api/admin/contest/announcement", guard=CONTEST_ADMIN, summary="Removes one there")
    async def delete_contest_announcement_admin(
        self, call: Call, query: ContestAnnouncementToDelete
    ) -> None:
        await self._announcements.delete(call.actor, query.aid)
