"""What is put right in a timed work. Moments are epoch ms (UTC)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import NamedTuple

import msgspec

from oj_appliance.timed_work.rank.types import RankRow
from oj_appliance.timed_work.types import TimedWork, TimedWorkProblem


class Kind(StrEnum):
    VOID = "void"  # the problem does not count: its weight is 0
    FULL_MARKS = "full_marks"  # everybody has all its points
    POINTS = "points"  # one person has so many


class Correction(NamedTuple):
    """`uid` and `points` (of the work) of kind points alone; the last two once it is taken back."""

    id: int
    problem_id: int
    kind: Kind
    uid: str | None
    points: int | None
    reason: str
    made_by: str
    made_at: int
    undone_by: str | None = None
    undone_at: int | None = None


class Corrections(NamedTuple):
    """Those that count: by problem, and by person and problem."""

    problems: Mapping[int, Correction]
    people: Mapping[tuple[str, int], Correction]

    @classmethod
    def of(cls, rows: Iterable[Correction]) -> Corrections:
        problems: dict[int, Correction] = {}
        people: dict[tuple[str, int], Correction] = {}
        for row in rows:
            if row.undone_at is not None:
                continue
            if row.uid is None:
                problems[row.problem_id] = row
            else:
                people[row.uid, row.problem_id] = row
        return cls(problems, people)

    def for_person(self, uid: str | None, problem_id: int) -> Correction | None:
        """The one that decides: a problem that does not count is worth nothing to anybody; what
        staff gave one person stands above what it gave all."""
        of_all = self.problems.get(problem_id)
        if of_all is not None and of_all.kind is Kind.VOID:
            return of_all
        return self.people.get((uid or "", problem_id), of_all)


NOTHING_CORRECTED = Corrections({}, {})


class Judged(NamedTuple):
    """Of one problem in the work: how many wait or run, how many the judge failed on, and all."""

    unfinished: int = 0
    failed: int = 0
    total: int = 0


class State(NamedTuple):
    """By problem; `paused` with the reason."""

    judged: Mapping[int, Judged]
    paused: Mapping[int, str | None]


class CorrectionBook(msgspec.Struct, frozen=True):
    """`rows` are everybody's, as things stand; `history` what was ever put right."""

    work: TimedWork
    problems: tuple[TimedWorkProblem, ...]
    rows: list[RankRow]
    history: list[Correction]


class Effect(msgspec.Struct, frozen=True):
    """What a correction would make of one person's points in the work."""

    row: RankRow
    before: int
    after: int
