"""How mails leave, and what waits to."""

from __future__ import annotations

import msgspec

from oj_appliance.errors import Phrase
from oj_appliance.web.guards import Actor


class MailConfig(msgspec.Struct, kw_only=True):
    """Section mail of the configuration (contract admin.md §7); names are the wire's."""

    mailMode: str = "off"  # smtp, outbox, off
    emailHost: str = ""
    emailPort: int = 465
    emailFrom: str = ""  # the address of the sender; empty: the user name, where it is one
    emailUsername: str = ""
    emailPassword: str = ""
    emailBGImg: str = ""
    emailSsl: bool = True


class Letter(msgspec.Struct, frozen=True):
    """Subject and plain text, in both languages until its reader is known."""

    subject: Phrase
    body: Phrase


class WaitingMail(msgspec.Struct, frozen=True):
    id: int
    to_addr: str
    subject: str
    body: str
    attempts: int


class KeptMail(msgspec.Struct, frozen=True):
    """A mail that did not leave; `created_at` in epoch ms."""

    id: int
    to_addr: str
    subject: str
    body: str
    created_at: int


class KeptMailsDeleted(msgspec.Struct, frozen=True):
    """Event, inside the write: staff deleted `count` mails, all or the one named; `now` in epoch
    ms."""

    editor: Actor
    mail_id: int | None
    count: int
    now: int
