"""What the rooms of announcements hand to each other."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

import msgspec


class Status(IntEnum):
    """Contract 00-conventions §7."""

    VISIBLE = 0
    HIDDEN = 1


class AnnouncementDraft(msgspec.Struct, frozen=True):
    """What its author writes; `content` is Markdown. `question`: what was asked and is answered to
    all by it; it stays as it was first told."""

    title: str
    content: str
    status: int
    question: str | None = None


@dataclass(frozen=True, slots=True)
class AnnouncementRecord:
    """Of the site both numbers are None. `username` is the author's, None once that account
    is gone; `modified_user` is whoever saved it last. Times are epoch ms."""

    id: int
    contest_id: int | None
    title: str
    content: str
    uid: str | None
    username: str | None
    modified_user: str | None
    status: int
    created_at: int
    updated_at: int
    question: str | None
    group_id: int | None = None


class AnnouncementShown(msgspec.Struct, frozen=True):
    """Event, after the commit: a visible announcement of the site, of a contest or of a group is
    new or has changed."""

    id: int
    contest_id: int | None
    title: str
    updated_at: int
    group_id: int | None = None
