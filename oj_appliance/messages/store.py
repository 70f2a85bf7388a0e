"""Queries on notices and on the copies that people read."""

from __future__ import annotations

import json

from peewee import JOIN, ModelSelect, fn

from oj_appliance.accounts.model import Account
from oj_appliance.messages.model import SystemNotice, UserNotice
from oj_appliance.messages.types import Audience, CopyType, NoticeCopy, NoticeDraft, NoticeRecord
from oj_appliance.storage.base import fetch_all, fetch_one, tuples

_Author = Account.alias()
_Recipient = Account.alias()


def _count(is_read: bool) -> ModelSelect[UserNotice]:
    """How many of a notice's copies have been read, or have not."""
    return UserNotice.select(fn.COUNT(UserNotice.id)).where(
        UserNotice.notice_id == SystemNotice.id, UserNotice.state == is_read
    )


_COLUMNS = (
    SystemNotice.id,
    SystemNotice.title,
    SystemNotice.content,
    SystemNotice.type,
    SystemNotice.state,
    _Author.username,
    SystemNotice.recipient_id,
    _Recipient.username,
    _count(True),
    _count(False),
    SystemNotice.created_at,
    SystemNotice.updated_at,
)
# Whoever may log in.
_PRESENT = "account.status = 0 AND account.deleted_at IS NULL"
_OF_AUDIENCE = {
    Audience.ALL: f"SELECT account.id FROM account WHERE {_PRESENT}",  # noqa: S608 - constants
    Audience.ADMIN: (
        "SELECT account.id FROM account JOIN account_role ON account_role.user_id = account.id"  # noqa: S608 - constants
        f" WHERE {_PRESENT} AND account_role.role_id IN (1000, 1001, 1008)"
    ),
    Audience.SINGLE: "SELECT account.id FROM account WHERE account.deleted_at IS NULL",
}


def page(audience: Audience | None, *, limit: int, offset: int) -> tuple[list[NoticeRecord], int]:
    """The newest first, and how many there are; without an audience all. What groups told is
    nobody's writing: it names no recipient."""
    is_written = (SystemNotice.type != Audience.SINGLE) | SystemNotice.recipient_id.is_null(False)
    query = _joined().where(is_written)
    if audience is not None:
        query = query.where(SystemNotice.type == audience)
    total = int(query.count())
    rows = tuples(query.order_by(SystemNotice.id.desc()).limit(limit).offset(offset))
    return [NoticeRecord(*row) for row in rows], total


def find(notice_id: int) -> NoticeRecord | None:
    rows = tuples(_joined().where(SystemNotice.id == notice_id))
    return NoticeRecord(*rows[0]) if rows else None


def recipient_of(uid_or_username: str) -> str | None:
    """The uid behind either, None when nobody has it."""
    row = fetch_one(
        "SELECT id FROM account WHERE deleted_at IS NULL AND (id = ?1 OR username_ci = lower(?1))"
        " ORDER BY id = ?1 DESC LIMIT 1",
        uid_or_username,
    )
    return None if row is None else str(row[0])


def waiting() -> list[int]:
    """Notices of which no copies have been made, oldest first."""
    rows = fetch_all("SELECT id FROM sys_notice WHERE state = 0 ORDER BY id")
    return [int(row[0]) for row in rows]


def insert(draft: NoticeDraft, *, admin_id: str | None, now: int) -> int:
    return int(
        SystemNotice.insert(
            title=draft.title,
            content=draft.content,
            type=draft.audience,
            recipient_id=draft.recipient_id,
            admin_id=admin_id,
            created_at=now,
            updated_at=now,
        ).execute()
    )


def update(notice_id: int, draft: NoticeDraft, *, now: int) -> None:
    SystemNotice.update(
        title=draft.title,
        content=draft.content,
        type=draft.audience,
        recipient_id=draft.recipient_id,
        updated_at=now,
    ).where(SystemNotice.id == notice_id).execute()


