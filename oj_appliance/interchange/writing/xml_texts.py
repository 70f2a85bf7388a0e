"""Texts as XML 1.0 can hold them: without most control characters, however they are written."""

from __future__ import annotations

import re
from dataclasses import replace

from oj_appliance.problems.types.problem import ProblemDraft, Statement, TagName

_FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def xml_text(text: str) -> str:
    return _FORBIDDEN.sub("", text)


def draft_in_xml(draft: ProblemDraft) -> ProblemDraft:
    """With all that an FPS item holds of it."""
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


def draft_with_names_in_xml(draft: ProblemDraft) -> ProblemDraft:
    """With its titles and tags so, which is what Polygon's document holds."""
    return replace(
        draft,
        statement=replace(draft.statement, title=xml_text(draft.statement.title)),
        further_statements={
            language: replace(each, title=xml_text(each.title))
            for language, each in draft.further_statements.items()
        },
        tags=tuple(TagName(xml_text(tag.name), tag.color) for tag in draft.tags),
    )
