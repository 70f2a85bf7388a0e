"""What is told to those who listen to a contest: by whoever has news of it, by the clock, and by
edits."""

from __future__ import annotations

from oj_appliance.composition.contests import ContestPart
from oj_appliance.composition.house import House
from oj_appliance.composition.live import LivePart
from oj_appliance.composition.part import Part
from oj_appliance.contests.live_events import ContestLiveEvents
from oj_appliance.contests.turns import ContestTurns


class ContestLivePart(Part):
    def __init__(self, house: House) -> None:
        contests, clock = house[ContestPart].service, house.foundation.clock
        self.live = ContestLiveEvents(house[LivePart].hub, contests, clock)
        self.turns = ContestTurns(contests.known, self.live, clock)

    def start(self) -> None:
        self.turns.start()

    async def stop(self) -> None:
        self.turns.stop()
