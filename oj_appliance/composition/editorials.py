"""How problems are solved, as their teachers tell it."""

from __future__ import annotations

from oj_appliance.composition.assistant import AssistantPart
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Part
from oj_appliance.composition.problems import ProblemPart
from oj_appliance.editorials.api import EditorialsApi
from oj_appliance.editorials.service import Editorials


class EditorialPart(Part):
    def __init__(self, house: House) -> None:
        foundation, problems = house.foundation, house[ProblemPart]
        self._editorials = Editorials(
            foundation.database,
            foundation.clock,
            problems.service,
            problems.catalogue,
            house[AssistantPart].access,
        )
        problems.catalogue.has_editorial = self._editorials.has_one

    def apis(self) -> list[object]:
        return [EditorialsApi(self._editorials)]

    async def load(self) -> None:
        await self._editorials.load()
