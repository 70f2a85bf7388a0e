"""Use cases of comments. Who may do what says the policy of what is commented on; a text that one
may not see is missing to every call."""

from __future__ import annotations

from dataclasses import replace

from oj_appliance.clock import Clock
from oj_appliance.comments import rules, store
from oj_appliance.comments.policy import CommentPolicies
from oj_appliance.comments.types import (
    Act,
    CommentLiked,
    CommentRecord,
    CommentsChanged,
    CommentWritten,
    QuoteKind,
    ReplyDraft,
    ReplyRecord,
    ReplyWritten,
    Rights,
    Source,
    TextsRemoved,
    Thread,
)
from oj_appliance.errors import ApiError
from oj_appliance.events import Events
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Viewer
from oj_appliance.web.paging import Window


class Comments:
    def __init__(
        self, database: Database, clock: Clock, events: Events, policies: CommentPolicies
    ) -> None:
        self._database = database
        self._clock = clock
        self._events = events
        self._policies = policies

    async def page(
        self, viewer: Viewer, source: Source, window: Window
    ) -> tuple[list[Thread], int, frozenset[int]]:
        """Threads, how many there are, and which comments the viewer likes. Raises as the
        policies do."""
        rights = await self._policies.rights(viewer, source, Act.READ)
        return await self._database.read(_page, viewer.uid, source, rights, window)

    async def replies(self, viewer: Viewer, comment_id: int) -> list[ReplyRecord]:
        """Newest first, so many of them. Raises comment.missing, and as the policies do."""
        _, rights = await self._seen(viewer, comment_id, Act.READ)
        most = rules.MOST_REPLIES
        return await self._database.read(store.replies, comment_id, viewer.uid, rights, most=most)

    async def source_of(self, viewer: Viewer, comment_id: int) -> Source:
        """What a comment stands below. Raises comment.missing, and as the policies do."""
        comment, _ = await self._seen(viewer, comment_id, Act.READ)
        return comment.source

    async def write(self, viewer: Viewer, source: Source, content: str) -> CommentRecord:
        """Raises content.empty, content.too_long, and as the policies do."""
        await self._policies.rights(viewer, source, Act.WRITE)
        content = rules.checked_content(content, "content")
        now = self._clock.now_ms()
        written = await self._database.write(self._write, viewer.account_id, source, content, now)
        self._events.announce(CommentsChanged(source, (written.author,)))
        return written

    async def reply(self, viewer: Viewer, draft: ReplyDraft) -> ReplyRecord:
        """Raises content.empty, content.too_long, comment.missing, comment.not_allowed, param.bad
        for a quote of another thread, and as the policies do."""
        comment, rights = await self._seen(viewer, draft.comment_id, Act.WRITE)
        if not rules.may_answer(viewer, comment, rights):
            raise ApiError("comment.not_allowed")
        if draft.is_private and not rights.may_be_private:
            raise ApiError("comment.not_allowed")
        content = rules.checked_content(draft.content, "reply.content")
        draft = replace(draft, content=content)
        now = self._clock.now_ms()
        written = await self._database.write(self._reply, viewer, draft, rights, now)
        self._tell(comment, written)
        return written

    async def delete(self, viewer: Viewer, comment_id: int) -> None:
        """With its replies. Raises comment.missing, comment.not_allowed, and as the policies do."""
        comment, rights = await self._seen(viewer, comment_id, Act.REMOVE)
        if not rules.may_delete(viewer, comment.author, rights):
            raise ApiError("comment.not_allowed")
        await self._database.write(self._delete, comment)
        self._events.announce(CommentsChanged(comment.source, (comment.author,)))

    async def delete_reply(self, viewer: Viewer, reply_id: int) -> None:
        """Raises reply.missing, comment.missing, comment.not_allowed, and as the policies do."""
        reply = await self._database.read(store.find_reply, reply_id)
        if reply is None:
            raise ApiError("reply.missing")
        comment, rights = await self._seen(viewer, reply.comment_id, Act.REMOVE)
        if not rules.is_reply_seen(viewer, reply, comment, rights):
            raise ApiError("reply.missing")
        if not rules.may_delete(viewer, reply.author, rights):
            raise ApiError("comment.not_allowed")
        await self._database.write(self._delete_reply, comment, reply)
        self._tell(comment, reply)

    async def like(self, viewer: Viewer, comment_id: int, *, is_liked: bool) -> None:
        """Said twice it counts once. Raises comment.missing, and as the policies do."""
        await self._seen(viewer, comment_id, Act.LIKE)
        now = self._clock.now_ms()
        await self._database.write(self._like, comment_id, viewer.account_id, is_liked, now)

    # -- inside a write

    def _write(self, uid: str, source: Source, content: str, now: int) -> CommentRecord:
        written = _existing(store.insert(source, content, uid=uid, now=now))
        self._events.publish(CommentWritten(written, now))
        return written

    def _reply(self, viewer: Viewer, draft: ReplyDraft, rights: Rights, now: int) -> ReplyRecord:
        comment, written = _reply(viewer, draft, rights, now)
        self._events.publish(ReplyWritten(comment, written, draft.quote, draft.quote_id, now))
        return written

    def _delete(self, comment: CommentRecord) -> None:
        """Whoever comes second removes nothing."""
        replies = store.count_replies(comment.id)
        if store.delete(comment.id):
            self._events.publish(TextsRemoved(comment.source, 1 + replies))

    def _delete_reply(self, comment: CommentRecord, reply: ReplyRecord) -> None:
        if store.delete_reply(reply.id):
            self._events.publish(TextsRemoved(comment.source, 1))

    def _like(self, comment_id: int, uid: str, is_liked: bool, now: int) -> None:
        comment = _existing(comment_id)
        if store.set_like(comment_id, uid, is_liked=is_liked) and is_liked:
            self._events.publish(CommentLiked(comment, uid, now))

    def _tell(self, comment: CommentRecord, reply: ReplyRecord) -> None:
        authors = (comment.author, reply.author)
        self._events.announce(CommentsChanged(comment.source, authors, reply.is_private))

    async def _seen(
        self, viewer: Viewer, comment_id: int, act: Act
    ) -> tuple[CommentRecord, Rights]:
        comment = await self._database.read(store.find, comment_id)
        if comment is None:
            raise ApiError("comment.missing")
        rights = await self._policies.rights(viewer, comment.source, act)
        if not rules.is_seen(comment.author, rights):
            raise ApiError("comment.missing")
        return comment, rights


