"""What the rooms of discussions, and the domains above, hand each other."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

import msgspec

from oj_appliance.comments.types import Author, CommentRecord


class Status(IntEnum):
    NORMAL = 0
    DISABLED = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Discussion:
    """`problem_id` is the problem's number and `pid` its display id; `group_id` None for one of the
    site. `comments` counts replies too. Times are epoch ms."""

    id: int
    category_id: int
    category: str
    title: str
    description: str
    content: str
    problem_id: int | None
    pid: str | None
    group_id: int | None
    author: Author
    views: int
    likes: int
    comments: int
    is_top: bool
    status: int
    created_at: int
    updated_at: int

    @property
    def uid(self) -> str:
        return self.author.uid


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """Which are listed. `group_id` None: the site's; `is_everywhere`: of every group too, whatever
    their status, as staff see them; `is_disabled_too`: the disabled ones of the place too. `pid` is
    a display id, `uid` the author."""

    group_id: int | None = None
    is_everywhere: bool = False
    is_disabled_too: bool = False
    category_id: int | None = None
    pid: str | None = None
    uid: str | None = None
    keyword: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class DiscussionDraft:
    """`pid` is the display id of the problem that it is about."""

    title: str
    description: str
    content: str
    category_id: int | None
    pid: str | None = None
    group_id: int | None = None
    is_top: bool = False


class DiscussionEdit(msgspec.Struct, frozen=True, kw_only=True):
    """What is None stays as it is."""

    id: int
    title: str | None = None
    description: str | None = None
    content: str | None = None
    category_id: int | None = None
    is_top: bool | None = None
    status: int | None = None


class Opened(msgspec.Struct, frozen=True):
    """A discussion as one reader meets it. `is_liked` is None for a guest. `is_solution_shown`:
    it is about no problem, or its reader has solved that, or may see through it anyway."""

    discussion: Discussion
    is_liked: bool | None
    is_solution_shown: bool
    may_edit: bool
    may_delete: bool
    may_moderate: bool


class DiscussionCommented(msgspec.Struct, frozen=True):
    """Published inside the transaction in which somebody comments on it; `now` epoch ms."""

    discussion: Discussion
    comment: CommentRecord
    now: int


class DiscussionLiked(msgspec.Struct, frozen=True):
    """Published inside the transaction in which somebody begins to like it; `by` is their uid,
    `now` epoch ms."""

    discussion: Discussion
    by: str
    now: int
