"""Calls of the message centre for notices (contract message.md)."""

from __future__ import annotations

import msgspec

from oj_appliance.clock import wire_time
from oj_appliance.errors import Language
from oj_appliance.messages.inbox import Inbox
from oj_appliance.messages.role_notices import in_language
from oj_appliance.messages.types import CopyType, NoticeCopy
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import LOGIN
from oj_appliance.web.paging import Page, PageQuery, page_of
from oj_appliance.web.wire import Time

LIST_LIMIT = 8  # contract message.md


class UnreadMessages(msgspec.Struct, kw_only=True):
    """The first three come with discussions."""

    comment: int = 0
    reply: int = 0
    like: int = 0
    sys: int
    mine: int


class ReceivedNotice(msgspec.Struct, kw_only=True):
    """`content` is Markdown; `state`: it had been read before this answer."""

    id: int
    title: str
    content: str
    adminId: str | None
    type: CopyType
    state: bool
    gmtCreate: Time


class InboxApi:
    def __init__(self, inbox: Inbox) -> None:
        self._inbox = inbox

    @get("/api/msg/unread", guard=LOGIN, summary="How many messages are unread")
    async def get_unread(self, call: Call) -> UnreadMessages:
        unread = await self._inbox.unread(call.viewer.account_id)
        return UnreadMessages(sys=unread.get(CopyType.SYS, 0), mine=unread.get(CopyType.MINE, 0))

    @get("/api/msg/sys", guard=LOGIN, summary="Notices to everybody", has_effect=True)
    async def get_site_notices(self, call: Call, query: PageQuery) -> Page[ReceivedNotice]:
        return await self._page(call, query, CopyType.SYS)

    @get("/api/msg/mine", guard=LOGIN, summary="Notices to me", has_effect=True)
    async def get_my_notices(self, call: Call, query: PageQuery) -> Page[ReceivedNotice]:
        return await self._page(call, query, CopyType.MINE)

    async def _page(self, call: Call, query: PageQuery, kind: CopyType) -> Page[ReceivedNotice]:
        window = query.window(LIST_LIMIT)
        copies, total = await self._inbox.page(call.viewer.account_id, kind, window)
        return page_of([_wire(each, call.language) for each in copies], total, window)


def _wire(copy: NoticeCopy, language: Language) -> ReceivedNotice:
    return ReceivedNotice(
        id=copy.id,
        title=in_language(copy.title, language),
        content=in_language(copy.content, language),
        adminId=copy.admin_id,
        type=CopyType(copy.type),
        state=copy.is_read,
        gmtCreate=wire_time(copy.created_at),
    )
