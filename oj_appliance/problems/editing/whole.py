"""A problem with all its parts as one draft: for those who copy it or carry it elsewhere."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from oj_appliance.problems.editing.service import draft_of
from oj_appliance.problems.store import (
    attachments,
    languages,
    problems,
    solutions,
    tags,
    test_data,
)
from oj_appliance.problems.types.problem import (
    AttachmentRecord,
    CaseDraft,
    CodeTemplateDraft,
    ProblemDraft,
    ProblemRecord,
    ReferenceSolutionDraft,
    TagName,
)


class WholeProblem(msgspec.Struct, frozen=True):
    """`draft` holds the cases of the active version, tags, languages, templates and reference
    solutions too."""

    record: ProblemRecord
    draft: ProblemDraft
    attachments: tuple[AttachmentRecord, ...]


def read_whole(pid: int) -> WholeProblem | None:
    """Inside a read. None for what is not there or lies in the wastebasket."""
    record = problems.find_problem(pid)
    return None if record is None else whole_of(record)


def whole_of(record: ProblemRecord) -> WholeProblem:
    """The same of a problem that was read already."""
    pid = record.id
    version = record.data_version_id
    manifest = None if version is None else test_data.find_manifest(version)
    named = tuple(each.name for each in languages.languages_of(pid))
    draft = replace(
        draft_of(record),
        cases=tuple(
            CaseDraft(
                case.input_name, case.output_name, case.input, case.output, case.score, case.group
            )
            for case in (manifest.cases if manifest else ())
        ),
        tags=tuple(
            TagName(tag.name, tag.color, tag.group_id) for tag in tags.tags_of([pid]).get(pid, [])
        ),
        languages=named or None,
        code_templates=tuple(
            CodeTemplateDraft(
                each.language, each.code, each.prepend or "", each.append or "", each.is_enabled
            )
            for each in languages.code_templates_of(pid)
        ),
        reference_solutions=tuple(
            ReferenceSolutionDraft(each.name, each.language, each.code, each.expected, each.score)
            for each in solutions.solutions_of(pid)
        ),
        unsupported=record.unsupported,
    )
    return WholeProblem(record, draft, tuple(attachments.attachments_of(pid)))
