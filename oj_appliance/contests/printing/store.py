"""Queries on print jobs."""

from __future__ import annotations

from typing import Any

from peewee import fn

from oj_appliance.accounts.model import Account
from oj_appliance.contests.model import ContestPrint as Row
from oj_appliance.contests.printing.rules import LINES_A_PAGE
from oj_appliance.contests.printing.types import PrintJob, PrintStatus
from oj_appliance.storage.base import tuples

# As rules.pages_of counts them.
_LINES = fn.length(Row.content) - fn.length(fn.replace(Row.content, fn.char(10), "")) + 1
_PAGES = (_LINES + (LINES_A_PAGE - 1)) / LINES_A_PAGE
_COLUMNS = (
    *(Row.id, Row.contest_id, Row.user_id, Row.username, Row.realname, Row.status),
    *(Row.created_at, _PAGES),
)


def insert_job(contest_id: int, *, uid: str, username: str, content: str, now: int) -> None:
    """With the person's real name as it is now."""
    realname = Account.select(Account.realname).where(Account.id == uid).scalar()
    Row.insert(
        contest_id=contest_id,
        user_id=uid,
        username=username,
        realname=realname,
        content=content,
        status=PrintStatus.WAITING,
        created_at=now,
        updated_at=now,
    ).execute()


def jobs(contest_id: int, *, limit: int, offset: int) -> tuple[list[PrintJob], int]:
    """Those that wait first, newest first, and how many there are."""
    wanted = Row.contest_id == contest_id
    query = (
        Row.select(*_COLUMNS)
        .where(wanted)
        .order_by(Row.status, Row.created_at.desc(), Row.id.desc())
        .limit(limit)
        .offset(offset)
    )
    found = [PrintJob(*row) for row in tuples(query)]
    return found, int(Row.select().where(wanted).count())


def job(job_id: int) -> tuple[PrintJob, str] | None:
    """With its text."""
    rows = tuples(Row.select(*_COLUMNS, Row.content).where(Row.id == job_id))
    if not rows:
        return None
    *values, content = rows[0]
    return PrintJob(*values), str(content)


def set_printed(job_id: int, contest_id: int, *, now: int) -> bool:
    """False where the contest has no such job."""
    changed: Any = Row.update(status=PrintStatus.PRINTED, updated_at=now).where(
        Row.id == job_id, Row.contest_id == contest_id
    )
    return bool(changed.execute())


def pages_used(contest_id: int, uid: str) -> int:
    query = Row.select(fn.sum(_PAGES)).where(Row.contest_id == contest_id, Row.user_id == uid)
    return int(query.scalar() or 0)
