"""Queries on reports."""

from __future__ import annotations

from typing import Any

from oj_appliance.discussions import store as discussions
from oj_appliance.discussions.reports.model import DiscussionReport
from oj_appliance.discussions.reports.types import Report
from oj_appliance.discussions.types import Discussion
from oj_appliance.storage.base import fetch_all, fetch_one

_SELECT = (
    "SELECT report.id, report.discussion_id, report.user_id, reporter.username, report.content,"
    " report.status, report.answer, report.created_at, report.updated_at"
    " FROM discussion_report AS report JOIN account AS reporter ON reporter.id = report.user_id"
)


def page(*, limit: int, offset: int) -> tuple[list[Report], int]:
    """Unread ones first, then the newest; and how many there are. What stands on the page is found
    in the index alone."""
    rows = fetch_all(
        f"{_SELECT} WHERE report.id IN"  # noqa: S608 - texts of this module alone
        " (SELECT id FROM discussion_report ORDER BY status, id DESC LIMIT ? OFFSET ?)"
        " ORDER BY report.status, report.id DESC",
        *(limit, offset),
    )
    total = fetch_one("SELECT count(*) FROM discussion_report")
    return _reports(rows), 0 if total is None else int(total[0])


def find(report_id: int) -> Report | None:
    found = _reports(fetch_all(f"{_SELECT} WHERE report.id = ?", report_id))
    return found[0] if found else None


def put(discussion_id: int, uid: str, content: str, *, now: int) -> None:
    """A person has one unread report of a discussion: the next one takes its place."""
    mine = (
        DiscussionReport.discussion_id == discussion_id,
        DiscussionReport.user_id == uid,
        DiscussionReport.status == False,  # noqa: E712 - an expression of SQL
    )
    if DiscussionReport.update(content=content, updated_at=now).where(*mine).execute():
        return
    DiscussionReport.insert(
        discussion_id=discussion_id, user_id=uid, content=content, created_at=now, updated_at=now
    ).execute()


def update(report_id: int, *, is_read: bool, answer: str | None, now: int) -> None:
    DiscussionReport.update(status=is_read, answer=answer, updated_at=now).where(
        DiscussionReport.id == report_id
    ).execute()


def _reports(rows: list[tuple[Any, ...]]) -> list[Report]:
    """Each with what it is about."""
    texts = discussions.find_whole({row[1] for row in rows})
    return [_report(row, texts[row[1]]) for row in rows if row[1] in texts]


def _report(row: tuple[Any, ...], discussion: Discussion) -> Report:
    number, _, uid, reporter, content, status, answer, created_at, updated_at = row
    return Report(
        id=number,
        discussion=discussion,
        uid=uid,
        reporter=reporter,
        content=content,
        is_read=bool(status),
        answer=answer,
        created_at=created_at,
        updated_at=updated_at,
    )
