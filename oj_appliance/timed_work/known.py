"""All timed works, their problems and who takes part, in memory: they are few, and every
submission, list and page asks them. Whoever writes calls `refresh` after the commit, and before its
answer."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Collection, Mapping

from msgspec.structs import replace

from oj_appliance.exam_freeze.types import Exam
from oj_appliance.groups.holding import KnownGroup
from oj_appliance.groups.service import Groups
from oj_appliance.places.participation import Participation
from oj_appliance.places.types import Arrival
from oj_appliance.problems.types.problem import ProblemChanged
from oj_appliance.storage.database import Database
from oj_appliance.timed_work import grace, rules, store
from oj_appliance.timed_work.settings.types import ExamSettings
from oj_appliance.timed_work.taking.store import taken_rows
from oj_appliance.timed_work.types import TimedWork, TimedWorkProblem


class KnownTimedWorks:
    """`readings` counts how often works were read."""

    readings = 0

    def __init__(self, database: Database, groups: Groups) -> None:
        self._database = database
        self._groups = groups
        self._works: dict[int, TimedWork] = {}
        self._problems: dict[int, tuple[TimedWorkProblem, ...]] = {}
        self._records: dict[int, dict[str, Participation]] = {}
        # Numbers of submissions that were made of drafts when somebody's time was over.
        self.taken: set[int] = set()
        # What is read must not be put in place of what was read later.
        self._reading = asyncio.Lock()
        self._following: set[asyncio.Task[None]] = set()

    async def load(self) -> None:
        works, problems, records, taken = await self._database.read(_everything)
        self.taken = set(taken)
        self._works = {each.id: self._placed(each) for each in works}
        self.readings += 1
        by_work = defaultdict(list)
        for each in problems:
            by_work[each.timed_work_id].append(each)
        self._problems = {number: tuple(listed) for number, listed in by_work.items()}
        self._records = defaultdict(dict)
        for record in records:
            self._records[record.place.id][record.uid] = record

    async def refresh(self, timed_work_id: int) -> None:
        """Reads one anew, or forgets it."""
        async with self._reading:
            work, problems, records = await self._database.read(_one, timed_work_id)
            self.readings += 1
            if work is None:
                self._works.pop(timed_work_id, None)
                self._problems.pop(timed_work_id, None)
                self._records.pop(timed_work_id, None)
                return
            self._works[timed_work_id] = self._placed(work)
            self._problems[timed_work_id] = tuple(problems)
            self._records[timed_work_id] = {each.uid: each for each in records}

    def _placed(self, work: TimedWork) -> TimedWork:
        """One of a group asks those that are known, whose members come and go."""
        if work.group_id is None:
            return work
        return replace(work, group=KnownGroup(work.group_id, self._groups))

    def follow_problem(self, event: ProblemChanged) -> None:
        """After the commit: it may have gone to the wastebasket or come back."""
        task = asyncio.create_task(self._refresh_those_with(event.id), name="works-with-problem")
        self._following.add(task)
        task.add_done_callback(self._following.discard)

    async def _refresh_those_with(self, problem_id: int) -> None:
        for timed_work_id in await self._database.read(store.works_with, problem_id):
            await self.refresh(timed_work_id)

    async def stop(self) -> None:
        """Waits for what is still being read."""
        await asyncio.gather(*self._following, return_exceptions=True)

    async def put_record(self, record: Participation) -> None:
        """After its commit."""
        async with self._reading:
            self._records.setdefault(record.place.id, {})[record.uid] = record

    def find(self, timed_work_id: int) -> TimedWork | None:
        """None of a dry run, too: it is there for whoever tries the work, and for nobody else."""
        found = self._works.get(timed_work_id)
        return None if found is None or found.dry_run_of is not None else found

    def find_any(self, timed_work_id: int) -> TimedWork | None:
        """Dry runs, too: for what asks the rules who may enter."""
        return self._works.get(timed_work_id)

    def settings(self, timed_work_id: int) -> ExamSettings:
        """How it is held as an exam; of one that is not there what is usual."""
        work = self.find_any(timed_work_id)
        return ExamSettings() if work is None else work.settings

    def all(self) -> Collection[TimedWork]:
        """Without dry runs, of which nothing counts anywhere."""
        return [each for each in self._works.values() if each.dry_run_of is None]

    def with_dry_runs(self) -> Collection[TimedWork]:
        return self._works.values()

    def is_any_running(self, now: int) -> bool:
        """Whether somebody's time runs, or could begin; `now` in epoch ms."""
        return any(rules.is_running(each, self.records(each.id), now) for each in self.all())

    def exams_between(self, since: int, until: int) -> list[Exam]:
        """Those that somebody may write at some moment between the two (epoch ms); a hidden one is
        not held yet."""
        return [
            Exam(each.place, each.title, each.start_time, self._end(each, since))
            for each in self.all()
            if each.visible
            and rules.is_exam(each)
            and each.start_time <= until
            and self._end(each, since) > since
        ]

    def _end(self, work: TimedWork, now: int) -> int:
        return rules.end_for_all(work, self.records(work.id).values(), now)

    def problems(self, timed_work_id: int) -> tuple[TimedWorkProblem, ...]:
        """In the work's order."""
        return self._problems.get(timed_work_id, ())

    def record(self, timed_work_id: int, uid: str | None) -> Participation | None:
        """How this person takes, or has taken, part."""
        return None if uid is None else self._records.get(timed_work_id, {}).get(uid)

    def records(self, timed_work_id: int) -> Mapping[str, Participation]:
        """Of everybody who has registered or started, by uid."""
        return self._records.get(timed_work_id, {})

    def arrival(
        self,
        timed_work_id: int,
        uid: str,
        number: int,
        submit_time: int,
        *,
        is_trial: bool,
        now: int,
    ) -> Arrival | None:
        """What is said of this person's submission of that number; None of one in time."""
        work, record = self.find_any(timed_work_id), self.record(timed_work_id, uid)
        if work is None or record is None or not rules.has_started(record):
            return None
        if is_trial:
            return Arrival(0, counts=False, is_after=True)
        if number in self.taken:
            return Arrival(0, counts=True, is_taken=True)
        return grace.arrival(work, record, submit_time, now)


def _everything() -> tuple[list[TimedWork], list[TimedWorkProblem], list[Participation], list[int]]:
    return store.timed_works(), store.problems(), store.records(), taken_rows()


def _one(
    timed_work_id: int,
) -> tuple[TimedWork | None, list[TimedWorkProblem], list[Participation]]:
    return (
        store.timed_work(timed_work_id),
        store.problems_of(timed_work_id),
        store.records(timed_work_id),
    )
