"""What the rooms of learning hand to each other."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date
from enum import StrEnum

import msgspec


class Tag(msgspec.Struct, frozen=True):
    id: int
    name: str
    color: str | None = None


class Attempt(msgspec.Struct, frozen=True):
    """What a person's submissions of one problem come to, as far as they are told. `share` is how
    much of it their best one got right, 0 to 1, 0 where nothing is told; times are epoch ms."""

    pid: int
    solved_at: int | None
    last_at: int
    share: float = 0.0


@dataclass(frozen=True, slots=True)
class Facts:
    """A problem that the person may see. `group_id`: it is met there; `solved_by`: how many
    submissions of others were accepted in the bank, of so many."""

    id: int
    display_id: str
    title: str
    difficulty: int
    titles: dict[str, str] = field(default_factory=dict)
    tags: tuple[Tag, ...] = ()
    group_id: int | None = None
    accepted: int = 0
    submitted: int = 0


class Reason(StrEnum):
    """Why a problem is suggested, by its name on the wire."""

    FINISH = "finish"
    PRACTISE = "practise"
    NEXT = "next"
    BEGIN = "begin"


@dataclass(frozen=True, slots=True)
class Suggestion:
    """`tag` is what the problem shares with `like`; `share` of one that was nearly solved, in per
    cent."""

    problem: Facts
    reason: Reason
    tag: Tag | None = None
    like: Facts | None = None
    share: int | None = None


class Course(msgspec.Struct, frozen=True):
    """How many problems were first solved in each week, and in all the time before."""

    before: int
    weeks: tuple[int, ...]

    @property
    def total(self) -> int:
        return self.before + sum(self.weeks)


class TagCourse(msgspec.Struct, frozen=True):
    """`tried`: without an accepted submission."""

    tag: Tag
    course: Course
    tried: int


class Learning(msgspec.Struct, frozen=True):
    """`weeks` are Mondays; `levels` by difficulty, None for problems that are out of sight; `days`
    are submissions of the last days, the last one today's."""

    solved: int
    tried: int
    weeks: tuple[date, ...]
    levels: dict[int | None, Course]
    tags: tuple[TagCourse, ...]
    days: tuple[tuple[date, int], ...]
    weeks_in_a_row: int
    suggestions: tuple[Suggestion, ...]
