"""Shapes of answers about assignments (contract class.md §5)."""

from __future__ import annotations

import msgspec

from oj_appliance.classes.assignments import rules
from oj_appliance.classes.assignments.types import Assignment, Mark, Result, Sheet
from oj_appliance.classes.types import ClassProblem, Person
from oj_appliance.classes.wire import ClassProblemAnswer, class_problem
from oj_appliance.clock import wire_time
from oj_appliance.web.wire import Time


class OwnResult(msgspec.Struct):
    solved: int
    points: int
    isLate: bool


class AssignmentAnswer(msgspec.Struct, kw_only=True):
    """`status` is -1 coming, 0 open, 1 late, 2 over; `mine` for a student, `handed` of `students`
    for a teacher."""

    id: int
    gid: int
    tid: int
    trainingTitle: str
    title: str
    startsAt: Time
    dueAt: Time
    lateRule: int
    latePercent: int | None
    cutOffAt: Time | None
    counts: int
    status: int
    most: int
    problems: int
    mine: OwnResult | None
    handed: int | None
    students: int | None


class MarkAnswer(msgspec.Struct):
    state: int
    points: int
    at: Time
    lateDays: int


class SheetRow(msgspec.Struct):
    uid: str
    username: str
    realname: str
    number: str
    hasLeft: bool
    solved: int
    points: int
    isLate: bool
    cells: list[MarkAnswer | None]


class SheetAnswer(msgspec.Struct):
    assignment: AssignmentAnswer
    problems: list[ClassProblemAnswer]
    rows: list[SheetRow]
    isTeacher: bool


class MarksColumn(msgspec.Struct):
    id: int
    title: str
    dueAt: Time
    most: int


class MarksCell(msgspec.Struct):
    points: int
    solved: int
    isLate: bool


class MarksRow(msgspec.Struct):
    uid: str
    username: str
    realname: str
    number: str
    hasLeft: bool
    total: int
    cells: list[MarksCell | None]


class MarksAnswer(msgspec.Struct):
    assignments: list[MarksColumn]
    rows: list[MarksRow]
    isTeacher: bool


class DueAssignment(msgspec.Struct, kw_only=True):
    id: int
    gid: int
    groupName: str
    tid: int
    title: str
    dueAt: Time
    cutOffAt: Time | None
    status: int
    problems: int
    solved: int
    points: int
    most: int


class PrintedAssignment(msgspec.Struct, kw_only=True):
    id: int
    title: str
    trainingTitle: str
    startsAt: Time
    dueAt: Time
    problems: int
    solved: int
    points: int
    most: int
    isLate: bool


def assignment_answer(
    sheet: Sheet, now: int, *, mine: Result | None, is_teacher: bool
) -> AssignmentAnswer:
    found: Assignment = sheet.assignment
    terms = found.terms
    students = [result for person, result in sheet.results if not person.has_left]
    return AssignmentAnswer(
        id=found.id,
        gid=found.gid,
        tid=found.tid,
        trainingTitle=found.training_title,
        title=found.title,
        startsAt=wire_time(terms.starts_at),
        dueAt=wire_time(terms.due_at),
        lateRule=int(terms.late_rule),
        latePercent=terms.late_percent,
        cutOffAt=_time(terms.cut_off_at),
        counts=int(terms.counts_last),
        status=int(rules.turn(terms, now)),
        most=sheet.most,
        problems=len(sheet.problems),
        mine=None if mine is None else OwnResult(mine.solved, mine.points, mine.is_late),
        handed=sum(bool(each.marks) for each in students) if is_teacher else None,
        students=len(students) if is_teacher else None,
    )


def sheet_row(person: Person, result: Result, problems: list[ClassProblem]) -> SheetRow:
    return SheetRow(
        person.uid,
        person.username,
        person.realname,
        person.number,
        person.has_left,
        result.solved,
        result.points,
        result.is_late,
        [_mark(result.marks.get(each.id)) for each in problems],
    )


def sheet_answer(sheet: Sheet, now: int, *, uid: str, is_teacher: bool) -> SheetAnswer:
    mine = next((result for person, result in sheet.results if person.uid == uid), None)
    return SheetAnswer(
        assignment_answer(sheet, now, mine=mine, is_teacher=is_teacher),
        [class_problem(each) for each in sheet.problems],
        [sheet_row(person, result, sheet.problems) for person, result in sheet.results],
        is_teacher,
    )


def marks_answer(sheets: list[Sheet], people: list[Person], *, is_teacher: bool) -> MarksAnswer:
    found = [{person.uid: result for person, result in each.results} for each in sheets]
    rows = []
    for person in people:
        results = [each[person.uid] for each in found]
        cells = [
            MarksCell(each.points, each.solved, each.is_late) if each.marks else None
            for each in results
        ]
        rows.append(
            MarksRow(
                person.uid,
                person.username,
                person.realname,
                person.number,
                person.has_left,
                sum(each.points for each in results),
                cells,
            )
        )
    columns = [
        MarksColumn(
            each.assignment.id,
            each.assignment.title,
            wire_time(each.assignment.terms.due_at),
            each.most,
        )
        for each in sheets
    ]
    return MarksAnswer(columns, rows, is_teacher)


def due_assignment(
    gid: int, group_name: str, sheet: Sheet, mine: Result, now: int
) -> DueAssignment:
    found = sheet.assignment
    return DueAssignment(
        id=found.id,
        gid=gid,
        groupName=group_name,
        tid=found.tid,
        title=found.title,
        dueAt=wire_time(found.terms.due_at),
        cutOffAt=_time(found.terms.cut_off_at),
        status=int(rules.turn(found.terms, now)),
        problems=len(sheet.problems),
        solved=mine.solved,
        points=mine.points,
        most=sheet.most,
    )


def printed_assignment(sheet: Sheet, result: Result) -> PrintedAssignment:
    found = sheet.assignment
    return PrintedAssignment(
        id=found.id,
        title=found.title,
        trainingTitle=found.training_title,
        startsAt=wire_time(found.terms.starts_at),
        dueAt=wire_time(found.terms.due_at),
        problems=len(sheet.problems),
        solved=result.solved,
        points=result.points,
        most=sheet.most,
        isLate=result.is_late,
    )


def _mark(mark: Mark | None) -> MarkAnswer | None:
    if mark is None:
        return None
    return MarkAnswer(int(mark.state), mark.points, wire_time(mark.at), mark.late_days)


def _time(moment: int | None) -> Time | None:
    return None if moment is None else wire_time(moment)
