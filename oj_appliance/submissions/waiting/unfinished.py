"""Unfinished submissions in memory: pages ask for them every two seconds, and that must cost no
query. Ended ones are read from the database, where their problem's visibility is today's."""

from __future__ import annotations

from msgspec.structs import replace

from oj_appliance.judging.rules import IN_PROGRESS
from oj_appliance.submissions.types import CaseProgress, SubmissionRecord


class UnfinishedSubmissions:
    def __init__(self) -> None:
        self._records: dict[int, SubmissionRecord] = {}

    def find(self, submission_id: int) -> SubmissionRecord | None:
        return self._records.get(submission_id)

    def keep(self, record: SubmissionRecord) -> None:
        """Remembers an unfinished row; an ended one is forgotten."""
        if record.status in IN_PROGRESS:
            self._records[record.id] = record
        else:
            self._records.pop(record.id, None)

    def progress(self, record: SubmissionRecord) -> CaseProgress | None:
        """How far the judging of a row that was read elsewhere has come."""
        kept = self._records.get(record.id)
        return kept.case_progress if kept and kept.status == record.status else None

    def set_status(self, submission_id: int, status: int) -> None:
        record = self._records.get(submission_id)
        if record is not None:
            self.keep(replace(record, status=status))

    def forget_problem(self, problem_id: int) -> None:
        """What is remembered of the problem is no longer true: the database answers from now on."""
        for record in [each for each in self._records.values() if each.problem_id == problem_id]:
            del self._records[record.id]
