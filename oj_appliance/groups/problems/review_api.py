"""What of the groups' problems comes into the bank is decided in the back-office (contract
admin.md §10)."""

from __future__ import annotations

import msgspec

from oj_appliance.clock import wire_time
from oj_appliance.errors import ApiError
from oj_appliance.groups.service import Groups
from oj_appliance.problems import wire
from oj_appliance.problems.api import Keyword, PidQuery
from oj_appliance.problems.editing.service import ProblemEditing
from oj_appliance.problems.of_groups.service import ProblemsOfGroups
from oj_appliance.problems.of_groups.types import Application, Progress
from oj_appliance.web.endpoint import Call, get, put
from oj_appliance.web.guards import PROBLEM_ADMIN, STAFF
from oj_appliance.web.paging import Page, PageQuery, page_of
from oj_appliance.web.wire import Id, Int, Time

LIST_LIMIT = 10


class ApplicationsQuery(PageQuery, kw_only=True):
    limit: Int = LIST_LIMIT
    keyword: Keyword = ""
    gid: Id | None = None


class ApplicationRow(msgspec.Struct, kw_only=True):
    id: int
    gid: int
    groupName: str | None
    applyPublicProgress: int
    problemId: str
    title: str
    author: str | None
    type: int
    judgeMode: str
    gmtModified: Time


class ReviewedProblem(msgspec.Struct, kw_only=True):
    """As its readers will find it, and how large its test data are."""

    problem: wire.ProblemObject
    tags: list[wire.Tag]
    languages: list[str]
    cases: int
    groupName: str | None


class ProgressBody(msgspec.Struct):
    pid: Id | None = None
    progress: Int | None = None


class GroupProblemReviewApi:
    def __init__(self, groups: Groups, problems: ProblemsOfGroups, editing: ProblemEditing) -> None:
        self._groups = groups
        self._problems = problems
        self._editing = editing

    @get("/api/admin/group-problem/list", guard=STAFF, summary="Problems that groups offer")
    async def get_applications(self, call: Call, query: ApplicationsQuery) -> Page[ApplicationRow]:
        window = query.window(LIST_LIMIT)
        rows, total = await self._problems.applications(query.gid, query.keyword.strip(), window)
        return page_of([self._row(row) for row in rows], total, window)

    @get(
        "/api/admin/group-problem/problem",
        guard=STAFF,
        summary="A look at a problem that its group offers",
    )
    async def get_application(self, call: Call, query: PidQuery) -> ReviewedProblem:
        offered = await self._problems.offered(query.pid)
        problem = offered.problem
        reason = self._editing.unsupported(problem)
        attachments = await self._editing.attachments(problem.id)
        return ReviewedProblem(
            problem=wire.problem_object(problem, attachments, unsupported=reason is not None),
            tags=[wire.tag(each) for each in offered.tags],
            languages=list(offered.languages),
            cases=offered.cases,
            groupName=self._name(problem.group_id),
        )

    @put(
        "/api/admin/group-problem/change-progress",
        guard=PROBLEM_ADMIN,
        summary="Accept or refuse a problem that its group offers",
    )
    async def change_progress(self, call: Call, body: ProgressBody) -> None:
        if body.pid is None or body.progress is None:
            raise ApiError("param.empty")
        if body.progress not in tuple(Progress):
            raise ApiError("problem.bad_progress")
        await self._problems.decide(call.actor, body.pid, Progress(body.progress))

    def _row(self, row: Application) -> ApplicationRow:
        return ApplicationRow(
            id=row.id,
            gid=row.group_id,
            groupName=self._name(row.group_id),
            applyPublicProgress=row.progress,
            problemId=row.problem_id,
            title=row.title,
            author=row.author,
            type=row.type,
            judgeMode=row.judge_mode,
            gmtModified=wire_time(row.updated_at),
        )

    def _name(self, gid: int | None) -> str | None:
        group = None if gid is None else self._groups.find(gid)
        return None if group is None else group.name
