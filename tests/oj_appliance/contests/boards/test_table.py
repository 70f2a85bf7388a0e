"""A board as a workbook (contract scoreboard.md §11)."""

from __future__ import annotations

import pytest

from oj_appliance.contests.boards.ranking import Ranked
from oj_appliance.contests.boards.table import board_table, cell_text
from oj_appliance.contests.boards.types import (
    AcmCell,
    Awards,
    BoardSettings,
    Measure,
    Names,
    OiCell,
    Person,
    Scoring,
    Standing,
)

FIRST = (0, 1)


@pytest.mark.parametrize(
    ("errors", "tries", "solved_at", "is_late", "text"),
    [
        (0, 0, 60, False, "+(1)"),
        (2, 3, 60, False, "+(3)"),
        (2, 0, 60, True, "+(3)*"),
        (2, 3, None, False, "-(2+3)"),
        (2, 0, None, False, "-(2)"),
        (0, 3, None, False, "?(3)"),
        (0, 0, None, False, None),
    ],
)
def test_a_cell_of_acm_tells_tries_and_failures(
    errors: int, tries: int, solved_at: int | None, is_late: bool, text: str | None
) -> None:
    assert cell_text(AcmCell(FIRST, 9, errors, tries, solved_at, is_late)) == text


def test_the_table_has_a_column_for_each_problem_and_a_star_for_the_unranked() -> None:
    person = Person("u", "ann", "Nan", "Ann Lee", "=cmd()", "female", None)
    names = Names("nickname", shows_nickname=True, shows_realname=True)
    cell = OiCell(FIRST, 1, None, None)
    rows = [Ranked(Standing("u", 70, 5, FIRST, 3, {7: cell}), -1, None)]
    table = board_table(_settings(Scoring.OI_RECENT), {"u": person}, rows, names)
    first = ("Rank", "Username", "ShowName", "Real Name", "School")
    assert table.header == (*first, "Total Score", "A", "B")
    assert table.rows == [("*", "ann", "Nan", "Ann Lee", "=cmd()", 70, None, None)]
    table = board_table(_settings(Scoring.ACM), {"u": person}, rows, names)
    assert table.header == (*first, "AC", "Total Submission", "Total Penalty Time", "A", "B")
    assert table.rows[0][5:8] == (70, 3, 5)
    assert len(table.widths) == len(table.header)


def _settings(scoring: Scoring) -> BoardSettings:
    measure = Measure(scoring, 0, 1, None, frozenset({7, 8}))
    problems = ((7, "A"), (8, "B"))
    return BoardSettings(measure, None, problems, frozenset(), Awards(), "nickname")
