"""What looks after the site itself: the night's work, figures for monitoring."""

from __future__ import annotations

import asyncio

from oj_appliance.composition.house import House
from oj_appliance.composition.part import Cycle, Part, Timer
from oj_appliance.files.cleanup import remove_unnamed_blobs
from oj_appliance.storage import upkeep
from oj_appliance.storage.trouble import Look, is_large
from oj_appliance.web.metrics import MetricsApi


class UpkeepPart(Part):
    def __init__(self, house: House) -> None:
        self._foundation = house.foundation
        self._look = Look(house.foundation.database.path)
        self._looking: asyncio.Task[None] | None = None

    def apis(self) -> list[object]:
        foundation = self._foundation
        return [MetricsApi(foundation.metrics, foundation.settings.metrics.token)]

    def timers(self) -> list[Timer]:
        return [
            Timer(Cycle.OFTEN, lambda: asyncio.to_thread(self._foundation.room.look)),
            Timer(Cycle.NIGHT, self._clean),
        ]

    def start(self) -> None:
        if is_large(self._foundation.database.path):
            self._looking = asyncio.create_task(self._look_at_database(self._look))

    async def stop(self) -> None:
        if self._looking is not None:
            self._look.break_off()
            await self._looking

    async def _look_at_database(self, look: Look) -> None:
        if fault := await asyncio.to_thread(look.fault):
            self._foundation.database.trouble.find_damage(fault)

    async def _clean(self) -> None:
        database, clock = self._foundation.database, self._foundation.clock
        await database.write(upkeep.forget_expired, now=clock.now_ms())
        await database.write(upkeep.optimize)
        await self._look_at_database(Look(database.path))
        await remove_unnamed_blobs(database, self._foundation.folder.blobs, clock)
