"""The timed works' back-office: works and their problems as teachers make
them, and the time of those who take part."""

from __future__ import annotations

from oj_appliance.composition.house import House
from oj_appliance.composition.part import Part
from oj_appliance.composition.timed_work_problems import TimedWorkProblemPart
from oj_appliance.composition.timed_works import TimedWorkPart
from oj_appliance.timed_work.administration.api import TimedWorkEditingApi
from oj_appliance.timed_work.administration.service import TimedWorkEditing
from oj_appliance.timed_work.problem_set.api import TimedWorkProblemSetApi
from oj_appliance.timed_work.problem_set.service import TimedWorkProblemSet
from oj_appliance.timed_work.records.api import TimedWorkRecordsApi
from oj_appliance.timed_work.records.download_api import TimedWorkRankDownloadApi
from oj_appliance.timed_work.records.service import TimedWorkRecords
from oj_appliance.timed_work.settings.api import ExamSettingsApi
from oj_appliance.timed_work.settings.service import ExamSettingsEditing


class TimedWorkOfficePart(Part):
    def __init__(self, house: House) -> None:
        foundation = house.foundation
        database, clock, events = foundation.database, foundation.clock, foundation.events
        known = house[TimedWorkPart].known
        groups = house[TimedWorkPart].groups
        self.editing = TimedWorkEditing(database, clock, known, events, groups)
        problems = TimedWorkProblemSet(database, clock, self.editing)
        records = TimedWorkRecords(database, clock, self.editing, house[TimedWorkProblemPart].ranks)
        self._apis: list[object] = [
            ExamSettingsApi(ExamSettingsEditing(database, clock, self.editing)),
            TimedWorkEditingApi(self.editing, clock),
            TimedWorkProblemSetApi(problems),
            TimedWorkRecordsApi(records, clock),
            TimedWorkRankDownloadApi(records, known),
        ]

    def apis(self) -> list[object]:
        return self._apis
