"""Timed works: what is known of them, and whoever comes to them."""

from __future__ import annotations

from oj_appliance.composition.exam_freeze import ExamFreezePart
from oj_appliance.composition.groups import GroupPart
from oj_appliance.composition.house import House
from oj_appliance.composition.live import LivePart
from oj_appliance.composition.part import Listener, Part, after_commit
from oj_appliance.composition.people import PeoplePart
from oj_appliance.composition.places import PlacePart
from oj_appliance.composition.server_time import ServerTimePart
from oj_appliance.places.types import Kind
from oj_appliance.problems.types.problem import ProblemChanged
from oj_appliance.timed_work.access.places import ExamPlaces
from oj_appliance.timed_work.access.service import ExamGate
from oj_appliance.timed_work.api import TimedWorksApi
from oj_appliance.timed_work.known import KnownTimedWorks
from oj_appliance.timed_work.live_events import TimedWorkLiveEvents
from oj_appliance.timed_work.policy import TimedWorkPolicy
from oj_appliance.timed_work.service import TimedWorks
from oj_appliance.timed_work.turns import TimedWorkTurns
from oj_appliance.timed_work.types import TimedWorkChanged


class TimedWorkPart(Part):
    def __init__(self, house: House) -> None:
        foundation = house.foundation
        database, clock = foundation.database, foundation.clock
        server_time = house[ServerTimePart].service
        self.groups = house[GroupPart].service
        self.known = KnownTimedWorks(database, self.groups)
        server_time.mind(self.known.is_any_running)
        house[ExamFreezePart].freeze.mind(self.known.exams_between)
        policy = TimedWorkPolicy(self.known, clock, server_time.check)
        house[PlacePart].registry.register(Kind.TIMED_WORK, policy)
        self.service = TimedWorks(database, clock, self.known, foundation.events, server_time.check)
        hub = house[LivePart].hub
        sessions = house[PeoplePart].sessions
        self.places = ExamPlaces(database, clock, sessions, foundation.events, hub.hears)
        self.gate = ExamGate(self.known, clock, self.places)
        hub.is_let_in = self.gate.lets_in
        house[PlacePart].registry.shutting = self.gate
        self._api = TimedWorksApi(self.service, clock, self.gate)
        self.live = TimedWorkLiveEvents(hub, self.service, clock)
        self._turns = TimedWorkTurns(self.known, self.live, clock)
        self._tell = self.live.tell

    def apis(self) -> list[object]:
        return [self._api]

    def listeners(self) -> list[Listener]:
        return [
            after_commit(ProblemChanged, self.known.follow_problem),
            after_commit(TimedWorkChanged, self._tell),
        ]

    async def load(self) -> None:
        await self.known.load()
        await self.places.load()

    def start(self) -> None:
        self._turns.start()

    async def stop(self) -> None:
        self._turns.stop()
        await self.known.stop()
