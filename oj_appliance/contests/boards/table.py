"""A board as a table to keep (contract scoreboard.md §11). Pure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from oj_appliance.contests.boards.ranking import STAR_RANK, Ranked
from oj_appliance.contests.boards.types import AcmCell, BoardSettings, Cell, Names, Person, Scoring

SHEET = "rank"
PEOPLE = ("Rank", "Username", "ShowName", "Real Name", "School")
ACM, OI = ("AC", "Total Submission", "Total Penalty Time"), ("Total Score",)
_PEOPLE_WIDTHS = (6, 20, 20, 16, 24)
_WIDTH = 12

Value = str | int | None


class BoardTable(msgspec.Struct, frozen=True):
    header: tuple[str, ...]
    rows: list[tuple[Value, ...]]
    widths: tuple[int, ...]


def board_table(
    settings: BoardSettings, people: Mapping[str, Person], rows: list[Ranked], names: Names
) -> BoardTable:
    is_acm = settings.measure.scoring is Scoring.ACM
    header = (*PEOPLE, *(ACM if is_acm else OI), *(name for _, name in settings.problems))
    widths = _PEOPLE_WIDTHS + (_WIDTH,) * (len(header) - len(PEOPLE))
    told = [tuple(_row(settings, people[row.standing.uid], row, names)) for row in rows]
    return BoardTable(header, told, widths)


def _row(settings: BoardSettings, person: Person, row: Ranked, names: Names) -> Iterator[Value]:
    standing = row.standing
    yield "*" if row.rank == STAR_RANK else row.rank
    yield from (person.username, names.of(person), person.realname, person.school)
    yield standing.points
    if settings.measure.scoring is Scoring.ACM:
        yield standing.records
        yield standing.time
    for problem, _ in settings.problems:
        cell = standing.cells.get(problem)
        yield None if cell is None else cell_text(cell)


def cell_text(cell: Cell) -> Value:
    """Of ACM: `+(n)` solved at the n-th try, `*` after the end; `-(n)` failures; `?(n)` tries that
    the seal covers."""
    if not isinstance(cell, AcmCell):
        return cell.score
    if cell.solved_at is not None:
        return f"+({cell.errors + 1}){'*' if cell.is_late else ''}"
    if cell.errors and cell.tries:
        return f"-({cell.errors}+{cell.tries})"
    if cell.errors:
        return f"-({cell.errors})"
    return f"?({cell.tries})" if cell.tries else None
