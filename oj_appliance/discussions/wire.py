"""Discussions as the contract writes them (discussion.md §1)."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from oj_appliance.clock import wire_time
from oj_appliance.comments.wire import role_of
from oj_appliance.discussions.rules import LONGEST_CONTENT, LONGEST_DESCRIPTION, LONGEST_TITLE
from oj_appliance.discussions.types import Discussion, DiscussionEdit, Opened
from oj_appliance.web.wire import Id, Time, up_to

Title = Annotated[str, up_to(LONGEST_TITLE)]
Description = Annotated[str, up_to(LONGEST_DESCRIPTION)]
Content = Annotated[str, up_to(LONGEST_CONTENT)]
DisplayId = Annotated[str, up_to(50)]


class DiscussionEntry(msgspec.Struct, kw_only=True):
    """`pid` is the display id of its problem; `content` None but of the reader's own."""

    id: int
    categoryId: int
    categoryName: str
    title: str
    description: str
    content: str | None
    pid: str | None
    uid: str
    author: str
    avatar: str | None
    role: str
    titleName: str | None
    titleColor: str | None
    viewNum: int
    likeNum: int
    commentNum: int
    topPriority: bool
    status: int
    gid: int | None
    gmtCreate: Time
    gmtModified: Time


class DiscussionDetail(DiscussionEntry, kw_only=True):
    """`hasLike` is None for a guest. `showsSolution`: code may stand open; else it is folded."""

    hasLike: bool | None
    showsSolution: bool
    mayEdit: bool
    mayDelete: bool
    mayModerate: bool


class ChangedDiscussion(msgspec.Struct, kw_only=True):
    """What is left out stays as it is."""

    id: Id
    title: Title | None = None
    description: Description | None = None
    content: Content | None = None
    categoryId: Id | None = None
    topPriority: bool | None = None
    status: Annotated[int, msgspec.Meta(ge=0, le=1)] | None = None

    def edit(self) -> DiscussionEdit:
        return DiscussionEdit(
            id=self.id,
            title=self.title,
            description=self.description,
            content=self.content,
            category_id=self.categoryId,
            is_top=self.topPriority,
            status=self.status,
        )


def wire_entry(discussion: Discussion) -> DiscussionEntry:
    return DiscussionEntry(**_fields(discussion))


def wire_detail(opened: Opened) -> DiscussionDetail:
    return DiscussionDetail(
        **_fields(opened.discussion),
        hasLike=opened.is_liked,
        showsSolution=opened.is_solution_shown,
        mayEdit=opened.may_edit,
        mayDelete=opened.may_delete,
        mayModerate=opened.may_moderate,
    )


def _fields(discussion: Discussion) -> dict[str, Any]:
    author = discussion.author
    return {
        "id": discussion.id,
        "categoryId": discussion.category_id,
        "categoryName": discussion.category,
        "title": discussion.title,
        "description": discussion.description,
        "content": discussion.content or None,
        "pid": discussion.pid,
        "uid": author.uid,
        "author": author.username,
        "avatar": author.avatar,
        "role": role_of(author),
        "titleName": author.title_name,
        "titleColor": author.title_color,
        "viewNum": discussion.views,
        "likeNum": discussion.likes,
        "commentNum": discussion.comments,
        "topPriority": discussion.is_top,
        "status": discussion.status,
        "gid": discussion.group_id,
        "gmtCreate": wire_time(discussion.created_at),
        "gmtModified": wire_time(discussion.updated_at),
    }
