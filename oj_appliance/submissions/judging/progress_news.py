"""Which case of a submission is being judged: kept with the row in memory, where whoever polls
finds it, and told to sockets a few times a second."""

from __future__ import annotations

from msgspec.structs import replace

from oj_appliance.clock import Clock
from oj_appliance.events import Events
from oj_appliance.judging.types import Verdict
from oj_appliance.submissions.types import CaseProgress, SubmissionProgressed, SubmissionRecord
from oj_appliance.submissions.waiting.unfinished import UnfinishedSubmissions

# Between two frames of one submission: two thousand quick cases are not two thousand frames.
PAUSE_S = 0.25


class ProgressNews:
    def __init__(self, clock: Clock, events: Events, unfinished: UnfinishedSubmissions) -> None:
        self._clock = clock
        self._events = events
        self._unfinished = unfinished
        self._told: dict[int, float] = {}  # by submission, on the monotonic clock

    def begun(self, record: SubmissionRecord, total: int) -> SubmissionRecord:
        """The row as it is to be announced: no case is judged yet."""
        running = {key: at for key, at in self._told.items() if self._unfinished.find(key)}
        self._told = {**running, record.id: self._clock.monotonic()}
        return replace(record, case_progress=CaseProgress(0, total))

    def went_on(self, submission_id: int, done: int, total: int) -> None:
        record = self._unfinished.find(submission_id)
        # A row that was reset or cancelled meanwhile is no longer this run's.
        if record is None or record.status != Verdict.JUDGING:
            return
        record = replace(record, case_progress=CaseProgress(done, total))
        self._unfinished.keep(record)
        now = self._clock.monotonic()
        # The verdict follows the last one at once.
        if done < total and now - self._told.get(submission_id, now) >= PAUSE_S:
            self._told[submission_id] = now
            self._events.announce(SubmissionProgressed(record))
