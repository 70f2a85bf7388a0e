"""Queries on boxes. How many there are says `message_count`: no list counts rows."""

from __future__ import annotations

from typing import Any

from oj_appliance.comments.types import QuoteKind, Source, SourceKind
from oj_appliance.messages.boxes.model import UserMessage
from oj_appliance.messages.boxes.types import Action, Box, News, Received, Sender
from oj_appliance.messages.model import UserNotice
from oj_appliance.messages.types import NoticeCopy
from oj_appliance.storage.base import fetch_all, fetch_one

_ORDER = "state, created_at DESC, id DESC"
# What stands on the page is found in the index alone; only its rows are read.
_PAGE = (
    "SELECT id FROM {table} WHERE recipient_id = ? AND {box} = ?"  # noqa: S608 - constants
    f" ORDER BY {_ORDER} LIMIT ? OFFSET ?"
)
_OF_PEOPLE = _PAGE.format(table="msg_remind", box="box")
_OF_SITE = _PAGE.format(table="user_notice", box="type")


def put(news: News, *, now: int) -> None:
    """Whoever has liked the same thing before tells nothing new."""
    UserMessage.insert(
        box=news.action.box,
        action=news.action,
        recipient_id=news.recipient,
        sender_id=news.sender,
        source_type=news.source.kind,
        source_id=news.source.id,
        text_id=news.text_id,
        quote_type=news.quote,
        quote_id=news.quote_id,
        created_at=now,
        updated_at=now,
    ).on_conflict_ignore().execute()


def unread(uid: str) -> dict[str, int]:
    """How many by their box; none may be missing."""
    rows = fetch_all("SELECT box, unread FROM message_count WHERE recipient_id = ?", uid)
    return {str(box): int(count) for box, count in rows}


def total(uid: str, box: Box) -> int:
    row = fetch_one("SELECT total FROM message_count WHERE recipient_id = ? AND box = ?", uid, box)
    return 0 if row is None else int(row[0])


def messages(uid: str, box: Box, *, limit: int, offset: int) -> tuple[list[Received], int]:
    """Unread ones first, then the newest; and how many there are."""
    rows = fetch_all(
        "SELECT m.id, m.action, m.source_type, m.source_id, m.text_id, m.quote_type, m.quote_id,"  # noqa: S608 - texts of this module alone
        " m.state, m.created_at, sender.id, sender.username, sender.avatar"
        f" FROM msg_remind AS m JOIN account AS sender ON sender.id = m.sender_id"
        f" WHERE m.id IN ({_OF_PEOPLE}) ORDER BY m.state, m.created_at DESC, m.id DESC",
        *(uid, box, limit, offset),
    )
    return [_received(row) for row in rows], total(uid, box)


def notices(uid: str, box: Box, *, limit: int, offset: int) -> tuple[list[NoticeCopy], int]:
    """The same of what the site told."""
    rows = fetch_all(
        "SELECT copy.id, notice.title, notice.content, notice.admin_id, copy.type, copy.state,"  # noqa: S608 - texts of this module alone
        " copy.created_at FROM user_notice AS copy"
        f" JOIN sys_notice AS notice ON notice.id = copy.notice_id WHERE copy.id IN ({_OF_SITE})"
        " ORDER BY copy.state, copy.created_at DESC, copy.id DESC",
        *(uid, box, limit, offset),
    )
    return [_copy(*row) for row in rows], total(uid, box)


def mark_read(box: Box, numbers: list[int], *, now: int) -> None:
    table = _table(box)
    table.update(state=True, updated_at=now).where(table.id.in_(numbers)).execute()


def remove(uid: str, box: Box, number: int) -> bool:
    """False when the person has none such in this box."""
    table, column = _table(box), _column(box)
    mine = (table.id == number) & (table.recipient_id == uid) & (column == box)
    return bool(table.delete().where(mine).execute())


def newest(uid: str, box: Box) -> int | None:
    """The greatest number in the box."""
    name, column = _names(box)
    row = fetch_one(
        f"SELECT max(id) FROM {name} WHERE recipient_id = ? AND {column} = ?",  # noqa: S608 - texts of this module alone
        uid,
        box,
    )
    return None if row is None or row[0] is None else int(row[0])


def remove_some(uid: str, box: Box, *, up_to: int, most: int) -> bool:
    """So many of those with numbers up to this one. False when none is left."""
    name, column = _names(box)
    gone = fetch_all(
        f"DELETE FROM {name} WHERE id IN (SELECT id FROM {name}"  # noqa: S608 - texts of this module alone
        f" WHERE recipient_id = ? AND {column} = ? AND id <= ? LIMIT ?) RETURNING 1",
        *(uid, box, up_to, most),
    )
    return len(gone) == most


def _names(box: Box) -> tuple[str, str]:
    return ("user_notice", "type") if box in (Box.SYS, Box.MINE) else ("msg_remind", "box")


def _table(box: Box) -> Any:
    return UserNotice if box in (Box.SYS, Box.MINE) else UserMessage


def _column(box: Box) -> Any:
    return UserNotice.type if box in (Box.SYS, Box.MINE) else UserMessage.box


def _received(row: tuple[Any, ...]) -> Received:
    number, action, kind, source_id, text_id, quote, quote_id, state, created_at, *sender = row
    return Received(
        number,
        Action(action),
        Source(SourceKind(kind), source_id),
        text_id,
        None if quote is None else QuoteKind(quote),
        quote_id,
        bool(state),
        created_at,
        Sender(*sender),
    )


def _copy(
    number: int, title: str, content: str, admin_id: str | None, kind: str, state: int, at: int
) -> NoticeCopy:
    return NoticeCopy(number, title, content, admin_id, kind, bool(state), at)
