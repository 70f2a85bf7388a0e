"""Where problems are met. Practice is made here; every other kind of place registers its own policy
from its own part."""

from __future__ import annotations

from oj_appliance.composition.house import House
from oj_appliance.composition.part import Part
from oj_appliance.places.practice import PracticePolicy
from oj_appliance.places.registry import PlaceRegistry
from oj_appliance.places.types import Kind


class PlacePart(Part):
    def __init__(self, house: House) -> None:
        self.registry = PlaceRegistry()
        self.registry.register(Kind.PRACTICE, PracticePolicy())
