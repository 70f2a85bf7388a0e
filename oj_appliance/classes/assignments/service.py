"""Assignments of a class: set by its teachers, told to its students with how far they are, and made
of the rows whenever somebody asks (contract class.md §5)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace

import msgspec

from oj_appliance.audit.service import record as record_audit
from oj_appliance.classes import store as class_store
from oj_appliance.classes.assignments import rules, store
from oj_appliance.classes.assignments.types import Assignment, Draft, Result, Sent, Sheet, Turn
from oj_appliance.classes.students import Asked, Students
from oj_appliance.classes.types import Person
from oj_appliance.clock import Clock, wire_time
from oj_appliance.errors import ApiError
from oj_appliance.groups.service import Groups
from oj_appliance.groups.types import Group
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor, Viewer

MOST_OF_GROUP = 200
MOST_COLUMNS = 100
MOST_DUE = 20


class Listed(msgspec.Struct, frozen=True):
    """An assignment in a list: `mine` for a student, `sheet` with everybody for a teacher."""

    sheet: Sheet
    mine: Result | None


class Marks(msgspec.Struct, frozen=True):
    """Students and assignments; the newest, in the order in which they are due."""

    asked: Asked
    people: list[Person]
    sheets: list[Sheet]


class Due(msgspec.Struct, frozen=True):
    group: Group
    sheet: Sheet
    mine: Result


class Assignments:
    def __init__(
        self, database: Database, clock: Clock, groups: Groups, students: Students
    ) -> None:
        self._database = database
        self._clock = clock
        self._groups = groups
        self._students = students

    # -- reading

    async def listed(self, viewer: Viewer, gid: int) -> tuple[list[Listed], Asked]:
        """Raises group.missing, group.not_member."""
        asked = self._students.asked(viewer, gid)
        sheets = await self._database.read(_sheets, asked, MOST_OF_GROUP, self._clock.now_ms())
        return [Listed(each, _own(each, asked)) for each in sheets], asked

    async def sheet(self, viewer: Viewer, aid: int) -> tuple[Sheet, Asked]:
        """Raises class.assignment_missing, group.missing, group.not_member."""
        found = await self._find(aid)
        asked = self._students.asked(viewer, found.gid)
        if not asked.is_teacher and rules.turn(found.terms, self._clock.now_ms()) is Turn.COMING:
            raise ApiError("class.assignment_missing", status=404)
        return await self._database.read(_sheet, asked, found), asked

    async def marks(self, viewer: Viewer, gid: int) -> Marks:
        """Raises group.missing, group.not_member."""
        asked = self._students.asked(viewer, gid)
        return await self._database.read(_marks, asked, self._clock.now_ms())

    async def whole_marks(self, viewer: Viewer, gid: int) -> Marks:
        """For whoever teaches there. Raises group.missing, group.not_allowed."""
        asked = self._students.asked_by_teacher(viewer, gid)
        return await self._database.read(_marks, asked, self._clock.now_ms())

    async def due(self, viewer: Viewer) -> list[Due]:
        """What is open for them in all their groups and not complete, soonest due first."""
        now = self._clock.now_ms()
        asked = [
            each
            for group in self._groups.of_member(viewer)
            if viewer.account_id in (each := self._students.asked(viewer, group.id)).uids
        ]
        found = await self._database.read(_due, [replace(e, is_teacher=False) for e in asked], now)
        found.sort(key=lambda each: (each.sheet.assignment.terms.due_at, each.sheet.assignment.id))
        return found[:MOST_DUE]

    async def assignable(self, viewer: Viewer, gid: int) -> list[tuple[int, str, bool]]:
        """Raises group.missing, group.not_allowed."""
        self._groups.check_admin(viewer, gid)
        return await self._database.read(store.assignable, gid)

    async def _find(self, aid: int) -> Assignment:
        found = await self._database.read(store.assignment, aid)
        if found is None:
            raise ApiError("class.assignment_missing", status=404)
        return found

    # -- writing

    async def create(self, actor: Actor, draft: Draft) -> int:
        """Raises group.missing, group.not_allowed, training.missing, class.bad_times,
        class.bad_late_rule, class.too_many, content.too_long."""
        self._groups.check_admin(actor.viewer, draft.gid)
        return await self._database.write(_insert, actor, draft, self._clock.now_ms())

    async def update(self, actor: Actor, aid: int, draft: Draft) -> None:
        """Raises as `create`, and class.assignment_missing."""
        found = await self._find(aid)
        self._groups.check_admin(actor.viewer, found.gid)
        draft = replace(draft, gid=found.gid)
        await self._database.write(_update, actor, aid, draft, self._clock.now_ms())

    async def delete(self, actor: Actor, aid: int) -> None:
        """Raises class.assignment_missing, group.missing, group.not_allowed."""
        found = await self._find(aid)
        self._groups.check_admin(actor.viewer, found.gid)
        await self._database.write(_delete, actor, found, self._clock.now_ms())


def _own(sheet: Sheet, asked: Asked) -> Result | None:
    return next((each for person, each in sheet.results if person.uid == asked.uid), None)


def _sheets(asked: Asked, most: int, now: int) -> list[Sheet]:
    """Those due last first; a coming one is its teachers' alone."""
    found = [
        each
        for each in store.assignments(asked.group.id, most)
        if asked.is_teacher or rules.turn(each.terms, now) is not Turn.COMING
    ]
    people = asked.people()
    return [sheet_of(each, people) for each in found]


