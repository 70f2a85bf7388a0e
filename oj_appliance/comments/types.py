"""What the rooms of comments hand to each other."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, StrEnum

import msgspec


class SourceKind(StrEnum):
    """What is commented on, by its name on the wire."""

    CONTEST = "Contest"
    DISCUSSION = "Discussion"


class QuoteKind(StrEnum):
    """What a reply answers."""

    COMMENT = "Comment"
    REPLY = "Reply"


class Act(Enum):
    """What somebody is about to do: a list and what is written are refused by the guard, the rest
    inside the envelope (contract discussion.md)."""

    READ = "read"
    WRITE = "write"
    REMOVE = "remove"
    LIKE = "like"


class Source(msgspec.Struct, frozen=True):
    kind: SourceKind
    id: int


class Rights(msgspec.Struct, frozen=True):
    """What one person may do with the comments of one source. `sees`: the authors whose texts show,
    besides root's; None = everybody's. `may_answer_all`: threads of others too, and what is said
    there may be shown to all. `may_delete_all`: what others wrote too. `may_be_private`: answers
    privately, and reads what others answered privately."""

    sees: frozenset[str] | None
    may_answer_all: bool
    may_delete_all: bool
    may_be_private: bool


class OpenSource(msgspec.Struct, frozen=True):
    """What is commented on, as one reader of its comments finds it: `address` is the page's."""

    title: str
    address: str
    rights: Rights


class Author(msgspec.Struct, frozen=True):
    """As the account is now; `role_id` None for one without a role."""

    uid: str
    username: str
    avatar: str | None
    role_id: int | None
    title_name: str | None
    title_color: str | None


class CommentRecord(msgspec.Struct, frozen=True):
    """Times are epoch ms."""

    id: int
    source: Source
    content: str
    likes: int
    created_at: int
    author: Author


class ReplyRecord(msgspec.Struct, frozen=True):
    """`to` is whose text was answered. A private one is for whoever wrote the comment, its author
    and those who may answer privately. Times are epoch ms."""

    id: int
    comment_id: int
    content: str
    created_at: int
    updated_at: int
    is_private: bool
    author: Author
    to: Author


class Thread(msgspec.Struct, frozen=True):
    """`newest` are the replies that a list shows at first, of `replies` in all."""

    comment: CommentRecord
    newest: tuple[ReplyRecord, ...]
    replies: int


@dataclass(frozen=True, slots=True)
class ReplyDraft:
    """`quote_id` is the number of the comment or reply that is answered; what answers something
    private is private too."""

    comment_id: int
    content: str
    quote: QuoteKind
    quote_id: int
    is_private: bool = False


class CommentsChanged(msgspec.Struct, frozen=True):
    """Event, after the commit: something was written or removed there. Whoever sees what all of
    `authors` write there sees that it changed; where it is private, they themselves and who may
    answer privately."""

    source: Source
    authors: tuple[Author, ...]
    is_private: bool = False


class CommentWritten(msgspec.Struct, frozen=True):
    """Published inside the transaction that writes it, as the three below; `now` epoch ms."""

    comment: CommentRecord
    now: int


class ReplyWritten(msgspec.Struct, frozen=True):
    """`quote_id` is the number of the comment or reply that it answers."""

    comment: CommentRecord
    reply: ReplyRecord
    quote: QuoteKind
    quote_id: int
    now: int


class CommentLiked(msgspec.Struct, frozen=True):
    """`by` is the uid of who likes it from now on."""

    comment: CommentRecord
    by: str
    now: int


class TextsRemoved(msgspec.Struct, frozen=True):
    """So many comments and replies are gone from there."""

    source: Source
    count: int
