"""Calls of the judge page (contract admin.md §13)."""

from __future__ import annotations

from dataclasses import asdict
from itertools import islice
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from oj_appliance.clock import Clock, wire_time
from oj_appliance.judge_desk.service import LONGEST_REASON, JudgePage
from oj_appliance.judge_desk.types import JudgeRows, WaitingSubmission
from oj_appliance.judging.dispatcher import JUDGER_NAME
from oj_appliance.judging.rules import Lane, QueueReason
from oj_appliance.judging.stage_times import StageHistory, StageTimes
from oj_appliance.judging.types import JobKind, RunningJob, submission_key
from oj_appliance.web.endpoint import Call, get, put
from oj_appliance.web.guards import STAFF, SYSTEM_INFO
from oj_appliance.web.wire import Id, Int, Time

NEWEST_SHOWN = 10
Reason = Annotated[str, Meta(max_length=LONGEST_REASON)]
LANE_NAMES = {
    Lane.CONTEST: "contest",
    Lane.SUBMISSION: "submission",
    Lane.TEST_RUN: "test_run",
    Lane.REJUDGE: "rejudge",
}


class PauseBody(msgspec.Struct):
    paused: bool
    reason: Reason | None = None


class PauseProblemBody(msgspec.Struct):
    pid: Id
    paused: bool
    reason: Reason | None = None


class WorkersBody(msgspec.Struct):
    count: Int


class LaneCount(msgspec.Struct):
    lane: int
    name: str
    pending: int


class QueuedRow(msgspec.Struct, kw_only=True):
    submitId: int
    displayPid: str
    username: str
    cid: int
    lane: int
    position: int | None
    waitingSeconds: int
    queueReason: QueueReason | None


class RunningRow(msgspec.Struct, kw_only=True):
    submitId: int
    displayPid: str
    username: str
    slot: int | None
    status: int
    done: int
    total: int
    seconds: int


class JudgeWorker(msgspec.Struct, kw_only=True):
    name: str
    state: Literal["up", "down", "refuses"]
    slots: int
    running: int
    lastSeen: Time
    reason: str | None


class PausedProblemRow(msgspec.Struct, kw_only=True):
    pid: int
    displayPid: str
    username: str | None
    since: Time
    reason: str | None


class FailedJudging(msgspec.Struct, kw_only=True):
    submitId: int
    displayPid: str
    status: int
    reason: str | None
    gmtModified: Time


class Stages(msgspec.Struct, kw_only=True):
    """In ms (judging/stage_times.py)."""

    waiting: float
    compiling: float
    running: float
    storing: float


class JudgedStages(Stages, kw_only=True):
    submitId: int


class StagesShown(msgspec.Struct, kw_only=True):
    """The median is over `count` judgings."""

    count: int
    median: Stages | None
    newest: list[JudgedStages]


class JudgeQueue(msgspec.Struct, kw_only=True):
    pending: int
    running: int
    slots: int
    mostSlots: int
    oldestSeconds: int
    paused: bool
    pausedBy: str | None
    pausedSince: Time | None
    reason: str | None
    lanes: list[LaneCount]
    waiting: list[QueuedRow]
    runningList: list[RunningRow]
    workers: list[JudgeWorker]
    pausedProblems: list[PausedProblemRow]
    failed: list[FailedJudging]
    stages: StagesShown


