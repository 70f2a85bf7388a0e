"""Queries of the dashboard."""

from __future__ import annotations

from oj_appliance.dashboard.types import DayCount, QueueMoment, SessionInfo
from oj_appliance.storage.base import fetch_all, fetch_one

PENDING = 5


def users() -> int:
    return _number("SELECT count(*) FROM account WHERE deleted_at IS NULL")


def submissions_since(moment: int) -> int:
    return _number("SELECT count(*) FROM submission WHERE submit_time >= ?", moment)


def day(since: int, until: int) -> DayCount:
    """Submissions between two moments (epoch ms)."""
    by_status = fetch_all(
        "SELECT status, count(*) FROM submission WHERE submit_time >= ? AND submit_time < ?"
        " GROUP BY status",
        since,
        until,
    )
    people = _number(
        "SELECT count(DISTINCT user_id) FROM submission WHERE submit_time >= ? AND submit_time < ?",
        since,
        until,
    )
    return DayCount(tuple((int(status), int(count)) for status, count in by_status), people)


def queue(now: int) -> QueueMoment:
    """What waits for a slot now."""
    row = fetch_one(
        "SELECT count(*), min(coalesce(queued_at, submit_time)) FROM submission"
        " WHERE status = ? AND status IN (5, 6, 7)",
        PENDING,
    )
    waiting, oldest = row or (0, None)
    seconds = 0 if oldest is None else max(0, (now - int(oldest)) // 1000)
    return QueueMoment(now, int(waiting), seconds)


def failed_since(moment: int) -> int:
    """Submissions that the judge could not judge (status 4)."""
    return _number("SELECT count(*) FROM submission WHERE status = 4 AND submit_time >= ?", moment)


def other_session(uid: str, session_id: int) -> SessionInfo | None:
    """The newest session of a person before this one; this one when there was none."""
    row = fetch_one(
        "SELECT id, user_id, user_agent, ip, created_at, updated_at FROM session"
        " WHERE user_id = ?1 AND id <= ?2 ORDER BY id = ?2, id DESC LIMIT 1",
        uid,
        session_id,
    )
    return None if row is None else SessionInfo(*row)


def _number(sql: str, *values: object) -> int:
    row = fetch_one(sql, *values)
    return int(row[0]) if row else 0
