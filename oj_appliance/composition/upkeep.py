"""What looks after the site itself: the night's work, figures for monitoring."""

from __future__ import annotations

import asyncio

from oj_appliance.composition.house import House
from oj_appliance.composition.part import Cycle, Part, Timer
from oj_appliance.files.cleanup import remove_unnamed_blobs
from oj_appliance.storage import upkeep
from oj_appliance.storage.trouble import fault_of
from oj_appliance.web.metrics import MetricsApi


class UpkeepPart(Part):
    def __init__(self, house: House) -> None:
        self._foundation = house.foundation

    def apis(self) -> list[object]:
        foundation = self._foundation
        return [MetricsApi(foundation.metrics, foundation.settings.metrics.token)]

    def timers(self) -> list[Timer]:
        return [
            Timer(Cycle.OFTEN, lambda: asyncio.to_thread(self._foundation.room.look)),
            Timer(Cycle.NIGHT, self._clean),
        ]

    async def _clean(self) -> None:
        database, clock = self._foundation.database, self._foundation.clock
        await database.write(upkeep.forget_expired, now=clock.now_ms())
        await database.write(upkeep.optimize)
        if fault := await asyncio.to_thread(fault_of, database.path):
            database.trouble.find_damage(fault)
        await remove_unnamed_blobs(database, self._foundation.folder.blobs, clock)
