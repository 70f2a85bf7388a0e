"""Comments and replies as the contract writes them (discussion.md §3, §4)."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from oj_appliance.accounts.rules import role_name
from oj_appliance.clock import wire_time
from oj_appliance.comments.types import Author, ReplyRecord, Thread
from oj_appliance.web.paging import Page
from oj_appliance.web.wire import Time


class _Written(msgspec.Struct, kw_only=True):
    """`content` is Markdown; `fromRole` is root, admin or user."""

    id: int
    content: str
    fromUid: str
    fromName: str
    fromAvatar: str | None
    fromRole: str
    fromTitleName: str | None
    fromTitleColor: str | None
    gmtCreate: Time


class Reply(_Written, kw_only=True):
    """`isPrivate` stands where it is true."""

    commentId: int
    toUid: str
    toName: str
    toAvatar: str | None
    status: int = 0
    gmtModified: Time
    isPrivate: bool | UnsetType = UNSET


class Comment(_Written, kw_only=True):
    """`replyList` holds the newest three of `totalReplyNum`."""

    likeNum: int
    totalReplyNum: int
    replyList: list[Reply]


class CommentList(msgspec.Struct):
    """`commentLikeMap` has true for the comments that the reader likes."""

    commentList: Page[Comment]
    commentLikeMap: dict[str, bool]


def wire_comment(thread: Thread) -> Comment:
    comment, author = thread.comment, thread.comment.author
    return Comment(
        id=comment.id,
        content=comment.content,
        fromUid=author.uid,
        fromName=author.username,
        fromAvatar=author.avatar,
        fromRole=role_of(author),
        fromTitleName=author.title_name,
        fromTitleColor=author.title_color,
        gmtCreate=wire_time(comment.created_at),
        likeNum=comment.likes,
        totalReplyNum=thread.replies,
        replyList=[wire_reply(reply) for reply in thread.newest],
    )


def wire_reply(reply: ReplyRecord) -> Reply:
    author = reply.author
    return Reply(
        id=reply.id,
        content=reply.content,
        fromUid=author.uid,
        fromName=author.username,
        fromAvatar=author.avatar,
        fromRole=role_of(author),
        fromTitleName=author.title_name,
        fromTitleColor=author.title_color,
        gmtCreate=wire_time(reply.created_at),
        commentId=reply.comment_id,
        toUid=reply.to.uid,
        toName=reply.to.username,
        toAvatar=reply.to.avatar,
        gmtModified=wire_time(reply.updated_at),
        isPrivate=True if reply.is_private else UNSET,
    )


def role_of(author: Author) -> str:
    """Both admin roles wear the badge ADM (S2 §3)."""
    name = "user" if author.role_id is None else role_name(author.role_id)
    return "admin" if name == "problem_admin" else name
