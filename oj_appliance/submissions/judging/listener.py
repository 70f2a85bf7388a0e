"""The judge's news become rows: claimed, judging, verdict, waiting again.

Every change names the attempt that holds the row, so a late word of an earlier run changes nothing
(contract judge-rules §9).
"""

from __future__ import annotations

import logging

from oj_appliance.errors import catalogue_phrase
from oj_appliance.fault_points import pass_point
from oj_appliance.judging.rules import MOST_SANDBOX_FAILURES, Lane
from oj_appliance.judging.types import (
    Convention,
    Job,
    JudgeReport,
    Progress,
    QueuedJob,
    Verdict,
    submission_key,
)
from oj_appliance.problems.service import ProblemService
from oj_appliance.problems.types.objective import OBJECTIVE
from oj_appliance.problems.types.problem import ProblemForJudging
from oj_appliance.storage.database import Database
from oj_appliance.submissions.judging.answers import answers_report
from oj_appliance.submissions.judging.progress_news import ProgressNews
from oj_appliance.submissions.judging.results import case_rows, oi_rank_score_of, task_of
from oj_appliance.submissions.store import reading as store
from oj_appliance.submissions.transitions import Transitions
from oj_appliance.submissions.types import SubmissionRecord
from oj_appliance.submissions.waiting.positions import WaitingRows
from oj_appliance.submissions.waiting.unfinished import UnfinishedSubmissions

log = logging.getLogger(__name__)

PROBLEM_IS_GONE = "The problem no longer exists. / 题目已不存在。"
NO_TEST_DATA = "The problem has no test data. / 该题目没有测试数据。"
NO_PROGRAM_CODE = "The judge program's code does not exist. / 判题程序的代码不存在。"
NO_REPORT = "The judging ended without a report. / 评测中断，没有得到结果。"


