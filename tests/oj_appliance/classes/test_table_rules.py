"""Cells, points and being stuck in a class's table (contract class.md §1)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oj_appliance.classes import rules
from oj_appliance.classes.rules import DAY_MS
from oj_appliance.classes.types import Cell, ClassProblem, Person, State, Tally

pytestmark = pytest.mark.quick

ANN = Person("a", "ann", "An", "7")
PROBLEMS = {1: ClassProblem(1, "A", "A", 0, 100), 2: ClassProblem(2, "B", "B", 1, 60)}
NOW = 100 * DAY_MS


def tally(
    pid: int, solved: bool, tries: int, *, waiting: int = 0, best: int | None = None
) -> Tally:
    return Tally("a", pid, solved, tries, waiting, best, NOW - 3 * DAY_MS)


def test_a_cell_tells_whether_it_is_solved_tried_or_waits() -> None:
    at = NOW - 3 * DAY_MS
    assert rules.cell(PROBLEMS[1], tally(1, True, 2)) == Cell(State.SOLVED, 2, 100, at)
    assert rules.cell(PROBLEMS[1], tally(1, False, 2, best=60)) == Cell(State.TRIED, 2, 0, at)
    assert rules.cell(PROBLEMS[2], tally(2, False, 1, best=45)) == Cell(State.TRIED, 1, 75, at)
    assert rules.cell(PROBLEMS[2], tally(2, True, 1, best=45)) == Cell(State.SOLVED, 1, 100, at)
    assert rules.cell(PROBLEMS[2], tally(2, False, 0, waiting=1)) == Cell(State.WAITING, 0, 0, at)
    assert rules.cell(PROBLEMS[2], tally(2, False, 0)) is None


def test_a_row_adds_its_cells_up_and_knows_the_last_sign() -> None:
    elsewhere = Tally("a", 9, True, 1, 0, None, NOW)
    found = rules.row(
        ANN, PROBLEMS, [tally(1, True, 1), tally(2, False, 1, best=30), elsewhere], NOW
    )
    assert (found.solved, found.points, found.last_at, found.stuck_days) == (1, 150, NOW, 3)
    assert set(found.cells) == {1, 2}
    assert rules.row(ANN, PROBLEMS, [tally(1, True, 1)], NOW).stuck_days is None


@given(st.lists(st.integers(0, 50 * DAY_MS), min_size=1))
def test_stuck_is_since_what_waits_longest(ages: list[int]) -> None:
    cells = [Cell(State.TRIED, 1, 0, NOW - age) for age in ages]
    assert rules.stuck_days(rules.tried_since(cells), NOW) == max(ages) // DAY_MS


def test_people_stand_by_their_numbers_as_they_count() -> None:
    numbers = ["10", "9", "", "101"]
    people = [Person(each, f"u{each}", "", each) for each in numbers]
    assert [each.number for each in sorted(people, key=rules.order)] == ["9", "10", "101", ""]
