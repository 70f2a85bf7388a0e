"""Queries of one's own progress."""

from __future__ import annotations

from oj_appliance.places.types import Kind
from oj_appliance.storage.base import fetch_all
from oj_appliance.timed_work.progress.types import Sent

_SENT = (
    "SELECT problem_id, id, submit_time, language, coalesce(length, 0), code, is_trial"  # noqa: S608
    f" FROM submission WHERE place_kind = {Kind.TIMED_WORK:d} AND place_id = ? AND user_id = ?"
    " AND problem_id IS NOT NULL ORDER BY id"
)


def sent_texts(timed_work_id: int, uid: str) -> list[Sent]:
    """In the order in which they came."""
    return [
        Sent(problem_id, number, at, language, length, code or "", bool(is_trial))
        for problem_id, number, at, language, length, code, is_trial in fetch_all(
            _SENT, timed_work_id, uid
        )
    ]
