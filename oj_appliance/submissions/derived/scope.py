"""Which submissions the site's totals count. The same words in Python and in SQL."""

from __future__ import annotations

from oj_appliance.places.practice import IS_OF_BANK, IS_PRACTISED, is_of_bank, is_practised
from oj_appliance.submissions.types import SubmissionRecord

# Practice but for trials, in the bank or in a group: neither contest nor timed work, which count
# for themselves.
COUNTS_FOR_PROBLEM = f"{IS_PRACTISED} AND problem_id IS NOT NULL"
# The totals of a person are those of the bank alone.
COUNTS_FOR_PERSON = IS_OF_BANK


def counts_for_problem(record: SubmissionRecord) -> bool:
    return is_practised(record.place) and record.problem_id is not None and not record.is_trial


def counts_for_person(record: SubmissionRecord) -> bool:
    return is_of_bank(record.place) and not record.is_trial
