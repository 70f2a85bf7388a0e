"""Calls of submission.md §5: share, resubmit, rejudge, manual judge, cancel."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from oj_appliance.submissions.changes.service import SubmissionChanges
from oj_appliance.submissions.service import Submissions
from oj_appliance.submissions.shown.wire import Judge, judge
from oj_appliance.submissions.types import SubmissionRecord
from oj_appliance.web.endpoint import Call, get, post, put
from oj_appliance.web.guards import LOGIN, REJUDGE
from oj_appliance.web.wire import Id, Int, Uid


class ShareBody(msgspec.Struct):
    submitId: Id
    share: bool
    uid: Uid | None = None


class ChangeQuery(msgspec.Struct):
    submitId: Id


class ManualJudgeQuery(msgspec.Struct):
    submitId: Id
    status: Int
    score: Int | None = None


class JudgedByHand(msgspec.Struct):
    submitId: Id
    judger: str | None
    status: int
    score: int | None
    oiRankScore: int | None
    isManual: bool


class RejudgeProblemBody(msgspec.Struct):
    pid: Id
    statuses: Annotated[list[Int], Meta(max_length=20)] | None = None


class ContestProblemQuery(msgspec.Struct):
    cid: Id
    pid: Id


class RejudgeCount(msgspec.Struct):
    count: int


class SubmissionChangesApi:
    def __init__(self, changes: SubmissionChanges, submissions: Submissions) -> None:
        self._changes = changes
        self._submissions = submissions

    @put("/api/submission", guard=LOGIN, summary="Share the code of my submission, or no longer")
    async def put_submission(self, call: Call, body: ShareBody) -> None:
        await self._changes.share(call.viewer, body.submitId, share=body.share)

    @get("/api/resubmit", guard=LOGIN, summary="Send a failed submission again", has_effect=True)
    async def resubmit(self, call: Call, query: ChangeQuery) -> Judge:
        detail = await self._changes.resubmit(call.actor, query.submitId)
        return judge(detail, self._submissions.queue_position(detail.record))

    @get("/api/admin/judge/rejudge", guard=REJUDGE, summary="Judge it again", has_effect=True)
    async def rejudge(self, call: Call, query: ChangeQuery) -> Judge:
        detail = await self._changes.rejudge(call.actor, query.submitId)
        return judge(detail, self._submissions.queue_position(detail.record))

    @post(
        "/api/admin/judge/rejudge-problem",
        guard=REJUDGE,
        summary="Judge the practice submissions of a problem again",
    )
    async def rejudge_problem(self, call: Call, body: RejudgeProblemBody) -> RejudgeCount:
        return RejudgeCount(
            await self._changes.rejudge_problem(call.actor, body.pid, body.statuses)
        )

    @get(
        "/api/admin/judge/rejudge-contest-problem",
        guard=REJUDGE,
        summary="Judge a contest's submissions to a problem again",
        has_effect=True,
    )
    async def rejudge_contest_problem(self, call: Call, query: ContestProblemQuery) -> None:
        await self._changes.rejudge_contest_problem(call.actor, query.cid, query.pid)

    @get(
        "/api/admin/judge/manual-judge", guard=REJUDGE, summary="Judge it by hand", has_effect=True
    )
    async def manual_judge(self, call: Call, query: ManualJudgeQuery) -> JudgedByHand:
        record = await self._changes.manual_judge(
            call.actor, query.submitId, query.status, query.score
        )
        return _judged_by_hand(record)

    @get("/api/admin/judge/cancel-judge", guard=REJUDGE, summary="Cancel it", has_effect=True)
    async def cancel_judge(self, call: Call, query: ChangeQuery) -> JudgedByHand:
        return _judged_by_hand(await self._changes.cancel(call.actor, query.submitId))


def _judged_by_hand(record: SubmissionRecord) -> JudgedByHand:
    return JudgedByHand(
        submitId=record.id,
        judger=record.judger,
        status=record.status,
        score=record.score,
        oiRankScore=record.oi_rank_score,
        isManual=bool(record.is_manual),
    )
