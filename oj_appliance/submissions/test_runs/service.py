"""Runs with the user's own input (contract submission.md §2, judge-rules §8). They leave no row."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial

import msgspec

from oj_appliance.clock import Clock
from oj_appliance.configuration.service import Configuration
from oj_appliance.errors import ApiError, BusyError
from oj_appliance.judging.protocols import HandOver
from oj_appliance.judging.rules import is_language
from oj_appliance.judging.types import FileIo, TestRunReport, TestRunTask
from oj_appliance.places.registry import PlaceRegistry
from oj_appliance.places.types import Kind
from oj_appliance.problems.service import ProblemService
from oj_appliance.problems.types.problem import (
    ProblemForJudging,
    ProblemForSubmitting,
    SurroundingCode,
)
from oj_appliance.submissions import rules
from oj_appliance.submissions.intervals import SubmitIntervals
from oj_appliance.submissions.test_runs.results import KeptTestRuns, TestRun
from oj_appliance.web.guards import Viewer

log = logging.getLogger(__name__)

LONGEST_INPUT = 1000  # characters, S1 §5
INTERVAL_S = 1  # contract 00-conventions §10
# What the call's `type` names: a timed work's problems are tried as a contest's.
KINDS = {"public": Kind.PRACTICE, "contest": Kind.CONTEST, "group": Kind.GROUP}

# A remote problem's language has the name that the other judge gives it; the editor's content type
# tells what it is (submission.md §2).
LANGUAGE_OF_MODE = {
    "text/x-c++src": "C++ With O2",
    "text/x-csrc": "C With O2",
    "text/x-java": "Java",
    "text/x-go": "Golang",
    "text/x-csharp": "C#",
    "text/x-php": "PHP",
    "text/x-ruby": "Ruby",
    "text/x-rustsrc": "Rust",
}


class TestRunRequest(msgspec.Struct, frozen=True, kw_only=True):
    """As it was sent; `user_input` None means that it was missing."""

    problem: int | str
    type: str
    language: str
    code: str
    user_input: str | None
    expected_output: str | None
    is_remote: bool
    mode: str

    __test__ = False


class TestRuns:
    """`hand_over` queues a task for the judge; a problem may be tried
    wherever it is shown: the call cannot name a place."""

    __test__ = False

    def __init__(
        self,
        *,
        clock: Clock,
        configuration: Configuration,
        problems: ProblemService,
        registry: PlaceRegistry,
        hand_over: HandOver,
        limit_rate: bool,
        is_stopping: Callable[[], bool],
        is_disk_nearly_full: Callable[[], bool],
    ) -> None:
        self._configuration = configuration
        self._problems = problems
        self._registry = registry
        self._hand_over = hand_over
        self._intervals = SubmitIntervals(clock, enabled=limit_rate)
        self._is_stopping = is_stopping
        self._is_disk_nearly_full = is_disk_nearly_full
        self._kept = KeptTestRuns(clock)

    async def start(self, viewer: Viewer, request: TestRunRequest) -> str:
        """Queues a run and gives its key. The checks and their order are submission.md §2's;
        raises the errors named there, BusyError while the server stops, storage.nearly_full."""
        if self._is_stopping():
            raise BusyError
        if await asyncio.to_thread(self._is_disk_nearly_full):
            raise ApiError("storage.nearly_full")
        uid = viewer.account_id
        language = self._checked_language(request)
        self._check_texts(request, language)
        self._intervals.check(uid, INTERVAL_S)
        self._intervals.submitted(uid)
        found, problem = await self._find_problem(viewer, request)
        if language not in found.languages and not found.is_remote:
            raise ApiError("judge.bad_language")
        task = _task(request, language, problem, is_remote=found.is_remote)
        key = self._kept.begin(
            TestRun(
                uid=uid,
                judge_mode=problem.judge_mode,
                user_input=task.input,
                expected_output=task.expected,
            )
        )
        try:
            ended = await self._hand_over(task, owner=uid)
        except BaseException:
            self._kept.forget(key)
            raise
        ended.add_done_callback(partial(self._ended, key))
        return key

    def find(self, viewer: Viewer, key: str) -> TestRun:
        """Raises testjudge.missing."""
        return self._kept.find(key, viewer.account_id)

    def _checked_language(self, request: TestRunRequest) -> str:
        kind = KINDS.get(request.type)
        if kind is None:
            raise ApiError("testjudge.bad_type")
        if not self._registry.is_judging_open(kind, self._configuration.switches):
            raise ApiError("switch.judge_closed")
        language = request.language
        if not request.code.strip() or not language.strip() or request.user_input is None:
            raise ApiError("testjudge.empty")
        if request.is_remote:
            language = LANGUAGE_OF_MODE.get(request.mode, language)
        if not is_language(language):
            raise ApiError("judge.bad_language")
        return language

    def _check_texts(self, request: TestRunRequest, language: str) -> None:
        if len(request.user_input or "") > LONGEST_INPUT:
            raise ApiError("testjudge.input_too_long")
        shortest = self._configuration.switches.codeMinLength
        rules.check_code(request.code, language, shortest=shortest)

    async def _find_problem(
        self, viewer: Viewer, request: TestRunRequest
    ) -> tuple[ProblemForSubmitting, ProblemForJudging]:
        found = await self._problems.for_submitting(request.problem)
        if found is None:
            raise ApiError("problem.missing", status=400)
        if not self._registry.is_visible_somewhere(viewer, found):
            raise ApiError("problem.not_visible")
        problem = await self._problems.for_judging(found.id)
        if problem is None:
            raise ApiError("problem.missing", status=400)
        if problem.judge_mode == "interactive":
            raise ApiError("testjudge.interactive")
        if problem.unsupported is not None:
            raise ApiError("judge.unsupported", reason=problem.unsupported)
        return found, problem

    def _ended(self, key: str, ended: asyncio.Future[TestRunReport]) -> None:
        if ended.cancelled():
            self._kept.forget(key)
            return
        report = ended.result()
        if report.sandbox_failure is not None:
            log.error("a test run failed", extra={"reason": report.sandbox_failure})
        self._kept.end(key, report)


def _task(
    request: TestRunRequest, language: str, problem: ProblemForJudging, *, is_remote: bool
) -> TestRunTask:
    around = problem.surrounding.get(language, SurroundingCode())
    file_io = None
    if problem.is_file_io:
        file_io = FileIo(problem.io_read_file_name or "", problem.io_write_file_name or "")
    return TestRunTask(
        source=request.code,
        language=language,
        time_limit_ms=problem.time_limit_ms,
        memory_limit_mb=problem.memory_limit_mb,
        stack_limit_mb=problem.stack_limit_mb,
        input=request.user_input or "",
        expected=request.expected_output,
        remove_end_blank=problem.is_remove_end_blank or is_remote,
        file_io=file_io,
        extra_files=problem.user_extra_file,
        prepend=around.prepend,
        append=around.append,
    )
