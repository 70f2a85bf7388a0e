"""Parts on the wire: as an editor sends and sees them, and as they are answered (contract admin.md
§8.1, problem.md §1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import msgspec

from oj_appliance.problems.objective import rules
from oj_appliance.problems.types.objective import FormPart, ObjectivePart, PartKind
from oj_appliance.web.wire import Int, at_most, up_to


class ObjectivePartBody(msgspec.Struct, kw_only=True):
    kind: PartKind
    stem: Annotated[str, up_to(rules.LONGEST_STEM)]
    score: Int
    answers: Annotated[
        list[Annotated[str, up_to(rules.LONGEST_ANSWER)]], at_most(rules.MOST_ALTERNATIVES)
    ]
    options: Annotated[
        list[Annotated[str, up_to(rules.LONGEST_OPTION)]], at_most(rules.MOST_OPTIONS)
    ] = []
    caseSensitive: bool = False
    shuffle: bool = False


class StoredObjectivePart(msgspec.Struct, kw_only=True):
    """As its editor finds it again."""

    kind: PartKind
    stem: str
    score: int
    answers: list[str]
    options: list[str]
    caseSensitive: bool
    shuffle: bool


class ObjectiveFormPart(msgspec.Struct):
    index: int
    kind: PartKind
    stem: str
    options: list[str] | None
    score: int


def parts_of(bodies: Iterable[ObjectivePartBody]) -> tuple[ObjectivePart, ...]:
    return tuple(
        ObjectivePart(
            kind=each.kind,
            stem=each.stem,
            score=each.score,
            answers=tuple(answer.strip() for answer in each.answers),
            options=tuple(each.options),
            case_sensitive=each.caseSensitive and each.kind == "blank",
            shuffle=each.shuffle and each.kind in ("single", "multiple"),
        )
        for each in bodies
    )


def stored_parts(parts: Iterable[ObjectivePart]) -> list[StoredObjectivePart]:
    return [
        StoredObjectivePart(
            kind=each.kind,
            stem=each.stem,
            score=each.score,
            answers=list(each.answers),
            options=list(each.options),
            caseSensitive=each.case_sensitive,
            shuffle=each.shuffle,
        )
        for each in parts
    ]


def form_parts(form: Iterable[FormPart]) -> list[ObjectiveFormPart]:
    return [
        ObjectiveFormPart(
            each.index,
            each.kind,
            each.stem,
            None if each.options is None else list(each.options),
            each.score,
        )
        for each in form
    ]
