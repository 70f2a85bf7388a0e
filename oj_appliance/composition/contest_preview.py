"""Contests as their participants see them, for whoever manages them."""

from __future__ import annotations

from oj_appliance.composition.contest_office import ContestOfficePart
from oj_appliance.composition.contests import ContestPart
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Part
from oj_appliance.contests.preview.api import ContestPreviewApi
from oj_appliance.contests.preview.service import ContestPreviews


class ContestPreviewPart(Part):
    def __init__(self, house: House) -> None:
        foundation = house.foundation
        self.previews = ContestPreviews(
            foundation.database,
            foundation.clock,
            house[ContestPart].known,
        )
        self._api = ContestPreviewApi(self.previews, house[ContestOfficePart].editing)

    def apis(self) -> list[object]:
        return [self._api]
