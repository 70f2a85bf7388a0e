"""A problem once more, for whoever wants to change it without touching the first (contract admin.md
§8)."""

from __future__ import annotations

from dataclasses import replace

from oj_appliance.clock import Clock
from oj_appliance.files.service import retain_blobs
from oj_appliance.problems import rules
from oj_appliance.problems.editing import draft_of
from oj_appliance.problems.reference_solutions import editable
from oj_appliance.problems.service import ProblemService
from oj_appliance.problems.store import attachments, languages, solutions, tags, test_data
from oj_appliance.problems.types import (
    AuthorRef,
    CaseDraft,
    CodeTemplateDraft,
    ProblemDraft,
    ProblemRecord,
    ReferenceSolutionDraft,
    TagName,
)
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Viewer


class ProblemCopies:
    def __init__(self, database: Database, clock: Clock, problem_service: ProblemService) -> None:
        self._database = database
        self._clock = clock
        self._problems = problem_service

    async def duplicate(self, viewer: Viewer, ip: str, pid: int) -> int:
        """The pid of a private copy of the viewer's own, with the next display id; versions of the
        test data, submissions and the original package stay behind. Raises problem.missing,
        problem.not_allowed."""
        author = AuthorRef(viewer.account_id, viewer.username, ip)
        return await self._database.write(self._write_copy, viewer, author, pid)

    def _write_copy(self, viewer: Viewer, author: AuthorRef, pid: int) -> int:
        problem = editable(viewer, pid)
        now = self._clock.now_ms()
        copy = self._problems.write_problem(_whole_draft(problem), author, now)
        for file in attachments.attachments_of(pid):
            retain_blobs([file.content], now=now)
            attachments.put_attachment(copy, file.name, file.content, now=now)
        for solution in solutions.solutions_of(pid):
            draft = ReferenceSolutionDraft(
                solution.name,
                solution.language,
                solution.code,
                solution.expected,
                solution.score,
            )
            solutions.insert_solution(copy, draft, origin=solution.origin, now=now)
        return copy


def _whole_draft(problem: ProblemRecord) -> ProblemDraft:
    """All of it but the reference solutions, which keep where they came from."""
    version = problem.data_version_id
    manifest = None if version is None else test_data.find_manifest(version)
    return replace(
        draft_of(problem),
        problem_id="",
        auth=rules.Auth.PRIVATE,
        unsupported=problem.unsupported,
        cases=tuple(
            CaseDraft(
                case.input_name,
                case.output_name,
                case.input,
                case.output,
                case.score,
                case.group,
            )
            for case in (manifest.cases if manifest else ())
        ),
        tags=tuple(
            TagName(each.name, each.color)
            for each in tags.tags_of([problem.id]).get(problem.id, ())
        ),
        languages=tuple(each.name for each in languages.languages_of(problem.id)) or None,
        code_templates=tuple(
            CodeTemplateDraft(
                each.language, each.code, each.prepend or "", each.append or "", each.is_enabled
            )
            for each in languages.code_templates_of(problem.id)
        ),
    )
