"""What a timed work's participants see of its problems, of submissions and of the rank."""

from __future__ import annotations

from oj_appliance.composition.house import House
from oj_appliance.composition.part import Listener, Part, after_commit
from oj_appliance.composition.people import PeoplePart
from oj_appliance.composition.places import PlacePart
from oj_appliance.composition.problems import ProblemPart
from oj_appliance.composition.server_time import ServerTimePart
from oj_appliance.composition.submissions import SubmissionPart
from oj_appliance.composition.timed_works import TimedWorkPart
from oj_appliance.timed_work.problems.api import TimedWorkProblemsApi
from oj_appliance.timed_work.problems.service import TimedWorkProblems
from oj_appliance.timed_work.progress.api import TimedWorkProgressApi
from oj_appliance.timed_work.progress.service import TimedWorkProgress
from oj_appliance.timed_work.rank.api import TimedWorkRankApi
from oj_appliance.timed_work.rank.service import TimedWorkRanks
from oj_appliance.timed_work.submissions.api import TimedWorkSubmissionsApi
from oj_appliance.timed_work.submissions.service import TimedWorkSubmissions
from oj_appliance.timed_work.taking.service import DraftTaking
from oj_appliance.timed_work.types import TimedWorkChanged


class TimedWorkProblemPart(Part):
    def __init__(self, house: House) -> None:
        foundation, works = house.foundation, house[TimedWorkPart].service
        database, clock = foundation.database, foundation.clock
        submissions, names = house[SubmissionPart].service, house[PeoplePart].names
        problems = TimedWorkProblems(
            database,
            clock,
            works,
            house[ProblemPart].catalogue,
            submissions,
            house[PlacePart].registry,
        )
        self._taking = DraftTaking(
            database,
            clock,
            house[TimedWorkPart].known,
            submissions,
            house[ProblemPart].service,
            house[PlacePart].registry,
            house[ServerTimePart].service.check,
        )
        self.ranks = TimedWorkRanks(database, clock, works)
        listed = TimedWorkSubmissions(works, submissions)
        configuration = foundation.configuration
        progress = TimedWorkProgress(
            database,
            works,
            house[ProblemPart].service,
            lambda: configuration.site_secret,
            clock,
        )
        self._apis: list[object] = [
            TimedWorkProblemsApi(problems),
            TimedWorkSubmissionsApi(listed, names),
            TimedWorkProgressApi(progress, clock),
            TimedWorkRankApi(self.ranks, works, names),
        ]

    def apis(self) -> list[object]:
        return self._apis

    def listeners(self) -> list[Listener]:
        return [after_commit(TimedWorkChanged, self._taking.forget)]

    async def load(self) -> None:
        await self._taking.load()

    def start(self) -> None:
        self._taking.start()

    async def stop(self) -> None:
        await self._taking.stop()
