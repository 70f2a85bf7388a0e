"""Queries of the judge page, and the one row that holds what staff set."""

from __future__ import annotations

import json
from typing import Any

from oj_appliance.judge_desk.types import (
    FailedSubmission,
    JudgeControl,
    PausedProblem,
    WaitingSubmission,
)
from oj_appliance.places.codec import cid_of, stored_place
from oj_appliance.storage.base import fetch_all, fetch_one

MOST_FAILED = 50
LONGEST_REASON = 500  # characters of a failure that the page shows

ROWS = """
SELECT submission.id, display_pid, username, place_kind, place_id, group_id,
       lane, problem_id, queued_at, status
FROM json_each(?) AS wanted CROSS JOIN submission ON submission.id = wanted.value
"""
FAILED = f"""
SELECT id, display_pid, status, substr(error_message, 1, {LONGEST_REASON}), updated_at
FROM submission INDEXED BY submission_failed WHERE status IN (4, 10)
ORDER BY updated_at DESC, id DESC LIMIT {MOST_FAILED}
"""  # noqa: S608 - numbers of ours
PAUSED = """
SELECT id, problem_id, judging_paused_by, judging_paused_at, judging_paused_reason FROM problem
WHERE judging_paused_at IS NOT NULL AND deleted_at IS NULL ORDER BY judging_paused_at, id
"""


def control() -> JudgeControl:
    row = fetch_one("SELECT paused_at, paused_by, paused_reason, slots FROM judge_control")
    return JudgeControl(*row) if row else JudgeControl(None, None, None, None)


def set_paused(at: int | None, by: str | None, reason: str | None) -> None:
    fetch_all(
        "UPDATE judge_control SET paused_at = ?, paused_by = ?, paused_reason = ?", at, by, reason
    )


def set_slots(slots: int) -> None:
    fetch_all("UPDATE judge_control SET slots = ?", slots)


def oldest_waiting() -> int | None:
    row = fetch_one("SELECT min(queued_at) FROM submission WHERE status = 5")
    return row[0] if row else None


def submissions(ids: list[int]) -> dict[int, tuple[WaitingSubmission, int]]:
    """By number: the row, and its status."""
    rows: list[tuple[Any, ...]] = fetch_all(ROWS, json.dumps(ids))
    return {row[0]: (_waiting(row), row[-1]) for row in rows}


def _waiting(row: tuple[Any, ...]) -> WaitingSubmission:
    number, display_pid, username, kind, place_id, group_id, lane, problem_id, queued_at, _ = row
    cid = cid_of(stored_place(kind, place_id, group_id))
    return WaitingSubmission(number, display_pid, username, cid, lane, problem_id, queued_at)


def paused_problems() -> list[PausedProblem]:
    """Those that were paused first come first."""
    return [PausedProblem(*row) for row in fetch_all(PAUSED)]


def failed() -> list[FailedSubmission]:
    """What the judge itself failed on, the newest first."""
    return [FailedSubmission(*row) for row in fetch_all(FAILED)]
