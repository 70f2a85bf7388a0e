"""Calls about a contest's problems (contract contest.md §3)."""

from __future__ import annotations

import msgspec

from oj_appliance.contests.problems.service import ContestProblems, CountedProblem
from oj_appliance.errors import BadRequestError
from oj_appliance.problems.api import ProblemInfo, problem_info
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import GUEST, LOGIN
from oj_appliance.web.wire import Id


class ContestProblemsQuery(msgspec.Struct):
    cid: Id
    containsEnd: bool = False


class ContestProblemDetailsQuery(msgspec.Struct, kw_only=True):
    """`contestID` and `problemID` mean cid and displayId."""

    cid: Id | None = None
    contestID: Id | None = None
    displayId: str | None = None
    problemID: str | None = None
    containsEnd: bool = False


class ContestProblemRow(msgspec.Struct, kw_only=True):
    """`id` is the problem's number in contests (cpid); `color` the balloon's; `titles` by language,
    of one that the contest calls as the bank does."""

    id: int
    displayId: str
    cid: int
    pid: int
    displayTitle: str
    titles: dict[str, str]
    color: str | None
    ac: int
    total: int


class ContestProblemsApi:
    def __init__(self, problems: ContestProblems) -> None:
        self._problems = problems

    @get(
        "/api/get-contest-problem", guard=GUEST, summary="The problems of a contest", previewed=True
    )
    async def get_contest_problem(
        self, call: Call, query: ContestProblemsQuery
    ) -> list[ContestProblemRow]:
        found = await self._problems.listed(call.viewer, query.cid, contains_end=query.containsEnd)
        return [_row(each) for each in found]

    @get(
        "/api/get-contest-problem-details",
        guard=LOGIN,
        summary="A problem's page in a contest",
        previewed=True,
    )
    async def get_contest_problem_details(
        self, call: Call, query: ContestProblemDetailsQuery
    ) -> ProblemInfo:
        cid, display_id = query.cid or query.contestID, query.displayId or query.problemID
        if cid is None or display_id is None:
            raise BadRequestError("http.bad_param", name="cid" if cid is None else "displayId")
        found = await self._problems.detail(
            call.viewer, cid, display_id, contains_end=query.containsEnd
        )
        info = problem_info(found.view, found.own_status)
        if not found.has_ended:
            # Where it comes from, who made it and how hard it is are told afterwards.
            info.problem.source, info.problem.author = "", None
            info.problem.modifiedUser, info.problem.difficulty = None, None
        return info


def _row(counted: CountedProblem) -> ContestProblemRow:
    problem = counted.problem
    return ContestProblemRow(
        id=problem.id,
        displayId=problem.display_id,
        cid=problem.contest_id,
        pid=problem.problem_id,
        displayTitle=problem.display_title,
        titles=counted.titles,
        color=problem.color,
        ac=counted.count.solved,
        total=counted.count.submitted,
    )
