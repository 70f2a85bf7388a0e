"""What the rooms of classes hand each other. Moments are epoch ms, points 0 to 100 a problem."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

import msgspec


class State(IntEnum):
    """Of one student with one problem; who has done nothing there has no cell."""

    SOLVED = 1
    TRIED = 2
    WAITING = 3


class ClassProblem(msgspec.Struct, frozen=True):
    """`full_score` is what a submission of it can reach; all are worth the same here."""

    id: int
    display_id: str
    title: str
    type: int
    full_score: int

    @property
    def score(self) -> int:
        return MOST_POINTS


MOST_POINTS = 100


class Person(msgspec.Struct, frozen=True):
    """`has_left`: was a student of the class and is in another one now."""

    uid: str
    username: str
    realname: str
    number: str
    has_left: bool = False


# A table has thousands of these two: the collector need not walk through them.
class Tally(msgspec.Struct, frozen=True, gc=False):
    """What somebody has submitted of a problem, added up: `tries` were judged, `best_score` is the
    greatest of them, `last_at` the moment of the last try or, without one, of what waits."""

    uid: str
    problem_id: int
    is_solved: bool
    tries: int
    waiting: int
    best_score: int | None
    last_at: int


class Cell(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """Answered as it stands."""

    state: State
    tries: int
    points: int
    last_at: int


@dataclass(frozen=True, slots=True)
class Row:
    """One student's; `cells` by problem, `stuck_days` None where nothing waits to be solved."""

    person: Person
    cells: dict[int, Cell]
    solved: int
    points: int
    last_at: int | None
    stuck_days: int | None


class ClassTable(msgspec.Struct, frozen=True):
    """`is_cut`: there were more problems. `is_teacher`: whoever asked sees everybody."""

    problems: list[ClassProblem]
    rows: list[Row]
    is_teacher: bool
    is_cut: bool
    now: int
