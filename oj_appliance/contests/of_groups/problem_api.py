"""Calls about which problems a group's contest has (contract group.md §6)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from oj_appliance.contests.problem_set.api import (
    LIST_LIMIT,
    AdminContestProblem,
    ContestProblemList,
    ContestProblemListQuery,
    DisplayId,
    LinkBody,
    LinkQuery,
    OrderBody,
    problem_list,
    wire_link,
)
from oj_appliance.contests.problem_set.service import ContestProblems
from oj_appliance.contests.problem_set.types import ProblemChoice, ProblemName
from oj_appliance.problems.rules import LONGEST_DISPLAY_ID
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


class GroupContestProblemsApi:
    """`problems` is the groups' office."""

    def __init__(self, problems: ContestProblems) -> None:
        self._problems = problems

    @get(
        "/api/group/get-contest-problem-list",
        guard=LOGIN,
        summary="Problems of a group's contest, or those that it may take",
    )
    async def get_group_contest_problem_list(
        self, call: Call, query: ContestProblemListQuery
    ) -> ContestProblemList:
        window = query.window(LIST_LIMIT)
        wanted = ProblemChoice(query.problemType, query.keyword, query.oj)
        found = await self._problems.listed(call.viewer, query.cid, wanted, window)
        return problem_list(found, window)

    @get(
        "/api/group/contest-problem",
        guard=LOGIN,
        summary="What a problem is called in a group's contest",
    )
    async def get_group_contest_problem(self, call: Call, query: LinkQuery) -> AdminContestProblem:
        return wire_link(await self._problems.link(call.viewer, query.cid, query.pid))

    @put(
        "/api/group/contest-problem",
        guard=LOGIN,
        summary="Name a problem of a group's contest",
    )
    async def save_group_contest_problem(self, call: Call, body: LinkBody) -> AdminContestProblem:
        name = ProblemName(body.displayId, body.displayTitle, body.color)
        return wire_link(await self._problems.save(call.actor, body.cid, body.pid, name))

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
