"""Calls about the mail server (contract admin.md §7)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from oj_appliance.clock import wire_time
from oj_appliance.configuration.edits import given_values
from oj_appliance.errors import Phrase
from oj_appliance.mail import rules
from oj_appliance.mail.service import Mails
from oj_appliance.mail.types import Letter, MailConfig
from oj_appliance.web.endpoint import Call, delete, get, post, put
from oj_appliance.web.guards import SYSTEM_INFO
from oj_appliance.web.paging import Page, PageQuery, page_of
from oj_appliance.web.wire import Id, Int, Moment, Time, read_moment

OUTBOX_LIMIT = 10
ShortText = Annotated[str, Meta(max_length=255)]

TEST_LETTER = Letter(
    Phrase("测试邮件", "Test mail"),
    Phrase(
        "能收到这封邮件，说明邮件设置正确。", "If you can read this, the mail settings are right."
    ),
)


class MailConfigShown(MailConfig, kw_only=True):
    gmtModified: Time


class MailConfigBody(msgspec.Struct, kw_only=True):
    """A field that is left out keeps its value."""

    mailMode: ShortText | None = None
    emailHost: ShortText | None = None
    emailPort: Int | None = None
    emailFrom: ShortText | None = None
    emailUsername: ShortText | None = None
    emailPassword: ShortText | None = None
    emailBGImg: ShortText | None = None
    emailSsl: bool | None = None
    gmtModified: Moment | None = None


class TestMailBody(msgspec.Struct):
    email: Annotated[str, Meta(max_length=rules.LONGEST_ADDRESS)]


class OutboxRow(msgspec.Struct):
    id: int
    to: str
    subject: str
    body: str
    gmtCreate: Time


class OutboxDeletion(msgspec.Struct):
    id: Id | None = None


class MailApi:
    def __init__(self, mails: Mails) -> None:
        self._mails = mails

    @get("/api/admin/config/get-email-config", guard=SYSTEM_INFO, summary="The mail server")
    async def get_email_config(self, call: Call) -> MailConfigShown:
        values = msgspec.structs.asdict(self._mails.config)
        if values["emailPassword"]:
            values["emailPassword"] = rules.HIDDEN_PASSWORD
        return MailConfigShown(**values, gmtModified=wire_time(self._mails.last_edit.at))

    @put("/api/admin/config/set-email-config", guard=SYSTEM_INFO, summary="Set the mail server")
    async def set_email_config(self, call: Call, body: MailConfigBody) -> None:
        await self._mails.change_config(
            given_values(body),
            call.actor,
            read_at=read_moment("gmtModified", body.gmtModified),
        )

    @post("/api/admin/config/test-email", guard=SYSTEM_INFO, summary="Send a test mail")
    async def test_email(self, call: Call, body: TestMailBody) -> None:
        await self._mails.send_test(body.email, TEST_LETTER, call.language)

    @get("/api/admin/config/mail-outbox", guard=SYSTEM_INFO, summary="Mails that did not leave")
    async def get_mail_outbox(self, call: Call, query: PageQuery) -> Page[OutboxRow]:
        window = query.window(OUTBOX_LIMIT)
        mails, total = await self._mails.list_unsent(window)
        rows = [
            OutboxRow(mail.id, mail.to_addr, mail.subject, mail.body, wire_time(mail.created_at))
            for mail in mails
        ]
        return page_of(rows, total, window)

    @delete("/api/admin/config/mail-outbox", guard=SYSTEM_INFO, summary="Delete kept mails")
    async def delete_mail_outbox(self, call: Call, query: OutboxDeletion) -> None:
        await self._mails.delete(query.id, call.actor)
