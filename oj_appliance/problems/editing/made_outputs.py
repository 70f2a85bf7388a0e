"""Answers made by a reference solution: it runs on the inputs of the stored cases, and what it
wrote may become their answers (contract admin.md §8.5). Runs and their results live in memory,
under a key; the outputs are contents like those of an upload that is not saved yet."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.files.service import know_blobs
from oj_appliance.judging.protocols import HandOver
from oj_appliance.judging.types import CaseReport, JudgeReport, JudgeTask, Progress, Verdict
from oj_appliance.problems.editing.whole import read_whole
from oj_appliance.problems.line_ends import with_line_feeds
from oj_appliance.problems.programs.judge_tasks import judge_task
from oj_appliance.problems.programs.reference_solutions import editable
from oj_appliance.problems.service import ProblemService
from oj_appliance.problems.store import solutions
from oj_appliance.problems.types.problem import (
    CaseForJudging,
    ProblemForJudging,
    ReferenceSolutionRecord,
)
from oj_appliance.storage.blobs import BlobFolder, StoredBlob
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor, Viewer

log = logging.getLogger(__name__)

KEPT_S = 3600
SHOWN_CHARACTERS = 200
# Of one person: how many may run, and how many results are kept.
MOST_RUNNING = 4
MOST_KEPT = 4


@dataclass(slots=True)
class MadeOutput:
    """`output` is None until the case ran, and where that did not end well; `beginning` is what a
    reader sees of it."""

    case: CaseForJudging
    report: CaseReport | None = None
    output: StoredBlob | None = None
    beginning: str = ""


@dataclass(slots=True, kw_only=True)
class OutputRun:
    """One run of a solution over cases. `failed` is what kept it from running at all; `running`
    counts cases of which nothing is known yet; `ended_at` is on the monotonic clock."""

    uid: str
    problem: ProblemForJudging
    solution: ReferenceSolutionRecord
    rows: list[MadeOutput]
    failed: JudgeReport | None = None
    running: int = 0
    ended_at: float | None = None
    job: asyncio.Task[None] | None = field(default=None, repr=False)

    @property
    def done(self) -> int:
        return min(len(self.rows), sum(row.report is not None for row in self.rows) + self.running)


class MadeOutputs:
    """`hand_over` queues a run, in the lane of test runs."""

    def __init__(
        self,
        *,
        database: Database,
        clock: Clock,
        blobs: BlobFolder,
        problems: ProblemService,
        hand_over: HandOver,
    ) -> None:
        self._database = database
        self._clock = clock
        self._blobs = blobs
        self._problems = problems
        self._hand_over = hand_over
        self._runs: dict[str, OutputRun] = {}

    async def start(self, viewer: Viewer, pid: int, solution_id: int, *, every: bool) -> str:
        """The key. Without `every` only cases with an empty answer are run. Raises problem.missing,
        problem.not_allowed, solution.missing, outputs.interactive, outputs.none, judge.no_sandbox,
        judge.too_many."""
        uid = viewer.account_id
        run = await self._database.read(self._read, viewer, pid, solution_id, every)
        self._forget()
        running = [each for each in self._runs.values() if each.uid == uid and not each.ended_at]
        if len(running) >= MOST_RUNNING:
            raise ApiError("judge.too_many")
        key = secrets.token_hex(16)
        self._runs[key] = run
        try:
            first = await self._queue(run)
        except BaseException:
            del self._runs[key]
            raise
        run.job = asyncio.create_task(self._finish(run, first))
        return key

    def find(self, viewer: Viewer, key: str) -> OutputRun:
        """Raises outputs.missing, also for another person's key."""
        self._forget()
        run = self._runs.get(key)
        if run is None or run.uid != viewer.account_id:
            raise ApiError("outputs.missing")
        return run

    async def apply(self, actor: Actor, key: str, *, partly: bool) -> None:
        """What was made becomes a new version of the test data; with `partly` also where some cases
        did not end well, which keep their answers. Raises outputs.missing, outputs.incomplete,
        outputs.changed, and what saving the problem raises."""
        run = self.find(actor.viewer, key)
        made = {row.case.seq: row.output for row in run.rows if row.output is not None}
        is_whole = len(made) == len(run.rows)
        if run.ended_at is None or not made or not (is_whole or partly):
            raise ApiError("outputs.incomplete")
        now = self._clock.now_ms()
        await self._database.write(self._write, actor, run.problem, made, now)
        self._problems.announce_change(run.problem.id)
        del self._runs[key]

    def _write(
        self, actor: Actor, problem: ProblemForJudging, made: dict[int, StoredBlob], now: int
    ) -> None:
        editable(actor.viewer, problem.id)
        whole = read_whole(problem.id)
        if whole is None or whole.record.data_version_id != problem.data_version_id:
            raise ApiError("outputs.changed")
        cases = tuple(
            replace(case, output=made.get(seq, case.output))
            for seq, case in enumerate(whole.draft.cases, 1)
        )
        draft = replace(whole.draft, cases=cases)
        self._problems.write_update(problem.id, draft, actor, None, now)

    def _read(self, viewer: Viewer, pid: int, solution_id: int, every: bool) -> OutputRun:
        editable(viewer, pid)
        problem = self._problems.read_for_judging(pid)
        if problem is None:
            raise ApiError("problem.missing", status=400)
        if problem.judge_mode == "interactive":
            raise ApiError("outputs.interactive")
        chosen = [each for each in solutions.solutions_of(pid) if each.id == solution_id]
        if not chosen:
            raise ApiError("solution.missing")
        rows = [MadeOutput(case) for case in problem.cases if every or not case.output.size]
        if not rows:
            raise ApiError("outputs.none")
        return OutputRun(uid=viewer.account_id, problem=problem, solution=chosen[0], rows=rows)

    async def _queue(self, run: OutputRun) -> asyncio.Future[JudgeReport]:
        """The cases that have not run yet, as one job: it ends early when it has much to bring."""

        def progress(news: Progress) -> None:
            run.running = news.done

        left = tuple(row.case for row in run.rows if row.report is None)
        return await self._hand_over(
            _task(run, left), owner=run.uid, problem_id=run.problem.id, on_progress=progress
        )

    async def _finish(self, run: OutputRun, ended: asyncio.Future[JudgeReport]) -> None:
        try:
            while await self._take(run, ended) and any(row.report is None for row in run.rows):
                ended = await self._queue(run)
        except Exception:
            log.exception("outputs could not be made")
            run.failed = JudgeReport(Verdict.SYSTEM_ERROR, sandbox_failure="not kept")
        run.ended_at = self._clock.monotonic()

    async def _take(self, run: OutputRun, ended: asyncio.Future[JudgeReport]) -> bool:
        """Keeps what a job brought; False where it brought nothing."""
        await asyncio.wait([ended])
        report = (
            JudgeReport(Verdict.CANCELLED, sandbox_failure="cancelled")
            if ended.cancelled()
            else ended.result()
        )
        run.running = 0
        if not report.cases or report.sandbox_failure is not None:
            run.failed = report
            return False
        rows = {row.case.seq: row for row in run.rows}
        for each in report.cases:
            row = rows[each.seq]
            if each.output is not None:
                row.beginning = each.output[: 4 * SHOWN_CHARACTERS].decode("utf-8", "replace")
                row.output = await asyncio.to_thread(self._keep, each.output)
            row.report = replace(each, output=None)
        kept = [row.output for row in run.rows if row.output is not None]
        await self._database.write(_know, kept, self._clock.now_ms())
        return True

    def _keep(self, output: bytes) -> StoredBlob:
        return self._blobs.put_stream(with_line_feeds([output]))

    def _forget(self) -> None:
        """Results of an hour ago, and the oldest of somebody who runs again and again."""
        ended: dict[str, list[str]] = {}
        for key, run in self._runs.items():
            if run.ended_at is not None:
                ended.setdefault(run.uid, []).append(key)
        for keys in ended.values():
            for key in keys[: max(0, len(keys) - MOST_KEPT)]:
                del self._runs[key]
        oldest = self._clock.monotonic() - KEPT_S
        for key, run in list(self._runs.items()):
            if run.ended_at is not None and run.ended_at <= oldest:
                del self._runs[key]


def _know(kept: Sequence[StoredBlob], now: int) -> None:
    know_blobs(kept, now=now)


def _task(run: OutputRun, cases: tuple[CaseForJudging, ...]) -> JudgeTask:
    """As a submission would be run, but that no checker looks at it and no case ends it."""
    problem = replace(
        run.problem,
        cases=cases,
        judge_mode="default",
        judge_case_mode="default",
        open_case_result=True,
    )
    task = judge_task(
        problem,
        source=run.solution.code,
        language=run.solution.language,
        keeps_output=lambda case: False,
    )
    return replace(task, makes_outputs=True)
