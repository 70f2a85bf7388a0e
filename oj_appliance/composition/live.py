"""The live socket."""

from __future__ import annotations

from oj_appliance.composition.house import House
from oj_appliance.composition.part import Cycle, Part, Timer
from oj_appliance.composition.people import PeoplePart
from oj_appliance.web.live import LiveHub
from oj_appliance.web.live_api import LiveApi


class LivePart(Part):
    def __init__(self, house: House) -> None:
        self._sessions = house[PeoplePart].sessions
        self.hub = LiveHub(self._sessions.authenticate, house.foundation.clock)
        self._sessions.on_ended = self.hub.end_sessions

    def apis(self) -> list[object]:
        return [LiveApi(self.hub)]

    def timers(self) -> list[Timer]:
        return [Timer(Cycle.OFTEN, lambda: self.hub.close_ended(self._sessions.is_open))]

    async def stop(self) -> None:
        # While the site still answers: once it does not, a socket can only break.
        await self.hub.close()
