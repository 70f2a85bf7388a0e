"""Calls of organisers about a contest's problems (contract admin.md §12)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from oj_appliance.clock import wire_time
from oj_appliance.contests.problem_set.service import ContestProblems
from oj_appliance.contests.problem_set.types import ListedProblems, ProblemChoice, ProblemName
from oj_appliance.contests.types import ContestProblem
from oj_appliance.errors import GuardError
from oj_appliance.places.display_ids import LONGEST_DISPLAY_ID, LONGEST_DISPLAY_TITLE
from oj_appliance.problems.editing.rows import AdminProblemRow, admin_row
from oj_appliance.problems.service import ProblemService
from oj_appliance.web.endpoint import Call, delete, get, post, put
from oj_appliance.web.guards import CONTEST_ADMIN
from oj_appliance.web.paging import Page, PageQuery, Window, page_of
from oj_appliance.web.wire import Id, Int, Time, at_most, up_to

LIST_LIMIT = 10
LONGEST_KEYWORD = 500
LONGEST_JUDGE = 10
MOST_PROBLEMS = 500

DisplayId = Annotated[str, up_to(LONGEST_DISPLAY_ID)]


class ContestProblemListQuery(PageQuery, kw_only=True):
    """`problemType` absent lists what the contest has, else what it may take."""

    cid: Id
    limit: Int = LIST_LIMIT
    problemType: Int | None = None
    keyword: Annotated[str, up_to(LONGEST_KEYWORD)] = ""
    oj: Annotated[str, up_to(LONGEST_JUDGE)] = "All"


class LinkQuery(msgspec.Struct):
    cid: Id
    pid: Id


class RemoveQuery(msgspec.Struct):
    pid: Id
    cid: Id | None = None


class LinkBody(msgspec.Struct, kw_only=True):
    cid: Id
    pid: Id
    displayId: DisplayId
    displayTitle: Annotated[str, up_to(LONGEST_DISPLAY_TITLE)]
    color: Annotated[str, up_to(20)] | None = None


class AddBody(msgspec.Struct):
    """`keepAuth` leaves a public problem in the bank."""

    pid: Id
    cid: Id
    displayId: DisplayId
    keepAuth: bool = False


class OrderBody(msgspec.Struct):
    cid: Id
    pids: Annotated[list[Id], at_most(MOST_PROBLEMS)]


class AdminContestProblem(msgspec.Struct, kw_only=True):
    id: int
    cid: int
    pid: int
    displayId: str
    displayTitle: str
    color: str | None
    gmtCreate: Time
    gmtModified: Time


class ContestProblemList(msgspec.Struct):
    """The map is by pid: of those in the list that the contest has."""

    problemList: Page[AdminProblemRow]
    contestProblemMap: dict[str, AdminContestProblem]


class ContestProblemsApi:
    def __init__(self, problems: ContestProblems, bank: ProblemService) -> None:
        self._problems = problems
        self._bank = bank

    @get(
        "/api/admin/contest/get-problem-list",
        guard=CONTEST_ADMIN,
        summary="Problems of a contest, or those that it may take",
    )
    async def get_contest_problem_list(
        self, call: Call, query: ContestProblemListQuery
    ) -> ContestProblemList:
        return await listed_problems(self._problems, call, query)

    @get(
        "/api/admin/contest/contest-problem",
        guard=CONTEST_ADMIN,
        summary="What a problem is called in a contest",
    )
    async def get_contest_problem_name(self, call: Call, query: LinkQuery) -> AdminContestProblem:
        return await name_there(self._problems, call, query)

    @put(
        "/api/admin/contest/contest-problem",
        guard=CONTEST_ADMIN,
        summary="Name a problem of a contest",
    )
    async def save_contest_problem_name(self, call: Call, body: LinkBody) -> AdminContestProblem:
        return await named_so(self._problems, call, body)

    @post(
        "/api/admin/contest/add-problem-from-public",
        guard=CONTEST_ADMIN,
        summary="Take a problem into a contest",
    )
    async def add_contest_problem(self, call: Call, body: AddBody) -> None:
        await self._problems.add(
            call.actor, body.cid, body.pid, body.displayId, keeps_auth=body.keepAuth
        )

    @put(
        "/api/admin/contest/problem-order",
        guard=CONTEST_ADMIN,
        summary="Put a contest's problems in order",
    )
    async def order_contest_problems(self, call: Call, body: OrderBody) -> None:
        await self._problems.order(call.actor, body.cid, body.pids)

    @delete(
        "/api/admin/contest/problem",
        guard=CONTEST_ADMIN,
        summary="Take a problem out of a contest, or without one to the wastebasket",
    )
    async def remove_contest_problem(self, call: Call, query: RemoveQuery) -> None:
        if query.cid is not None:
            await self._problems.remove(call.actor, query.cid, query.pid)
            return
        if not call.viewer.is_problem_admin:
            raise GuardError("auth.forbidden")
        await self._bank.delete(query.pid, call.actor)


# -- what the calls of both offices answer; `problems` says whose contests they are


async def listed_problems(
    problems: ContestProblems, call: Call, query: ContestProblemListQuery
) -> ContestProblemList:
    window = query.window(LIST_LIMIT)
    wanted = ProblemChoice(query.problemType, query.keyword, query.oj)
    found = await problems.listed(call.viewer, query.cid, wanted, window)
    return _problem_list(found, window)


async def name_there(
    problems: ContestProblems, call: Call, query: LinkQuery
) -> AdminContestProblem:
    return _wire_link(await problems.link(call.viewer, query.cid, query.pid))


async def named_so(problems: ContestProblems, call: Call, body: LinkBody) -> AdminContestProblem:
    name = ProblemName(body.displayId, body.displayTitle, body.color)
    return _wire_link(await problems.save(call.actor, body.cid, body.pid, name))


def _problem_list(found: ListedProblems, window: Window) -> ContestProblemList:
    links = {
        str(row.id): _wire_link(found.links[row.id]) for row in found.rows if row.id in found.links
    }
    return ContestProblemList(
        page_of([admin_row(row) for row in found.rows], found.total, window), links
    )


def _wire_link(link: ContestProblem) -> AdminContestProblem:
    return AdminContestProblem(
        id=link.id,
        cid=link.contest_id,
        pid=link.problem_id,
        displayId=link.display_id,
        displayTitle=link.display_title,
        color=link.color,
        gmtCreate=wire_time(link.created_at),
        gmtModified=wire_time(link.updated_at),
    )
