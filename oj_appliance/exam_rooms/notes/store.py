"""Queries on notes. They are added and read; nothing changes or removes one."""

from __future__ import annotations

from oj_appliance.accounts.model import Account
from oj_appliance.exam_rooms.notes.model import ExamNoteRow as Row
from oj_appliance.exam_rooms.notes.types import ExamNote
from oj_appliance.storage.base import tuples


def notes_of(timed_work_id: int, uid: str | None = None) -> list[ExamNote]:
    """In the order in which they were written; of everybody, or of one person."""
    query = (
        Row.select(
            *(Row.id, Row.user_id, Account.username, Row.seat, Row.text, Row.author),
            Row.created_at,
        )
        .join(Account, on=(Account.id == Row.user_id))
        .where(Row.timed_work_id == timed_work_id)
        .order_by(Row.id)
    )
    rows = tuples(query if uid is None else query.where(Row.user_id == uid))
    return [ExamNote(*row) for row in rows]


def insert_note(
    timed_work_id: int, uid: str, seat: str | None, text: str, author: str, *, now: int
) -> int:
    return int(
        Row.insert(
            timed_work_id=timed_work_id,
            user_id=uid,
            seat=seat,
            text=text,
            author=author,
            created_at=now,
            updated_at=now,
        ).execute()
    )
