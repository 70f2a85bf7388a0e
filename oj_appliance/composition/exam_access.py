"""What staff see of the computers at which participants work; who has begun hears what their way
lets them hear."""

from __future__ import annotations

from oj_appliance.composition.house import House
from oj_appliance.composition.live import LivePart
from oj_appliance.composition.part import Listener, Part, after_commit
from oj_appliance.composition.timed_works import TimedWorkPart
from oj_appliance.timed_work.access.api import ExamPlacesApi
from oj_appliance.timed_work.access.rules import has_door
from oj_appliance.timed_work.access.types import ExamPlaceBound
from oj_appliance.timed_work.types import TimedWorkChanged


class ExamAccessPart(Part):
    def __init__(self, house: House) -> None:
        works = house[TimedWorkPart]
        self._hub = house[LivePart].hub
        self._known = works.known
        self._api = ExamPlacesApi(works.places, works.known)

    def apis(self) -> list[object]:
        return [self._api]

    def listeners(self) -> list[Listener]:
        return [
            after_commit(TimedWorkChanged, self._follow),
            after_commit(ExamPlaceBound, self._hear_bound),
        ]

    def _follow(self, event: TimedWorkChanged) -> None:
        tid, uid = event
        if uid is None:
            self._hub.ask_again(lambda viewer: self._known.record(tid, viewer.uid) is not None)
        elif has_door(self._known.settings(tid)):
            self._hub.ask_again(lambda viewer: viewer.uid == uid)

    def _hear_bound(self, event: ExamPlaceBound) -> None:
        """The page that took the place had asked before, and was let hear nothing."""
        self._hub.ask_again(lambda viewer: viewer.uid == event.uid)
