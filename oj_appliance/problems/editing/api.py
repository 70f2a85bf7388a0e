"""Back-office calls about problems (contract admin.md §8)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from oj_appliance.clock import wire_time
from oj_appliance.errors import BadRequestError
from oj_appliance.problems import wire
from oj_appliance.problems.api import Keyword, PidQuery
from oj_appliance.problems.editing.copies import ProblemCopies
from oj_appliance.problems.editing.rows import AdminProblemRow, admin_row
from oj_appliance.problems.editing.service import ProblemEditing
from oj_appliance.problems.form import ProblemDTO, editor_form, overlay_of
from oj_appliance.problems.objective.wire import StoredObjectivePart, stored_parts
from oj_appliance.problems.rules import LONGEST_DISPLAY_ID
from oj_appliance.problems.types.form import CaseView
from oj_appliance.problems.types.problem import AttachmentRecord, ProblemRecord
from oj_appliance.problems.wire_settings import LARGEST_PROBLEM_BODY, shown_settings
from oj_appliance.web.endpoint import Call, delete, get, post, put
from oj_appliance.web.guards import PROBLEM_ADMIN, PROBLEM_EDITOR
from oj_appliance.web.paging import Page, PageQuery, page_of
from oj_appliance.web.parsing import MOST_REPEATS
from oj_appliance.web.wire import Id, Int, Time, at_most

# Cases written by hand travel inside the body (contract 00-conventions §1).
LIST_LIMIT = 10
LONGEST_REMOTE_KEY = 10


class AdminListQuery(PageQuery, kw_only=True):
    limit: Int = LIST_LIMIT
    keyword: Keyword = ""
    auth: Int = 0
    oj: str = "All"


class AdminProblem(wire.ProblemObject, kw_only=True):
    """With what only its editors may know."""

    unsupportedReason: str | None
    objectiveParts: list[StoredObjectivePart] | None
    importFormat: str | None
    hasOriginal: bool


class Case(msgspec.Struct, kw_only=True):
    id: int
    pid: int
    input: str
    output: str
    score: int | None
    groupNum: int
    inputSize: int
    outputSize: int
    status: int
    gmtCreate: Time
    gmtModified: Time


class UnansweredQuery(msgspec.Struct):
    pid: Annotated[list[Id], Meta(min_length=1), at_most(MOST_REPEATS)]


class UnansweredProblem(msgspec.Struct):
    """`cases` have an empty answer."""

    pid: int
    problemId: str
    cases: int


class CreatedProblem(msgspec.Struct):
    pid: int


class AuthBody(msgspec.Struct):
    id: Id
    auth: Int


class PidBody(msgspec.Struct):
    pid: Id


class RemoteProblemQuery(msgspec.Struct):
    """`name` is the key of a remote judge, `problemId` what the problem is called there."""

    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_REMOTE_KEY)]
    problemId: Annotated[str, Meta(min_length=1, max_length=LONGEST_DISPLAY_ID)]


class AdminProblemsApi:
    def __init__(self, editing: ProblemEditing, copies: ProblemCopies) -> None:
        self._editing = editing
        self._copies = copies

    @get("/api/admin/problem/get-problem-list", guard=PROBLEM_EDITOR, summary="All problems")
    async def get_admin_problem_list(
        self, call: Call, query: AdminListQuery
    ) -> Page[AdminProblemRow]:
        window = query.window(LIST_LIMIT)
        rows, total = await self._editing.rows(
            keyword=query.keyword.strip(), auth=query.auth, oj=query.oj, window=window
        )
        return page_of([admin_row(row) for row in rows], total, window)

    @get("/api/admin/problem", guard=PROBLEM_EDITOR, summary="A problem as its editor sees it")
    async def get_problem(self, call: Call, query: PidQuery) -> AdminProblem:
        problem = await self._editing.problem(call.viewer, query.pid)
        reason = self._editing.unsupported(problem)
        attachments = await self._editing.attachments(problem.id)
        return admin_problem(problem, attachments, reason.text(call.language) if reason else None)

    @get("/api/admin/problem/get-problem-cases", guard=PROBLEM_EDITOR, summary="Cases of a problem")
    async def get_problem_cases(self, call: Call, query: PidQuery) -> list[Case]:
        return [
            case_row(query.pid, case) for case in await self._editing.cases(call.viewer, query.pid)
        ]

    @get(
        "/api/admin/problem/unanswered-cases",
        guard=PROBLEM_EDITOR,
        summary="Problems that have cases without an answer",
    )
    async def get_unanswered_cases(
        self, call: Call, query: UnansweredQuery
    ) -> list[UnansweredProblem]:
        found = await self._editing.unanswered(call.viewer, query.pid)
        return [UnansweredProblem(problem.id, problem.problem_id, n) for problem, n in found]

    @post(
        "/api/admin/problem",
        guard=PROBLEM_EDITOR,
        summary="Make a problem",
        largest_body=LARGEST_PROBLEM_BODY,
    )
    async def create_problem(self, call: Call, body: ProblemDTO) -> CreatedProblem:
        pid = await self._editing.create(call.actor, overlay_of(body), editor_form(body))
        return CreatedProblem(pid)

    @put(
        "/api/admin/problem",
        guard=PROBLEM_EDITOR,
        summary="Change a problem",
        largest_body=LARGEST_PROBLEM_BODY,
    )
    async def update_problem(self, call: Call, body: ProblemDTO) -> None:
        if body.problem.id is None:
            raise BadRequestError("http.bad_param", name="problem.id")
        await self._editing.update(call.actor, body.problem.id, overlay_of(body), editor_form(body))

    @get(
        "/api/admin/problem/import-remote-oj-problem",
        guard=PROBLEM_EDITOR,
        summary="A problem of a remote judge",
    )
    async def import_remote_problem(self, call: Call, query: RemoteProblemQuery) -> None:
        await self._editing.import_remote(query.name, query.problemId)

    @put("/api/admin/problem/change-problem-auth", guard=PROBLEM_EDITOR, summary="Publish or hide")
    async def change_problem_auth(self, call: Call, body: AuthBody) -> None:
        await self._editing.change_auth(call.actor, body.id, body.auth)

    @post("/api/admin/problem/duplicate", guard=PROBLEM_EDITOR, summary="A problem once more")
    async def duplicate_problem(self, call: Call, body: PidBody) -> CreatedProblem:
        return CreatedProblem(await self._copies.duplicate(call.actor, body.pid))

    @delete("/api/admin/problem", guard=PROBLEM_ADMIN, summary="To the wastebasket")
    async def delete_problem(self, call: Call, query: PidQuery) -> None:
        await self._editing.delete(call.actor, query.pid)


def admin_problem(
    problem: ProblemRecord, attachments: list[AttachmentRecord], unsupported_reason: str | None
) -> AdminProblem:
    unsupported = unsupported_reason is not None
    shown = msgspec.structs.asdict(
        wire.problem_object(problem, attachments, unsupported=unsupported)
    )
    return AdminProblem(
        **{**shown, **shown_settings(problem, shows_hidden=True)},
        unsupportedReason=unsupported_reason,
        objectiveParts=stored_parts(problem.objective_parts) or None,
        importFormat=problem.import_format,
        hasOriginal=problem.original_blob is not None,
    )


def case_row(pid: int, case: CaseView) -> Case:
    return Case(
        id=case.id,
        pid=pid,
        input=case.input,
        output=case.output,
        score=case.score,
        groupNum=case.group,
        inputSize=case.input_size,
        outputSize=case.output_size,
        status=0,
        gmtCreate=wire_time(case.created_at),
        gmtModified=wire_time(case.created_at),
    )
