"""Unfinished submissions, and those that just ended, in memory: pages ask for them every two
seconds, and that must cost no query."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import replace

from oj_appliance.judging.rules import IN_PROGRESS
from oj_appliance.submissions.types import SubmissionRecord

KEPT_FINISHED = 2000


class RecentSubmissions:
    def __init__(self) -> None:
        self._unfinished: dict[int, SubmissionRecord] = {}
        self._finished: OrderedDict[int, SubmissionRecord] = OrderedDict()

    def find(self, submission_id: int) -> SubmissionRecord | None:
        return self._unfinished.get(submission_id) or self._finished.get(submission_id)

    def keep(self, record: SubmissionRecord) -> None:
        self.forget(record.id)
        if record.status in IN_PROGRESS:
            self._unfinished[record.id] = record
            return
        self._finished[record.id] = record
        if len(self._finished) > KEPT_FINISHED:
            self._finished.popitem(last=False)

    def set_status(self, submission_id: int, status: int) -> None:
        record = self._unfinished.get(submission_id)
        if record is not None:
            self.keep(replace(record, status=status))

    def forget(self, submission_id: int) -> None:
        self._unfinished.pop(submission_id, None)
        self._finished.pop(submission_id, None)
