"""Check problem: its reference solutions are judged as submissions would be, but leave no row
(contract admin.md §8.5). Running checks and their results live in memory, under a key."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import partial

import msgspec

from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.judging.protocols import HandOver
from oj_appliance.judging.types import CaseMode, JudgeReport, Progress, Verdict
from oj_appliance.problems.programs.check_advice import Advice, Ran, advice, is_as_expected
from oj_appliance.problems.programs.judge_tasks import case_mode_of, judge_task
from oj_appliance.problems.programs.reference_solutions import editable
from oj_appliance.problems.service import ProblemService
from oj_appliance.problems.store import handed_out, solutions
from oj_appliance.problems.types.problem import ProblemForJudging, ReferenceSolutionRecord
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Viewer

log = logging.getLogger(__name__)

KEPT_S = 3600
# Of one person: how many may run, and how many results are kept.
MOST_RUNNING = 4
MOST_KEPT = 10


@dataclass(slots=True)
class CheckedSolution:
    """`status` is Pending, Compiling or Judging until there is a report; `done` counts cases."""

    solution: ReferenceSolutionRecord
    status: Verdict = Verdict.PENDING
    done: int = 0
    report: JudgeReport | None = None


@dataclass(slots=True, kw_only=True)
class ProblemCheck:
    """One run over a problem's solutions, or some of them. `ended_at` is on the monotonic clock."""

    uid: str
    is_whole: bool
    problem: ProblemForJudging
    rows: list[CheckedSolution] = field(default_factory=list)
    advice: Advice | None = None
    ended_at: float | None = None

    @property
    def total(self) -> int:
        """Cases of all solutions together."""
        return len(self.rows) * max(1, len(self.problem.cases))

    @property
    def done(self) -> int:
        each = max(1, len(self.problem.cases))
        return sum(each if row.report else min(row.done, each) for row in self.rows)


class SolutionsRun(msgspec.Struct, frozen=True):
    """What a run over all solutions came to, kept for whoever asks whether the problem is fit.
    `fails` names those that were to be accepted and were not; the time is counted as the problem
    states its limit, in ms."""

    stamp: Stamp
    fails: tuple[str, ...]
    slowest_ms: int | None


# As long as it is the same, a run says what the next one would: the data, the limits, the programs.
Stamp = tuple[object, ...]


def stamp_of(problem: ProblemForJudging, solutions: Iterable[ReferenceSolutionRecord]) -> Stamp:
    return (
        *(problem.data_version_id, problem.time_limit_ms, problem.memory_limit_mb),
        tuple((each.id, each.updated_at) for each in solutions),
    )


