"""Boards of contests."""

from __future__ import annotations

from oj_appliance.composition.contests import ContestPart
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Cycle, Listener, Part, Timer, after_commit
from oj_appliance.composition.people import PeoplePart
from oj_appliance.contests.boards.api import BoardsApi
from oj_appliance.contests.boards.download_api import BoardDownloadApi
from oj_appliance.contests.boards.memory import BoardMemory
from oj_appliance.contests.boards.service import Boards
from oj_appliance.submissions.types import SubmissionChanged


class ContestBoardPart(Part):
    def __init__(self, house: House) -> None:
        foundation, contests = house.foundation, house[ContestPart].service
        self.memory = BoardMemory(foundation.database, foundation.clock, contests.known)
        names = house[PeoplePart].names
        self.service = Boards(foundation.clock, names, contests, self.memory)
        self._api = BoardsApi(self.service, contests, foundation.clock)
        self._downloads = BoardDownloadApi(self.service)

    def apis(self) -> list[object]:
        return [self._api, self._downloads]

    def listeners(self) -> list[Listener]:
        return [after_commit(SubmissionChanged, self._follow)]

    def timers(self) -> list[Timer]:
        return [Timer(Cycle.OFTEN, self.memory.forget_idle)]

    def _follow(self, event: SubmissionChanged) -> None:
        self.memory.follow(event.record)
