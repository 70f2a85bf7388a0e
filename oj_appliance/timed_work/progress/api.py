"""The call for one's own progress (contract timedwork.md §13)."""

from __future__ import annotations

import msgspec

from oj_appliance.clock import Clock, wire_time
from oj_appliance.submissions.shown.wire import LateArrival, late_arrival
from oj_appliance.timed_work import rules
from oj_appliance.timed_work.naming import TimedWorkQuery, named_work
from oj_appliance.timed_work.progress.service import TimedWorkProgress
from oj_appliance.timed_work.progress.types import OwnProgress, Receipt
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import LOGIN
from oj_appliance.web.wire import Time


class ProblemProgress(msgspec.Struct, kw_only=True):
    """`type` as in the list of problems; `answered` and `questions` are null for programs."""

    pid: int
    displayId: str
    displayTitle: str
    type: int
    submitted: int
    submitTime: Time | None
    draftTime: Time | None
    isDraftNewer: bool
    answered: int | None
    questions: int | None


class SubmissionReceipt(msgspec.Struct, kw_only=True):
    """`displayId` is empty for a problem that was taken out of the work; `arrival` is absent of
    what came in time."""

    submitId: int
    displayId: str
    submitTime: Time
    language: str
    length: int
    fingerprint: str
    arrival: LateArrival | msgspec.UnsetType = msgspec.UNSET


class OwnProgressAnswer(msgspec.Struct):
    now: Time
    problems: list[ProblemProgress]
    receipts: list[SubmissionReceipt]


class TimedWorkProgressApi:
    def __init__(self, progress: TimedWorkProgress, clock: Clock) -> None:
        self._progress = progress
        self._clock = clock

    @get("/api/exam/get-own-progress", guard=LOGIN, summary="How far I am in a timed work")
    async def get_own_progress(self, call: Call, query: TimedWorkQuery) -> OwnProgressAnswer:
        problems, receipts = await self._progress.own(call.viewer, named_work(query))
        return OwnProgressAnswer(
            wire_time(self._clock.now_ms()),
            [_problem(each) for each in problems],
            [_receipt(each) for each in receipts],
        )


def _problem(own: OwnProgress) -> ProblemProgress:
    submitted_at, draft_at = own.submitted_at, own.draft_at
    return ProblemProgress(
        pid=own.problem.problem_id,
        displayId=own.problem.display_id,
        displayTitle=own.problem.display_title,
        type=int(own.problem.type == rules.OBJECTIVE),
        submitted=own.submitted,
        submitTime=None if submitted_at is None else wire_time(submitted_at),
        draftTime=None if draft_at is None else wire_time(draft_at),
        isDraftNewer=own.is_draft_newer,
        answered=None if own.answered is None else own.answered.done,
        questions=None if own.answered is None else own.answered.all,
    )


def _receipt(receipt: Receipt) -> SubmissionReceipt:
    return SubmissionReceipt(
        submitId=receipt.submission_id,
        displayId=receipt.display_id,
        submitTime=wire_time(receipt.submit_time),
        language=receipt.language,
        length=receipt.length,
        fingerprint=receipt.fingerprint,
        arrival=late_arrival(receipt.arrival),
    )
