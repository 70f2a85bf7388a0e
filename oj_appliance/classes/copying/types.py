"""A class that is made anew for another year."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date

import msgspec


class CopyChoices(msgspec.Struct, frozen=True):
    """What the new group is called, and when its first assignment begins."""

    gid: int
    name: str
    short_name: str
    first_day: date


class LeftOut(msgspec.Struct, frozen=True):
    """What stays with the old group alone; `problems` by display id and title."""

    members: int
    announcements: int
    contests: int
    timed_works: int
    problems: list[tuple[str, str]]


@dataclass(slots=True)
class Copied:
    gid: int
    left_out: LeftOut
    trainings: list[int] = field(default_factory=list)
    assignments: int = 0
