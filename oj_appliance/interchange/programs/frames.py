"""Templates and the code around the student's, as packages carry them: one a family of languages
(formats §10)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from oj_appliance.interchange.programs.languages import FAMILIES, LanguageFamily
from oj_appliance.problems.types.problem import CodeTemplateDraft


class CodeFrame(msgspec.Struct, frozen=True):
    """Of one family; each part may be empty."""

    prepend: str = ""
    template: str = ""
    append: str = ""

    @property
    def surrounds(self) -> bool:
        return bool(self.prepend.strip() or self.append.strip())


def templates_from(
    frames: Mapping[LanguageFamily, CodeFrame],
) -> tuple[tuple[CodeTemplateDraft, ...], tuple[str, ...] | None]:
    """One template for every language of a family. With code around the student's the problem
    offers the languages that have it and no others (contract file.md §5)."""
    templates = tuple(
        CodeTemplateDraft(
            language,
            code=frame.template,
            prepend=frame.prepend,
            append=frame.append,
            enabled=bool(frame.template.strip()),
        )
        for family, frame in frames.items()
        for language in family.languages
    )
    framed = tuple(
        language
        for family, frame in frames.items()
        if frame.surrounds
        for language in family.languages
    )
    return templates, framed or None


def frames_of(templates: Sequence[CodeTemplateDraft]) -> dict[LanguageFamily, CodeFrame]:
    """The other way round: of templates that differ inside a family, that of its first language.
    What is not enabled is not shown, but what surrounds the student's code always counts."""
    known = {each.language: each for each in templates}
    frames = {}
    for family in FAMILIES:
        found = [known[language] for language in family.languages if language in known]
        shown = next((each.code for each in found if each.enabled and each.code.strip()), "")
        around = next(
            ((each.prepend, each.append) for each in found if _surrounds(each)),
            ("", ""),
        )
        frame = CodeFrame(around[0], shown, around[1])
        if frame.surrounds or shown:
            frames[family] = frame
    return frames


def _surrounds(each: CodeTemplateDraft) -> bool:
    return bool(each.prepend.strip() or each.append.strip())
