"""A problem with all that an FPS item holds of it as XML can hold it."""

from __future__ import annotations

from dataclasses import replace

from oj_appliance.interchange.writing.xml_texts import draft_with_names_in_xml, xml_text
from oj_appliance.problems.types.problem import ProblemDraft, Statement


def draft_in_xml(draft: ProblemDraft) -> ProblemDraft:
    statement = draft.statement
    return replace(
        draft_with_names_in_xml(draft),
        statement=Statement(
            *map(xml_text, (statement.title, statement.description, statement.input)),
            *map(xml_text, (statement.output, statement.hint)),
        ),
        examples=tuple(
            replace(each, input=xml_text(each.input), output=xml_text(each.output))
            for each in draft.examples
        ),
        source=xml_text(draft.source),
        spj_code=None if draft.spj_code is None else xml_text(draft.spj_code),
        code_templates=tuple(
            replace(
                each,
                code=xml_text(each.code),
                prepend=xml_text(each.prepend),
                append=xml_text(each.append),
            )
            for each in draft.code_templates
        ),
        reference_solutions=tuple(
            replace(each, code=xml_text(each.code)) for each in draft.reference_solutions
        ),
    )
