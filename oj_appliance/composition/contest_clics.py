"""Contests as the tools of ICPC read them."""

from __future__ import annotations

from oj_appliance.composition.contest_boards import ContestBoardPart
from oj_appliance.composition.contests import ContestPart
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Cycle, Listener, Part, Timer, after_commit
from oj_appliance.contests.clics.access import Access
from oj_appliance.contests.clics.api import ClicsApi
from oj_appliance.contests.clics.feed.api import ClicsFeedApi
from oj_appliance.contests.clics.feed.journal import Journals
from oj_appliance.contests.clics.feed.places import Places
from oj_appliance.contests.clics.feed.service import Feeds
from oj_appliance.contests.clics.readings import Readings
from oj_appliance.contests.clics.service import Clics
from oj_appliance.contests.clics.tokens.api import ClicsTokensApi
from oj_appliance.contests.clics.tokens.service import Tokens
from oj_appliance.submissions.types import SubmissionChanged


class ContestClicsPart(Part):
    def __init__(self, house: House) -> None:
        database, clock = house.foundation.database, house.foundation.clock
        known, boards = house[ContestPart].known, house[ContestBoardPart]
        self.tokens = Tokens(database, clock)
        access = Access(known, boards.service, self.tokens)
        self._readings = Readings(database, clock, known)
        self._journals = Journals(database, clock, self._readings)
        self._feeds = Feeds(database, clock, access, self._journals)
        # The feed's path is one that a collection's would take.
        self._apis = [
            ClicsTokensApi(self.tokens),
            ClicsFeedApi(access, self._feeds, Places()),
            ClicsApi(Clics(clock, known, boards.memory, access, self._readings), access),
        ]

    def apis(self) -> list[object]:
        return self._apis

    def listeners(self) -> list[Listener]:
        return [after_commit(SubmissionChanged, self._readings.follow)]

    def timers(self) -> list[Timer]:
        return [
            Timer(Cycle.OFTEN, self._journals.forget_idle),
            Timer(Cycle.OFTEN, self._readings.forget_idle),
        ]

    async def load(self) -> None:
        await self.tokens.load()

    async def stop(self) -> None:
        self._feeds.end()
