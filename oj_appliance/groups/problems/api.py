"""Lists of a group's problems, and what is done to one (contract group.md §4)."""

from __future__ import annotations

import msgspec

from oj_appliance.clock import wire_time
from oj_appliance.groups.problems.service import GroupProblems
from oj_appliance.problems import wire
from oj_appliance.problems.api import Keyword, PidQuery
from oj_appliance.problems.editing.api import CreatedProblem, PidBody
from oj_appliance.problems.of_groups.types import GroupRow
from oj_appliance.web.endpoint import Call, delete, get, post, put
from oj_appliance.web.guards import LOGIN
from oj_appliance.web.paging import Page, PageQuery, page_of
from oj_appliance.web.wire import Id, Int, Time

LIST_LIMIT = 10


class GroupProblemsQuery(PageQuery, kw_only=True):
    gid: Id
    limit: Int = LIST_LIMIT
    keyword: Keyword = ""


class GidQuery(msgspec.Struct):
    gid: Id


class GroupAuthBody(msgspec.Struct):
    pid: Id
    auth: Int


class GroupApplyBody(msgspec.Struct):
    pid: Id
    isApplied: bool


class GroupProblemRow(msgspec.Struct, kw_only=True):
    """`isMine`: its author asks, who looks after it as the group's root does."""

    id: int
    problemId: str
    title: str
    author: str | None
    isMine: bool
    auth: int
    type: int
    isGroup: bool
    applyPublicProgress: int | None
    modifiedUser: str | None
    gid: int
    gmtCreate: Time
    gmtModified: Time


class GroupProblemsApi:
    def __init__(self, problems: GroupProblems) -> None:
        self._problems = problems

    @get("/api/group/get-problem-list", guard=LOGIN, summary="What members of a group solve")
    async def get_group_problem_list(
        self, call: Call, query: GroupProblemsQuery
    ) -> Page[wire.ProblemRow]:
        window = query.window(LIST_LIMIT)
        rows, total = await self._problems.practice(
            call.viewer, query.gid, query.keyword.strip(), window
        )
        return page_of([wire.problem_row(row) for row in rows], total, window)

    @get("/api/group/get-admin-problem-list", guard=LOGIN, summary="All problems of a group")
    async def get_group_admin_problem_list(
        self, call: Call, query: GroupProblemsQuery
    ) -> Page[GroupProblemRow]:
        window = query.window(LIST_LIMIT)
        rows, total = await self._problems.rows(
            call.viewer, query.gid, query.keyword.strip(), window
        )
        told = [_row(row, query.gid, call.viewer.uid) for row in rows]
        return page_of(told, total, window)

    @get("/api/group/get-all-problem-tags", guard=LOGIN, summary="Tags that a group may use")
    async def get_group_problem_tags(self, call: Call, query: GidQuery) -> list[wire.Tag]:
        return [wire.tag(each) for each in await self._problems.tags(call.viewer, query.gid)]

    @put(
        "/api/group/change-problem-auth", guard=LOGIN, summary="Show a group's problem, or hide it"
    )
    async def change_group_problem_auth(self, call: Call, body: GroupAuthBody) -> None:
        await self._problems.change_auth(call.actor, body.pid, body.auth)

    @put("/api/group/apply-public", guard=LOGIN, summary="Ask for a problem to enter the bank")
    async def apply_public(self, call: Call, body: GroupApplyBody) -> None:
        if body.isApplied:
            await self._problems.apply(call.actor, body.pid)
        else:
            await self._problems.withdraw(call.actor, body.pid)

    @post("/api/group/duplicate-problem", guard=LOGIN, summary="A problem once more, hidden")
    async def duplicate_group_problem(self, call: Call, body: PidBody) -> CreatedProblem:
        return CreatedProblem(await self._problems.duplicate(call.actor, body.pid))

    @delete("/api/group/problem", guard=LOGIN, summary="A group's problem to the wastebasket")
    async def delete_group_problem(self, call: Call, query: PidQuery) -> None:
        await self._problems.delete(call.actor, query.pid)


def _row(row: GroupRow, gid: int, uid: str | None) -> GroupProblemRow:
    return GroupProblemRow(
        id=row.id,
        problemId=row.problem_id,
        title=row.title,
        author=row.author,
        isMine=uid is not None and row.author_uid == uid,
        auth=row.auth,
        type=row.type,
        isGroup=row.is_group,
        applyPublicProgress=row.progress,
        modifiedUser=row.modified_user,
        gid=gid,
        gmtCreate=wire_time(row.created_at),
        gmtModified=wire_time(row.updated_at),
    )
