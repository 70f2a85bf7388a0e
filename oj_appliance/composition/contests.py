"""Contests: what is known of them, and whoever comes to them."""

from __future__ import annotations

from oj_appliance.composition.house import House
from oj_appliance.composition.part import Listener, Part, after_commit
from oj_appliance.contests.api import ContestsApi
from oj_appliance.contests.known import KnownContests
from oj_appliance.contests.service import Contests
from oj_appliance.problems.types.problem import ProblemChanged


class ContestPart(Part):
    def __init__(self, house: House) -> None:
        foundation = house.foundation
        self.known = KnownContests(foundation.database)
        self.service = Contests(foundation.database, foundation.clock, self.known)
        self._api = ContestsApi(self.service, foundation.clock)

    def apis(self) -> list[object]:
        return [self._api]

    def listeners(self) -> list[Listener]:
        return [after_commit(ProblemChanged, self.known.follow_problem)]

    async def load(self) -> None:
        await self.known.load()

    async def stop(self) -> None:
        await self.known.stop()
