"""Writes of a submission's row and its cases, inside a transaction. What moves a row is called by
transitions alone."""

from __future__ import annotations

from typing import Any

from oj_appliance.judging.types import Verdict
from oj_appliance.storage.base import insert_row
from oj_appliance.submissions.model import Submission, SubmissionCase
from oj_appliance.submissions.types import NewSubmission

CASES_AT_ONCE = 50


# Once a submission: building it anew would cost more than running it.
_INSERTED = (
    *("problem_id", "display_pid", "place_kind", "place_id", "group_id", "is_trial"),
    *("contest_problem_id", "training_id", "user_id", "username", "submit_time", "status"),
    *("length", "code", "language", "ip", "lane"),
    *("queued_at", "client_key", "client_key_hash", "created_at", "updated_at"),
)
_INSERT = (
    f"INSERT INTO submission({', '.join(_INSERTED)})"  # noqa: S608 - our own words only
    f" VALUES ({', '.join('?' for _ in _INSERTED)})"
)


def insert_submission(new: NewSubmission, *, now: int) -> int:
    submitted = now if new.submit_time is None else new.submit_time
    values = (
        *(new.problem_id, new.display_pid, new.place.kind, new.place.id, new.place.group_id),
        *(int(new.is_trial), new.contest_problem_id, new.training_id, new.uid, new.username),
        *(submitted, Verdict.PENDING, len(new.code), new.code),
        *(new.language, new.ip, new.lane, now),
        *(new.client_key, new.client_key_hash, submitted, submitted),
    )
    return insert_row(_INSERT, *values)


def update(submission_id: int, values: dict[str, Any]) -> None:
    Submission.update(**values).where(Submission.id == submission_id).execute()


def replace_cases(submission_id: int, cases: list[dict[str, Any]]) -> None:
    """Whole rows, with ids where they had some, in place of those that are there."""
    SubmissionCase.delete().where(SubmissionCase.submission_id == submission_id).execute()
    for start in range(0, len(cases), CASES_AT_ONCE):
        SubmissionCase.insert_many(cases[start : start + CASES_AT_ONCE]).execute()


# -- names that rows bear


def rename_problem(problem_id: int, display_pid: str) -> None:
    """A display id changed: rows show the new one (contract group.md §4)."""
    Submission.update(display_pid=display_pid).where(Submission.problem_id == problem_id).execute()


def rename_owner(uid: str, username: str) -> None:
    """Rows bear their owner's name (contract admin.md §3, edit-user)."""
    Submission.update(username=username).where(Submission.user_id == uid).execute()
