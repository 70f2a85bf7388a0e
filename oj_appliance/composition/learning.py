"""What a person has learned, and what to try next."""

from __future__ import annotations

from oj_appliance.composition.house import House
from oj_appliance.composition.part import Part
from oj_appliance.composition.places import PlacePart
from oj_appliance.composition.problems import ProblemPart
from oj_appliance.learning.api import LearningApi
from oj_appliance.learning.pool import CandidatePool
from oj_appliance.learning.service import LearningService


class LearningPart(Part):
    def __init__(self, house: House) -> None:
        foundation = house.foundation
        database, clock = foundation.database, foundation.clock
        self._learning = LearningService(
            database,
            clock,
            foundation.configuration,
            house[PlacePart].registry,
            CandidatePool(database, clock, house[ProblemPart].bank.stamp),
        )

    def apis(self) -> list[object]:
        return [LearningApi(self._learning)]
