"""Judging rows again on the side (contract submission.md §5.1): whose result would change is found
out and kept, and nothing that anybody sees is written.

A preview that the server's end broke off goes on at the next start, and one that has lost its judge
once that is well again.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Callable, Iterator
from dataclasses import replace

import msgspec

from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.judging.protocols import HandOver
from oj_appliance.judging.rules import MOST_SANDBOX_FAILURES, Lane
from oj_appliance.judging.types import JudgeReport, JudgeTask, Verdict
from oj_appliance.places.types import Place
from oj_appliance.problems.rules import ProblemType
from oj_appliance.problems.service import ProblemService
from oj_appliance.problems.types.problem import ProblemForJudging
from oj_appliance.storage.database import Database
from oj_appliance.submissions.judging.answers import answers_report
from oj_appliance.submissions.judging.results import case_rows, oi_rank_score_of, task_of
from oj_appliance.submissions.rejudging import store as rejudge_store
from oj_appliance.submissions.rejudging.types import (
    KEPT_MS,
    Batch,
    BatchRow,
    BatchState,
    ChangedRow,
    ChangeState,
    ResultRow,
    Snapshot,
)
from oj_appliance.submissions.store import reading as store
from oj_appliance.submissions.types import SubmissionRecord
from oj_appliance.web.guards import Actor

log = logging.getLogger(__name__)

# Rows of one preview in the queue at a time: more would only fill the memory.
AT_ONCE = 8
# How often a lost judge is asked whether it is well again.
LOOK_AGAIN_S = 1.0
JUDGER = "local"


class RejudgePreviews:
    """Every row's program is handed over in the lane of rejudges."""

    def __init__(
        self,
        *,
        database: Database,
        clock: Clock,
        problems: ProblemService,
        hand_over: HandOver,
        can_judge: Callable[[], bool],
        is_stopping: Callable[[], bool],
        check_freeze: Callable[[Place], None],
    ) -> None:
        self._database = database
        self._clock = clock
        self._problems = problems
        self._hand_over = hand_over
        self._can_judge = can_judge
        self._is_stopping = is_stopping
        self._check_freeze = check_freeze
        self._runs: set[asyncio.Task[None]] = set()

    async def start(
        self,
        actor: Actor,
        pid: int,
        *,
        place: Place,
        version: int | None,
        statuses: list[int] | None,
    ) -> str:
        """The key. An earlier preview of the same rows ends. Raises problem.missing,
        judge.unsupported, testcase.none, testcase.no_version, judge.nothing_to_rejudge,
        judge.no_sandbox, exam.frozen."""
        self._check_freeze(place)
        batch, problem = await self._database.write(
            self._write_start, actor, pid, place, version, statuses
        )
        self._run(batch, problem)
        return batch.key

    def _write_start(
        self,
        actor: Actor,
        pid: int,
        place: Place,
        version: int | None,
        statuses: list[int] | None,
    ) -> tuple[Batch, ProblemForJudging]:
        today = self._problems.read_for_judging(pid)
        if today is None:
            raise ApiError("problem.missing", status=404)
        problem = today if version is None else self._problems.read_version(pid, version)
        if problem is None:
            raise ApiError("testcase.no_version")
        if problem.unsupported is not None:
            raise ApiError("judge.unsupported", reason=problem.unsupported)
        if not self._may_judge(problem):
            raise ApiError("judge.no_sandbox")
        if problem.data_version_id is None or today.data_version_id is None or _is_empty(problem):
            raise ApiError("testcase.none")
        now = self._clock.now_ms()
        rejudge_store.forget(pid, place, now=now)
        batch_id = rejudge_store.insert_batch(
            {
                "key": secrets.token_hex(16),
                "problem_id": pid,
                "data_version_id": problem.data_version_id,
                "previous_data_version_id": today.data_version_id,
                "state": BatchState.RUNNING,
                "judged_by": digest(problem),
                "user_id": actor.account_id,
                "username": actor.username,
            },
            place,
            now=now,
        )
        if not rejudge_store.insert_rows(batch_id, pid, place, statuses):
            raise ApiError("judge.nothing_to_rejudge")
        batch = rejudge_store.find_batch_by_id(batch_id)
        if batch is None:
            raise LookupError(batch_id)
        return batch, problem

    def _may_judge(self, problem: ProblemForJudging) -> bool:
        return problem.type == ProblemType.OBJECTIVE or self._can_judge()

    async def find(self, key: str) -> tuple[Batch, tuple[int, int], list[ChangedRow]]:
        """The batch, (done, total), and whose result changes as far as it is known. Raises
        rejudge.missing."""
        return await self._database.read(self._read, key)

    def _read(self, key: str) -> tuple[Batch, tuple[int, int], list[ChangedRow]]:
        batch = found_preview(key, self._clock.now_ms())
        return batch, rejudge_store.progress(batch.id), rejudge_store.changed_rows(batch.id)

    async def of_problem(self, pid: int) -> list[BatchRow]:
        """The newest first."""
        return await self._database.read(rejudge_store.batches_of, pid)

    async def outdated(self, pid: int) -> tuple[int, int]:
        """Results from other data than today's, and of how many people. Raises problem.missing."""
        return await self._database.read(self._read_outdated, pid)

    def _read_outdated(self, pid: int) -> tuple[int, int]:
        problem = self._problems.read_for_judging(pid)
        if problem is None:
            raise ApiError("problem.missing", status=404)
        if problem.data_version_id is None:
            return 0, 0
        return rejudge_store.outdated_results(pid, problem.data_version_id)

    async def resume(self, batch: Batch) -> None:
        """At start. One whose problem has changed ends: it could never be applied."""
        problem = await self._database.read(
            self._problems.read_version_by_id, batch.problem_id, batch.data_version_id
        )
        if problem is None or digest(problem) != batch.judged_by or not self._may_judge(problem):
            await self._database.write(rejudge_store.delete_batch, batch.id)
            return
        self._run(batch, problem)

    # -- the judging

    def _run(self, batch: Batch, problem: ProblemForJudging) -> None:
        task = asyncio.create_task(self._judge_all(batch, problem), name="rejudge-preview")
        self._runs.add(task)
        task.add_done_callback(self._runs.discard)

    async def _judge_all(self, batch: Batch, problem: ProblemForJudging) -> None:
        waiting = iter(
            await self._database.read(rejudge_store.rows_in_state, batch.id, ChangeState.WAITS)
        )
        ended = await asyncio.gather(
            *(self._judge_some(batch.id, problem, waiting) for _ in range(AT_ONCE))
        )
        if all(ended):
            now = self._clock.now_ms()
            await self._database.write(rejudge_store.set_state, batch.id, BatchState.DONE, now=now)

    async def _judge_some(
        self, batch_id: int, problem: ProblemForJudging, waiting: Iterator[int]
    ) -> bool:
        """False when the server stops or the preview has been replaced."""
        for submission_id in waiting:
            try:
                if not await self._judge_one(batch_id, problem, submission_id):
                    return False
            except Exception:
                log.exception("a rejudge on the side failed", extra={"key": submission_id})
                await self._keep(batch_id, submission_id, state=ChangeState.FAILED)
        return True

    async def _judge_one(
        self, batch_id: int, problem: ProblemForJudging, submission_id: int
    ) -> bool:
        record = await self._database.read(store.find_record, submission_id)
        seen = await self._database.read(rejudge_store.seen_of, submission_id)
        before = await self._database.read(rejudge_store.snapshot_of, submission_id)
        held = await self._database.read(store.held_by, submission_id)
        if record is None or before is None or held is None or seen is None:
            return await self._keep(batch_id, submission_id, state=ChangeState.LEFT_ALONE)
        report = await self._report_on(problem, record, held.code)
        if report is None:
            return False
        if report.sandbox_failure is not None:
            return await self._keep(batch_id, submission_id, state=ChangeState.FAILED)
        after = _after(before.row, report, problem)
        result = {
            "from_status": before.row.status,
            "from_score": before.row.score,
            "to_status": after.row.status,
            "to_score": after.row.score,
            "seen": seen,
        }
        if (before.row.status, before.row.score) == (after.row.status, after.row.score):
            return await self._keep(batch_id, submission_id, state=ChangeState.STAYS, **result)
        texts = {
            "before": msgspec.json.encode(before).decode(),
            "after": msgspec.json.encode(after).decode(),
        }
        return await self._keep(
            batch_id, submission_id, state=ChangeState.CHANGES, **result, **texts
        )

    async def _report_on(
        self, problem: ProblemForJudging, record: SubmissionRecord, code: str
    ) -> JudgeReport | None:
        if problem.type == ProblemType.OBJECTIVE:
            return answers_report(problem.objective_parts, code)
        return await self._report(task_of(problem, (code, record.language)), record.uid, problem.id)

    async def _report(self, task: JudgeTask, owner: str, pid: int) -> JudgeReport | None:
        """None when the server stops."""
        report = JudgeReport(Verdict.SYSTEM_ERROR)
        for _ in range(MOST_SANDBOX_FAILURES):
            ended = await self._handed_over(task, owner, pid)
            if ended is None:
                return None
            await asyncio.wait([ended])
            if ended.cancelled():
                return None
            report = ended.result()
            if report.sandbox_failure is None:
                break
        return report

    async def _handed_over(
        self, task: JudgeTask, owner: str, pid: int
    ) -> asyncio.Future[JudgeReport] | None:
        """Waits for a lost judge, as rows do; None when the server stops."""
        while not self._is_stopping():
            try:
                return await self._hand_over(task, owner=owner, lane=Lane.REJUDGE, problem_id=pid)
            except ApiError:
                await asyncio.sleep(LOOK_AGAIN_S)
        return None

    async def _keep(self, batch_id: int, submission_id: int, **values: object) -> bool:
        return await self._database.write(rejudge_store.set_row, batch_id, submission_id, **values)


def _is_empty(problem: ProblemForJudging) -> bool:
    return not problem.cases and not problem.objective_parts


def found_preview(key: str, now: int) -> Batch:
    """Synchronous, in a read or write. Raises rejudge.missing."""
    batch = rejudge_store.find_batch(key)
    if batch is None or batch.created_at + KEPT_MS <= now:
        raise ApiError("rejudge.missing")
    return batch


def digest(problem: ProblemForJudging) -> str:
    """All that a verdict depends on besides the row."""
    text = repr(replace(problem, unsupported=None, is_paused=False))
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def _after(before: ResultRow, report: JudgeReport, problem: ProblemForJudging) -> Snapshot:
    row = ResultRow(
        status=int(report.status),
        time=report.time_ms,
        memory=report.memory_kb,
        score=report.score,
        oi_rank_score=oi_rank_score_of(report, problem),
        error_message=report.error_message,
        judger=JUDGER,
        version=before.version + 1,
        is_manual=0,
        data_version_id=problem.data_version_id,
        updated_at=0,
    )
    return Snapshot(row, case_rows(report, problem))
