"""Texts as XML 1.0 can hold them: without most control characters, however they are written."""

from __future__ import annotations

import re
from dataclasses import replace

from oj_appliance.problems.types.problem import ProblemDraft, TagName

_FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def xml_text(text: str) -> str:
    return _FORBIDDEN.sub("", text)


def draft_with_names_in_xml(draft: ProblemDraft) -> ProblemDraft:
    """With its titles and tags so."""
    return replace(
        draft,
        statement=replace(draft.statement, title=xml_text(draft.statement.title)),
        further_statements={
            language: replace(each, title=xml_text(each.title))
            for language, each in draft.further_statements.items()
        },
        tags=tuple(TagName(xml_text(tag.name), tag.color) for tag in draft.tags),
    )
