"""Calls of comments, replies and likes (contract discussion.md §3, §4)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from oj_appliance.comments.rules import LONGEST_CONTENT, PAGE_LIMIT
from oj_appliance.comments.service import Comments
from oj_appliance.comments.types import QuoteKind, ReplyDraft, Source, SourceKind, Thread
from oj_appliance.comments.wire import Comment, CommentList, Reply, wire_comment, wire_reply
from oj_appliance.errors import ApiError
from oj_appliance.web.endpoint import Call, delete, get, post
from oj_appliance.web.guards import GUEST, LOGIN, permission
from oj_appliance.web.paging import PageQuery, page_of
from oj_appliance.web.wire import Id, up_to

Content = Annotated[str, up_to(LONGEST_CONTENT)]
COMMENT_WRITER = permission("comment_add")
REPLY_WRITER = permission("reply_add")


class CommentsQuery(PageQuery, kw_only=True):
    """`cid` is a contest, `did` a discussion."""

    cid: Id | None = None
    did: Id | None = None


class NewComment(msgspec.Struct, kw_only=True):
    content: Content
    cid: Id | None = None
    did: Id | None = None


class ById(msgspec.Struct):
    id: Id


class LikeQuery(msgspec.Struct, kw_only=True):
    """`cid` is the comment."""

    cid: Id
    toLike: bool


class RepliesQuery(msgspec.Struct):
    commentId: Id


class NewReplyText(msgspec.Struct, kw_only=True):
    commentId: Id
    content: Content


class NewReply(msgspec.Struct, kw_only=True):
    """Whom it is to follows from what it quotes. `isPrivate`: for whoever asked alone."""

    reply: NewReplyText
    quoteId: Id
    quoteType: QuoteKind
    isPrivate: bool = False


class ReplyToDelete(msgspec.Struct, kw_only=True):
    """Either way of naming it."""

    reply: ById | None = None
    id: Id | None = None


class CommentsApi:
    def __init__(self, comments: Comments) -> None:
        self._comments = comments

    @get(
        "/api/comments",
        guard=GUEST,
        summary="Comments below a contest or a discussion",
        previewed=True,
    )
    async def get_comments(self, call: Call, query: CommentsQuery) -> CommentList:
        window = query.window(PAGE_LIMIT)
        source = _source(query.cid, query.did)
        threads, total, liked = await self._comments.page(call.viewer, source, window)
        page = page_of([wire_comment(thread) for thread in threads], total, window)
        return CommentList(page, {str(number): True for number in sorted(liked)})

    @post("/api/comment", guard=COMMENT_WRITER, summary="Writes a comment")
    async def post_comment(self, call: Call, body: NewComment) -> Comment:
        source = _source(body.cid, body.did)
        written = await self._comments.write(call.viewer, source, body.content)
        return wire_comment(Thread(written, (), 0))

    @delete("/api/comment", guard=LOGIN, summary="Removes a comment with its replies")
    async def delete_comment(self, call: Call, body: ById) -> None:
        await self._comments.delete(call.viewer, body.id)

    @get("/api/comment-like", guard=LOGIN, summary="Likes a comment, or no more", has_effect=True)
    async def like_comment(self, call: Call, query: LikeQuery) -> None:
        await self._comments.like(call.viewer, query.cid, is_liked=query.toLike)

    @get("/api/reply", guard=GUEST, summary="All replies to a comment", previewed=True)
    async def get_replies(self, call: Call, query: RepliesQuery) -> list[Reply]:
        found = await self._comments.replies(call.viewer, query.commentId)
        return [wire_reply(reply) for reply in found]

    @post("/api/reply", guard=REPLY_WRITER, summary="Answers a comment or a reply")
    async def post_reply(self, call: Call, body: NewReply) -> Reply:
        draft = ReplyDraft(
            body.reply.commentId,
            body.reply.content,
            body.quoteType,
            body.quoteId,
            body.isPrivate,
        )
        return wire_reply(await self._comments.reply(call.viewer, draft))

    @delete("/api/reply", guard=LOGIN, summary="Removes a reply")
    async def delete_reply(self, call: Call, body: ReplyToDelete) -> None:
        number = body.id if body.reply is None else body.reply.id
        if number is None:
            raise ApiError("param.empty", name="id", field="id")
        await self._comments.delete_reply(call.viewer, number)


def _source(contest_id: int | None, discussion_id: int | None) -> Source:
    """The contest goes first. Raises param.empty when neither is named."""
    if contest_id is not None:
        return Source(SourceKind.CONTEST, contest_id)
    if discussion_id is None:
        raise ApiError("param.empty", name="cid", field="cid")
    return Source(SourceKind.DISCUSSION, discussion_id)
