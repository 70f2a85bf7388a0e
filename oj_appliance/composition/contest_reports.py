"""Reports of contests that are over."""

from __future__ import annotations

from oj_appliance.composition.contests import ContestPart
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Cycle, Listener, Part, Timer, after_commit
from oj_appliance.contests.reports.api import ReportsApi
from oj_appliance.contests.reports.memory import ReportMemory
from oj_appliance.contests.reports.service import Reports
from oj_appliance.contests.types import ContestChanged
from oj_appliance.submissions.types import SubmissionChanged


class ContestReportPart(Part):
    def __init__(self, house: House) -> None:
        foundation, contests = house.foundation, house[ContestPart].service
        self._memory = ReportMemory(foundation.database, foundation.clock, contests.known)
        reports = Reports(foundation.database, foundation.clock, contests, self._memory)
        self._api = ReportsApi(reports, contests.known)

    def apis(self) -> list[object]:
        return [self._api]

    def listeners(self) -> list[Listener]:
        return [
            after_commit(SubmissionChanged, self._memory.follow),
            after_commit(ContestChanged, self._forget),
        ]

    def timers(self) -> list[Timer]:
        return [Timer(Cycle.OFTEN, self._memory.forget_idle)]

    def _forget(self, event: ContestChanged) -> None:
        self._memory.forget(event.contest_id)
