"""Calls of the class table and of one student's page (contract class.md §4)."""

from __future__ import annotations

import msgspec

from oj_appliance.classes.assignments.wire import PrintedAssignment, printed_assignment
from oj_appliance.classes.service import ClassTables
from oj_appliance.classes.student_page import StudentPage, StudentPages
from oj_appliance.classes.wire import (
    ClassPersonAnswer,
    ClassTableAnswer,
    class_person,
    class_table,
)
from oj_appliance.clock import wire_time
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import LOGIN
from oj_appliance.web.wire import Id, Time, Uid


class ClassTableQuery(msgspec.Struct):
    """`tid` is a training; absent: all problems of the group."""

    gid: Id
    tid: Id | None = None


class StudentQuery(msgspec.Struct):
    """`uid` absent: my own."""

    gid: Id
    uid: Uid | None = None


class PrintedProblem(msgspec.Struct):
    pid: int
    displayId: str
    title: str
    state: int
    tries: int
    points: int
    last: Time


class StudentPageAnswer(msgspec.Struct):
    person: ClassPersonAnswer
    groupName: str
    teacher: str
    solved: int
    tried: int
    tries: int
    lastActive: Time | None
    assignments: list[PrintedAssignment]
    problems: list[PrintedProblem]
    now: Time


class ClassesApi:
    def __init__(self, tables: ClassTables, pages: StudentPages) -> None:
        self._tables = tables
        self._pages = pages

    @get("/api/class/table", guard=LOGIN, summary="Who has solved what in a class")
    async def get_class_table(self, call: Call, query: ClassTableQuery) -> ClassTableAnswer:
        return class_table(await self._tables.table(call.viewer, query.gid, query.tid))

    @get("/api/class/student", guard=LOGIN, summary="One student's page, to be printed")
    async def get_class_student(self, call: Call, query: StudentQuery) -> StudentPageAnswer:
        return _page(await self._pages.page(call.viewer, query.gid, query.uid))


def _page(page: StudentPage) -> StudentPageAnswer:
    row = page.row
    return StudentPageAnswer(
        class_person(page.person),
        page.group_name,
        page.teacher,
        row.solved,
        len(page.tried),
        sum(each.tries for each in row.cells.values()),
        None if row.last_at is None else wire_time(row.last_at),
        [printed_assignment(sheet, result) for sheet, result in page.sheets],
        [
            PrintedProblem(
                problem.id,
                problem.display_id,
                problem.title,
                int(cell.state),
                cell.tries,
                cell.points,
                wire_time(cell.last_at),
            )
            for problem, cell in page.tried
        ],
        wire_time(page.now),
    )
