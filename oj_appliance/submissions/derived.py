"""What is counted from submissions: the problem's counters, and who has solved what (contract
20-schema invariants 3 and 5). Every change of a status passes here, inside its transaction."""

from __future__ import annotations

from typing import Any

from oj_appliance.judging.types import Verdict
from oj_appliance.problems.service import ProblemService
from oj_appliance.storage.base import tuples
from oj_appliance.submissions.model import Submission, UserAccepted
from oj_appliance.submissions.types import SubmissionRecord


def is_practice(record: SubmissionRecord) -> bool:
    return record.contest_id == 0 and record.timed_work_id is None


class DerivedTables:
    def __init__(self, problems: ProblemService) -> None:
        self._problems = problems

    def follow(self, before: SubmissionRecord, status: int, *, now: int) -> None:
        """The row that `before` shows has `status` now."""
        if not is_practice(before) or before.problem_id is None:
            return
        self._problems.count_change(
            before.problem_id, before.group_id, before.status, status, now=now
        )
        if Verdict.ACCEPTED in (before.status, status):
            derive_first_accepted(before.uid, before.problem_id, before.group_id, now=now)


def derive_first_accepted(uid: str, problem_id: int, group_id: int | None, *, now: int) -> None:
    """One row while an accepted submission exists. It names the first one and bears its time, so
    that judging again moves nobody in the rank of the last days."""
    first = _first_accepted(uid, problem_id, group_id)
    if first is None:
        UserAccepted.delete().where(*_of(UserAccepted, uid, problem_id, group_id)).execute()
        return
    submission_id, submit_time = first
    changed = (
        UserAccepted.update(submission_id=submission_id, created_at=submit_time, updated_at=now)
        .where(*_of(UserAccepted, uid, problem_id, group_id))
        .execute()
    )
    if not changed:
        UserAccepted.insert(
            user_id=uid,
            problem_id=problem_id,
            submission_id=submission_id,
            group_id=group_id,
            created_at=submit_time,
            updated_at=now,
        ).execute()


def _first_accepted(uid: str, problem_id: int, group_id: int | None) -> tuple[int, int] | None:
    query = (
        Submission.select(Submission.id, Submission.submit_time)
        .where(
            *_of(Submission, uid, problem_id, group_id),
            Submission.contest_id == 0,
            Submission.timed_work_id.is_null(),
            Submission.status == Verdict.ACCEPTED,
        )
        .order_by(Submission.submit_time, Submission.id)
        .limit(1)
    )
    rows = tuples(query)
    return (rows[0][0], rows[0][1]) if rows else None


def _of(table: Any, uid: str, problem_id: int, group_id: int | None) -> list[Any]:
    scope = table.group_id.is_null() if group_id is None else table.group_id == group_id
    return [table.user_id == uid, table.problem_id == problem_id, scope]
