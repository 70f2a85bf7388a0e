"""What the rooms of the start page hand to each other."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class WeekStatistics:
    """Submissions of seven days, oldest first: the day as MM-dd, how many, how many accepted."""

    days: tuple[str, ...]
    accepted: tuple[int, ...]
    total: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Quotation:
    text: str
    source: str


@dataclass(frozen=True, slots=True)
class CarouselPicture:
    """`name` is the file's random name, `hint` what it was called where it came from."""

    id: int
    name: str
    hint: str
