"""What stands in boxes."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from oj_appliance.comments.types import QuoteKind, Source


class Box(StrEnum):
    """By its name on the wire (contract message.md): what people wrote and liked, what the site
    tells everybody, what it tells this person."""

    DISCUSS = "Discuss"
    REPLY = "Reply"
    LIKE = "Like"
    SYS = "Sys"
    MINE = "Mine"


class Action(StrEnum):
    """What somebody did."""

    DISCUSS = "Discuss"
    REPLY = "Reply"
    LIKE_POST = "Like_Post"
    LIKE_DISCUSS = "Like_Discuss"

    @property
    def box(self) -> Box:
        return _BOXES[self]


_BOXES = {
    Action.DISCUSS: Box.DISCUSS,
    Action.REPLY: Box.REPLY,
    Action.LIKE_POST: Box.LIKE,
    Action.LIKE_DISCUSS: Box.LIKE,
}


class News(msgspec.Struct, frozen=True, kw_only=True):
    """What one person did to what another wrote. `text_id` is the comment or reply that it tells
    of, `quote_id` what that answers."""

    action: Action
    recipient: str
    sender: str
    source: Source
    text_id: int | None = None
    quote: QuoteKind | None = None
    quote_id: int | None = None


class Sender(msgspec.Struct, frozen=True):
    """As the account is now."""

    uid: str
    username: str
    avatar: str | None


class Received(msgspec.Struct, frozen=True):
    """A stored message; `created_at` is epoch ms."""

    id: int
    action: Action
    source: Source
    text_id: int | None
    quote: QuoteKind | None
    quote_id: int | None
    is_read: bool
    created_at: int
    sender: Sender


class Told(msgspec.Struct, frozen=True):
    """A message with the words of today around it. What is None is gone, or not for its reader any
    more; of a like of a discussion nothing is quoted."""

    message: Received
    title: str | None
    address: str | None
    content: str | None
    quote: str | None
