"""The manual: the project's own documents."""

from __future__ import annotations

from pathlib import Path

from oj_appliance.composition.house import House
from oj_appliance.composition.part import Part
from oj_appliance.manual.api import ManualApi
from oj_appliance.manual.service import Manual

DOCUMENTS = Path(__file__).parents[2] / "docs"  # as they came with the program


class ManualPart(Part):
    def __init__(self, house: House) -> None:
        self._manual = Manual(DOCUMENTS)

    def apis(self) -> list[object]:
        return [ManualApi(self._manual)]
