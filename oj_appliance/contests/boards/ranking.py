"""Order, rank numbers, stars and awards (contract scoreboard.md §5 to §7). Pure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from oj_appliance.contests.boards.types import AcmCell, Awards, Standing
from oj_appliance.contests.types import Award, AwardType

STAR_RANK = -1


class Ranked(NamedTuple):
    """A row of the board; `rank` is -1 for whoever is not ranked."""

    standing: Standing
    rank: int
    award: Award | None


def ordered(standings: Iterable[Standing]) -> list[Standing]:
    """Most points first, then the least time; equal ones as they first appeared."""
    return sorted(standings, key=lambda it: (-it.points, it.time, it.first))


def ranked(rows: Sequence[Standing], stars: frozenset[str], awards: Awards) -> list[Ranked]:
    """`rows` in their order, `stars` by uid. Stars take neither numbers nor awards."""
    slots = _slots(awards, sum(row.uid not in stars for row in rows))
    found: list[Ranked] = []
    number, rank, last = 0, 0, None
    for row in rows:
        if row.uid in stars:
            found.append(Ranked(row, STAR_RANK, None))
            continue
        number += 1
        if last is None or (row.points, row.time) != (last.points, last.time):
            rank = number
        last = row
        found.append(Ranked(row, rank, next(slots, None) if row.points > 0 else None))
    return found


def _slots(awards: Awards, people: int) -> Iterator[Award]:
    """Each award as often as there are places for it. Shares are of those who are ranked."""
    for award in awards.entries if awards.kind != AwardType.NONE else ():
        is_share = awards.kind == AwardType.PROPORTION
        places = award.num * people // 100 if is_share else award.num
        for _ in range(places):
            yield award


def first_solutions(standings: Iterable[Standing]) -> dict[int, int]:
    """By problem: the second of its first solution. Whoever solved it in the same second was
    first too."""
    found: dict[int, int] = {}
    for standing in standings:
        for problem, cell in standing.cells.items():
            if isinstance(cell, AcmCell) and cell.solved_at is not None:
                found[problem] = min(cell.solved_at, found.get(problem, cell.solved_at))
    return found
