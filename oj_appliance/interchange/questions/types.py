"""What reading questions hands on."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from oj_appliance.errors import Phrase
from oj_appliance.problems.types.objective import ObjectivePart

MOST_QUESTIONS = 1000  # of one file; a problem takes 200 of them


@dataclass(slots=True)
class ReadQuestion:
    """One question of a file. `line` is where it begins, in a table its row. Without `part` it
    cannot be taken and `fault` says why; `notes` tell what was left out of one that can."""

    line: int
    text: str
    part: ObjectivePart | None = None
    fault: Phrase | None = None
    notes: list[Phrase] = field(default_factory=list)


class ReadQuestions(msgspec.Struct, frozen=True):
    format: str  # gift or table
    questions: list[ReadQuestion]
