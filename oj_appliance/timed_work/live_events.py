"""Live topic contest:{cid} with a timed work's cid: hints that something is to be read again, never
results (contract 00-conventions §9.2)."""

from __future__ import annotations

from oj_appliance.clock import Clock
from oj_appliance.contests.live_events import TOPIC, Hint, topic_of
from oj_appliance.contests.types import HintKind
from oj_appliance.errors import ApiError
from oj_appliance.places.codec import cid_of, place_of
from oj_appliance.places.types import Kind, Place
from oj_appliance.timed_work.service import TimedWorks
from oj_appliance.timed_work.types import TimedWorkChanged
from oj_appliance.web.guards import Viewer
from oj_appliance.web.live import LiveHub

LONGEST_NUMBER = 15  # digits; more are no cid


class TimedWorkLiveEvents:
    def __init__(self, live: LiveHub, works: TimedWorks, clock: Clock) -> None:
        self._live = live
        self._works = works
        self._clock = clock
        live.register(TOPIC, self._may_hear)

    def tell(self, event: TimedWorkChanged) -> None:
        """Listens to TimedWorkChanged, after the commit."""
        kind = HintKind.TIME if event.uid is None else HintKind.STATE
        self.hint(event.timed_work_id, kind, uid=event.uid)

    def hint(self, timed_work_id: int, kind: HintKind, *, uid: str | None = None) -> None:
        """To those who may still enter the work; with `uid` to that person alone."""
        frame = Hint(kind, self._clock.now_ms())

        def shape(viewer: Viewer) -> Hint | None:
            is_meant = uid is None or viewer.uid == uid
            return frame if is_meant and self._may_enter(viewer, timed_work_id) else None

        self._live.send(_topic(timed_work_id), shape)

    def is_heard(self, timed_work_id: int) -> bool:
        return self._live.has_listeners(_topic(timed_work_id))

    def _may_hear(self, viewer: Viewer, rest: str) -> bool:
        if not (rest.isascii() and rest.isdigit()) or len(rest) > LONGEST_NUMBER:
            return False
        place = place_of(cid=int(rest))
        return place.kind is Kind.TIMED_WORK and self._may_enter(viewer, place.id)

    def _may_enter(self, viewer: Viewer, timed_work_id: int) -> bool:
        if viewer.is_guest:
            return False
        try:
            self._works.entered(viewer, timed_work_id)
        except ApiError:
            return False
        return True


def _topic(timed_work_id: int) -> str:
    return topic_of(cid_of(Place(Kind.TIMED_WORK, timed_work_id)))
