"""Queries on outbox."""

from __future__ import annotations

from peewee import fn

from oj_appliance.mail.model import OutboxMail
from oj_appliance.mail.types import KeptMail, WaitingMail
from oj_appliance.storage.base import tuples
from oj_appliance.web.paging import Window

# A mail that left is forgotten but for the fact: its body held a code.
_UNSENT = OutboxMail.state != "sent"


def insert_mail(
    to_addr: str, subject: str, body: str, *, state: str, now: int, next_at: int | None = None
) -> int:
    """Its id. `next_at`: not before then, in epoch ms; None is at once."""
    return int(
        OutboxMail.insert(
            to_addr=to_addr,
            subject=subject,
            body=body,
            state=state,
            next_at=now if next_at is None else next_at,
            created_at=now,
            updated_at=now,
        ).execute()
    )


def due_mails(*, now: int, most: int) -> list[WaitingMail]:
    columns = (
        OutboxMail.id,
        OutboxMail.to_addr,
        OutboxMail.subject,
        OutboxMail.body,
        OutboxMail.attempts,
    )
    query = (
        OutboxMail.select(*columns)
        .where(OutboxMail.state == "waiting", OutboxMail.next_at <= now)
        .order_by(OutboxMail.next_at)
        .limit(most)
    )
    return [WaitingMail(*row) for row in tuples(query)]


def next_due() -> int | None:
    """Epoch ms at which the next waiting mail is due; None when none waits."""
    first: int | None = (
        OutboxMail.select(fn.MIN(OutboxMail.next_at)).where(OutboxMail.state == "waiting").scalar()
    )
    return first


def mark_sent(mail_id: int, *, now: int) -> None:
    OutboxMail.update(state="sent", subject="", body="", updated_at=now).where(
        OutboxMail.id == mail_id
    ).execute()


def mark_failed(mail_id: int, *, attempts: int, next_at: int | None, now: int) -> None:
    OutboxMail.update(
        state="failed" if next_at is None else "waiting",
        attempts=attempts,
        next_at=next_at or now,
        updated_at=now,
    ).where(OutboxMail.id == mail_id).execute()


def list_unsent(window: Window) -> tuple[list[KeptMail], int]:
    """Newest first, and how many there are."""
    columns = (
        OutboxMail.id,
        OutboxMail.to_addr,
        OutboxMail.subject,
        OutboxMail.body,
        OutboxMail.created_at,
    )
    query = (
        OutboxMail.select(*columns)
        .where(_UNSENT)
        .order_by(OutboxMail.id.desc())
        .limit(window.limit)
        .offset(window.offset)
    )
    total = OutboxMail.select().where(_UNSENT).count()
    return [KeptMail(*row) for row in tuples(query)], total


def delete_mails(mail_id: int | None) -> int:
    """One mail, or all of them; how many there were."""
    query = OutboxMail.delete()
    return int((query if mail_id is None else query.where(OutboxMail.id == mail_id)).execute())


def forget_older_than(moment: int) -> None:
    OutboxMail.delete().where(OutboxMail.created_at < moment).execute()
