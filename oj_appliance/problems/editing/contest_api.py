"""A problem that is written for a contest, in the same editor (contract admin.md §12)."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from oj_appliance.errors import ApiError, BadRequestError
from oj_appliance.places.types import Auth
from oj_appliance.problems.api import PidQuery
from oj_appliance.problems.editing.api import (
    AdminProblem,
    CreatedProblem,
    RemoteProblemQuery,
    admin_problem,
)
from oj_appliance.problems.editing.service import ProblemEditing
from oj_appliance.problems.form import ProblemDTO, editor_form, overlay_of
from oj_appliance.problems.rules import LONGEST_DISPLAY_ID, ProblemType
from oj_appliance.problems.types.problem import ProblemDraft
from oj_appliance.problems.wire_settings import LARGEST_PROBLEM_BODY
from oj_appliance.web.endpoint import Call, get, post, put
from oj_appliance.web.guards import PROBLEM_EDITOR
from oj_appliance.web.wire import Id, up_to


class RemoteContestProblemQuery(RemoteProblemQuery, kw_only=True):
    cid: Id
    displayId: Annotated[str, up_to(LONGEST_DISPLAY_ID)]


class ContestProblemEditingApi:
    def __init__(self, editing: ProblemEditing) -> None:
        self._editing = editing

    @get("/api/admin/contest/problem", guard=PROBLEM_EDITOR, summary="As its editor sees it")
    async def get_problem_of_contest(self, call: Call, query: PidQuery) -> AdminProblem:
        problem = await self._editing.problem(call.viewer, query.pid)
        reason = self._editing.unsupported(problem)
        attachments = await self._editing.attachments(problem.id)
        return admin_problem(problem, attachments, reason.text(call.language) if reason else None)

    @post(
        "/api/admin/contest/problem",
        guard=PROBLEM_EDITOR,
        summary="Make a problem that contests alone show",
        largest_body=LARGEST_PROBLEM_BODY,
    )
    async def create_problem_of_contest(self, call: Call, body: ProblemDTO) -> CreatedProblem:
        overlay = overlay_of(body)

        def of_contests(base: ProblemDraft) -> ProblemDraft:
            draft = overlay(base)
            if draft.type == ProblemType.OBJECTIVE:
                raise ApiError("contest.objective", field="type")
            return replace(draft, auth=Auth.CONTEST)

        pid = await self._editing.create(call.actor, of_contests, editor_form(body))
        return CreatedProblem(pid)

    @put(
        "/api/admin/contest/problem",
        guard=PROBLEM_EDITOR,
        summary="Change such a problem",
        largest_body=LARGEST_PROBLEM_BODY,
    )
    async def update_problem_of_contest(self, call: Call, body: ProblemDTO) -> None:
        if body.problem.id is None:
            raise BadRequestError("http.bad_param", name="problem.id")
        await self._editing.update(call.actor, body.problem.id, overlay_of(body), editor_form(body))

    @get(
        "/api/admin/contest/import-remote-oj-problem",
        guard=PROBLEM_EDITOR,
        summary="A problem of a remote judge for a contest",
    )
    async def import_remote_problem_of_contest(
        self, call: Call, query: RemoteContestProblemQuery
    ) -> None:
        await self._editing.import_remote(query.name, query.problemId)
