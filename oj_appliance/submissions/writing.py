"""Writes of a submission's row and its cases. Called by transitions alone, inside a transaction."""

from __future__ import annotations

from typing import Any

from oj_appliance.judging.types import Verdict
from oj_appliance.submissions.model import Submission, SubmissionCase
from oj_appliance.submissions.types import NewSubmission

CASES_AT_ONCE = 50


def insert_submission(new: NewSubmission, *, now: int) -> int:
    return int(
        Submission.insert(
            problem_id=new.problem_id,
            display_pid=new.display_pid,
            place_kind=new.place.kind,
            place_id=new.place.id,
            group_id=new.place.group_id,
            training_id=new.training_id,
            user_id=new.uid,
            username=new.username,
            submit_time=now,
            status=Verdict.PENDING,
            length=len(new.code),
            code=new.code,
            language=new.language,
            ip=new.ip,
            lane=new.lane,
            queued_at=now,
            client_key=new.client_key,
            client_key_hash=new.client_key_hash,
            created_at=now,
            updated_at=now,
        ).execute()
    )


def update(submission_id: int, values: dict[str, Any]) -> None:
    Submission.update(**values).where(Submission.id == submission_id).execute()


def replace_cases(submission_id: int, cases: list[dict[str, Any]]) -> None:
    """Whole rows, with ids where they had some, in place of those that are there."""
    SubmissionCase.delete().where(SubmissionCase.submission_id == submission_id).execute()
    for start in range(0, len(cases), CASES_AT_ONCE):
        SubmissionCase.insert_many(cases[start : start + CASES_AT_ONCE]).execute()
