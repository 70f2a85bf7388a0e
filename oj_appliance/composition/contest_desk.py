"""The organiser's desk in a contest: what is to be printed, and who has solved what."""

from __future__ import annotations

from zoneinfo import ZoneInfo

from oj_appliance.composition.contests import ContestPart
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Part
from oj_appliance.contests.accepted.api import AcceptedApi
from oj_appliance.contests.accepted.service import AcceptedSubmissions
from oj_appliance.contests.printing.api import PrintingApi
from oj_appliance.contests.printing.service import Printing


class ContestDeskPart(Part):
    def __init__(self, house: House) -> None:
        foundation, contests = house.foundation, house[ContestPart].service
        database, clock = foundation.database, foundation.clock
        self._clock = clock
        self._printing = Printing(database, clock, contests)
        self._accepted = AcceptedSubmissions(
            database,
            clock,
            contests,
            foundation.folder.uploads,
            lambda: ZoneInfo(foundation.configuration.website.timezone),
        )

    def apis(self) -> list[object]:
        return [PrintingApi(self._printing), AcceptedApi(self._accepted, self._clock)]
