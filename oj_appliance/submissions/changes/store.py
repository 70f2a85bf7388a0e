"""Writing of changes that people make to submissions; called inside their transaction."""

from __future__ import annotations

from collections import Counter
from typing import Any

from oj_appliance.judging.types import Verdict
from oj_appliance.storage.base import tuples
from oj_appliance.submissions.model import Submission

# On the wire a timed work's number is this many larger (contract 20-schema).
FIRST_TIMED_WORK = 50_000


def set_share(submission_id: int, share: bool, *, now: int) -> None:
    Submission.update(share=share, updated_at=now).where(Submission.id == submission_id).execute()


def queued_at(submission_id: int) -> int | None:
    rows = tuples(Submission.select(Submission.queued_at).where(Submission.id == submission_id))
    return rows[0][0] if rows else None


def practice_rows(problem_id: int, statuses: list[int] | None) -> list[tuple[int, int]]:
    """(id, status) of the problem's practice submissions but those that wait, oldest first."""
    query = Submission.select(Submission.id, Submission.status).where(
        Submission.problem_id == problem_id,
        Submission.contest_id == 0,
        Submission.timed_work_id.is_null(),
        Submission.status != Verdict.PENDING,
    )
    if statuses is not None:
        query = query.where(Submission.status.in_(statuses))
    return [(row[0], row[1]) for row in tuples(query.order_by(Submission.id))]


def contest_rows(cid: int, problem_id: int) -> list[tuple[int, int]]:
    """The same of one contest or timed work, by its number on the wire."""
    query = Submission.select(Submission.id, Submission.status).where(
        in_contest(cid), Submission.problem_id == problem_id, Submission.status != Verdict.PENDING
    )
    return [(row[0], row[1]) for row in tuples(query.order_by(Submission.id))]


def in_contest(cid: int) -> Any:
    """Rows of the contest with this number; of practice for 0 (contract 20-schema, `cid`)."""
    if cid > FIRST_TIMED_WORK:
        return Submission.timed_work_id == cid - FIRST_TIMED_WORK
    return (Submission.contest_id == cid) & Submission.timed_work_id.is_null()


def per_status(rows: list[tuple[int, int]]) -> dict[str, int]:
    return {str(status): count for status, count in Counter(each for _, each in rows).items()}
