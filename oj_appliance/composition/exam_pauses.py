"""Pauses of timed works, and outages that fell into one."""

from __future__ import annotations

from oj_appliance.composition.exam_rooms import ExamRoomPart
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Listener, Part, inside
from oj_appliance.composition.server_time import ServerTimePart
from oj_appliance.composition.timed_works import TimedWorkPart
from oj_appliance.exam_rooms.pauses.api import ExamPausesApi
from oj_appliance.exam_rooms.pauses.outages import ExamOutages
from oj_appliance.exam_rooms.pauses.service import ExamPauses
from oj_appliance.timed_work.types import TimedWorkBegun


class ExamPausePart(Part):
    def __init__(self, house: House) -> None:
        foundation, known = house.foundation, house[TimedWorkPart].known
        database, clock, events = foundation.database, foundation.clock, foundation.events
        self._pauses = ExamPauses(database, clock, known, events, house[ExamRoomPart].known)
        away = house[ServerTimePart].service.away
        self._outages = ExamOutages(database, clock, known, events, self._pauses, away)
        self._api = ExamPausesApi(self._pauses, self._outages, clock)

    def apis(self) -> list[object]:
        return [self._api]

    def listeners(self) -> list[Listener]:
        return [inside(TimedWorkBegun, self._pauses.follow_begin)]

    async def load(self) -> None:
        await self._outages.load()
