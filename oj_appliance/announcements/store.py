"""Queries on announcements: of the site, which have neither group nor contest, of a contest, or of
a group."""

from __future__ import annotations

from typing import Any

from peewee import JOIN, ModelSelect

from oj_appliance.accounts.model import Account
from oj_appliance.announcements.model import Announcement
from oj_appliance.announcements.types import AnnouncementDraft, AnnouncementRecord
from oj_appliance.storage.base import fetch_one, tuples

_COLUMNS = (
    Announcement.id,
    Announcement.contest_id,
    Announcement.title,
    Announcement.content,
    Announcement.user_id,
    Account.username,
    Announcement.modified_user,
    Announcement.status,
    Announcement.created_at,
    Announcement.updated_at,
    Announcement.question,
    Announcement.group_id,
)


def newest(
    contest_id: int | None, *, status: int | None, group_id: int | None = None
) -> ModelSelect[Announcement]:
    """Latest first, of the site without either number; without a status all."""
    wanted = () if status is None else (Announcement.status == status,)
    return _joined(*_of(contest_id, group_id), *wanted).order_by(
        Announcement.created_at.desc(), Announcement.id.desc()
    )


def page(
    contest_id: int | None,
    *,
    status: int | None,
    limit: int,
    offset: int,
    group_id: int | None = None,
) -> tuple[list[AnnouncementRecord], int]:
    """Rows and how many there are in all."""
    query = newest(contest_id, status=status, group_id=group_id)
    rows = tuples(query.limit(limit).offset(offset))
    return [AnnouncementRecord(*row) for row in rows], int(query.count())


def find(
    contest_id: int | None, announcement_id: int, *, group_id: int | None = None
) -> AnnouncementRecord | None:
    rows = tuples(_joined(*_of(contest_id, group_id), Announcement.id == announcement_id))
    return AnnouncementRecord(*rows[0]) if rows else None


def contest_of(announcement_id: int) -> int | None:
    """None for one that is of no contest, and for none."""
    row = fetch_one("SELECT contest_id FROM announcement WHERE id = ?", announcement_id)
    return None if row is None else row[0]


def find_any(announcement_id: int) -> AnnouncementRecord | None:
    """Of whatever it is."""
    rows = tuples(_joined(Announcement.id == announcement_id))
    return AnnouncementRecord(*rows[0]) if rows else None


def insert(
    contest_id: int | None,
    draft: AnnouncementDraft,
    *,
    uid: str,
    username: str,
    now: int,
    group_id: int | None = None,
) -> int:
    return int(
        Announcement.insert(
            contest_id=contest_id,
            group_id=group_id,
            title=draft.title,
            content=draft.content,
            status=draft.status,
            question=draft.question,
            user_id=uid,
            modified_user=username,
            created_at=now,
            updated_at=now,
        ).execute()
    )


def update(announcement_id: int, draft: AnnouncementDraft, *, username: str, now: int) -> None:
    Announcement.update(
        title=draft.title,
        content=draft.content,
        status=draft.status,
        modified_user=username,
        updated_at=now,
    ).where(Announcement.id == announcement_id).execute()


def delete(announcement_id: int) -> None:
    Announcement.delete().where(Announcement.id == announcement_id).execute()


def delete_of_group(group_id: int) -> None:
    Announcement.delete().where(Announcement.group_id == group_id).execute()


def _of(contest_id: int | None, group_id: int | None) -> tuple[Any, ...]:
    return (_is(Announcement.group_id, group_id), _is(Announcement.contest_id, contest_id))


def _is(column: Any, number: int | None) -> Any:
    return column.is_null() if number is None else column == number


def _joined(*conditions: Any) -> ModelSelect[Announcement]:
    return (
        Announcement.select(*_COLUMNS)
        .join(Account, JOIN.LEFT_OUTER, on=(Account.id == Announcement.user_id))
        .where(*conditions)
    )
