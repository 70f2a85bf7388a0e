"""Announcements as the contract writes them (home.md, admin.md §5)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, UnsetType

from oj_appliance.announcements import rules
from oj_appliance.announcements.types import AnnouncementDraft, AnnouncementRecord
from oj_appliance.clock import wire_time
from oj_appliance.web.wire import Id, Int, Moment, Time, up_to


class Announcement(msgspec.Struct, kw_only=True):
    """`question` stands where one is answered to all by it: a participant's words."""

    id: int
    title: str
    content: str
    uid: str | None
    username: str | None
    status: int
    gmtCreate: Time
    gmtModified: Time
    question: str | UnsetType = UNSET


class NewAnnouncement(msgspec.Struct, kw_only=True):
    title: Annotated[str, up_to(rules.LONGEST_TITLE)]
    content: Annotated[str, up_to(rules.LONGEST_CONTENT)]
    status: Int = 0

    def draft(self) -> AnnouncementDraft:
        return AnnouncementDraft(self.title, self.content, self.status)


class ChangedAnnouncement(NewAnnouncement, kw_only=True):
    """`gmtModified` is what its editor read."""

    id: Id
    gmtModified: Moment | None = None


def wire_announcement(row: AnnouncementRecord) -> Announcement:
    return Announcement(
        id=row.id,
        title=row.title,
        content=row.content,
        uid=row.uid,
        username=row.username,
        status=row.status,
        gmtCreate=wire_time(row.created_at),
        gmtModified=wire_time(row.updated_at),
        question=UNSET if row.question is None else row.question,
    )
