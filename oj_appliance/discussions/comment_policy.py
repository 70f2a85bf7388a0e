"""Who may do what with the comments below a discussion (contract discussion.md §3, §4), and what
they do to its numbers."""

from __future__ import annotations

from collections.abc import Collection

from oj_appliance.accounts.types import AccountRemoved
from oj_appliance.comments.policy import closed
from oj_appliance.comments.types import (
    Act,
    CommentWritten,
    OpenSource,
    ReplyWritten,
    Rights,
    Source,
    SourceKind,
    TextsRemoved,
)
from oj_appliance.configuration.service import Configuration
from oj_appliance.discussions import store
from oj_appliance.discussions.access import DiscussionAccess
from oj_appliance.discussions.types import Discussion, DiscussionCommented
from oj_appliance.errors import ApiError
from oj_appliance.events import Events
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Viewer


class DiscussionCommentPolicy:
    """Whoever sees the discussion reads all, and answers whom they like."""

    def __init__(
        self, database: Database, access: DiscussionAccess, configuration: Configuration
    ) -> None:
        self._database = database
        self._access = access
        self._configuration = configuration

    async def rights(self, viewer: Viewer, source_id: int, act: Act) -> Rights:
        """Raises discussion.missing, switch.discussion_closed, comment.ac_gate, and as reading the
        discussion does."""
        found = await self._database.read(store.find, source_id)
        if found is None:
            raise ApiError("discussion.missing", status=400)
        if not self._access.is_open(found.group_id):
            raise closed(act)
        self._access.check_seen(viewer, found)
        if act is Act.WRITE and not viewer.is_staff:
            await self._check_solved(viewer.account_id)
        return self._rights(viewer, found)

    def _rights(self, viewer: Viewer, discussion: Discussion) -> Rights:
        return Rights(
            sees=None,
            may_answer_all=True,
            may_delete_all=self._access.may_moderate(viewer, discussion),
            may_be_private=False,
        )

    async def opened(self, viewer: Viewer, source_ids: Collection[int]) -> dict[int, OpenSource]:
        found = await self._database.read(store.find_each, source_ids)
        return {
            each.id: OpenSource(each.title, _address(each), self._rights(viewer, each))
            for each in found
            if self._is_read(viewer, each)
        }

    def _is_read(self, viewer: Viewer, discussion: Discussion) -> bool:
        try:
            self._access.check_seen(viewer, discussion)
        except ApiError:
            return False
        return self._access.is_open(discussion.group_id)

    async def _check_solved(self, uid: str) -> None:
        least = self._configuration.switches.defaultCreateCommentACInitValue
        if least > 0 and await self._database.read(store.solved, uid) < least:
            raise ApiError("comment.ac_gate", n=least)


class CommentCounts:
    """Listens inside the writes of comments."""

    def __init__(self, events: Events) -> None:
        self._events = events

    def follow_comment(self, event: CommentWritten) -> None:
        discussion = _of(event.comment.source)
        if discussion is not None:
            store.count_comments(discussion.id, 1)
            self._events.publish(DiscussionCommented(discussion, event.comment, event.now))

    def follow_reply(self, event: ReplyWritten) -> None:
        discussion = _of(event.comment.source)
        if discussion is not None:
            store.count_comments(discussion.id, 1)

    def follow_removed_texts(self, event: TextsRemoved) -> None:
        if event.source.kind is SourceKind.DISCUSSION:
            store.count_comments(event.source.id, -event.count)


def follow_removed_account(event: AccountRemoved) -> None:
    """What the person liked and wrote goes with them."""
    store.count_without(event.uid)


def _address(discussion: Discussion) -> str:
    page = f"/discussion-detail/{discussion.id}"
    return page if discussion.group_id is None else f"/group/{discussion.group_id}{page}"


def _of(source: Source) -> Discussion | None:
    """None where it is no discussion's. Raises discussion.missing of one that has just gone, which
    takes the text with it."""
    if source.kind is not SourceKind.DISCUSSION:
        return None
    found = store.find(source.id)
    if found is None:
        raise ApiError("discussion.missing", status=400)
    return found
