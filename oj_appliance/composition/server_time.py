"""The server's time, held while something runs by it."""

from __future__ import annotations

from oj_appliance.composition.house import House
from oj_appliance.composition.part import Cycle, Part, Timer
from oj_appliance.server_time.api import ServerTimeApi
from oj_appliance.server_time.service import ServerTime


class ServerTimePart(Part):
    def __init__(self, house: House) -> None:
        foundation = house.foundation
        self.service = ServerTime(foundation.database, foundation.clock, foundation.events)

    def apis(self) -> list[object]:
        return [ServerTimeApi(self.service)]

    def timers(self) -> list[Timer]:
        return [Timer(Cycle.OFTEN, self.service.remember)]

    async def load(self) -> None:
        await self.service.load()

    def start(self) -> None:
        self.service.start()

    async def stop(self) -> None:
        await self.service.stop()
