"""Whether heavy work waits for an exam; asked by parts far below those that know exams."""

from __future__ import annotations

from oj_appliance.composition.house import House
from oj_appliance.composition.part import Part
from oj_appliance.exam_freeze.api import ExamFreezeApi
from oj_appliance.exam_freeze.service import ExamFreeze


class ExamFreezePart(Part):
    def __init__(self, house: House) -> None:
        foundation = house.foundation
        self.freeze = ExamFreeze(foundation.configuration, foundation.clock)

    def apis(self) -> list[object]:
        return [ExamFreezeApi(self.freeze)]

    async def load(self) -> None:
        await self.freeze.load()
