"""One student's page, for whoever talks with the parents (contract class.md §4)."""

from __future__ import annotations

import msgspec

from oj_appliance.classes import rules, store
from oj_appliance.classes.assignments import rules as assignment_rules
from oj_appliance.classes.assignments import store as assignment_store
from oj_appliance.classes.assignments.service import sheet_of
from oj_appliance.classes.assignments.types import Result, Sheet, Turn
from oj_appliance.classes.students import Asked, Students
from oj_appliance.classes.types import Cell, ClassProblem, Person, Row
from oj_appliance.clock import Clock
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Viewer

MOST_PROBLEMS = 200
MOST_ASSIGNMENTS = 100


class StudentPage(msgspec.Struct, frozen=True):
    """`tried` are the problems with their cells, the newest try first; `sheets` the assignments
    that have begun, in the order in which they are due, with what this student has."""

    person: Person
    group_name: str
    teacher: str
    row: Row
    tried: list[tuple[ClassProblem, Cell]]
    sheets: list[tuple[Sheet, Result]]
    now: int


class StudentPages:
    def __init__(self, database: Database, clock: Clock, students: Students) -> None:
        self._database = database
        self._clock = clock
        self._students = students

    async def page(self, viewer: Viewer, gid: int, uid: str | None) -> StudentPage:
        """Raises group.missing, group.not_member, group.not_allowed, group.no_such_member."""
        asked = self._students.asked(viewer, gid)
        now = self._clock.now_ms()
        return await self._database.read(_page, asked, uid or viewer.account_id, now)


def _page(asked: Asked, uid: str, now: int) -> StudentPage:
    gid, person = asked.group.id, asked.person(uid)
    tallies = store.tallies(gid, [uid])
    problems = store.problems(gid, [each.problem_id for each in tallies], MOST_PROBLEMS)
    row = rules.row(person, {each.id: each for each in problems}, tallies, now)
    tried = [(each, row.cells[each.id]) for each in problems if each.id in row.cells]
    tried.sort(key=lambda each: -each[1].last_at)
    sheets = [
        sheet_of(each, [person])
        for each in assignment_store.assignments(gid, MOST_ASSIGNMENTS)
        if assignment_rules.turn(each.terms, now) is not Turn.COMING
    ]
    return StudentPage(
        person,
        asked.group.name,
        _name_of(asked.group.uid),
        row,
        tried,
        [(each, each.results[0][1]) for each in reversed(sheets)],
        now,
    )


def _name_of(uid: str) -> str:
    found = store.people([uid])
    return found[0].realname or found[0].username if found else ""
