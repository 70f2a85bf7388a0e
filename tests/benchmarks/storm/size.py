"""How large a storm is."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Size:
    """`seconds` is how long submissions come; `hurry` by how much pauses of the page are shorter
    than in a browser; without `has_own_sources` all send the same few, which are compiled once."""

    people: int
    submissions: int
    problems: int
    kills: int
    seconds: float
    hurry: float = 1
    has_own_sources: bool = True

    @property
    def of_each(self) -> int:
        return self.submissions // self.people


FULL = Size(300, 3000, 10, kills=5, seconds=300)
QUICK = Size(300, 600, 10, kills=2, seconds=60)
