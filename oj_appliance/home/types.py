"""What the rooms of the start page hand to each other."""

from __future__ import annotations

import msgspec


class WeekStatistics(msgspec.Struct, frozen=True):
    """Submissions of seven days, oldest first: the day as MM-dd, how many, how many accepted."""

    days: tuple[str, ...]
    accepted: tuple[int, ...]
    total: tuple[int, ...]


class Quotation(msgspec.Struct, frozen=True):
    text: str
    source: str


class CarouselPicture(msgspec.Struct, frozen=True):
    """`name` is the file's random name, `hint` what it was called where it came from."""

    id: int
    name: str
    hint: str
