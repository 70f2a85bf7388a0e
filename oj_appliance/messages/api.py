"""Root's calls about system notices (contract admin.md §6)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from oj_appliance.clock import wire_time
from oj_appliance.errors import Language
from oj_appliance.messages import rules
from oj_appliance.messages.own_words import in_language
from oj_appliance.messages.service import Notices
from oj_appliance.messages.types import Audience, NoticeDraft, NoticeRecord
from oj_appliance.web.endpoint import Call, delete, get, post, put
from oj_appliance.web.guards import ANNOUNCEMENT_ADMIN
from oj_appliance.web.paging import Page, PageQuery, page_of
from oj_appliance.web.wire import Id, Time, up_to

LIST_LIMIT = 10


class NoticeQuery(PageQuery, kw_only=True):
    type: Audience | None = None


class NoticeRow(msgspec.Struct, kw_only=True):
    """`state`: it has been pushed; `recipients` have a copy, `readCount` of them read it."""

    id: int
    title: str
    content: str
    type: Audience
    state: bool
    adminUsername: str | None
    recipientId: str | None
    recipientUsername: str | None
    recipients: int
    readCount: int
    gmtCreate: Time
    gmtModified: Time


class NewNotice(msgspec.Struct, kw_only=True):
    """`recipientId` is the uid or the username of whom a Single is for."""

    title: Annotated[str, up_to(rules.LONGEST_TITLE)]
    content: Annotated[str, up_to(rules.LONGEST_CONTENT)]
    type: Audience
    recipientId: Annotated[str, Meta(max_length=32)] | None = None
    pushNow: bool = False


class ChangedNotice(NewNotice, kw_only=True):
    id: Id


class NoticeDeletion(msgspec.Struct):
    id: Id


class NoticesApi:
    def __init__(self, notices: Notices) -> None:
        self._notices = notices

    @get("/api/admin/msg/notice", guard=ANNOUNCEMENT_ADMIN, summary="System notices")
    async def get_admin_notices(self, call: Call, query: NoticeQuery) -> Page[NoticeRow]:
        window = query.window(LIST_LIMIT)
        rows, total = await self._notices.page(query.type, window)
        return page_of([_wire(row, call.language) for row in rows], total, window)

    @post("/api/admin/msg/notice", guard=ANNOUNCEMENT_ADMIN, summary="A new notice")
    async def post_admin_notice(self, call: Call, body: NewNotice) -> None:
        await self._notices.create(call.actor, _draft(body), push_now=body.pushNow)

    @put("/api/admin/msg/notice", guard=ANNOUNCEMENT_ADMIN, summary="Changes a notice")
    async def put_admin_notice(self, call: Call, body: ChangedNotice) -> None:
        await self._notices.change(call.actor, body.id, _draft(body), push_now=body.pushNow)

    @delete(
        "/api/admin/msg/notice", guard=ANNOUNCEMENT_ADMIN, summary="Removes a notice and its copies"
    )
    async def delete_admin_notice(self, call: Call, query: NoticeDeletion) -> None:
        await self._notices.remove(call.actor, query.id)


def _draft(body: NewNotice) -> NoticeDraft:
    recipient = (body.recipientId or "").strip() or None
    return NoticeDraft(body.title.strip(), body.content, body.type, recipient)


def _wire(row: NoticeRecord, language: Language) -> NoticeRow:
    return NoticeRow(
        id=row.id,
        title=in_language(row.title, language),
        content=in_language(row.content, language),
        type=Audience(row.audience),
        state=row.is_pushed,
        adminUsername=row.admin_username,
        recipientId=row.recipient_id,
        recipientUsername=row.recipient_username,
        recipients=row.copies,
        readCount=row.readers,
        gmtCreate=wire_time(row.created_at),
        gmtModified=wire_time(row.updated_at),
    )