class JudgePageApi:
    def __init__(self, page: JudgePage, clock: Clock) -> None:
        self._page = page
        self._clock = clock

    @get("/api/admin/judge/queue", guard=STAFF, summary="What waits, runs and failed")
    async def get_judge_queue(self, call: Call) -> JudgeQueue:
        return await self.answer()

    @put("/api/admin/judge/pause", guard=SYSTEM_INFO, summary="Pause or resume the judge")
    async def pause_judge(self, call: Call, body: PauseBody) -> None:
        await self._page.pause(call.actor, paused=body.paused, reason=_plain(body.reason))

    @put("/api/admin/judge/pause-problem", guard=SYSTEM_INFO, summary="Pause or resume one problem")
    async def pause_problem(self, call: Call, body: PauseProblemBody) -> None:
        reason = _plain(body.reason)
        await self._page.pause_problem(call.actor, body.pid, paused=body.paused, reason=reason)

    @put(
        "/api/admin/judge/workers",
        guard=SYSTEM_INFO,
        summary="How many programs are judged at once",
    )
    async def set_workers(self, call: Call, body: WorkersBody) -> None:
        await self._page.set_slots(call.actor, body.count)

    async def answer(self) -> JudgeQueue:
        """What the call and the live topic admin:judge say."""
        rows = await self._page.rows()
        queue, dispatcher = self._page.queue, self._page.dispatcher
        now, moment = self._clock.now_ms(), self._clock.monotonic()
        control = rows.control
        running = dispatcher.running_jobs()
        refuses = None if dispatcher.can_judge else QueueReason.NO_SANDBOX
        return JudgeQueue(
            pending=len(queue),
            running=len(running),
            slots=dispatcher.slots,
            mostSlots=dispatcher.most_slots,
            oldestSeconds=_seconds(rows.oldest, now),
            paused=control.paused_at is not None,
            pausedBy=control.paused_by,
            pausedSince=None if control.paused_at is None else wire_time(control.paused_at),
            reason=control.paused_reason,
            lanes=[
                LaneCount(lane, LANE_NAMES[lane], count) for lane, count in queue.per_lane().items()
            ],
            waiting=[self._waiting(row, now) for row in rows.waiting],
            runningList=[
                _running(job, rows, moment)
                for job in running
                if job.queued.key.kind is JobKind.SUBMISSION
                and job.queued.key.number in rows.running
            ],
            workers=[
                JudgeWorker(
                    name=JUDGER_NAME,
                    state="refuses" if refuses else "up",
                    slots=dispatcher.slots,
                    running=len(running),
                    lastSeen=wire_time(now),
                    reason=refuses,
                )
            ],
            pausedProblems=[
                PausedProblemRow(
                    pid=each.id,
                    displayPid=each.problem_id,
                    username=each.by,
                    since=wire_time(each.since),
                    reason=each.reason,
                )
                for each in rows.paused
            ],
            failed=[
                FailedJudging(
                    submitId=each.id,
                    displayPid=each.display_pid,
                    status=each.status,
                    reason=each.reason,
                    gmtModified=wire_time(each.updated_at),
                )
                for each in rows.failed
            ],
            stages=_stages(dispatcher.stages),
        )

    def _waiting(self, row: WaitingSubmission, now: int) -> QueuedRow:
        return QueuedRow(
            submitId=row.id,
            displayPid=row.display_pid,
            username=row.username,
            cid=row.cid,
            lane=row.lane,
            position=self._page.queue.position(submission_key(row.id)),
            waitingSeconds=_seconds(row.queued_at, now),
            queueReason=self._page.dispatcher.queue_reason(row.problem_id),
        )


def _stages(history: StageHistory) -> StagesShown:
    median = history.median()
    return StagesShown(
        count=len(history.newest),
        median=None if median is None else Stages(**_in_tenths(median)),
        newest=[
            JudgedStages(submitId=submission_id, **_in_tenths(times))
            for submission_id, times in islice(history.newest, NEWEST_SHOWN)
        ],
    )


def _in_tenths(times: StageTimes) -> dict[str, float]:
    return {stage: round(ms, 1) for stage, ms in asdict(times).items()}


def _running(job: RunningJob, rows: JudgeRows, moment: float) -> RunningRow:
    row = rows.running[job.queued.key.number]
    return RunningRow(
        submitId=row.id,
        displayPid=row.display_pid,
        username=row.username,
        slot=job.slot,
        status=rows.statuses[row.id],
        done=job.done,
        total=job.total,
        seconds=max(0, int(moment - job.since)),
    )


def _seconds(since: int | None, now: int) -> int:
    return 0 if since is None else max(0, (now - since) // 1000)


def _plain(reason: str | None) -> str | None:
    return (reason or "").strip() or None
