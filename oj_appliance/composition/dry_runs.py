"""Timed works tried as a student before they begin."""

from __future__ import annotations

from oj_appliance.composition.house import House
from oj_appliance.composition.part import Part
from oj_appliance.composition.timed_works import TimedWorkPart
from oj_appliance.timed_work.dry_runs.api import DryRunsApi
from oj_appliance.timed_work.dry_runs.service import DryRuns


class DryRunPart(Part):
    def __init__(self, house: House) -> None:
        foundation = house.foundation
        database, clock, events = foundation.database, foundation.clock, foundation.events
        self.dry_runs = DryRuns(database, clock, house[TimedWorkPart].known, events)
        self._api = DryRunsApi(self.dry_runs)

    def apis(self) -> list[object]:
        return [self._api]

    def start(self) -> None:
        self.dry_runs.start()

    async def stop(self) -> None:
        await self.dry_runs.stop()
