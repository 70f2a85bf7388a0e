"""Gathers what an exam stands on, and has it judged (contract timedwork.md §14.1)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from zoneinfo import ZoneInfo

import msgspec

from oj_appliance.clock import Clock
from oj_appliance.contests.check import problem_rules
from oj_appliance.contests.check.types import DiskFacts, JudgeFacts
from oj_appliance.contests.known import KnownContests
from oj_appliance.contests.rules import is_held_for
from oj_appliance.contests.rules import status_of as contest_status
from oj_appliance.contests.types import Status as ContestStatus
from oj_appliance.exam_readiness.check import rules
from oj_appliance.exam_readiness.check.types import (
    CheckedExam,
    ExamFacts,
    ExamProblemFacts,
    RoomFacts,
)
from oj_appliance.exam_rooms.known import KnownRooms
from oj_appliance.problems.programs.readiness import ProblemReadiness
from oj_appliance.storage.database import Database
from oj_appliance.timed_work import rules as work_rules
from oj_appliance.timed_work.administration.service import TimedWorkEditing
from oj_appliance.timed_work.types import Status, TimedWork, TimedWorkProblem
from oj_appliance.web.guards import Viewer


class Surroundings(msgspec.Struct, frozen=True):
    """What an exam stands on beside itself."""

    contests: KnownContests
    rooms: KnownRooms
    judge: Callable[[], JudgeFacts]
    disk: Callable[[], DiskFacts]
    backup_folder: Callable[[], Awaitable[str]]
    zone: Callable[[], ZoneInfo]
    languages: Callable[[], Sequence[str]]


class ExamCheck:
    def __init__(
        self,
        database: Database,
        clock: Clock,
        editing: TimedWorkEditing,
        readiness: ProblemReadiness,
        surroundings: Surroundings,
    ) -> None:
        self._database = database
        self._clock = clock
        self._editing = editing
        self._known = editing.known
        self._readiness = readiness
        self._surroundings = surroundings

    async def check(self, viewer: Viewer, timed_work_id: int) -> CheckedExam:
        """Raises timedwork.missing, timedwork.not_allowed."""
        work = self._editing.work(viewer, timed_work_id)
        now, around = self._clock.now_ms(), self._surroundings
        problems = await self._database.read(self._problems, viewer, work, now)
        records = self._known.records(work.id)
        rooms = around.rooms
        # Staff who look after it take no part.
        expected = [uid for uid in records if uid != work.uid]
        facts = ExamFacts(
            work=work,
            now=now,
            problems=problems,
            alike=self._alike(work),
            registered=sum(work_rules.is_registered(each) for each in records.values()),
            rooms=self._rooms(work),
            unseated=sum(rooms.seat_of(work.id, uid) is None for uid in expected),
            without_version=sum(records[uid].paper_version is None for uid in expected),
            judge=around.judge(),
            disk=around.disk(),
            backup_folder=await around.backup_folder(),
            zone=around.zone(),
            installed=tuple(around.languages()),
        )
        ready = [(each.link.problem_id, each.readiness) for each in problems]
        unchecked = tuple(pid for pid, each in ready if problem_rules.is_to_be_run(each))
        return CheckedExam(rules.findings(facts), unchecked, now)

    def _rooms(self, work: TimedWork) -> tuple[RoomFacts, ...]:
        known, told = self._surroundings.rooms, []
        for room in known.rooms(work.id):
            seats = known.seats(room.id)
            seated = sum(each.uid is not None for each in seats)
            told.append(
                RoomFacts(
                    name=room.name,
                    version=room.version,
                    seated=seated,
                    free=len(seats) - seated,
                )
            )
        return tuple(told)

    def _problems(self, viewer: Viewer, work: TimedWork, now: int) -> tuple[ExamProblemFacts, ...]:
        found = [self._problem(viewer, each, now) for each in self._known.problems(work.id)]
        return tuple(each for each in found if each is not None)

    def _problem(self, viewer: Viewer, link: TimedWorkProblem, now: int) -> ExamProblemFacts | None:
        readiness = self._readiness.of(viewer, link.problem_id)
        if readiness is None:
            return None
        elsewhere = (*self._contests_with(viewer, link, now), *self._works_with(link, now))
        return ExamProblemFacts(link, readiness, elsewhere)

    def _contests_with(self, viewer: Viewer, link: TimedWorkProblem, now: int) -> list[str]:
        contests = self._surroundings.contests
        return [
            other.title
            for other in contests.all()
            if is_held_for(viewer, other)
            and contest_status(other, now) is not ContestStatus.ENDED
            and any(each.problem_id == link.problem_id for each in contests.problems(other.id))
        ]

    def _works_with(self, link: TimedWorkProblem, now: int) -> list[str]:
        return [
            other.title
            for other in self._known.all()
            if other.id != link.timed_work_id
            and work_rules.status_of(other, now) is not Status.ENDED
            and any(each.problem_id == link.problem_id for each in self._known.problems(other.id))
        ]

    def _alike(self, work: TimedWork) -> tuple[TimedWork, ...]:
        return tuple(
            other
            for other in self._known.all()
            if other.id != work.id
            and other.visible
            and work_rules.is_exam(other)
            and other.start_time < work.end_time
            and other.end_time > work.start_time
        )
