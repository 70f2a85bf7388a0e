"""A package in the place of a stored problem (contract file.md §5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from oj_appliance.errors import ApiError
from oj_appliance.files.service import retain_blobs
from oj_appliance.places.practice import viewer_may_edit
from oj_appliance.problems.attachments.service import write_attachments
from oj_appliance.problems.service import ProblemService
from oj_appliance.problems.store import attachments, problems, solutions
from oj_appliance.problems.types.problem import (
    AttachmentRecord,
    ProblemDraft,
    ReferenceSolutionDraft,
)
from oj_appliance.web.guards import Actor


def write_replacement(
    service: ProblemService,
    pid: int,
    draft: ProblemDraft,
    files: Sequence[AttachmentRecord],
    editor: Actor,
    *,
    now: int,
) -> None:
    """Inside a write of the caller's, who announces the change. Author, audience, submissions,
    older versions of the test data and solutions written by hand stay; all else is the draft's.
    Raises the keys of an update, and problem.not_allowed."""
    before = problems.find_problem(pid)
    if before is None or before.is_remote or not viewer_may_edit(before, editor.viewer):
        raise ApiError("problem.not_allowed")
    if draft.group is not None and before.group_id != draft.group.id:
        raise ApiError("problem.not_allowed")
    service.write_update(pid, replace(draft, auth=before.auth), editor, None, now)
    if draft.original is not None:
        problems.set_original(pid, draft.original.sha256)
        retain_blobs([draft.original], now=now)
    _replace_solutions(pid, draft.reference_solutions, now)
    for file in attachments.attachments_of(pid):
        attachments.delete_attachment(pid, file.name)
    write_attachments(pid, files, now=now)


def _replace_solutions(pid: int, brought: Sequence[ReferenceSolutionDraft], now: int) -> None:
    stored = solutions.solutions_of(pid)
    for each in stored:
        if each.origin == "import":
            solutions.delete_solution(each.id)
    kept = {each.name for each in stored if each.origin != "import"}
    fresh = [each for each in brought if each.name[:100] not in kept]
    solutions.insert_solutions(pid, fresh, origin="import", now=now)
