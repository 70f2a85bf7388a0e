"""Use cases of whoever looks for copies (contract timedwork.md §16)."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Sequence

import msgspec

from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.exam_results import store as result_store
from oj_appliance.exam_results.likeness import store
from oj_appliance.exam_results.likeness.types import Report, SideBySide, WholeReport
from oj_appliance.exam_results.service import ExamResults
from oj_appliance.exam_results.types import Results, ResultSheet
from oj_appliance.problems.types.objective import OBJECTIVE
from oj_appliance.similarity.types import Answer, Program, Question, Template
from oj_appliance.storage.database import Database
from oj_appliance.timed_work.administration.service import managed, target_of
from oj_appliance.timed_work.known import KnownTimedWorks
from oj_appliance.web.guards import Actor, Viewer

LONGEST_S = 1_800
_log = logging.getLogger(__name__)


class ExamLikeness:
    """One comparison at a time, in a process of its own that gives way to everything else."""

    def __init__(
        self, database: Database, clock: Clock, results: ExamResults, known: KnownTimedWorks
    ) -> None:
        self._database = database
        self._clock = clock
        self._results = results
        self._known = known
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._failed: set[int] = set()
        self._is_comparing_others = False

    async def start(self, actor: Actor, timed_work_id: int, least: float) -> None:
        """Raises as ExamResults.now, results.still_running, similarity.exam_runs,
        similarity.running."""
        results = await self._results.now(actor.viewer, timed_work_id)
        if results.running or not results.is_over:
            raise ApiError("results.still_running", people=results.running)
        self._check_turn()
        work = self._compare(actor, results, least)
        task = asyncio.create_task(work, name=f"similarity-{timed_work_id}")
        self._tasks[timed_work_id] = task
        self._failed.discard(timed_work_id)
        task.add_done_callback(lambda done: self._ended(timed_work_id, done))

    async def compared(
        self, timed_work_id: int, programs: Sequence[Program], least: float
    ) -> Answer:
        """Programs that were written elsewhere for the problems of this work. Raises
        similarity.exam_runs, similarity.running."""
        self._check_turn()
        self._is_comparing_others = True
        try:
            given = await self._database.read(_given, timed_work_id)
            return await _answered(Question(tuple(programs), given, least))
        finally:
            self._is_comparing_others = False

    def _check_turn(self) -> None:
        if self._known.is_any_running(self._clock.now_ms()):
            raise ApiError("similarity.exam_runs")
        if self._tasks or self._is_comparing_others:
            raise ApiError("similarity.running")

    def _ended(self, timed_work_id: int, task: asyncio.Task[None]) -> None:
        self._tasks.pop(timed_work_id, None)
        if not task.cancelled() and (error := task.exception()):
            self._failed.add(timed_work_id)
            _log.error("the similarity report of work %d failed", timed_work_id, exc_info=error)

    async def told(
        self, viewer: Viewer, timed_work_id: int
    ) -> tuple[str, ResultSheet, Report | None]:
        """With its state (contract timedwork.md §16). Raises as ExamResults.now."""
        # Before the report is read: of one that ends meanwhile the page asks again.
        is_running = timed_work_id in self._tasks
        sheet, report = await self.report(viewer, timed_work_id)
        if is_running:
            return "running", sheet, report
        if timed_work_id in self._failed:
            return "failed", sheet, report
        return "none" if report is None else "done", sheet, report

    async def report(self, viewer: Viewer, timed_work_id: int) -> tuple[ResultSheet, Report | None]:
        """Raises as ExamResults.now."""
        results = await self._results.now(viewer, timed_work_id)
        return results.sheet, await self._database.read(store.report, timed_work_id)

    async def side_by_side(
        self, viewer: Viewer, timed_work_id: int, left: str, right: str
    ) -> tuple[ResultSheet, SideBySide]:
        """Raises as ExamResults.now, similarity.no_pair."""
        sheet, report = await self.report(viewer, timed_work_id)
        pairs = report.answer.pairs if report else ()
        pair = next((each for each in pairs if (each.left, each.right) == (left, right)), None)
        if pair is None:
            raise ApiError("similarity.no_pair", status=404)
        numbers = [number for task in pair.tasks for number in (task.left, task.right)]
        found = await self._database.read(result_store.stored, numbers)
        codes = {number: (each.language, each.code) for number, each in found.items()}
        return sheet, SideBySide(pair, codes)

    async def whole(self, viewer: Viewer, timed_work_id: int) -> tuple[ResultSheet, WholeReport]:
        """Raises as ExamResults.now, similarity.no_report."""
        sheet, report = await self.report(viewer, timed_work_id)
        if report is None:
            raise ApiError("similarity.no_report", status=404)
        tasks = [task for pair in report.answer.pairs for task in pair.tasks]
        numbers = {number for task in tasks for number in (task.left, task.right)}
        found = await self._database.read(result_store.stored, numbers)
        codes = {number: each.code for number, each in found.items()}
        return sheet, WholeReport(report, codes)

    async def stop(self) -> None:
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _compare(self, actor: Actor, results: Results, least: float) -> None:
        timed_work_id = results.work.id
        question = await self._database.read(_question, results, least)
        answer = await _answered(question)
        now = self._clock.now_ms()
        report = Report(answer, actor.username, now)
        await self._database.write(_keep, actor, timed_work_id, report)


def _question(results: Results, least: float) -> Question:
    """Of each person and problem the submission that counts; answers to questions are no code."""
    counting = {
        cell.submission_id: (person.uid, display_id)
        for person in results.sheet.people
        for display_id, cell in person.cells.items()
        if cell.submission_id is not None
    }
    programs = tuple(
        Program(number, *counting[number], each.language, each.code)
        for number, each in sorted(result_store.stored(counting).items())
        if each.language != OBJECTIVE
    )
    return Question(programs, _given(results.work.id), least)


def _given(timed_work_id: int) -> tuple[Template, ...]:
    return tuple(Template(*each) for each in store.templates(timed_work_id))


def _keep(actor: Actor, timed_work_id: int, report: Report) -> None:
    work = managed(actor.viewer, timed_work_id)
    store.put_report(timed_work_id, report)
    record_audit(
        actor,
        "exam.similarity",
        target_of(work),
        after={"pairs": len(report.answer.pairs)},
        now=report.made_at,
    )


async def _answered(question: Question) -> Answer:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "oj_appliance.similarity"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        async with asyncio.timeout(LONGEST_S):
            told, _ = await process.communicate(msgspec.json.encode(question))
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode:
        raise RuntimeError(f"the comparison ended with {process.returncode}")
    return msgspec.json.decode(told, type=Answer)