class ProblemChecks:
    """`hand_over` queues a solution, in the lane of test runs."""

    def __init__(
        self,
        *,
        database: Database,
        clock: Clock,
        problems: ProblemService,
        hand_over: HandOver,
    ) -> None:
        self._database = database
        self._clock = clock
        self._problems = problems
        self._hand_over = hand_over
        self._checks: dict[str, ProblemCheck] = {}
        self._runs: dict[int, SolutionsRun] = {}

    async def start(
        self,
        viewer: Viewer,
        pid: int,
        *,
        solution_ids: list[int] | None = None,
        data_version: int | None = None,
    ) -> str:
        """The key. Raises problem.missing, problem.not_allowed, solution.none, testcase.none,
        testcase.no_version, judge.unsupported, judge.no_sandbox, judge.too_many."""
        uid = viewer.account_id
        problem, chosen = await self._database.read(
            self._read, viewer, pid, solution_ids, data_version
        )
        # Nothing is awaited from here until the check is among those that run.
        self._forget_old()
        running = [each for each in self._checks.values() if each.uid == uid and not each.ended_at]
        if len(running) >= MOST_RUNNING:
            raise ApiError("judge.too_many")
        rows = [CheckedSolution(each) for each in chosen]
        check = ProblemCheck(uid=uid, problem=problem, rows=rows, is_whole=solution_ids is None)
        key = secrets.token_hex(16)
        self._checks[key] = check
        try:
            for row in check.rows:
                await self._queue(check, row)
        except BaseException:
            del self._checks[key]
            raise
        self._forget_most(uid)
        return key

    def find(self, viewer: Viewer, key: str) -> ProblemCheck:
        """Raises check.missing, also for another person's key."""
        self._forget_old()
        check = self._checks.get(key)
        if check is None or check.uid != viewer.account_id:
            raise ApiError("check.missing")
        return check

    def run_of(self, pid: int, stamp: Stamp) -> SolutionsRun | None:
        """The last run over all its solutions, whoever began it; None where what was run is no
        longer what there is."""
        known = self._runs.get(pid)
        return known if known is not None and known.stamp == stamp else None

    def _read(
        self,
        viewer: Viewer,
        pid: int,
        solution_ids: list[int] | None,
        data_version: int | None,
    ) -> tuple[ProblemForJudging, list[ReferenceSolutionRecord]]:
        editable(viewer, pid)
        problem = handed_out.problem_for_judging(pid, self._problems.installed_languages())
        if problem is None:
            raise ApiError("problem.missing", status=400)
        if data_version is not None:
            problem = self._problems.read_version(pid, data_version)
            if problem is None:
                raise ApiError("testcase.no_version")
        if problem.unsupported is not None:
            raise ApiError("judge.unsupported", reason=problem.unsupported)
        if not problem.cases:
            raise ApiError("testcase.none")
        every = solutions.solutions_of(pid)
        chosen = [s for s in every if solution_ids is None or s.id in solution_ids]
        if not chosen:
            raise ApiError("solution.none")
        return problem, chosen

    async def _queue(self, check: ProblemCheck, row: CheckedSolution) -> None:
        task = judge_task(
            _with_all_cases(check.problem),
            source=row.solution.code,
            language=row.solution.language,
            keeps_output=lambda case: False,
        )
        ended = await self._hand_over(task, owner=check.uid, on_progress=partial(_progress, row))
        ended.add_done_callback(partial(self._ended, check, row))

    def _ended(
        self, check: ProblemCheck, row: CheckedSolution, ended: asyncio.Future[JudgeReport]
    ) -> None:
        if ended.cancelled():
            row.report = JudgeReport(Verdict.SYSTEM_ERROR, sandbox_failure="cancelled")
        else:
            row.report = ended.result()
        row.status = row.report.status
        if row.report.sandbox_failure is not None:
            log.error("a check failed", extra={"reason": row.report.sandbox_failure})
        if all(each.report for each in check.rows):
            check.advice = _advice(check)
            check.ended_at = self._clock.monotonic()
            if check.is_whole:
                self._runs[check.problem.id] = _run(check)

    def _forget_old(self) -> None:
        now = self._clock.monotonic()
        for key, check in list(self._checks.items()):
            if check.ended_at is not None and check.ended_at + KEPT_S <= now:
                del self._checks[key]

    def _forget_most(self, uid: str) -> None:
        """The oldest results of somebody who checks again and again."""
        ended = [k for k, c in self._checks.items() if c.uid == uid and c.ended_at is not None]
        for key in ended[: max(0, len(ended) - MOST_KEPT)]:
            del self._checks[key]


def _progress(row: CheckedSolution, progress: Progress) -> None:
    if row.report is None:
        row.status = progress.phase
        row.done = progress.done


def _with_all_cases(problem: ProblemForJudging) -> ProblemForJudging:
    """Stopping at the first failure gives the same verdict (judge-rules §6), but says nothing of
    the cases behind it."""
    if case_mode_of(problem) is not CaseMode.ERGODIC_WITHOUT_ERROR:
        return problem
    return replace(problem, judge_case_mode="default", open_case_result=True)


def _run(check: ProblemCheck) -> SolutionsRun:
    fails = [
        row.solution.name
        for row in check.rows
        if Verdict.ACCEPTED in row.solution.expected
        and row.report is not None
        and not is_as_expected(row.solution, row.report)
    ]
    slowest = check.advice.slowest_accepted if check.advice else None
    return SolutionsRun(
        stamp_of(check.problem, [row.solution for row in check.rows]),
        tuple(fails),
        None if slowest is None else slowest.counted_ms,
    )


def _advice(check: ProblemCheck) -> Advice:
    ran = [
        Ran(row.solution, row.report)
        for row in check.rows
        if row.report is not None and row.report.sandbox_failure is None
    ]
    return advice(
        ran,
        [case.seq for case in check.problem.cases],
        time_limit_ms=check.problem.time_limit_ms,
        memory_limit_mb=check.problem.memory_limit_mb,
    )
