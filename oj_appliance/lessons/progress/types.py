"""What the rooms of progress hand to each other."""

from __future__ import annotations

from typing import NamedTuple

from oj_appliance.lessons.types import Done, WholeLesson


class Student(NamedTuple):
    uid: str
    username: str
    realname: str | None


class StudentProgress(NamedTuple):
    """How far a student is with each item, by its number."""

    student: Student
    done: dict[int, Done]


class ProgressPage(NamedTuple):
    """`seen`: how many students have seen each item."""

    whole: WholeLesson
    seen: dict[int, int]
    rows: list[StudentProgress]
    total: int
