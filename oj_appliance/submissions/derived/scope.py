"""Which submissions the site's totals count. The same words in Python and in SQL."""

from __future__ import annotations

from oj_appliance.submissions.types import SubmissionRecord

# Practice, in the bank or in a group: neither contest nor timed work, which count for themselves.
COUNTS_FOR_PROBLEM = "contest_id = 0 AND timed_work_id IS NULL AND problem_id IS NOT NULL"
# The totals of a person are those of the bank alone.
COUNTS_FOR_PERSON = "contest_id = 0 AND timed_work_id IS NULL AND group_id IS NULL"


def is_practice(record: SubmissionRecord) -> bool:
    return record.contest_id == 0 and record.timed_work_id is None


def counts_for_problem(record: SubmissionRecord) -> bool:
    return is_practice(record) and record.problem_id is not None


def counts_for_person(record: SubmissionRecord) -> bool:
    return is_practice(record) and record.group_id is None
