"""What a person has learned, and what to try next."""

from __future__ import annotations

from oj_appliance.composition.house import House
from oj_appliance.composition.part import Part
from oj_appliance.composition.places import PlacePart
from oj_appliance.learning.api import LearningApi
from oj_appliance.learning.service import LearningService


class LearningPart(Part):
    def __init__(self, house: House) -> None:
        foundation = house.foundation
        self._learning = LearningService(
            foundation.database,
            foundation.clock,
            foundation.configuration,
            house[PlacePart].registry,
        )

    def apis(self) -> list[object]:
        return [LearningApi(self._learning)]
