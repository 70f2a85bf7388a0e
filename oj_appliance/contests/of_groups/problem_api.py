"""Calls about which problems a group's contest has (contract group.md §6)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, UnsetType

from oj_appliance.contests.problem_set.api import (
    AdminContestProblem,
    ContestProblemList,
    ContestProblemListQuery,
    DisplayId,
    LinkBody,
    LinkQuery,
    OrderBody,
    listed_problems,
    name_there,
    named_so,
)
from oj_appliance.contests.problem_set.service import ContestProblems
from oj_appliance.errors import ApiError, BadRequestError
from oj_appliance.groups.problems.editing_api import (
    GroupProblemBody,
    GroupProblemDTO,
    created_problem,
    update_problem,
)
from oj_appliance.groups.problems.service import GroupProblems
from oj_appliance.places.display_ids import LONGEST_DISPLAY_TITLE
from oj_appliance.places.types import Auth
from oj_appliance.problems.editing.api import CreatedProblem
from oj_appliance.problems.form import EditorBody
from oj_appliance.problems.rules import LONGEST_DISPLAY_ID, ProblemType
from oj_appliance.problems.wire_settings import LARGEST_PROBLEM_BODY
from oj_appliance.web.endpoint import Call, delete, get, post, put
from oj_appliance.web.guards import LOGIN
from oj_appliance.web.wire import Id, up_to


class PublicProblemBody(msgspec.Struct):
    pid: Id
    cid: Id
    displayId: DisplayId


class GroupProblemQuery(msgspec.Struct):
    """`problemId` is the id that the group's problem has there."""

    problemId: Annotated[str, up_to(LONGEST_DISPLAY_ID)]
    cid: Id
    displayId: DisplayId


class ContestProblemSaving(EditorBody, kw_only=True):
    """What a problem is called in a contest; with `problem`, that problem itself instead, as its
    editor saves it."""

    problem: GroupProblemBody | UnsetType = UNSET
    cid: Id | UnsetType = UNSET
    pid: Id | UnsetType = UNSET
    displayId: DisplayId | UnsetType = UNSET
    displayTitle: Annotated[str, up_to(LONGEST_DISPLAY_TITLE)] | UnsetType = UNSET
    color: Annotated[str, up_to(20)] | None = None


class GroupContestProblemsApi:
    """`problems` is the groups' office; `written` are those that groups write themselves."""

    def __init__(self, problems: ContestProblems, written: GroupProblems) -> None:
        self._problems = problems
        self._written = written

    @get(
        "/api/group/get-contest-problem-list",
        guard=LOGIN,
        summary="Problems of a group's contest, or those that it may take",
    )
    async def get_group_contest_problem_list(
        self, call: Call, query: ContestProblemListQuery
    ) -> ContestProblemList:
        return await listed_problems(self._problems, call, query)

    @get(
        "/api/group/contest-problem",
        guard=LOGIN,
        summary="What a problem is called in a group's contest",
    )
    async def get_group_contest_problem(self, call: Call, query: LinkQuery) -> AdminContestProblem:
        return await name_there(self._problems, call, query)

    @post(
        "/api/group/contest-problem",
        guard=LOGIN,
        summary="Make a problem of a group that contests alone show",
        largest_body=LARGEST_PROBLEM_BODY,
    )
    async def create_group_contest_problem(
        self, call: Call, body: GroupProblemDTO
    ) -> CreatedProblem:
        if body.problem.type == ProblemType.OBJECTIVE:
            raise ApiError("contest.objective", field="type")
        return await created_problem(self._written, call, body, auth=Auth.CONTEST)

    @put(
        "/api/group/contest-problem",
        guard=LOGIN,
        summary="Name a problem of a group's contest, or save the problem itself",
        largest_body=LARGEST_PROBLEM_BODY,
    )
    async def save_group_contest_problem(
        self, call: Call, body: ContestProblemSaving
    ) -> AdminContestProblem | None:
        if body.problem is UNSET:
            return await named_so(self._problems, call, _naming(body))
        saved = {name: getattr(body, name) for name in EditorBody.__struct_fields__}
        await update_problem(self._written, call, GroupProblemDTO(problem=body.problem, **saved))
        return None

    @delete(
        "/api/group/contest-problem",
        guard=LOGIN,
        summary="Take a problem out of a group's contest",
    )
    async def remove_group_contest_problem(self, call: Call, query: LinkQuery) -> None:
        await self._problems.remove(call.actor, query.cid, query.pid)

    @post(
        "/api/group/add-contest-problem-from-public",
        guard=LOGIN,
        summary="Take a problem of the bank into a group's contest",
    )
    async def add_group_contest_problem_from_public(
        self, call: Call, body: PublicProblemBody
    ) -> None:
        await self._problems.add(call.actor, body.cid, body.pid, body.displayId, keeps_auth=True)

    @post(
        "/api/group/add-contest-problem-from-group",
        guard=LOGIN,
        summary="Take a problem of the group into its contest",
    )
    async def add_group_contest_problem_from_group(
        self, call: Call, query: GroupProblemQuery
    ) -> None:
        await self._problems.add_of_group(call.actor, query.cid, query.problemId, query.displayId)

    @put(
        "/api/group/contest-problem-order",
        guard=LOGIN,
        summary="Put the problems of a group's contest in order",
    )
    async def order_group_contest_problems(self, call: Call, body: OrderBody) -> None:
        await self._problems.order(call.actor, body.cid, body.pids)


def _naming(body: ContestProblemSaving) -> LinkBody:
    """Raises http.bad_param naming what is missing."""
    named = {name: getattr(body, name) for name in LinkBody.__struct_fields__}
    missing = next((name for name, value in named.items() if value is UNSET), None)
    if missing is not None:
        raise BadRequestError("http.bad_param", name=missing)
    return LinkBody(**named)
