"""What becomes of timed works when they are over."""

from __future__ import annotations

from zoneinfo import ZoneInfo

from oj_appliance.composition.exam_rooms import ExamRoomPart
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Cycle, Part, Timer
from oj_appliance.composition.timed_work_office import TimedWorkOfficePart
from oj_appliance.composition.timed_work_problems import TimedWorkProblemPart
from oj_appliance.composition.timed_works import TimedWorkPart
from oj_appliance.exam_results.api import ExamResultsApi
from oj_appliance.exam_results.closing.api import ExamClosingApi
from oj_appliance.exam_results.closing.service import ExamClosing
from oj_appliance.exam_results.likeness.api import ExamLikenessApi
from oj_appliance.exam_results.likeness.download_api import ExamLikenessDownloadApi
from oj_appliance.exam_results.likeness.service import ExamLikeness
from oj_appliance.exam_results.papers.api import ExamPapersApi
from oj_appliance.exam_results.papers.service import ExamPapers
from oj_appliance.exam_results.service import ExamResults
from oj_appliance.exam_results.statistics.api import ExamStatisticsApi


class ExamResultPart(Part):
    def __init__(self, house: House) -> None:
        foundation = house.foundation
        editing = house[TimedWorkOfficePart].editing
        ranks = house[TimedWorkProblemPart].ranks
        configuration = foundation.configuration
        self.results = ExamResults(
            foundation.database,
            foundation.clock,
            editing,
            ranks,
            lambda: configuration.site_secret,
        )
        self.papers = ExamPapers(foundation.database, self.results, foundation.folder.uploads)
        known = house[TimedWorkPart].known
        database, clock = foundation.database, foundation.clock
        self.likeness = ExamLikeness(database, clock, self.results, known)
        rooms = house[ExamRoomPart].known
        scratch = foundation.folder.uploads
        self._closing = ExamClosing(database, clock, known, rooms, self.results, scratch)
        self._apis: list[object] = [
            ExamResultsApi(self.results),
            ExamPapersApi(self.papers),
            ExamStatisticsApi(foundation.database, self.results),
            ExamLikenessApi(self.likeness),
            ExamLikenessDownloadApi(
                self.likeness, lambda: ZoneInfo(configuration.website.timezone)
            ),
            ExamClosingApi(self._closing),
        ]

    def apis(self) -> list[object]:
        return self._apis

    def timers(self) -> list[Timer]:
        return [Timer(Cycle.NIGHT, self._closing.erase_due)]

    async def stop(self) -> None:
        await self.likeness.stop()
