"""A timed work's rank as a table to keep (contract timedwork.md §8). Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from oj_appliance.timed_work.rank.types import RankRow
from oj_appliance.timed_work.types import TimedWorkProblem

SHEET = "rank"
PEOPLE = ("Rank", "Username", "Real Name", "Score", "Used Time")
_PEOPLE_WIDTHS = (6, 20, 16, 10, 12)
_WIDTH = 12

Value = str | int | None


def header(problems: Sequence[TimedWorkProblem]) -> tuple[str, ...]:
    return (*PEOPLE, *_display_ids(problems))


def widths(problems: Sequence[TimedWorkProblem]) -> tuple[int, ...]:
    return _PEOPLE_WIDTHS + (_WIDTH,) * len(_display_ids(problems))


def lines(
    problems: Sequence[TimedWorkProblem], rows: Sequence[RankRow]
) -> Iterator[tuple[Value, ...]]:
    """Without a submission a problem's cell is empty, not 0. Problems of different versions share
    the column of their id: nobody meets two of them."""
    named = {each.problem_id: each.display_id for each in problems}
    for row in rows:
        standing = row.ranked.standing
        reached = {named[pid]: cell for pid, cell in standing.cells.items() if pid in named}
        cells = (reached.get(each) for each in _display_ids(problems))
        yield (
            *(row.ranked.rank, row.person.username, row.person.realname, standing.score),
            clock_time(standing.used_s),
            *(None if cell is None else cell.score for cell in cells),
        )


def _display_ids(problems: Sequence[TimedWorkProblem]) -> list[str]:
    return list(dict.fromkeys(each.display_id for each in problems))


def clock_time(seconds: int) -> str:
    """Hours, minutes and seconds, such as 01:05:09; hours are counted on beyond a day."""
    return f"{seconds // 3600:02d}:{seconds // 60 % 60:02d}:{seconds % 60:02d}"
