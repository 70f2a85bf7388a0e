"""Queries on notices and on the copies that people read."""

from __future__ import annotations

import json
from collections.abc import Sequence

from peewee import JOIN, ModelSelect

from oj_appliance.accounts.model import Account
from oj_appliance.messages.model import SystemNotice
from oj_appliance.messages.types import Audience, CopyType, NoticeDraft, NoticeRecord
from oj_appliance.storage.base import fetch_all, fetch_one, tuples

_Author = Account.alias()
_Recipient = Account.alias()


_COLUMNS = (
    SystemNotice.id,
    SystemNotice.title,
    SystemNotice.content,
    SystemNotice.type,
    SystemNotice.state,
    SystemNotice.is_due,
    _Author.username,
    SystemNotice.recipient_id,
    _Recipient.username,
    SystemNotice.copies,
    SystemNotice.readers,
    SystemNotice.created_at,
    SystemNotice.updated_at,
)
# As the index of what people wrote has it.
_WRITTEN = "(type <> 'Single' OR recipient_id IS NOT NULL)"
# Whoever may log in.
_PRESENT = "account.status = 0 AND account.deleted_at IS NULL"
_OF_AUDIENCE = {
    Audience.ALL: f"SELECT account.id FROM account WHERE {_PRESENT}",  # noqa: S608 - constants
    Audience.ADMIN: (
        "SELECT account.id FROM account JOIN account_role ON account_role.user_id = account.id"  # noqa: S608 - constants
        f" WHERE {_PRESENT} AND account_role.role_id IN (1000, 1001, 1008)"
    ),
    Audience.SINGLE: "SELECT account.id FROM account WHERE deleted_at IS NULL AND account.id = ?",
}


def page(audience: Audience | None, *, limit: int, offset: int) -> tuple[list[NoticeRecord], int]:
    """The newest first, and how many there are; without an audience all. What groups told is
    nobody's writing: it names no recipient."""
    written = f"FROM sys_notice WHERE {_WRITTEN}"
    of_audience = () if audience is None else (str(audience),)
    if of_audience:
        written += " AND type = ?"
    numbers = fetch_all(
        f"SELECT id {written} ORDER BY id DESC LIMIT ? OFFSET ?",
        *(*of_audience, limit, offset),
    )
    total = fetch_one(f"SELECT count(*) {written}", *of_audience)
    query = _joined().where(SystemNotice.id.in_([number for (number,) in numbers]))
    rows = tuples(query.order_by(SystemNotice.id.desc()))
    return [NoticeRecord(*row) for row in rows], 0 if total is None else int(total[0])


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


def make_due(*, now: int) -> None:
    """All that waited for the full hour."""
    fetch_all("UPDATE sys_notice SET is_due = 1, updated_at = ? WHERE state = 0", now)


def due() -> list[int]:
    """Notices that are to be pushed now, or are being pushed; oldest first."""
    rows = fetch_all("SELECT id FROM sys_notice WHERE state = 0 AND is_due ORDER BY id")
    return [int(row[0]) for row in rows]


def insert(draft: NoticeDraft, *, admin_id: str | None, now: int, is_due: bool = False) -> int:
    return int(
        SystemNotice.insert(
            title=draft.title,
            content=draft.content,
            type=draft.audience,
            recipient_id=draft.recipient_id,
            is_due=is_due,
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


def set_due(notice_id: int) -> None:
    SystemNotice.update(is_due=True).where(SystemNotice.id == notice_id).execute()


def delete(notice_id: int) -> None:
    """Copies that are left go with it."""
    SystemNotice.delete().where(SystemNotice.id == notice_id).execute()


def delete_copies(notice_id: int, *, most: int) -> bool:
    """So many. False when none is left."""
    gone = fetch_all(
        "DELETE FROM user_notice WHERE id IN"
        " (SELECT id FROM user_notice WHERE notice_id = ? LIMIT ?) RETURNING 1",
        *(notice_id, most),
    )
    return len(gone) == most


def next_of(notice: NoticeRecord, *, after: str, most: int) -> list[str]:
    """The uids of so many of its audience that come after this one."""
    audience = Audience(notice.audience)
    one = (notice.recipient_id,) if audience is Audience.SINGLE else ()
    rows = fetch_all(
        f"{_OF_AUDIENCE[audience]} AND account.id > ? ORDER BY account.id LIMIT ?",
        *(*one, after, most),
    )
    return [str(row[0]) for row in rows]


def set_pushed(notice_id: int) -> None:
    SystemNotice.update(state=True).where(SystemNotice.id == notice_id).execute()


def make_copies(
    notices: Sequence[int], copy_type: CopyType, uids: Sequence[str], *, now: int
) -> None:
    """For those who have none yet; of notices and for people that are still there."""
    fetch_all(
        "INSERT OR IGNORE INTO user_notice"
        " (notice_id, recipient_id, type, state, created_at, updated_at)"
        " SELECT sys_notice.id, account.id, ?, 0, ?, ? FROM json_each(?) AS told"
        " JOIN account ON account.id = told.value JOIN json_each(?) AS what"
        " JOIN sys_notice ON sys_notice.id = what.value",
        *(copy_type, now, now, json.dumps(uids), json.dumps(notices)),
    )


def put_off(notices: Sequence[int], copy_type: CopyType, portions: list[Sequence[str]]) -> None:
    """The copies of each portion of people wait for a write of their own."""
    what = json.dumps(notices)
    fetch_all(
        "INSERT INTO notice_backlog (type, notices, uids)"
        " SELECT ?, ?, value FROM json_each(?) ORDER BY key",
        *(copy_type, what, json.dumps([json.dumps(uids) for uids in portions])),
    )


def make_portion(*, now: int) -> list[str]:
    """The copies of the portion that has waited longest; the uids of its people, none when nothing
    waits."""
    rows = fetch_all(
        "DELETE FROM notice_backlog WHERE id = (SELECT min(id) FROM notice_backlog)"
        " RETURNING type, notices, uids"
    )
    if not rows:
        return []
    ((copy_type, notices, told),) = rows
    uids: list[str] = json.loads(told)
    make_copies(json.loads(notices), CopyType(copy_type), uids, now=now)
    return uids


def newest_of(audience: Audience, *, most: int) -> list[int]:
    """The newest notices that this audience has got, or is getting."""
    rows = fetch_all(
        "SELECT id FROM sys_notice WHERE type = ? AND (state = 1 OR is_due = 1)"
        " ORDER BY id DESC LIMIT ?",
        *(audience, most),
    )
    return [int(row[0]) for row in rows]


def problems_waiting() -> int:
    """How many of groups wait for a decision (problems' Progress.APPLIED)."""
    row = fetch_one(
        "SELECT count(*) FROM problem WHERE apply_public_progress = 1 AND deleted_at IS NULL"
    )
    return 0 if row is None else int(row[0])


def with_roles(*roles: int) -> list[str]:
    """Those who may log in, by uid."""
    rows = fetch_all(
        f"SELECT account.id FROM account JOIN account_role ON account_role.user_id = account.id"  # noqa: S608 - constants
        f" WHERE {_PRESENT} AND account_role.role_id IN (SELECT value FROM json_each(?))",
        json.dumps(roles),
    )
    return [str(row[0]) for row in rows]


def _joined() -> ModelSelect[SystemNotice]:
    return (
        SystemNotice.select(*_COLUMNS)
        .join(_Author, JOIN.LEFT_OUTER, on=(_Author.id == SystemNotice.admin_id))
        .switch(SystemNotice)
        .join(_Recipient, JOIN.LEFT_OUTER, on=(_Recipient.id == SystemNotice.recipient_id))
    )
