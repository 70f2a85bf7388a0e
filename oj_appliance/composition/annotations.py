"""What teachers write beside their students' code."""

from __future__ import annotations

from oj_appliance.annotations.api import AnnotationsApi
from oj_appliance.annotations.live_events import AnnotationLiveEvents
from oj_appliance.annotations.service import Annotations
from oj_appliance.annotations.types import AnnotationsChanged
from oj_appliance.composition.groups import GroupPart
from oj_appliance.composition.house import House
from oj_appliance.composition.live import LivePart
from oj_appliance.composition.part import Cycle, Listener, Part, Timer, after_commit
from oj_appliance.composition.places import PlacePart
from oj_appliance.composition.submissions import SubmissionPart
from oj_appliance.groups.standings import with_standings
from oj_appliance.web.guards import Viewer


class AnnotationPart(Part):
    def __init__(self, house: House) -> None:
        foundation, groups = house.foundation, house[GroupPart].service
        self._annotations = Annotations(
            database=foundation.database,
            clock=foundation.clock,
            events=foundation.events,
            configuration=foundation.configuration,
            registry=house[PlacePart].registry,
            submissions=house[SubmissionPart].service,
            as_person=lambda uid: with_standings(groups, Viewer(uid)),
        )
        self._live = AnnotationLiveEvents(house[LivePart].hub, self._annotations)

    def apis(self) -> list[object]:
        return [AnnotationsApi(self._annotations)]

    def listeners(self) -> list[Listener]:
        return [after_commit(AnnotationsChanged, self._live.tell)]

    def timers(self) -> list[Timer]:
        return [Timer(Cycle.OFTEN, self._annotations.tell_waiting)]
