"""An assignment, and what somebody has of it. Moments are epoch ms."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

import msgspec

from oj_appliance.classes.types import ClassProblem, Person, State


class LateRule(IntEnum):
    """What is late counts not at all, less by each day, or in full until the cut-off."""

    NOTHING = 0
    PERCENT = 1
    FULL = 2


class Turn(IntEnum):
    """What an assignment is at a moment."""

    COMING = -1
    OPEN = 0
    LATE = 1
    OVER = 2


@dataclass(frozen=True, slots=True)
class Terms:
    """What counts of it: `late_percent` of the points are lost with each day that has begun after
    `due_at`; nothing counts from `cut_off_at` on. `counts_last`: the last one rather than the
    best."""

    starts_at: int
    due_at: int
    late_rule: LateRule
    late_percent: int | None = None
    cut_off_at: int | None = None
    counts_last: bool = False


@dataclass(frozen=True, slots=True)
class Draft:
    """As its teacher writes it."""

    gid: int
    tid: int
    title: str
    terms: Terms


class Assignment(msgspec.Struct, frozen=True, kw_only=True):
    """`training_title` and `is_of_site` (in no group) are the training's."""

    id: int
    gid: int
    tid: int
    title: str
    training_title: str
    is_of_site: bool
    terms: Terms


class Sent(msgspec.Struct, frozen=True):
    """A submission."""

    uid: str
    problem_id: int
    id: int
    submit_time: int
    status: int
    score: int | None


class Mark(msgspec.Struct, frozen=True):
    """What one student has of one problem: of the submission that counts, `at` its moment and
    `late_days` the days that had begun after the due time."""

    state: State
    points: int
    at: int
    late_days: int


class Result(msgspec.Struct, frozen=True):
    """One student's. `marks` by problem."""

    marks: dict[int, Mark]

    @property
    def points(self) -> int:
        return sum(each.points for each in self.marks.values())

    @property
    def solved(self) -> int:
        return sum(each.state is State.SOLVED for each in self.marks.values())

    @property
    def is_late(self) -> bool:
        return any(each.late_days > 0 for each in self.marks.values())


class Sheet(msgspec.Struct, frozen=True):
    """An assignment with everybody's results, in the order of the people."""

    assignment: Assignment
    problems: list[ClassProblem]
    results: list[tuple[Person, Result]]

    @property
    def most(self) -> int:
        return sum(each.score for each in self.problems)
