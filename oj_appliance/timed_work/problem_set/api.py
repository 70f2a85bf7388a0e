"""Calls of teachers about a timed work's problems (contract timedwork.md §8)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from oj_appliance.places.display_ids import LONGEST_DISPLAY_ID, LONGEST_DISPLAY_TITLE
from oj_appliance.problems.editing.rows import AdminProblemRow, admin_row
from oj_appliance.timed_work.problem_set import rules
from oj_appliance.timed_work.problem_set.service import TimedWorkProblemSet
from oj_appliance.timed_work.problem_set.types import ProblemLink, WorkProblemChoice
from oj_appliance.timed_work.types import TimedWorkProblem
from oj_appliance.web.endpoint import Call, delete, get, post, put
from oj_appliance.web.guards import STAFF
from oj_appliance.web.paging import Page, PageQuery, page_of
from oj_appliance.web.wire import Id, Int, at_most, up_to

LIST_LIMIT = 10
LONGEST_KEYWORD = 500
LONGEST_JUDGE = 10
MOST_PROBLEMS = 500

WorkDisplayId = Annotated[str, up_to(LONGEST_DISPLAY_ID)]
WorkVersion = Annotated[str, up_to(rules.LONGEST_VERSION)]
WorkDisplayTitle = Annotated[str, up_to(LONGEST_DISPLAY_TITLE)]


class WorkProblemListQuery(PageQuery, kw_only=True):
    """`queryExisted` lists what the work has, else what it may take."""

    tid: Id
    limit: Int = LIST_LIMIT
    queryExisted: bool = True
    keyword: Annotated[str, up_to(LONGEST_KEYWORD)] = ""
    oj: Annotated[str, up_to(LONGEST_JUDGE)] = "All"


class AddWorkProblemBody(msgspec.Struct, kw_only=True):
    """Without a displayTitle the problem's own."""

    tid: Id
    pid: Id
    displayId: WorkDisplayId
    displayTitle: WorkDisplayTitle | None = None
    score: Int = rules.USUAL_POINTS
    version: WorkVersion | None = None


class ChangedWorkProblem(msgspec.Struct, kw_only=True):
    """`id` is the link's own number, which pid and tid name already."""

    tid: Id
    pid: Id
    id: Id | None = None
    displayId: WorkDisplayId
    displayTitle: WorkDisplayTitle
    score: Int
    seq: Int = 0
    version: WorkVersion | None = None


class WorkOrderBody(msgspec.Struct):
    tid: Id
    pids: Annotated[list[Id], at_most(MOST_PROBLEMS)]


class WorkProblemQuery(msgspec.Struct):
    tid: Id
    pid: Id


class AdminTimedWorkProblem(msgspec.Struct, kw_only=True):
    """`score` = the points that the problem is worth; `type` is the problem's own; `version` is
    that of the paper, null = on every one."""

    id: int
    tid: int
    pid: int
    displayId: str
    displayTitle: str
    score: int
    seq: int
    type: int
    version: str | None


class TimedWorkProblemSetList(msgspec.Struct):
    """The map is by pid: of those in the list that the work has. `totalScore` is of the whole
    work."""

    problemList: Page[AdminProblemRow]
    timedWorkProblemMap: dict[str, AdminTimedWorkProblem]
    totalScore: int


class TimedWorkProblemSetApi:
    def __init__(self, problems: TimedWorkProblemSet) -> None:
        self._problems = problems

    @get(
        "/api/admin/homework/get-problem-list",
        guard=STAFF,
        summary="Problems of a timed work, or those that it may take",
    )
    async def get_timed_work_problem_set(
        self, call: Call, query: WorkProblemListQuery
    ) -> TimedWorkProblemSetList:
        window = query.window(LIST_LIMIT)
        wanted = WorkProblemChoice(query.queryExisted, query.keyword, query.oj)
        found = await self._problems.listed(call.viewer, query.tid, wanted, window)
        return TimedWorkProblemSetList(
            page_of([admin_row(row) for row in found.rows], found.total, window),
            {
                str(row.id): _link(found.links[row.id])
                for row in found.rows
                if row.id in found.links
            },
            sum(each.score for each in found.links.values()),
        )

    @post("/api/admin/homework/add-problem", guard=STAFF, summary="Take a problem into a work")
    async def add_timed_work_problem(self, call: Call, body: AddWorkProblemBody) -> None:
        link = ProblemLink(
            body.displayId, body.displayTitle or "", body.score, version=body.version
        )
        await self._problems.add(call.actor, body.tid, body.pid, link)

    @put("/api/admin/homework/problem", guard=STAFF, summary="Name and value a work's problem")
    async def update_timed_work_problem(self, call: Call, body: ChangedWorkProblem) -> None:
        link = ProblemLink(body.displayId, body.displayTitle, body.score, body.seq, body.version)
        await self._problems.save(call.actor, body.tid, body.pid, link)

    @put("/api/admin/homework/problem-order", guard=STAFF, summary="Put a work's problems in order")
    async def order_timed_work_problems(self, call: Call, body: WorkOrderBody) -> None:
        await self._problems.order(call.actor, body.tid, body.pids)

    @delete("/api/admin/homework/problem", guard=STAFF, summary="Take a problem out of a work")
    async def remove_timed_work_problem(self, call: Call, query: WorkProblemQuery) -> None:
        await self._problems.remove(call.actor, query.tid, query.pid)


def _link(link: TimedWorkProblem) -> AdminTimedWorkProblem:
    return AdminTimedWorkProblem(
        id=link.id,
        tid=link.timed_work_id,
        pid=link.problem_id,
        displayId=link.display_id,
        displayTitle=link.display_title,
        score=link.score,
        seq=link.seq,
        type=link.type,
        version=link.version,
    )
