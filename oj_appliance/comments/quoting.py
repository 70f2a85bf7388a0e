"""What was said somewhere, as one person may still read it: for whoever tells of it later."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from oj_appliance.comments import rules, store
from oj_appliance.comments.policy import CommentPolicies
from oj_appliance.comments.types import CommentRecord, OpenSource, ReplyRecord, Source
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Viewer


class Quoted(msgspec.Struct, frozen=True):
    """What is missing is gone, or not for this reader."""

    sources: dict[Source, OpenSource]
    comments: dict[int, CommentRecord]
    replies: dict[int, ReplyRecord]


class Quotes:
    def __init__(self, database: Database, policies: CommentPolicies) -> None:
        self._database = database
        self._policies = policies

    async def find(
        self,
        viewer: Viewer,
        sources: Collection[Source],
        comment_ids: Collection[int],
        reply_ids: Collection[int],
    ) -> Quoted:
        opened = await self._policies.opened(viewer, sources)
        comments, replies = await self._database.read(_texts, comment_ids, reply_ids)
        seen = {
            number: each
            for number, each in comments.items()
            if each.source in opened and rules.is_seen(each.author, opened[each.source].rights)
        }
        answers = {
            number: each
            for number, each in replies.items()
            if (of := seen.get(each.comment_id)) is not None
            and rules.is_reply_seen(viewer, each, of, opened[of.source].rights)
        }
        return Quoted(opened, seen, answers)


def _texts(
    comment_ids: Collection[int], reply_ids: Collection[int]
) -> tuple[dict[int, CommentRecord], dict[int, ReplyRecord]]:
    """With the comments below which the replies stand."""
    replies = store.find_each_reply(reply_ids)
    threads = {each.comment_id for each in replies.values()}
    return store.find_each({*comment_ids, *threads}), replies
