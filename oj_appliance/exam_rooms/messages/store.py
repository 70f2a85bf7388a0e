"""Queries on messages and who has read them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from peewee import JOIN, fn

from oj_appliance.accounts.model import Account
from oj_appliance.exam_rooms.audience import Audience
from oj_appliance.exam_rooms.messages.model import ExamMessageRecipientRow, ExamMessageRow
from oj_appliance.exam_rooms.messages.types import ExamMessage, Recipient, Told
from oj_appliance.storage.base import fetch_all, kept_sql, tuples

Row, Of = ExamMessageRow, ExamMessageRecipientRow
_COLUMNS = (
    *(Row.id, Row.timed_work_id, Row.room_id, Row.room_name, Row.user_id, Row.text, Row.author),
    *(Row.withdrawn_at, Row.withdrawn_by, Row.created_at),
)
_NAMES = (
    *("uid" if each is Row.user_id else each.name for each in _COLUMNS),
    *("recipients", "read"),
)


def messages_of(timed_work_id: int, *further: Any) -> list[ExamMessage]:
    """The newest first."""
    query = (
        Row.select(*_COLUMNS, fn.COUNT(Of.user_id), fn.COUNT(Of.read_at))
        .join(Of, JOIN.LEFT_OUTER, on=(Of.message_id == Row.id))
        .where(Row.timed_work_id == timed_work_id, *further)
        .group_by(Row.id)
        .order_by(Row.id.desc())
    )
    return [ExamMessage(**dict(zip(_NAMES, row, strict=True))) for row in tuples(query)]


def find_message(timed_work_id: int, number: int) -> ExamMessage | None:
    found = messages_of(timed_work_id, Row.id == number)
    return found[0] if found else None


def valid_audiences(timed_work_id: int) -> list[tuple[int, Audience]]:
    """For whom each message is that was not withdrawn: asked for as often as somebody begins."""
    found = fetch_all(_audiences_sql(), timed_work_id)
    return [(number, Audience(room_id, uid)) for number, room_id, uid in found]


@cache
def _audiences_sql() -> str:
    columns = (Row.id, Row.room_id, Row.user_id)
    query = Row.select(*columns).where(Row.timed_work_id == 0, Row.withdrawn_at.is_null())
    return kept_sql(query.order_by(Row.id))


def insert_message(values: dict[str, Any], audience: Audience, *, now: int) -> int:
    dates = {"created_at": now, "updated_at": now}
    return int(
        Row.insert(**values, room_id=audience.room_id, user_id=audience.uid, **dates).execute()
    )


def withdraw_message(number: int, *, by: str, now: int) -> None:
    values = {"withdrawn_at": now, "withdrawn_by": by, "updated_at": now}
    Row.update(**values).where(Row.id == number).execute()


def add_recipients(number: int, uids: Iterable[str]) -> None:
    """Whoever is one already stays as they are."""
    rows = [{"message_id": number, "user_id": uid} for uid in uids]
    if rows:
        insert: Any = Of.insert_many(rows)
        insert.on_conflict_ignore().execute()


def set_read(number: int, uid: str, *, now: int) -> bool:
    """Whether it is this person's; read once it stays read at that moment."""
    mine = (Of.message_id == number, Of.user_id == uid)
    Of.update(read_at=now).where(*mine, Of.read_at.is_null()).execute()
    return bool(Of.select().where(*mine).exists())


def told_to(timed_work_id: int, uid: str) -> list[Told]:
    """In the order in which they came, without withdrawn ones."""
    query = (
        Row.select(Row.id, Row.text, Row.created_at, Of.read_at)
        .join(Of, on=(Of.message_id == Row.id))
        .where(
            *(Row.timed_work_id == timed_work_id, Of.user_id == uid),
            Row.withdrawn_at.is_null(),
        )
        .order_by(Row.id)
    )
    return [Told(*row) for row in tuples(query)]


def recipients_of(number: int) -> list[Recipient]:
    """Who has not read it first, then by username."""
    query = (
        Of.select(Account.id, Account.username, Account.realname, Of.read_at)
        .join(Account, on=(Account.id == Of.user_id))
        .where(Of.message_id == number)
        .order_by(Of.read_at.is_null(False), Account.username)
    )
    return [Recipient(*row) for row in tuples(query)]
