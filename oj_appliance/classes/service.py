"""The class table, made of its cells whenever it is asked for (contract class.md §4)."""

from __future__ import annotations

from collections import defaultdict

from oj_appliance.classes import rules, store
from oj_appliance.classes.students import Asked, Students
from oj_appliance.classes.types import ClassTable, Tally
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Viewer

MOST_PROBLEMS = 200


class ClassTables:
    def __init__(self, database: Database, clock: Clock, students: Students) -> None:
        self._database = database
        self._clock = clock
        self._students = students

    async def table(self, viewer: Viewer, gid: int, tid: int | None) -> ClassTable:
        """Of a training, or of all that the group has. Raises group.missing, group.not_member,
        training.missing."""
        asked = self._students.asked(viewer, gid)
        return await self._database.read(table, asked, tid, self._clock.now_ms())

    async def whole_table(self, viewer: Viewer, gid: int, tid: int | None) -> ClassTable:
        """For whoever teaches there. Raises group.missing, group.not_allowed, training.missing."""
        asked = self._students.asked_by_teacher(viewer, gid)
        return await self._database.read(table, asked, tid, self._clock.now_ms())


def table(asked: Asked, tid: int | None, now: int) -> ClassTable:
    """Inside a read."""
    gid, people = asked.group.id, asked.people()
    if tid is None:
        found = store.tallies(gid) if asked.is_teacher else store.tallies_of(gid, asked.uid)
        told = {each.uid for each in people}
        submitted = {each.problem_id for each in found if each.uid in told}
        problems = store.problems(gid, submitted, MOST_PROBLEMS + 1)
    else:
        is_of_site = _is_of_site(gid, tid)
        problems = store.training_problems(tid)
        found = (
            store.practised([each.uid for each in people], [each.id for each in problems])
            if is_of_site
            else store.tallies(gid)
        )
    by_person: dict[str, list[Tally]] = defaultdict(list)
    for tally in found:
        by_person[tally.uid].append(tally)
    shown = problems[:MOST_PROBLEMS]
    by_id = {each.id: each for each in shown}
    rows = [rules.row(each, by_id, by_person[each.uid], now) for each in people]
    return ClassTable(shown, rows, asked.is_teacher, len(problems) > len(shown), now)


def _is_of_site(gid: int, tid: int) -> bool:
    """A training of the site stands in the class's table where it was set to the class. Raises
    training.missing."""
    found = store.training_group(tid)
    if found is None or not found[1]:
        raise ApiError("training.missing")
    if found[0] == gid:
        return False
    if found[0] is not None or not store.is_set_to(gid, tid):
        raise ApiError("training.missing")
    return True
