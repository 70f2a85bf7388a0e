"""Calls that judge again on the side, and write or take back what came of it (contract
submission.md §5.1)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from oj_appliance.clock import Clock, wire_time
from oj_appliance.places.codec import cid_of, place_of
from oj_appliance.submissions.rejudging.batches import RejudgeBatches, may_undo
from oj_appliance.submissions.rejudging.preview import RejudgePreviews
from oj_appliance.submissions.rejudging.types import BatchRow, BatchState, ChangedRow
from oj_appliance.submissions.rules import is_better
from oj_appliance.web.endpoint import Call, get, post
from oj_appliance.web.guards import REJUDGE
from oj_appliance.web.wire import Id, Int, Time

Key = Annotated[str, Meta(min_length=1, max_length=64)]


class PreviewBody(msgspec.Struct):
    pid: Id
    cid: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    dataVersion: Id | None = None
    statuses: Annotated[list[Int], Meta(max_length=20)] | None = None


class PreviewQuery(msgspec.Struct):
    key: Key


class PreviewKeyBody(msgspec.Struct):
    key: Key


class RejudgeBatchBody(msgspec.Struct):
    batchId: Id


class PreviewKey(msgspec.Struct):
    key: str


class JudgedResult(msgspec.Struct):
    status: int
    score: int | None


class ChangedSubmission(msgspec.Struct, kw_only=True):
    submitId: int
    username: str
    realname: str | None
    displayId: str
    before: JudgedResult = msgspec.field(name="from")
    after: JudgedResult = msgspec.field(name="to")


class RejudgePreview(msgspec.Struct, kw_only=True):
    batchId: int
    pid: int
    state: BatchState
    done: int
    total: int
    changed: list[ChangedSubmission]
    students: int
    gained: int
    lost: int


class AppliedRejudge(msgspec.Struct):
    batchId: int
    changed: int


class RestoredRejudge(msgspec.Struct):
    restored: int


class RejudgeBatchRow(msgspec.Struct, kw_only=True):
    batchId: int
    key: str
    cid: int
    state: BatchState
    dataVersion: int
    previousDataVersion: int
    total: int
    done: int
    changed: int
    username: str
    gmtCreate: Time
    gmtApplied: Time | None
    mayUndo: bool


class BatchesQuery(msgspec.Struct):
    pid: Id


class OutdatedResults(msgspec.Struct):
    """Of practice; `students` is how many people have them."""

    results: int
    students: int


class RejudgeApi:
    def __init__(self, previews: RejudgePreviews, batches: RejudgeBatches, clock: Clock) -> None:
        self._previews = previews
        self._batches = batches
        self._clock = clock

    @post("/api/admin/judge/rejudge-preview", guard=REJUDGE, summary="Judge again on the side")
    async def start_rejudge_preview(self, call: Call, body: PreviewBody) -> PreviewKey:
        key = await self._previews.start(
            call.actor,
            body.pid,
            place=place_of(cid=body.cid),
            version=body.dataVersion,
            statuses=body.statuses,
        )
        return PreviewKey(key)

    @get("/api/admin/judge/rejudge-preview", guard=REJUDGE, summary="Whose result would change")
    async def get_rejudge_preview(self, call: Call, query: PreviewQuery) -> RejudgePreview:
        batch, (done, total), changed = await self._previews.find(query.key)
        gained = [is_better(_to(row), _from(row)) for row in changed]
        lost = [is_better(_from(row), _to(row)) for row in changed]
        return RejudgePreview(
            batchId=batch.id,
            pid=batch.problem_id,
            state=batch.state,
            done=done,
            total=total,
            changed=[_changed(row) for row in changed],
            students=len({row.uid for row in changed}),
            gained=sum(gained),
            lost=sum(lost),
        )

    @post("/api/admin/judge/rejudge-apply", guard=REJUDGE, summary="Write what a preview showed")
    async def apply_rejudge(self, call: Call, body: PreviewKeyBody) -> AppliedRejudge:
        return AppliedRejudge(*await self._batches.apply(call.actor, body.key))

    @post("/api/admin/judge/rejudge-undo", guard=REJUDGE, summary="Take a rejudge back")
    async def undo_rejudge(self, call: Call, body: RejudgeBatchBody) -> RestoredRejudge:
        return RestoredRejudge(await self._batches.undo(call.actor, body.batchId))

    @get("/api/admin/judge/rejudge-batches", guard=REJUDGE, summary="Rejudges of a problem")
    async def get_rejudge_batches(self, call: Call, query: BatchesQuery) -> list[RejudgeBatchRow]:
        now = self._clock.now_ms()
        return [_row(each, now) for each in await self._previews.of_problem(query.pid)]

    @get("/api/admin/judge/outdated-results", guard=REJUDGE, summary="Results of older data")
    async def get_outdated_results(self, call: Call, query: BatchesQuery) -> OutdatedResults:
        return OutdatedResults(*await self._previews.outdated(query.pid))


def _from(row: ChangedRow) -> tuple[int, int | None]:
    return row.from_status, row.from_score


def _to(row: ChangedRow) -> tuple[int, int | None]:
    return row.to_status, row.to_score


def _changed(row: ChangedRow) -> ChangedSubmission:
    return ChangedSubmission(
        submitId=row.submission_id,
        username=row.username,
        realname=row.realname,
        displayId=row.display_pid,
        before=JudgedResult(*_from(row)),
        after=JudgedResult(*_to(row)),
    )


def _row(row: BatchRow, now: int) -> RejudgeBatchRow:
    batch = row.batch
    return RejudgeBatchRow(
        batchId=batch.id,
        key=batch.key,
        cid=cid_of(batch.place),
        state=batch.state,
        dataVersion=row.version,
        previousDataVersion=row.previous_version,
        total=row.total,
        done=row.done,
        changed=row.changed,
        username=batch.username,
        gmtCreate=wire_time(batch.created_at),
        gmtApplied=None if batch.applied_at is None else wire_time(batch.applied_at),
        mayUndo=may_undo(batch, now),
    )
