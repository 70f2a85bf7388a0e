"""Shapes of the class's answers, made from structs (contract class.md)."""

from __future__ import annotations

from typing import cast

import msgspec

from oj_appliance.classes.ready import ReadyRow, ReadyTable
from oj_appliance.classes.rules import stuck_days
from oj_appliance.classes.types import ClassProblem, Person
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


def class_table(table: ReadyTable) -> ClassTableAnswer:
    return ClassTableAnswer(
        [class_problem(each) for each in table.problems],
        [_row(each, table.rows[each.uid], table.now) for each in table.people],
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


def _row(person: Person, row: ReadyRow, now: int) -> ClassRowAnswer:
    return ClassRowAnswer(
        person.uid,
        person.username,
        person.realname,
        person.number,
        person.has_left,
        row.solved,
        row.points,
        None if row.last_at is None else wire_time(row.last_at),
        stuck_days(row.tried_at, now),
        # Encoded before.
        cast(list[CellAnswer | None], row.cells),
    )
