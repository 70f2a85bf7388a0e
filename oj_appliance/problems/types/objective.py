"""Questions that need no program (problem type 2, contract admin.md §8.1). A problem has them in
their order; what they are called by is their place in it, counted from 0."""

from __future__ import annotations

from typing import Literal

import msgspec

PartKind = Literal["single", "multiple", "judge", "blank"]

# What stands in the place of a language where answers are sent (contract timedwork.md §4).
OBJECTIVE = "Objective"


class ObjectivePart(msgspec.Struct, frozen=True):
    """As its author wrote it. `stem` and `options` are Markdown. `answers`: the letters of the
    right options, "true" or "false", or every text that is accepted in a blank. `case_sensitive` is
    of blanks, `shuffle` of options: each person finds them in an order of their own."""

    kind: PartKind
    stem: str
    score: int
    answers: tuple[str, ...]
    options: tuple[str, ...] = ()
    case_sensitive: bool = False
    shuffle: bool = False

    @property
    def has_options(self) -> bool:
        return self.kind in ("single", "multiple")


class FormPart(msgspec.Struct, frozen=True):
    """The same for who answers it, in the order of that person; never what is accepted."""

    index: int
    kind: PartKind
    stem: str
    score: int
    options: tuple[str, ...] | None
