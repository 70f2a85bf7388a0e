"""The class's tables as a workbook (contract class.md §4). Pure."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from oj_appliance.classes.assignments.types import Result, Sheet
from oj_appliance.classes.types import ClassTable, Person, State
from oj_appliance.errors import Language, Phrase
from oj_appliance.files.spreadsheets import Cell

SHEET = Phrase("班级成绩", "Class")
PEOPLE = (
    Phrase("学号", "Number"),
    Phrase("姓名", "Name"),
    Phrase("用户名", "Username"),
    Phrase("备注", "Remarks"),
)
LEFT = Phrase("已转出", "has left")
SOLVED, TOTAL = Phrase("通过题数", "Solved"), Phrase("总分", "Total")
_WIDTHS = (16, 20, 20, 10)
_WIDTH = 10


class Workbook(msgspec.Struct, frozen=True):
    """`widths` in characters."""

    sheet: str
    header: tuple[str, ...]
    rows: list[tuple[Cell, ...]]
    widths: tuple[int, ...]


def of_table(table: ClassTable, language: Language) -> Workbook:
    """Points of each problem; nothing where nothing was judged."""
    rows: list[tuple[Cell, ...]] = [
        (
            *_person(each.person, language),
            each.solved,
            each.points,
            *(
                None if cell is None or cell.state is State.WAITING else cell.points
                for cell in (each.cells.get(problem.id) for problem in table.problems)
            ),
        )
        for each in table.rows
    ]
    titles = [SOLVED.text(language), TOTAL.text(language)]
    return _workbook([*titles, *(each.display_id for each in table.problems)], rows, language)


def of_marks(sheets: Sequence[Sheet], people: Sequence[Person], language: Language) -> Workbook:
    """Points of each assignment; nothing where nothing counts."""
    results: list[dict[str, Result]] = [
        {person.uid: result for person, result in each.results} for each in sheets
    ]
    rows: list[tuple[Cell, ...]] = []
    for person in people:
        mine = [each[person.uid] for each in results]
        total = sum(each.points for each in mine)
        points = (each.points if each.marks else None for each in mine)
        rows.append((*_person(person, language), total, *points))
    titles = [TOTAL.text(language), *(each.assignment.title for each in sheets)]
    return _workbook(titles, rows, language)


def _workbook(titles: Sequence[str], rows: list[tuple[Cell, ...]], language: Language) -> Workbook:
    header = (*(each.text(language) for each in PEOPLE), *titles)
    return Workbook(SHEET.text(language), header, rows, (*_WIDTHS, *(_WIDTH for _ in titles)))


def _person(person: Person, language: Language) -> tuple[Cell, ...]:
    left = LEFT.text(language) if person.has_left else None
    return (person.number or None, person.realname or person.username, person.username, left)
