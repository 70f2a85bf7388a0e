"""What the rooms of messages hand to each other."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

import msgspec


class Audience(StrEnum):
    """Whom a notice is for (specification S3 §3: all, designated or admin)."""

    ALL = "All"
    SINGLE = "Single"
    ADMIN = "Admin"


class CopyType(StrEnum):
    """The list in which the recipient finds the copy (contract message.md)."""

    SYS = "Sys"
    MINE = "Mine"


@dataclass(frozen=True, slots=True)
class NoticeDraft:
    """What its author writes; `content` is Markdown, `recipient_id` the uid of a Single."""

    title: str
    content: str
    audience: Audience
    recipient_id: str | None = None


class NoticeCopy(msgspec.Struct, frozen=True):
    """What one person was sent; `created_at` is epoch ms."""

    id: int
    title: str
    content: str
    admin_id: str | None
    type: str
    is_read: bool
    created_at: int


@dataclass(frozen=True, slots=True)
class NoticeRecord:
    """`is_pushed`: its `copies` have been made, `is_due`: they are being made; `readers` have read
    theirs. Names are None once that account is gone; times are epoch ms."""

    id: int
    title: str
    content: str
    audience: str
    is_pushed: bool
    is_due: bool
    admin_username: str | None
    recipient_id: str | None
    recipient_username: str | None
    copies: int
    readers: int
    created_at: int
    updated_at: int
