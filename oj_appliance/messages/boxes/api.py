"""Calls of the message centre (contract message.md)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from oj_appliance.clock import wire_time
from oj_appliance.comments.types import QuoteKind, SourceKind
from oj_appliance.errors import ApiError, Language, Phrase
from oj_appliance.messages.boxes.service import Boxes
from oj_appliance.messages.boxes.types import Action, Box, Told
from oj_appliance.messages.own_words import in_language
from oj_appliance.messages.types import CopyType, NoticeCopy
from oj_appliance.web.endpoint import Call, delete, get
from oj_appliance.web.guards import LOGIN
from oj_appliance.web.paging import Page, PageQuery, page_of
from oj_appliance.web.wire import Id, Int, Time

MESSAGE_LIMIT = 6  # S2 §9
NOTICE_LIMIT = 8

NO_SOURCE = Phrase(
    "原帖子或比赛已被删除，或不再可见", "What this was about is gone or no longer open"
)
NO_TEXT = Phrase("该内容已被删除", "This text has been deleted")


class MessagesQuery(PageQuery, kw_only=True):
    limit: Int = MESSAGE_LIMIT


class NoticesQuery(PageQuery, kw_only=True):
    limit: Int = NOTICE_LIMIT


class UnreadMessages(msgspec.Struct, kw_only=True):
    comment: int
    reply: int
    like: int
    sys: int
    mine: int


class ReceivedMessage(msgspec.Struct, kw_only=True):
    """`state`: it had been read before this answer. `url` is None where the source is gone;
    `sourceContent` is None for a like of a discussion."""

    id: int
    action: Action
    sourceId: int
    sourceType: SourceKind
    sourceTitle: str
    sourceContent: str | None
    quoteId: int | None
    quoteType: QuoteKind | None
    quoteContent: str | None
    url: str | None
    state: bool
    senderId: str
    senderUsername: str
    senderAvatar: str | None
    gmtCreate: Time


class ReceivedNotice(msgspec.Struct, kw_only=True):
    """`content` is Markdown; `state`: it had been read before this answer."""

    id: int
    title: str
    content: str
    adminId: str | None
    type: CopyType
    state: bool
    gmtCreate: Time


class CleanQuery(msgspec.Struct, kw_only=True):
    """Without `id` all of the type go."""

    type: Annotated[str, Meta(max_length=20)]
    id: Id | None = None


class BoxesApi:
    def __init__(self, boxes: Boxes) -> None:
        self._boxes = boxes

    @get("/api/msg/unread", guard=LOGIN, summary="How many messages are unread")
    async def get_unread(self, call: Call) -> UnreadMessages:
        unread = await self._boxes.unread(call.viewer.account_id)
        return UnreadMessages(
            comment=unread.get(Box.DISCUSS, 0),
            reply=unread.get(Box.REPLY, 0),
            like=unread.get(Box.LIKE, 0),
            sys=unread.get(Box.SYS, 0),
            mine=unread.get(Box.MINE, 0),
        )

    @get("/api/msg/comment", guard=LOGIN, summary="Comments on what I began", has_effect=True)
    async def get_comment_messages(self, call: Call, query: MessagesQuery) -> Page[ReceivedMessage]:
        return await self._messages(call, query, Box.DISCUSS)

    @get("/api/msg/reply", guard=LOGIN, summary="Answers to what I said", has_effect=True)
    async def get_reply_messages(self, call: Call, query: MessagesQuery) -> Page[ReceivedMessage]:
        return await self._messages(call, query, Box.REPLY)

    @get("/api/msg/like", guard=LOGIN, summary="Who likes what I wrote", has_effect=True)
    async def get_like_messages(self, call: Call, query: MessagesQuery) -> Page[ReceivedMessage]:
        return await self._messages(call, query, Box.LIKE)

    @get("/api/msg/sys", guard=LOGIN, summary="Notices to everybody", has_effect=True)
    async def get_site_notices(self, call: Call, query: NoticesQuery) -> Page[ReceivedNotice]:
        return await self._notices(call, query, Box.SYS)

    @get("/api/msg/mine", guard=LOGIN, summary="Notices to me", has_effect=True)
    async def get_my_notices(self, call: Call, query: NoticesQuery) -> Page[ReceivedNotice]:
        return await self._notices(call, query, Box.MINE)

    @delete("/api/msg/clean", guard=LOGIN, summary="Removes one message, or a whole box")
    async def clean_messages(self, call: Call, query: CleanQuery) -> None:
        if query.type not in list(Box):
            raise ApiError("msg.clean_failed")
        await self._boxes.clean(call.viewer.account_id, Box(query.type), query.id)

    async def _messages(self, call: Call, query: PageQuery, box: Box) -> Page[ReceivedMessage]:
        window = query.window(MESSAGE_LIMIT)
        found, total = await self._boxes.messages(call.viewer, box, window)
        return page_of([_message(each, call.language) for each in found], total, window)

    async def _notices(self, call: Call, query: PageQuery, box: Box) -> Page[ReceivedNotice]:
        window = query.window(NOTICE_LIMIT)
        found, total = await self._boxes.notices(call.viewer.account_id, box, window)
        return page_of([_notice(each, call.language) for each in found], total, window)


def _message(told: Told, language: Language) -> ReceivedMessage:
    message, gone = told.message, NO_TEXT.text(language)
    return ReceivedMessage(
        id=message.id,
        action=message.action,
        sourceId=message.source.id,
        sourceType=message.source.kind,
        sourceTitle=NO_SOURCE.text(language) if told.title is None else told.title,
        sourceContent=None if message.text_id is None else told.content or gone,
        quoteId=message.quote_id,
        quoteType=message.quote,
        quoteContent=None if message.quote_id is None else told.quote or gone,
        url=told.address,
        state=message.is_read,
        senderId=message.sender.uid,
        senderUsername=message.sender.username,
        senderAvatar=message.sender.avatar,
        gmtCreate=wire_time(message.created_at),
    )


def _notice(copy: NoticeCopy, language: Language) -> ReceivedNotice:
    return ReceivedNotice(
        id=copy.id,
        title=in_language(copy.title, language),
        content=in_language(copy.content, language),
        adminId=copy.admin_id,
        type=CopyType(copy.type),
        state=copy.is_read,
        gmtCreate=wire_time(copy.created_at),
    )
