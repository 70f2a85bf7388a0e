"""Contests: what is known of them, and whoever comes to them."""

from __future__ import annotations

from oj_appliance.composition.groups import GroupPart
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Cycle, Listener, Part, Timer, after_commit
from oj_appliance.composition.server_time import ServerTimePart
from oj_appliance.contests.api import ContestsApi
from oj_appliance.contests.known import KnownContests
from oj_appliance.contests.service import Contests
from oj_appliance.contests.submitters import Submitters
from oj_appliance.contests.types import ContestChanged
from oj_appliance.problems.types.problem import ProblemChanged
from oj_appliance.submissions.types import SubmissionChanged


class ContestPart(Part):
    def __init__(self, house: House) -> None:
        foundation = house.foundation
        database, clock = foundation.database, foundation.clock
        self.known = KnownContests(database, house[GroupPart].service)
        house[ServerTimePart].service.mind(self.known.is_any_running)
        self._submitters = Submitters(database, clock)
        self.service = Contests(database, clock, self.known, self._submitters)
        self._api = ContestsApi(self.service, clock)

    def apis(self) -> list[object]:
        return [self._api]

    def listeners(self) -> list[Listener]:
        return [
            after_commit(ProblemChanged, self.known.follow_problem),
            after_commit(SubmissionChanged, self._submitters.follow),
            after_commit(ContestChanged, self._forget),
        ]

    def timers(self) -> list[Timer]:
        return [Timer(Cycle.OFTEN, self._submitters.forget_idle)]

    async def load(self) -> None:
        await self.known.load()

    async def stop(self) -> None:
        await self.known.stop()

    def _forget(self, event: ContestChanged) -> None:
        self._submitters.forget(event.contest_id)
