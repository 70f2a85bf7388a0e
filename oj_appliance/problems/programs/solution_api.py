"""Calls about reference solutions and the check of a problem (contract admin.md §8.5)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from oj_appliance.clock import wire_time
from oj_appliance.errors import BadRequestError, Language
from oj_appliance.judging.types import JudgeReport, Verdict
from oj_appliance.problems.api import PidQuery
from oj_appliance.problems.form import Program, Word
from oj_appliance.problems.programs.check_advice import Advice, Timed, is_as_expected
from oj_appliance.problems.programs.reference_solutions import (
    LONGEST_NAME,
    MOST_SOLUTIONS,
    ReferenceSolutions,
)
from oj_appliance.problems.programs.solution_check import (
    CheckedSolution,
    ProblemCheck,
    ProblemChecks,
)
from oj_appliance.problems.types.problem import ReferenceSolutionDraft, ReferenceSolutionRecord
from oj_appliance.problems.wire_settings import LARGEST_PROBLEM_BODY
from oj_appliance.web.endpoint import Call, delete, get, post, put
from oj_appliance.web.guards import PROBLEM_KEEPER
from oj_appliance.web.wire import Id, Int, Time, up_to

LONGEST_MESSAGE = 10_000  # characters of a compiler's words, as in §8.2
FAILED = {
    "en-US": "The judge itself failed, please check again",
    "zh-CN": "评测机出现故障，请重新验题",
}


class Solution(msgspec.Struct, kw_only=True):
    id: int
    name: str
    language: str
    code: str
    expected: list[int]
    score: int | None
    origin: Literal["hand", "import"]
    gmtModified: Time


class SolutionBody(msgspec.Struct, kw_only=True):
    """PUT names the solution by its id and leaves it with its problem."""

    id: Id | None = None
    pid: Id | None = None
    name: Annotated[str, up_to(LONGEST_NAME)]
    language: Word
    code: Program
    expected: Annotated[list[Int], Meta(max_length=20)]
    score: Int | None = None


class SolutionId(msgspec.Struct):
    id: int


class SolutionQuery(msgspec.Struct):
    id: Id


class ProblemCheckBody(msgspec.Struct, kw_only=True):
    pid: Id
    solutionIds: Annotated[list[Id], Meta(max_length=MOST_SOLUTIONS)] | None = None
    dataVersion: Int | None = None


class ProblemCheckKey(msgspec.Struct):
    key: Annotated[str, Meta(max_length=64)]


class CheckedCase(msgspec.Struct):
    seq: int
    status: int
    time: int
    memory: int


class CheckRow(msgspec.Struct, kw_only=True):
    solutionId: int
    name: str
    language: str
    expected: list[int]
    expectedScore: int | None
    status: int
    score: int | None
    time: int | None
    memory: int | None
    ok: bool
    errorMessage: str | None
    cases: list[CheckedCase]


class CheckNote(msgspec.Struct):
    err: str
    msg: str


class CheckTime(msgspec.Struct):
    language: str
    measured: int
    counted: int


class CheckAdvice(msgspec.Struct, kw_only=True):
    slowestAccepted: CheckTime | None
    fastestTooSlow: CheckTime | None
    timeLimit: int
    memoryLimit: int
    casesNobodyFails: list[int]
    notes: list[CheckNote]


class ProblemCheckState(msgspec.Struct, kw_only=True):
    state: Literal["running", "done"]
    done: int
    total: int
    rows: list[CheckRow]
    advice: CheckAdvice | None


class SolutionsApi:
    def __init__(self, solutions: ReferenceSolutions, checks: ProblemChecks) -> None:
        self._solutions = solutions
        self._checks = checks

    @get("/api/admin/problem/solutions", guard=PROBLEM_KEEPER, summary="Reference solutions")
    async def get_solutions(self, call: Call, query: PidQuery) -> list[Solution]:
        return [
            _solution(each) for each in await self._solutions.of_problem(call.viewer, query.pid)
        ]

    @post(
        "/api/admin/problem/solution",
        guard=PROBLEM_KEEPER,
        summary="Add a reference solution",
        largest_body=LARGEST_PROBLEM_BODY,
    )
    async def add_solution(self, call: Call, body: SolutionBody) -> SolutionId:
        if body.pid is None:
            raise BadRequestError("http.bad_param", name="pid")
        return SolutionId(await self._solutions.add(call.actor, body.pid, _draft(body)))

    @put(
        "/api/admin/problem/solution",
        guard=PROBLEM_KEEPER,
        summary="Change a reference solution",
        largest_body=LARGEST_PROBLEM_BODY,
    )
    async def change_solution(self, call: Call, body: SolutionBody) -> SolutionId:
        if body.id is None:
            raise BadRequestError("http.bad_param", name="id")
        await self._solutions.change(call.actor, body.id, _draft(body))
        return SolutionId(body.id)

    @delete(
        "/api/admin/problem/solution", guard=PROBLEM_KEEPER, summary="Remove a reference solution"
    )
    async def remove_solution(self, call: Call, query: SolutionQuery) -> None:
        await self._solutions.remove(call.actor, query.id)

    @post("/api/admin/problem/check", guard=PROBLEM_KEEPER, summary="Judge the reference solutions")
    async def start_check(self, call: Call, body: ProblemCheckBody) -> ProblemCheckKey:
        return ProblemCheckKey(
            await self._checks.start(
                call.viewer,
                body.pid,
                solution_ids=body.solutionIds,
                data_version=body.dataVersion,
            )
        )

    @get("/api/admin/problem/check", guard=PROBLEM_KEEPER, summary="How the check goes")
    async def get_check(self, call: Call, query: ProblemCheckKey) -> ProblemCheckState:
        return _check(self._checks.find(call.viewer, query.key), call.language)


def _draft(body: SolutionBody) -> ReferenceSolutionDraft:
    return ReferenceSolutionDraft(
        body.name, body.language, body.code, tuple(body.expected), body.score
    )


def _solution(record: ReferenceSolutionRecord) -> Solution:
    return Solution(
        id=record.id,
        name=record.name,
        language=record.language,
        code=record.code,
        expected=list(record.expected),
        score=record.score,
        origin="import" if record.origin == "import" else "hand",
        gmtModified=wire_time(record.updated_at),
    )


def _check(check: ProblemCheck, language: Language) -> ProblemCheckState:
    return ProblemCheckState(
        state="running" if check.advice is None else "done",
        done=check.done,
        total=check.total,
        rows=[_row(each, language) for each in check.rows],
        advice=None if check.advice is None else _advice(check.advice, language),
    )


def _row(row: CheckedSolution, language: Language) -> CheckRow:
    solution, report = row.solution, row.report
    return CheckRow(
        solutionId=solution.id,
        name=solution.name,
        language=solution.language,
        expected=list(solution.expected),
        expectedScore=solution.score,
        status=row.status,
        score=report.score if report else None,
        time=report.time_ms if report else None,
        memory=report.memory_kb if report else None,
        ok=report is not None and is_as_expected(solution, report),
        errorMessage=_message(report, language),
        cases=[
            CheckedCase(case.seq, case.status, case.time_ms, case.memory_kb)
            for case in (report.cases if report else ())
        ],
    )


def _message(report: JudgeReport | None, language: Language) -> str | None:
    """What the compiler or the judge says; what is inside a failed sandbox is not told."""
    if report is None or report.status not in (Verdict.COMPILE_ERROR, Verdict.SYSTEM_ERROR):
        return None
    if report.sandbox_failure is not None:
        return FAILED[language]
    return (report.error_message or "")[:LONGEST_MESSAGE] or None


def _time(timed: Timed | None) -> CheckTime | None:
    return CheckTime(timed.language, timed.measured_ms, timed.counted_ms) if timed else None


def _advice(told: Advice, language: Language) -> CheckAdvice:
    return CheckAdvice(
        slowestAccepted=_time(told.slowest_accepted),
        fastestTooSlow=_time(told.fastest_too_slow),
        timeLimit=told.time_limit_ms,
        memoryLimit=told.memory_limit_mb,
        casesNobodyFails=list(told.cases_nobody_fails),
        notes=[CheckNote(note.key, note.text.text(language)) for note in told.notes],
    )
