"""The bank's editor in a group (contract group.md §4): the same bodies and the same answers."""

from __future__ import annotations

import msgspec

from oj_appliance.errors import BadRequestError
from oj_appliance.groups.problems.api import GidQuery
from oj_appliance.groups.problems.service import GroupProblems
from oj_appliance.judging.types import ProgramRole
from oj_appliance.problems.api import PidQuery
from oj_appliance.problems.editing.api import (
    AdminProblem,
    Case,
    CreatedProblem,
    admin_problem,
    case_row,
)
from oj_appliance.problems.editing.service import ProblemEditing
from oj_appliance.problems.form import ProblemBody, ProblemDTO, editor_form, overlay_of
from oj_appliance.problems.programs.program_api import ProgramBody, check_program
from oj_appliance.problems.programs.program_check import ProgramCheck
from oj_appliance.problems.wire_settings import LARGEST_PROBLEM_BODY
from oj_appliance.web.endpoint import Call, get, post, put, read_query
from oj_appliance.web.guards import LOGIN
from oj_appliance.web.wire import Id


class GroupProblemBody(ProblemBody, kw_only=True):
    gid: Id | None = None


class GroupProblemDTO(ProblemDTO, kw_only=True):
    problem: GroupProblemBody


class GroupProblem(AdminProblem, kw_only=True):
    """`idPrefix` stands before what its people call it, in `problemId` too."""

    idPrefix: str


class GroupCasesQuery(msgspec.Struct):
    pid: Id
    isUpload: bool = True


class GroupProgramBody(ProgramBody, kw_only=True):
    """The group stands in the address, or here."""

    gid: Id | None = None


class GroupProblemEditingApi:
    def __init__(
        self, problems: GroupProblems, editing: ProblemEditing, programs: ProgramCheck
    ) -> None:
        self._problems = problems
        self._editing = editing
        self._programs = programs

    @get("/api/group/problem", guard=LOGIN, summary="A group's problem as its editor sees it")
    async def get_group_problem(self, call: Call, query: PidQuery) -> GroupProblem:
        problem = await self._problems.kept(call.viewer, query.pid)
        reason = self._editing.unsupported(problem)
        attachments = await self._editing.attachments(problem.id)
        told = admin_problem(problem, attachments, reason.text(call.language) if reason else None)
        return GroupProblem(**msgspec.structs.asdict(told), idPrefix=problem.id_prefix or "")

    @get("/api/group/get-problem-cases", guard=LOGIN, summary="Cases of a group's problem")
    async def get_group_problem_cases(self, call: Call, query: GroupCasesQuery) -> list[Case]:
        found = await self._problems.cases(call.viewer, query.pid)
        return [case_row(query.pid, case) for case in found]

    @post(
        "/api/group/problem",
        guard=LOGIN,
        summary="Make a problem of a group",
        largest_body=LARGEST_PROBLEM_BODY,
    )
    async def create_group_problem(self, call: Call, body: GroupProblemDTO) -> CreatedProblem:
        return await created_problem(self._problems, call, body)

    @put(
        "/api/group/problem",
        guard=LOGIN,
        summary="Change a problem of a group",
        largest_body=LARGEST_PROBLEM_BODY,
    )
    async def update_group_problem(self, call: Call, body: GroupProblemDTO) -> None:
        await update_problem(self._problems, call, body)

    @post(
        "/api/group/compile-spj",
        guard=LOGIN,
        summary="Does a group's checker compile?",
        largest_body=LARGEST_PROBLEM_BODY,
    )
    async def compile_group_spj(self, call: Call, body: GroupProgramBody) -> None:
        await self._check(call, "spj", body)

    @post(
        "/api/group/compile-interactive",
        guard=LOGIN,
        summary="Does a group's interactor compile?",
        largest_body=LARGEST_PROBLEM_BODY,
    )
    async def compile_group_interactive(self, call: Call, body: GroupProgramBody) -> None:
        await self._check(call, "interactive", body)

    async def _check(self, call: Call, role: ProgramRole, body: GroupProgramBody) -> None:
        named = GidQuery(body.gid) if body.gid else read_query(call.request, GidQuery)
        self._problems.check_writer(call.viewer, named.gid)
        await check_program(self._programs, role, body)


async def created_problem(
    problems: GroupProblems, call: Call, body: GroupProblemDTO, *, auth: int | None = None
) -> CreatedProblem:
    """`auth`: whatever was asked for. Raises http.bad_param without a group."""
    gid = body.problem.gid
    if gid is None:
        raise BadRequestError("http.bad_param", name="problem.gid")
    problems.check_writer(call.viewer, gid)
    pid = await problems.create(call.actor, gid, overlay_of(body), editor_form(body), auth=auth)
    return CreatedProblem(pid)


async def update_problem(problems: GroupProblems, call: Call, body: GroupProblemDTO) -> None:
    """Raises http.bad_param where it names none."""
    if body.problem.id is None:
        raise BadRequestError("http.bad_param", name="problem.id")
    await problems.kept(call.viewer, body.problem.id)
    await problems.update(call.actor, body.problem.id, overlay_of(body), editor_form(body))
