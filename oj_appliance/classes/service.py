"""The class table, made of its cells whenever it is asked for (contract class.md §4)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable

from oj_appliance.classes import rules, store
from oj_appliance.classes.ready import KeptRows, ReadyTable, ready, ready_row
from oj_appliance.classes.students import Asked, Students
from oj_appliance.classes.types import ClassProblem, ClassTable, Tally
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Viewer

MOST_PROBLEMS = 200


class ClassTables:
    def __init__(
        self, database: Database, clock: Clock, students: Students, kept: KeptRows
    ) -> None:
        self._database = database
        self._clock = clock
        self._students = students
        self._kept = kept

    async def table(self, viewer: Viewer, gid: int, tid: int | None) -> ReadyTable:
        """Of a training, or of all that the group has. Raises group.missing, group.not_member,
        training.missing."""
        asked = self._students.asked(viewer, gid)
        now, mark = self._clock.now_ms(), self._kept.mark()
        return await self._database.read(ready_table, asked, tid, now, self._kept, mark)

    async def whole_table(self, viewer: Viewer, gid: int, tid: int | None) -> ClassTable:
        """For whoever teaches there. Raises group.missing, group.not_allowed, training.missing."""
        asked = self._students.asked_by_teacher(viewer, gid)
        return await self._database.read(table, asked, tid, self._clock.now_ms())


def table(asked: Asked, tid: int | None, now: int) -> ClassTable:
    """Inside a read."""
    gid, people = asked.group.id, asked.people()
    uids = [each.uid for each in people]
    if tid is not None and _is_of_site(gid, tid):
        problems = store.training_problems(tid)
        tallies = store.practised(uids, [each.id for each in problems])
    else:
        tallies = store.tallies(gid, uids)
        problems = _problems(gid, tid, {each.problem_id for each in tallies})
    shown = problems[:MOST_PROBLEMS]
    by_id, of_person = {each.id: each for each in shown}, _by_person(tallies)
    rows = [rules.row(each, by_id, of_person[each.uid], now) for each in people]
    return ClassTable(shown, rows, asked.is_teacher, len(problems) > len(shown), now)


def ready_table(asked: Asked, tid: int | None, now: int, kept: KeptRows, mark: int) -> ReadyTable:
    """The same as it is answered; `mark` is what `kept` said before. Inside a read."""
    gid, people = asked.group.id, asked.people()
    if tid is not None and _is_of_site(gid, tid):
        return ready(table(asked, tid, now))
    known, rows = kept.find(gid, tid)
    tallies = store.tallies(gid, [each.uid for each in people if each.uid not in rows])
    submitted = {each.problem_id for each in tallies}
    for person in people:
        if person.uid in rows:
            submitted.update(rows[person.uid].submitted)
    problems = _problems(gid, tid, submitted)
    shown = problems[:MOST_PROBLEMS]
    if shown != known:
        # Nobody's cells stand in this order.
        tallies += store.tallies(gid, [each.uid for each in people if each.uid in rows])
        rows = {}
    missing = [each for each in people if each.uid not in rows]
    by_id, of_person = {each.id: each for each in shown}, _by_person(tallies)
    for person in missing:
        found = of_person[person.uid]
        rows[person.uid] = ready_row(rules.row(person, by_id, found, now), shown, found)
    if missing and asked.is_teacher:
        kept.keep(gid, tid, shown, rows, mark)
    is_cut = len(problems) > len(shown)
    return ReadyTable(shown, people, rows, asked.is_teacher, is_cut, now)


def _problems(gid: int, tid: int | None, submitted: Collection[int]) -> list[ClassProblem]:
    if tid is not None:
        return store.training_problems(tid)
    return store.problems(gid, submitted, MOST_PROBLEMS + 1)


def _by_person(tallies: Iterable[Tally]) -> dict[str, list[Tally]]:
    found: dict[str, list[Tally]] = defaultdict(list)
    for tally in tallies:
        found[tally.uid].append(tally)
    return found


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