class SubmissionJudging:
    def __init__(
        self,
        *,
        database: Database,
        problems: ProblemService,
        unfinished: UnfinishedSubmissions,
        transitions: Transitions,
        waiting: WaitingRows,
        progress: ProgressNews,
    ) -> None:
        self._database = database
        self._problems = problems
        self._unfinished = unfinished
        self._waiting = waiting
        self._transitions = transitions
        self._news = progress

    async def recover(self) -> int:
        """At start: what was running waits again, and all that waits is queued in order."""
        await self._database.write(self._transitions.put_back_all_running)
        for submission_id in await self._database.read(store.unfinished_ids):
            record = await self._database.read(store.find_record, submission_id)
            if record is not None:
                self._unfinished.keep(record)
        return await self.requeue_waiting()

    async def requeue_waiting(self) -> int:
        """Puts every unfinished row back that the queue's memory does not hold (contract
        00-conventions §11); how many wait."""
        for submission_id, attempt in await self._database.read(store.running_rows):
            if not self._waiting.holds(submission_id):
                await self._failed(submission_id, attempt, NO_REPORT)
        rows = await self._database.read(store.waiting_rows)
        for row in rows:
            key = submission_key(row.id)
            await self._waiting.put(QueuedJob(key, row.uid, Lane(row.lane), row.problem_id))
        return len(rows)

    async def claim(self, key: int, judger: str) -> Job | None:
        claimed = await self._database.write(self._transitions.claim, key, judger)
        if claimed is None:
            return None
        record, attempt = claimed.record, claimed.attempt
        self._transitions.announce(record)
        problem = None
        if record.problem_id is not None:
            problem = await self._problems.for_judging(record.problem_id)
        if problem is not None and record.language == OBJECTIVE:
            # Its judging was paused when it came.
            report = answers_report(problem.objective_parts, claimed.code)
            await self.record_verdict(key, attempt, report, problem.data_version_id)
            return None
        reason = _why_not(problem)
        if problem is None or reason is not None:
            report = JudgeReport(Verdict.SYSTEM_ERROR, error_message=reason)
            await self.record_verdict(key, attempt, report)
            return None
        task = task_of(problem, (claimed.code, record.language))
        return Job(key, attempt, task, problem.data_version_id)

    async def progress(self, job: Job, progress: Progress) -> None:
        if progress.phase is not Verdict.JUDGING:
            return
        if progress.done == 0:
            record = await self._database.write(self._transitions.judge, job.key, job.attempt)
            if record is not None:
                self._transitions.announce(self._news.begun(record, progress.total))
        else:
            self._news.went_on(job.key, progress.done, progress.total)

    async def finished(self, job: Job, report: JudgeReport) -> None:
        if report.sandbox_failure is not None:
            await self._failed(job.key, job.attempt, report.sandbox_failure)
        elif not await self.record_verdict(job.key, job.attempt, report, job.data_version_id):
            # A row that was reset while it ran could not be queued: its slot still held it.
            await self._queue_again(job.key)

    async def _queue_again(self, submission_id: int) -> None:
        """In the lane of its row, if that waits: a rejudge that failed is still a rejudge."""
        lane = await self._database.read(store.lane_of, submission_id)
        if lane is not None:
            row = self._unfinished.find(submission_id)
            owner, problem_id = (row.uid, row.problem_id) if row else ("", None)
            job = QueuedJob(submission_key(submission_id), owner, Lane(lane), problem_id)
            await self._waiting.put_again(job)

    async def _failed(self, submission_id: int, attempt: int, reason: str) -> None:
        """The judge itself failed: once more, or System Error at the third time (§9)."""
        log.error("judging failed", extra={"key": submission_id, "reason": reason})
        failures = await self._database.read(store.sandbox_failures, submission_id) + 1
        if failures < MOST_SANDBOX_FAILURES:
            await self._wait_again(submission_id, attempt)
        else:
            given_up = JudgeReport(Verdict.SYSTEM_ERROR, error_message=reason)
            await self.record_verdict(submission_id, attempt, given_up)

    async def put_back(self, job: Job) -> None:
        record = await self._database.write(
            self._transitions.put_back, job.key, job.attempt, failed=False
        )
        if record is not None:
            self._transitions.announce(record)

    async def _wait_again(self, submission_id: int, attempt: int) -> None:
        record = await self._database.write(
            self._transitions.put_back, submission_id, attempt, failed=True
        )
        if record is not None:
            self._transitions.announce(record)
            await self._queue_again(submission_id)

    async def record_verdict(
        self, submission_id: int, attempt: int, report: JudgeReport, version_id: int | None = None
    ) -> bool:
        """One guarded write: row, cases, counters, and whoever subscribed to the verdict.
        `version_id` names the test data that were judged with, None where none were. False when
        another attempt holds the row."""
        record = await self._database.write(
            self._write_verdict, submission_id, attempt, report, version_id
        )
        if record is not None:
            self._transitions.announce(record)
        return record is not None

    def _write_verdict(
        self, submission_id: int, attempt: int, report: JudgeReport, version_id: int | None
    ) -> SubmissionRecord | None:
        pass_point("verdict_write")
        before = store.find_record(submission_id)
        problem = None
        if before is not None and before.problem_id is not None and version_id is not None:
            # Not today's data: others may have been saved while the program ran.
            problem = self._problems.read_version_by_id(before.problem_id, version_id)
        return self._transitions.verdict(
            submission_id,
            attempt,
            report,
            oi_rank_score=oi_rank_score_of(report, problem),
            data_version_id=version_id,
            cases=case_rows(report, problem),
        )


def _why_not(problem: ProblemForJudging | None) -> str | None:
    """What keeps a claimed row from being judged at all."""
    if problem is None:
        return PROBLEM_IS_GONE
    if problem.unsupported is not None:
        return catalogue_phrase("judge.unsupported", reason=problem.unsupported).in_both()
    if not problem.cases:
        return NO_TEST_DATA
    programs = [each for each in (problem.interactor, problem.checker) if each is not None]
    needed = (each.source for each in programs if each.convention != Convention.BUILTIN)
    return None if all(map(str.strip, needed)) else NO_PROGRAM_CODE
