"""Queries of papers and of the archive of all code."""

from __future__ import annotations

from oj_appliance.exam_results.papers.types import SentCode
from oj_appliance.places.types import Kind
from oj_appliance.storage.base import fetch_all

_SENT = (
    "SELECT id, user_id, problem_id, submit_time, status, score, language,"  # noqa: S608
    " COALESCE(code, ''), time, memory FROM submission"
    f" WHERE place_kind = {Kind.TIMED_WORK:d} AND place_id = ? AND problem_id IS NOT NULL"
    " AND NOT is_trial"
)


def sent(timed_work_id: int, uid: str | None = None) -> list[SentCode]:
    """Everybody's, or one person's, by number."""
    if uid is None:
        rows = fetch_all(f"{_SENT} ORDER BY id", timed_work_id)
    else:
        rows = fetch_all(f"{_SENT} AND user_id = ? ORDER BY id", timed_work_id, uid)
    return [SentCode(*row) for row in rows]
