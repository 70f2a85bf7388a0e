"""What is put right in a timed work while it runs and afterwards."""

from __future__ import annotations

from oj_appliance.composition.house import House
from oj_appliance.composition.judge_desk import JudgeDeskPart
from oj_appliance.composition.part import Part
from oj_appliance.composition.rejudging import RejudgingPart
from oj_appliance.composition.timed_work_office import TimedWorkOfficePart
from oj_appliance.composition.timed_work_problems import TimedWorkProblemPart
from oj_appliance.composition.timed_works import TimedWorkPart
from oj_appliance.timed_work.corrections.api import TimedWorkCorrectionsApi
from oj_appliance.timed_work.corrections.judging import Previewed, TimedWorkJudging
from oj_appliance.timed_work.corrections.service import TimedWorkCorrections


class ExamCorrectionPart(Part):
    def __init__(self, house: House) -> None:
        database, clock = house.foundation.database, house.foundation.clock
        editing, ranks = house[TimedWorkOfficePart].editing, house[TimedWorkProblemPart].ranks
        rejudging = house[RejudgingPart]
        self._previews = rejudging.previews
        corrections = TimedWorkCorrections(database, clock, editing, ranks)
        judging = TimedWorkJudging(
            database,
            clock,
            house[TimedWorkPart].known,
            corrections,
            ranks,
            house[JudgeDeskPart].service,
            rejudging.changes,
            self._find_preview,
        )
        self._api = TimedWorkCorrectionsApi(corrections, judging)

    async def _find_preview(self, key: str) -> Previewed:
        batch, _, changed = await self._previews.find(key)
        results = {each.submission_id: (each.to_status, each.to_score) for each in changed}
        return Previewed(batch.problem_id, results)

    def apis(self) -> list[object]:
        return [self._api]
