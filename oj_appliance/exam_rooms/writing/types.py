"""What the rooms of writing hand to each other."""

from __future__ import annotations

import msgspec

from oj_appliance.drafts.types import DraftVersion
from oj_appliance.submissions.types import SubmissionRecord
from oj_appliance.timed_work.types import TimedWorkProblem


class Written(msgspec.Struct, frozen=True):
    """Of one problem, both newest first."""

    problem: TimedWorkProblem
    drafts: list[DraftVersion]
    submissions: list[SubmissionRecord]
