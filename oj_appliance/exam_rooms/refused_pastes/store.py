"""Counts of refused pastes, by work and person."""

from __future__ import annotations

from oj_appliance.storage.base import database_proxy, fetch_all

_ADD = (
    "INSERT INTO refused_paste (timed_work_id, user_id, count, last_at) VALUES (?, ?, ?, ?)"
    " ON CONFLICT (timed_work_id, user_id) DO UPDATE SET count = count + excluded.count,"
    " last_at = excluded.last_at"
)


def add(timed_work_id: int, uid: str, count: int, *, now: int) -> None:
    database_proxy.execute_sql(_ADD, (timed_work_id, uid, count, now))


def counts(timed_work_id: int) -> dict[str, int]:
    """By uid."""
    sql = "SELECT user_id, count FROM refused_paste WHERE timed_work_id = ?"
    return dict(fetch_all(sql, timed_work_id))


def told(timed_work_id: int) -> list[tuple[str, int, int]]:
    """Uid, count and when the last ones were told, by uid."""
    sql = (
        "SELECT user_id, count, last_at FROM refused_paste WHERE timed_work_id = ? ORDER BY user_id"
    )
    return fetch_all(sql, timed_work_id)