def delete(notice_id: int) -> None:
    """The copies go with it."""
    SystemNotice.delete().where(SystemNotice.id == notice_id).execute()


def make_copies(
    notice_id: int, audience: Audience, copy_type: CopyType, recipient_id: str | None, *, now: int
) -> None:
    """One for each of the audience who has none yet, and the notice counts as pushed."""
    only = "" if recipient_id is None else " AND account.id = ?"
    named = () if recipient_id is None else (recipient_id,)
    fetch_all(
        "INSERT OR IGNORE INTO user_notice"  # noqa: S608 - texts of this module alone
        " (notice_id, recipient_id, type, state, created_at, updated_at)"
        f" SELECT ?, present.id, ?, 0, ?, ? FROM ({_OF_AUDIENCE[audience]}{only}) AS present",
        notice_id,
        copy_type,
        now,
        now,
        *named,
    )
    SystemNotice.update(state=True).where(SystemNotice.id == notice_id).execute()


def make_copies_for(
    notice_id: int, copy_type: CopyType, uids: tuple[str, ...], *, now: int
) -> None:
    """One for each of these people, and the notice counts as pushed."""
    fetch_all(
        "INSERT OR IGNORE INTO user_notice"
        " (notice_id, recipient_id, type, state, created_at, updated_at)"
        " SELECT ?, account.id, ?, 0, ?, ? FROM json_each(?) AS told"
        " JOIN account ON account.id = told.value",
        *(notice_id, copy_type, now, now, json.dumps(uids)),
    )
    SystemNotice.update(state=True).where(SystemNotice.id == notice_id).execute()


def copy_pushed(
    audience: Audience, copy_type: CopyType, uids: tuple[str, ...], *, newest: int, now: int
) -> None:
    """The newest notices that this audience has got, for more people."""
    fetch_all(
        "INSERT OR IGNORE INTO user_notice"
        " (notice_id, recipient_id, type, state, created_at, updated_at)"
        " SELECT pushed.id, newcomer.value, ?, 0, ?, ? FROM json_each(?) AS newcomer"
        " JOIN (SELECT id FROM sys_notice WHERE type = ? AND state = 1 ORDER BY id DESC LIMIT ?)"
        " AS pushed",
        copy_type,
        now,
        now,
        json.dumps(uids),
        audience,
        newest,
    )


def unread_of(uid: str) -> dict[str, int]:
    """How many copies the person has not read, by their type."""
    rows = fetch_all(
        "SELECT type, count(*) FROM user_notice WHERE recipient_id = ? AND state = 0 GROUP BY type",
        uid,
    )
    return {str(kind): int(count) for kind, count in rows}


def copies_of(uid: str, kind: CopyType, *, limit: int, offset: int) -> tuple[list[NoticeCopy], int]:
    """Unread ones first, then the newest; and how many there are."""
    query = (
        UserNotice.select(
            UserNotice.id,
            SystemNotice.title,
            SystemNotice.content,
            SystemNotice.admin_id,
            UserNotice.type,
            UserNotice.state,
            UserNotice.created_at,
        )
        .join(SystemNotice, on=(SystemNotice.id == UserNotice.notice_id))
        .where(UserNotice.recipient_id == uid, UserNotice.type == kind)
    )
    total = int(query.count())
    order = (UserNotice.state, UserNotice.created_at.desc(), UserNotice.id.desc())
    rows = tuples(query.order_by(*order).limit(limit).offset(offset))
    return [NoticeCopy(*row) for row in rows], total


def mark_read(copy_ids: list[int], *, now: int) -> None:
    UserNotice.update(state=True, updated_at=now).where(UserNotice.id.in_(copy_ids)).execute()


def _joined() -> ModelSelect[SystemNotice]:
    return (
        SystemNotice.select(*_COLUMNS)
        .join(_Author, JOIN.LEFT_OUTER, on=(_Author.id == SystemNotice.admin_id))
        .switch(SystemNotice)
        .join(_Recipient, JOIN.LEFT_OUTER, on=(_Recipient.id == SystemNotice.recipient_id))
    )
