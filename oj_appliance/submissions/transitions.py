"""Every way in which a submission's row moves, and the only place that moves one.

Each verb is called inside a write and does the same: it asks whether the row may move, writes it,
and publishes SubmissionMoved, so that totals, boards and notices stand in the same transaction.
After the commit its caller hands what came of it to `announce`. Runs name the attempt that holds
the row, so a late word of an earlier one moves nothing (contract judge-rules §9).
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from oj_appliance.clock import Clock
from oj_appliance.events import Events
from oj_appliance.judging.rules import RUNNING, Lane
from oj_appliance.judging.types import JudgeReport, Verdict
from oj_appliance.submissions.store import reading as store
from oj_appliance.submissions.store import writing
from oj_appliance.submissions.types import (
    NewSubmission,
    SubmissionChanged,
    SubmissionMoved,
    SubmissionRecord,
)
from oj_appliance.submissions.waiting.unfinished import UnfinishedSubmissions

_RECORD_FIELDS = frozenset(SubmissionRecord.__struct_fields__)


class Claimed(msgspec.Struct, frozen=True):
    """A row that a slot has taken, by the attempt that holds it now."""

    record: SubmissionRecord
    attempt: int
    code: str


class Transitions:
    def __init__(self, clock: Clock, events: Events, unfinished: UnfinishedSubmissions) -> None:
        self._clock = clock
        self._events = events
        self._unfinished = unfinished

    # -- judged elsewhere

    def bring(self, new: NewSubmission, result: dict[str, Any]) -> SubmissionRecord:
        """A submission that another site has judged: its row with the columns of that result, as
        if it had been stored and judged at its own moment. Nobody waits for it, and no cases are
        known."""
        first = self.store(new)
        return self._move(first, updated_at=first.submit_time, queued_at=None, **result)

    # -- on the way to a verdict

    def store(self, new: NewSubmission) -> SubmissionRecord:
        now = self._clock.now_ms()
        after = new.as_record(writing.insert_submission(new, now=now), now=now)
        self._events.publish(SubmissionMoved(None, after, now))
        return after

    def claim(self, submission_id: int, judger: str) -> Claimed | None:
        """Pending to Compiling; None for a row that does not wait."""
        before = store.find_record(submission_id)
        held = store.held_by(submission_id)
        if before is None or held is None or before.status != Verdict.PENDING:
            return None
        attempt = held.attempt + 1
        after = self._move(before, status=Verdict.COMPILING, attempt=attempt, judger=judger)
        return Claimed(after, attempt, held.code)

    def judge(self, submission_id: int, attempt: int) -> SubmissionRecord | None:
        """Compiling to Judging."""
        before = self._running(submission_id, attempt)
        if before is None or before.status != Verdict.COMPILING:
            return None
        return self._move(before, status=Verdict.JUDGING)

    def put_back(
        self, submission_id: int, attempt: int, *, failed: bool
    ) -> SubmissionRecord | None:
        """Running to Pending; `failed` counts a failure of the sandbox."""
        before = self._running(submission_id, attempt)
        if before is None:
            return None
        failures = store.sandbox_failures(submission_id) + int(failed)
        return self._move(before, status=Verdict.PENDING, sandbox_failures=failures)

    def put_back_all_running(self) -> None:
        """At start: what ran when the server ended waits again (judge-rules §9)."""
        for submission_id, attempt in store.running_rows():
            self.put_back(submission_id, attempt, failed=False)

    def verdict(
        self,
        submission_id: int,
        attempt: int,
        report: JudgeReport,
        *,
        oi_rank_score: int | None,
        data_version_id: int | None,
        cases: list[dict[str, Any]],
    ) -> SubmissionRecord | None:
        """The final result, only from the attempt that holds the row."""
        before = self._running(submission_id, attempt)
        if before is None:
            return None
        return self._move(
            before,
            cases=self._dated(submission_id, cases),
            status=report.status,
            time=report.time_ms,
            memory=report.memory_kb,
            score=report.score,
            oi_rank_score=oi_rank_score,
            error_message=report.error_message,
            data_version_id=data_version_id,
        )

    # -- by people

    def reset(self, before: SubmissionRecord, lane: Lane) -> SubmissionRecord:
        """Waits again, without results. A run that still holds the row loses it: its word counts
        only while the row runs with its attempt, and the next claim is another one."""
        return self._move(
            before,
            cases=[],
            status=Verdict.PENDING,
            time=None,
            memory=None,
            score=None,
            oi_rank_score=None,
            error_message=None,
            judger=None,
            data_version_id=None,
            is_manual=False,
            version=before.version + 1,
            sandbox_failures=0,
            queued_at=self._clock.now_ms(),
            lane=lane,
        )

    def by_hand(
        self,
        before: SubmissionRecord,
        status: int,
        *,
        score: int | None,
        oi_rank_score: int | None,
        judger: str,
    ) -> SubmissionRecord:
        return self._move(
            before,
            status=status,
            score=score,
            oi_rank_score=oi_rank_score,
            judger=judger,
            is_manual=True,
        )

    def cancel(self, before: SubmissionRecord, judger: str) -> SubmissionRecord:
        return self.by_hand(
            before, Verdict.CANCELLED, score=None, oi_rank_score=None, judger=judger
        )

    # -- rejudges that were looked at first

    def apply(
        self, before: SubmissionRecord, result: dict[str, Any], cases: list[dict[str, Any]]
    ) -> SubmissionRecord:
        """The columns of a result that was judged on the side, at its own moment `updated_at`."""
        dated = self._dated(before.id, cases, now=int(result["updated_at"]))
        return self._move(before, cases=dated, **result)

    def take_back(
        self, before: SubmissionRecord, result: dict[str, Any], cases: list[dict[str, Any]]
    ) -> SubmissionRecord:
        """The columns and cases that were there, bit by bit."""
        return self._move(before, cases=cases, **result)

    # -- after the commit

    def announce(self, record: SubmissionRecord) -> None:
        self._unfinished.keep(record)
        self._events.announce(SubmissionChanged(record))

    # -- what all share

    def _running(self, submission_id: int, attempt: int) -> SubmissionRecord | None:
        """The row while it runs and this attempt holds it."""
        held = store.held_by(submission_id)
        if held is None or held.attempt != attempt or held.status not in RUNNING:
            return None
        return store.find_record(submission_id)

    def _move(
        self,
        before: SubmissionRecord,
        *,
        cases: list[dict[str, Any]] | None = None,
        **values: Any,
    ) -> SubmissionRecord:
        """`cases` None leaves them as they are."""
        now = self._clock.now_ms()
        values = {"updated_at": now, **values}
        writing.update(before.id, values)
        if cases is not None:
            writing.replace_cases(before.id, cases)
        seen = {name: value for name, value in values.items() if name in _RECORD_FIELDS}
        after = replace(before, **seen)
        self._events.publish(SubmissionMoved(before, after, now))
        return after

    def _dated(
        self, submission_id: int, cases: list[dict[str, Any]], *, now: int | None = None
    ) -> list[dict[str, Any]]:
        moment = self._clock.now_ms() if now is None else now
        dates = {"submission_id": submission_id, "created_at": moment, "updated_at": moment}
        return [{**case, **dates} for case in cases]
