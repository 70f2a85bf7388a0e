"""What the rooms of merging hand to each other. Moments are epoch ms (UTC)."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

import msgspec

from oj_appliance.exam_results.types import Absent, ResultPerson, ResultProblem
from oj_appliance.packs.results.types import SchoolResults


class Asked(StrEnum):
    """What is doubtful: which of a school's files counts; a file written before all was in and
    judged; one of a paper that is not the office's; somebody who is not on its roster, or is there
    under another name; and one student in several places."""

    FILE = "file"
    OPEN = "open"
    PAPER = "paper"
    UNKNOWN = "unknown"
    NAME = "name"
    PERSON = "person"


class KeptResults(SchoolResults, frozen=True, kw_only=True):
    """As they stand in a row: what people sent lies beside it, packed, as the content of this
    name; None where nothing came."""

    code: str | None = None


COUNT, LEAVE_OUT, ALL = "count", "leave_out", "all"


class TakenFile(msgspec.Struct, frozen=True):
    """A file of results that was taken in."""

    id: int
    digest: str
    taken_by: str
    taken_at: int
    results: KeptResults


class Decision(msgspec.Struct, frozen=True):
    """`among` tells what it was made of: with other facts it holds no more."""

    among: str
    choice: str
    decided_by: str


class Entry(msgspec.Struct, frozen=True):
    """One person's result in one file."""

    file: TakenFile
    person: ResultPerson

    @property
    def id(self) -> str:
        return f"{self.file.id}:{self.person.username}"


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """`choices` are those of `kind`: COUNT and LEAVE_OUT; of files their numbers; of a person the
    ids of entries, or ALL where they are different people. `told` are facts in words of the roster
    or the paper, `before` → `after`."""

    subject: str
    kind: Asked
    among: str
    choices: tuple[str, ...]
    files: tuple[TakenFile, ...] = ()
    entries: tuple[Entry, ...] = ()
    told: tuple[tuple[str, str, str], ...] = ()
    choice: str | None = None
    decided_by: str | None = None


class Ranked(msgspec.Struct, frozen=True):
    rank: int
    entry: Entry


@dataclass(slots=True)
class Merged:
    """`schools` are what opened exams are called, by their mark; `counted` are files whose people
    are in, `left_out` those that were decided against; `waiting` how many questions nobody has
    answered. Whoever hangs on one is not among `people` yet."""

    files: list[TakenFile]
    problems: tuple[ResultProblem, ...] = ()
    schools: dict[str, str] = field(default_factory=dict)
    counted: set[int] = field(default_factory=set)
    left_out: set[int] = field(default_factory=set)
    questions: list[Question] = field(default_factory=list)
    people: list[Ranked] = field(default_factory=list)
    absent: list[tuple[str, Absent]] = field(default_factory=list)

    def school(self, file: TakenFile) -> str:
        return self.schools[file.results.copy_id]

    @property
    def waiting(self) -> int:
        return sum(each.choice is None for each in self.questions)