def _marks(asked: Asked, now: int) -> Marks:
    return Marks(asked, asked.people(), _sheets(asked, MOST_COLUMNS, now)[::-1])


def _sheet(asked: Asked, assignment: Assignment) -> Sheet:
    return sheet_of(assignment, asked.people())


def sheet_of(assignment: Assignment, people: Sequence[Person]) -> Sheet:
    """Inside a read."""
    problems = class_store.training_problems(assignment.tid)
    uids, pids = [each.uid for each in people], [each.id for each in problems]
    since = assignment.terms.starts_at
    if assignment.is_of_site:
        sent = store.sent_in_practice(uids, pids, since=since)
    else:
        sent = store.sent_in_group(assignment.gid, uids, pids, since=since)
    by_person: dict[str, list[Sent]] = defaultdict(list)
    for each in sent:
        by_person[each.uid].append(each)
    results = [
        (person, rules.result(assignment.terms, problems, by_person[person.uid]))
        for person in people
    ]
    return Sheet(assignment, problems, results)


def _due(asked: Sequence[Asked], now: int) -> list[Due]:
    found = []
    for each in asked:
        people = each.people()
        for assignment in store.assignments(each.group.id, MOST_OF_GROUP):
            if rules.turn(assignment.terms, now) not in (Turn.OPEN, Turn.LATE):
                continue
            sheet = sheet_of(assignment, people)
            mine = _own(sheet, each)
            if mine is not None and mine.solved < len(sheet.problems):
                found.append(Due(each.group, sheet, mine))
    return found


def _checked(draft: Draft) -> Draft:
    """Inside a write. Raises training.missing, class.bad_times, class.bad_late_rule,
    content.too_long."""
    titles = {tid: title for tid, title, _ in store.assignable(draft.gid)}
    if draft.tid not in titles:
        raise ApiError("training.missing", field="tid")
    title = draft.title.strip() or titles[draft.tid][: rules.LONGEST_TITLE]
    if len(title) > rules.LONGEST_TITLE:
        raise ApiError("content.too_long", field="title", max=rules.LONGEST_TITLE)
    return replace(draft, title=title, terms=rules.settled(draft.terms))


def _insert(actor: Actor, draft: Draft, now: int) -> int:
    draft = _checked(draft)
    if store.count(draft.gid) >= MOST_OF_GROUP:
        raise ApiError("class.too_many", n=MOST_OF_GROUP)
    aid = store.insert(draft, now=now)
    record_audit(actor, "class.assign", {"id": aid, "gid": draft.gid}, after=_told(draft), now=now)
    return aid


def _update(actor: Actor, aid: int, draft: Draft, now: int) -> None:
    before = store.assignment(aid)
    if before is None:
        raise ApiError("class.assignment_missing", status=404)
    draft = _checked(draft)
    store.update(aid, draft, now=now)
    stored = Draft(before.gid, before.tid, before.title, before.terms)
    record_audit(
        actor,
        "class.change_assignment",
        {"id": aid, "gid": draft.gid},
        before=_told(stored),
        after=_told(draft),
        now=now,
    )


def _delete(actor: Actor, found: Assignment, now: int) -> None:
    store.delete(found.id)
    before = _told(Draft(found.gid, found.tid, found.title, found.terms))
    target = {"id": found.id, "gid": found.gid}
    record_audit(actor, "class.remove_assignment", target, before=before, now=now)


def _told(draft: Draft) -> dict[str, object]:
    terms = draft.terms
    return {
        "tid": draft.tid,
        "title": draft.title,
        "startsAt": wire_time(terms.starts_at),
        "dueAt": wire_time(terms.due_at),
        "lateRule": int(terms.late_rule),
        "latePercent": terms.late_percent,
        "cutOffAt": None if terms.cut_off_at is None else wire_time(terms.cut_off_at),
        "counts": int(terms.counts_last),
    }
