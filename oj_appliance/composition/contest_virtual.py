"""Virtual participation in ended contests."""

from __future__ import annotations

from oj_appliance.composition.contest_boards import ContestBoardPart
from oj_appliance.composition.contest_live import ContestLivePart
from oj_appliance.composition.contests import ContestPart
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Listener, Part, after_commit
from oj_appliance.composition.places import PlacePart
from oj_appliance.contests.virtual.api import VirtualApi
from oj_appliance.contests.virtual.policy import VirtualPolicy
from oj_appliance.contests.virtual.service import VirtualParticipation
from oj_appliance.places.types import Kind
from oj_appliance.submissions.types import SubmissionChanged


class ContestVirtualPart(Part):
    def __init__(self, house: House) -> None:
        foundation, contests = house.foundation, house[ContestPart].service
        boards, clock = house[ContestBoardPart], foundation.clock
        house[PlacePart].registry.register(Kind.VIRTUAL, VirtualPolicy(contests.known, clock))
        live = house[ContestLivePart].live
        self._service = VirtualParticipation(
            foundation.database, clock, contests, boards.service, boards.replays, live
        )
        self._api = VirtualApi(self._service, clock)

    def apis(self) -> list[object]:
        return [self._api]

    def listeners(self) -> list[Listener]:
        return [after_commit(SubmissionChanged, self._service.follow)]
