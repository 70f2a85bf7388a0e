"""Calls about what is answered to all, and who has read it (contract contest.md §3.4)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from oj_appliance.comments.rules import LONGEST_CONTENT
from oj_appliance.contests.clarifications.service import Clarifications
from oj_appliance.contests.clarifications.types import Clarification
from oj_appliance.web.endpoint import Call, get, post
from oj_appliance.web.guards import LOGIN, permission
from oj_appliance.web.wire import Id, up_to

MOST_SHOWN = 1_000
REPLY_WRITER = permission("reply_add")


class NewClarification(msgspec.Struct, kw_only=True):
    """`question` are the words that all are told, `answer` is Markdown."""

    cid: Id
    commentId: Id
    question: Annotated[str, up_to(LONGEST_CONTENT)]
    answer: Annotated[str, up_to(LONGEST_CONTENT)]


class ShownAnnouncements(msgspec.Struct, kw_only=True):
    cid: Id
    ids: Annotated[list[Id], Meta(max_length=MOST_SHOWN)]


class ReadersQuery(msgspec.Struct):
    cid: Id


class NotReadQuery(msgspec.Struct):
    cid: Id
    aid: Id


class ReadCount(msgspec.Struct):
    id: int
    read: int


class AnnouncementReaders(msgspec.Struct):
    """`people` take part; `counts` are of the announcements that some of them have read."""

    people: int
    counts: list[ReadCount]


class NotReader(msgspec.Struct):
    uid: str
    username: str
    realname: str | None


class ClarificationsApi:
    def __init__(self, clarifications: Clarifications) -> None:
        self._clarifications = clarifications

    @post("/api/contest-clarification", guard=REPLY_WRITER, summary="Answers a question to all")
    async def post_contest_clarification(self, call: Call, body: NewClarification) -> None:
        given = Clarification(body.commentId, body.question, body.answer)
        await self._clarifications.answer(call.actor, body.cid, given)

    @post(
        "/api/contest-announcement-read",
        guard=LOGIN,
        summary="That the page has shown announcements",
    )
    async def post_contest_announcement_read(self, call: Call, body: ShownAnnouncements) -> None:
        await self._clarifications.take_reading(call.viewer, body.cid, body.ids)

    @get(
        "/api/get-contest-announcement-readers",
        guard=LOGIN,
        summary="How many have read each announcement",
        previewed=True,
    )
    async def get_contest_announcement_readers(
        self, call: Call, query: ReadersQuery
    ) -> AnnouncementReaders:
        people, counts = await self._clarifications.readers(call.viewer, query.cid)
        return AnnouncementReaders(people, [ReadCount(*each) for each in sorted(counts.items())])

    @get(
        "/api/get-contest-announcement-not-readers",
        guard=LOGIN,
        summary="Who has not read an announcement",
        previewed=True,
    )
    async def get_contest_announcement_not_readers(
        self, call: Call, query: NotReadQuery
    ) -> list[NotReader]:
        found = await self._clarifications.without_reading(call.viewer, query.cid, query.aid)
        return [NotReader(*each) for each in found]