def _page(
    uid: str | None, source: Source, rights: Rights, window: Window
) -> tuple[list[Thread], int, frozenset[int]]:
    comments, total = store.page(source, rights.sees, limit=window.limit, offset=window.offset)
    liked = frozenset[int]() if uid is None else store.liked_by(uid, comments)
    return store.threads(comments, uid, rights, rules.NEWEST_REPLIES), total, liked


def _reply(
    viewer: Viewer, draft: ReplyDraft, rights: Rights, now: int
) -> tuple[CommentRecord, ReplyRecord]:
    """To whoever wrote what is quoted; either may have gone since the page was read."""
    comment = _existing(draft.comment_id)
    to = comment.author
    if draft.quote is QuoteKind.REPLY:
        quoted = store.find_reply(draft.quote_id)
        is_here = quoted is not None and quoted.comment_id == comment.id
        if (
            quoted is None
            or not is_here
            or not rules.is_reply_seen(viewer, quoted, comment, rights)
        ):
            raise ApiError("reply.missing")
        to = quoted.author
        draft = replace(draft, is_private=draft.is_private or quoted.is_private)
    elif draft.quote_id != comment.id:
        raise ApiError("param.bad")
    reply_id = store.insert_reply(draft, uid=viewer.account_id, to_uid=to.uid, now=now)
    written = store.find_reply(reply_id)
    if written is None:
        raise ApiError("reply.missing")
    return comment, written


def _existing(comment_id: int) -> CommentRecord:
    found = store.find(comment_id)
    if found is None:
        raise ApiError("comment.missing")
    return found
