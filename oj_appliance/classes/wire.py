"""Shapes of the class's answers, made from structs (contract class.md)."""

from __future__ import annotations

import msgspec

from oj_appliance.classes.types import Cell, ClassProblem, ClassTable, Person, Row
from oj_appliance.clock import wire_time
from oj_appliance.web.wire import Time


class ClassProblemAnswer(msgspec.Struct):
    pid: int
    displayId: str
    title: str


class ClassPersonAnswer(msgspec.Struct):
    uid: str
    username: str
    realname: str
    number: str
    hasLeft: bool


# State (1 solved, 2 tried, 3 waiting), tries, points, last moment in epoch ms.
CellAnswer = tuple[int, int, int, int]


class ClassRowAnswer(msgspec.Struct):
    """`cells` in the order of the problems."""

    uid: str
    username: str
    realname: str
    number: str
    hasLeft: bool
    solved: int
    points: int
    lastActive: Time | None
    stuckDays: int | None
    cells: list[CellAnswer | None]


class ClassTableAnswer(msgspec.Struct):
    problems: list[ClassProblemAnswer]
    rows: list[ClassRowAnswer]
    isTeacher: bool
    isCut: bool
    now: Time


def class_table(table: ClassTable) -> ClassTableAnswer:
    pids = [each.id for each in table.problems]
    return ClassTableAnswer(
        [class_problem(each) for each in table.problems],
        [_row(each, pids) for each in table.rows],
        table.is_teacher,
        table.is_cut,
        wire_time(table.now),
    )


def class_problem(problem: ClassProblem) -> ClassProblemAnswer:
    return ClassProblemAnswer(problem.id, problem.display_id, problem.title)


def class_person(person: Person) -> ClassPersonAnswer:
    return ClassPersonAnswer(
        person.uid, person.username, person.realname, person.number, person.has_left
    )


def _row(row: Row, pids: list[int]) -> ClassRowAnswer:
    person = row.person
    return ClassRowAnswer(
        person.uid,
        person.username,
        person.realname,
        person.number,
        person.has_left,
        row.solved,
        row.points,
        None if row.last_at is None else wire_time(row.last_at),
        row.stuck_days,
        [_cell(row.cells.get(pid)) for pid in pids],
    )


def _cell(cell: Cell | None) -> CellAnswer | None:
    return None if cell is None else (int(cell.state), cell.tries, cell.points, cell.last_at)
