"""Rolling boards of contests."""

from __future__ import annotations

from oj_appliance.composition.contests import ContestPart
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Part
from oj_appliance.contests.rolling.api import RollingApi
from oj_appliance.contests.rolling.service import Rolling


class ContestRollingPart(Part):
    def __init__(self, house: House) -> None:
        foundation, contests = house.foundation, house[ContestPart].service
        rolling = Rolling(foundation.database, foundation.clock, contests)
        self._api = RollingApi(rolling, contests, foundation.configuration)

    def apis(self) -> list[object]:
        return [self._api]
