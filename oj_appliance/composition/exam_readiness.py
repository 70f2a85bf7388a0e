"""Everything before an exam: its check, whether server and rooms are fit, and its rehearsal."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from zoneinfo import ZoneInfo

from oj_appliance.composition.backups import BackupPart
from oj_appliance.composition.contest_office import disk_facts, judge_facts
from oj_appliance.composition.contests import ContestPart
from oj_appliance.composition.exam_freeze import ExamFreezePart
from oj_appliance.composition.exam_rooms import ExamRoomPart
from oj_appliance.composition.house import House
from oj_appliance.composition.judging import JudgingPart
from oj_appliance.composition.part import Part
from oj_appliance.composition.problems import ProblemPart
from oj_appliance.composition.server_time import ServerTimePart
from oj_appliance.composition.site import SitePart
from oj_appliance.composition.timed_work_office import TimedWorkOfficePart
from oj_appliance.exam_readiness.check.api import ExamCheckApi
from oj_appliance.exam_readiness.check.service import ExamCheck, Surroundings
from oj_appliance.exam_readiness.preflight.api import PreflightApi
from oj_appliance.exam_readiness.preflight.checks import BackupAttempt
from oj_appliance.exam_readiness.preflight.self_tests import SelfTests
from oj_appliance.exam_readiness.preflight.service import Machine, Preflights
from oj_appliance.exam_readiness.rehearsal.api import RehearsalApi
from oj_appliance.exam_readiness.rehearsal.service import Judging, Rehearsals
from oj_appliance.exam_readiness.room_check.api import RoomCheckApi
from oj_appliance.exam_readiness.room_check.service import RoomCheck
from oj_appliance.judging.doctor import Check


class ExamReadinessPart(Part):
    def __init__(self, house: House) -> None:
        foundation, editing = house.foundation, house[TimedWorkOfficePart].editing
        website = foundation.configuration
        doctor, dispatcher = house[SitePart].doctor, house[JudgingPart].dispatcher
        backups = house[BackupPart].backups

        async def backup_folder() -> str:
            """A further disk by its label is as good as a folder."""
            chosen = await backups.chosen()
            return chosen.folder or chosen.disk

        exams = house[BackupPart].exams

        async def exam_backups() -> Sequence[BackupAttempt]:
            found = await exams.outcomes()
            return [BackupAttempt(each.target or "–", each.at, each.error) for each in found]

        surroundings = Surroundings(
            house[ContestPart].known,
            house[ExamRoomPart].known,
            partial(judge_facts, house),
            partial(disk_facts, house),
            backup_folder,
            lambda: ZoneInfo(website.website.timezone),
            lambda: [each.name for each in dispatcher.installed() or ()],
        )
        readiness = house[ProblemPart].readiness
        check = ExamCheck(foundation.database, foundation.clock, editing, readiness, surroundings)

        async def measured() -> Sequence[Check]:
            return (await doctor.measure()).checks

        machine = Machine(
            measured,
            house[ServerTimePart].service.state,
            backup_folder,
            exam_backups,
            exams.is_running,
            lambda: website.website.baseUrl,
            partial(judge_facts, house),
        )
        hand_over = house[JudgingPart].one_offs.hand_over
        in_use = house[ProblemPart].languages.in_use
        self.self_tests = SelfTests(foundation.clock, in_use, hand_over)
        self._preflights = Preflights(foundation.clock, machine, self.self_tests)
        self._rehearsals = Rehearsals(
            foundation.database,
            foundation.clock,
            editing,
            house[ProblemPart].service,
            readiness,
            Judging(
                hand_over,
                lambda: dispatcher.slots,
                house[ExamFreezePart].freeze.check,
                foundation.folder.uploads,
            ),
        )
        rooms = RoomCheck(foundation.database, foundation.clock, house[ExamRoomPart].known)
        self._apis: list[object] = [
            ExamCheckApi(check),
            PreflightApi(self._preflights),
            RehearsalApi(self._rehearsals),
            RoomCheckApi(rooms),
        ]

    def apis(self) -> list[object]:
        return self._apis

    async def stop(self) -> None:
        await self._preflights.stop()
        await self.self_tests.stop()
        await self._rehearsals.stop()
