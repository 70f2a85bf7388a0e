"""Calls about a timed work's problems (contract timedwork.md §3)."""

from __future__ import annotations

from typing import Literal

import msgspec

from oj_appliance.errors import BadRequestError
from oj_appliance.judging.types import Verdict
from oj_appliance.problems.api import ProblemInfo, problem_info
from oj_appliance.timed_work import rules
from oj_appliance.timed_work.naming import TimedWorkQuery, named_work
from oj_appliance.timed_work.problems.service import TimedWorkProblems
from oj_appliance.timed_work.problems.types import OwnProblem
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import LOGIN

# Of a row's `type` (S3 §3); a problem's own type is another.
PROGRAMMING, OBJECTIVE = 0, 1


class TimedWorkProblemQuery(TimedWorkQuery, kw_only=True):
    """`problemID` means displayId."""

    problemID: str | None = None
    displayId: str | None = None


class CorrectedPoints(msgspec.Struct):
    """What staff has decided on one's points of a problem, and why."""

    kind: Literal["void", "full_marks", "points"]
    reason: str


class TimedWorkProblemRow(msgspec.Struct, kw_only=True):
    """`id` is the problem's number in works, `score` what it is worth there; `myStatus` is -10
    where nothing was submitted and -5 while results are kept back; `correction` is told with
    them."""

    id: int
    pid: int
    displayId: str
    displayTitle: str
    type: int
    isSubmitted: bool
    score: int
    myStatus: int
    myScore: int | None
    correction: CorrectedPoints | None


class TimedWorkProblemInfo(ProblemInfo, kw_only=True):
    """`points` is what the problem is worth in the work."""

    displayId: str
    displayTitle: str
    type: int
    isSubmitted: bool
    myScore: int | None
    correction: CorrectedPoints | None
    points: int


class TimedWorkProblemsApi:
    def __init__(self, problems: TimedWorkProblems) -> None:
        self._problems = problems

    @get(
        "/api/homework/get-timed-work-problem-list",
        guard=LOGIN,
        summary="The problems of a timed work",
    )
    async def get_timed_work_problem_list(
        self, call: Call, query: TimedWorkQuery
    ) -> list[TimedWorkProblemRow]:
        return [_row(each) for each in await self._problems.listed(call.viewer, named_work(query))]

    @get(
        "/api/homework/get-timed-work-problem-detail",
        guard=LOGIN,
        summary="A problem's page in a timed work",
    )
    async def get_timed_work_problem_detail(
        self, call: Call, query: TimedWorkProblemQuery
    ) -> TimedWorkProblemInfo:
        number, display_id = named_work(query), query.problemID or query.displayId
        if display_id is None:
            raise BadRequestError("http.bad_param", name="problemID")
        found = await self._problems.detail(call.viewer, number, display_id)
        own, info = found.own, problem_info(found.view, found.own.status)
        if not found.tells_origin:
            info.problem.source, info.problem.author = "", None
            info.problem.modifiedUser, info.problem.difficulty = None, None
        return TimedWorkProblemInfo(
            **{name: getattr(info, name) for name in ProblemInfo.__struct_fields__},
            displayId=own.problem.display_id,
            displayTitle=own.problem.display_title,
            type=_type_of(own),
            isSubmitted=_is_submitted(own),
            myScore=own.score,
            correction=_correction(own),
            points=own.problem.score,
        )


def _row(own: OwnProblem) -> TimedWorkProblemRow:
    return TimedWorkProblemRow(
        id=own.problem.id,
        pid=own.problem.problem_id,
        displayId=own.problem.display_id,
        displayTitle=own.problem.display_title,
        type=_type_of(own),
        isSubmitted=_is_submitted(own),
        score=own.problem.score,
        myStatus=own.status,
        myScore=own.score,
        correction=_correction(own),
    )


def _correction(own: OwnProblem) -> CorrectedPoints | None:
    decided = own.correction
    return None if decided is None else CorrectedPoints(decided.kind.value, decided.reason)


def _type_of(own: OwnProblem) -> int:
    return OBJECTIVE if own.problem.type == rules.OBJECTIVE else PROGRAMMING


def _is_submitted(own: OwnProblem) -> bool:
    return own.status != Verdict.NOT_SUBMITTED
