"""Boards of contests."""

from __future__ import annotations

from oj_appliance.composition.contest_live import ContestLivePart
from oj_appliance.composition.contests import ContestPart
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Cycle, Listener, Part, Timer, after_commit
from oj_appliance.composition.people import PeoplePart
from oj_appliance.contests.boards.api import BoardsApi
from oj_appliance.contests.boards.download_api import BoardDownloadApi
from oj_appliance.contests.boards.live_events import BoardNews
from oj_appliance.contests.boards.memory import BoardMemory
from oj_appliance.contests.boards.service import Boards
from oj_appliance.contests.types import ContestChanged
from oj_appliance.contests.virtual.replays import Replays
from oj_appliance.submissions.types import SubmissionChanged


class ContestBoardPart(Part):
    def __init__(self, house: House) -> None:
        foundation, contests = house.foundation, house[ContestPart].service
        self.memory = BoardMemory(foundation.database, foundation.clock, contests.known)
        names = house[PeoplePart].names
        self.replays = Replays(foundation.database, foundation.clock, contests.known, self.memory)
        self.service = Boards(foundation.clock, names, contests, self.memory, self.replays)
        self._news = BoardNews(self.memory, house[ContestLivePart].live, foundation.clock)
        self._api = BoardsApi(self.service, contests, foundation.clock)
        self._downloads = BoardDownloadApi(self.service)

    def apis(self) -> list[object]:
        return [self._api, self._downloads]

    def listeners(self) -> list[Listener]:
        return [
            after_commit(SubmissionChanged, self._news.follow),
            after_commit(ContestChanged, self._forget),
        ]

    def timers(self) -> list[Timer]:
        return [Timer(Cycle.OFTEN, self.memory.forget_idle)]

    async def stop(self) -> None:
        self._news.stop()

    def _forget(self, event: ContestChanged) -> None:
        self.memory.forget(event.contest_id)
