"""Calls about assignments (contract class.md §4 and §5)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from oj_appliance.classes.assignments.rules import LONGEST_TITLE
from oj_appliance.classes.assignments.service import Assignments
from oj_appliance.classes.assignments.types import Draft, LateRule, Terms
from oj_appliance.classes.assignments.wire import (
    AssignmentAnswer,
    DueAssignment,
    MarksAnswer,
    SheetAnswer,
    assignment_answer,
    due_assignment,
    marks_answer,
    sheet_answer,
)
from oj_appliance.clock import Clock
from oj_appliance.errors import BadRequestError
from oj_appliance.web.endpoint import Call, delete, get, post, put
from oj_appliance.web.guards import LOGIN
from oj_appliance.web.wire import Id, Moment, read_moment, up_to


class ClassQuery(msgspec.Struct):
    gid: Id


class AssignmentQuery(msgspec.Struct):
    aid: Id


class AssignmentBody(msgspec.Struct, kw_only=True):
    """`title` blank: the training's."""

    gid: Id
    tid: Id
    title: Annotated[str, up_to(LONGEST_TITLE)] = ""
    startsAt: Moment
    dueAt: Moment
    lateRule: Literal[0, 1, 2] = 0
    latePercent: Annotated[int, Meta(ge=-1000, le=1000)] | None = None
    cutOffAt: Moment | None = None
    counts: Literal[0, 1] = 0


class ChangedAssignment(AssignmentBody, kw_only=True):
    id: Id
    gid: Id | None = None  # type: ignore[assignment]  # an assignment stays in its group


class NewAssignment(msgspec.Struct):
    id: int


class Assignable(msgspec.Struct):
    id: int
    title: str
    isOfGroup: bool


class AssignmentsApi:
    def __init__(self, assignments: Assignments, clock: Clock) -> None:
        self._assignments = assignments
        self._clock = clock

    @get("/api/class/assignments", guard=LOGIN, summary="Assignments of a class")
    async def get_assignments(self, call: Call, query: ClassQuery) -> list[AssignmentAnswer]:
        listed, asked = await self._assignments.listed(call.viewer, query.gid)
        now = self._clock.now_ms()
        return [
            assignment_answer(each.sheet, now, mine=each.mine, is_teacher=asked.is_teacher)
            for each in listed
        ]

    @get("/api/class/assignment", guard=LOGIN, summary="An assignment, and who has what of it")
    async def get_assignment(self, call: Call, query: AssignmentQuery) -> SheetAnswer:
        sheet, asked = await self._assignments.sheet(call.viewer, query.aid)
        now = self._clock.now_ms()
        return sheet_answer(sheet, now, uid=asked.uid, is_teacher=asked.is_teacher)

    @get("/api/class/marks", guard=LOGIN, summary="Students and assignments of a class")
    async def get_class_marks(self, call: Call, query: ClassQuery) -> MarksAnswer:
        marks = await self._assignments.marks(call.viewer, query.gid)
        return marks_answer(marks.sheets, marks.people, is_teacher=marks.asked.is_teacher)

    @get("/api/class/due", guard=LOGIN, summary="What I have to do for my classes")
    async def get_due_assignments(self, call: Call) -> list[DueAssignment]:
        now = self._clock.now_ms()
        return [
            due_assignment(each.group.id, each.group.name, each.sheet, each.mine, now)
            for each in await self._assignments.due(call.viewer)
        ]

    @get("/api/class/assignable", guard=LOGIN, summary="Trainings that may be set to a class")
    async def get_assignable(self, call: Call, query: ClassQuery) -> list[Assignable]:
        found = await self._assignments.assignable(call.viewer, query.gid)
        return [Assignable(*each) for each in found]

    @post("/api/class/assignment", guard=LOGIN, summary="Set a training to a class")
    async def add_assignment(self, call: Call, body: AssignmentBody) -> NewAssignment:
        return NewAssignment(await self._assignments.create(call.actor, _draft(body, body.gid)))

    @put("/api/class/assignment", guard=LOGIN, summary="Change an assignment")
    async def change_assignment(self, call: Call, body: ChangedAssignment) -> None:
        await self._assignments.update(call.actor, body.id, _draft(body, 0))

    @delete("/api/class/assignment", guard=LOGIN, summary="Remove an assignment")
    async def remove_assignment(self, call: Call, query: AssignmentQuery) -> None:
        await self._assignments.delete(call.actor, query.aid)


def _draft(body: AssignmentBody, gid: int) -> Draft:
    starts_at, due_at = read_moment("startsAt", body.startsAt), read_moment("dueAt", body.dueAt)
    if starts_at is None or due_at is None:
        raise BadRequestError("http.bad_param", name="dueAt")
    terms = Terms(
        starts_at,
        due_at,
        LateRule(body.lateRule),
        body.latePercent,
        read_moment("cutOffAt", body.cutOffAt),
        bool(body.counts),
    )
    return Draft(gid, body.tid, body.title, terms)
