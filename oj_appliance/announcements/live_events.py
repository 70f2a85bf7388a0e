"""Live topic announcements: a visible one of the site is new or has changed (contract
00-conventions §9.2)."""

from __future__ import annotations

import msgspec

from oj_appliance.announcements.types import AnnouncementShown
from oj_appliance.clock import wire_time
from oj_appliance.web.live import LiveHub
from oj_appliance.web.wire import Time

TOPIC = "announcements"


class AnnouncementFrame(msgspec.Struct):
    id: int
    title: str
    gmtModified: Time


class AnnouncementLiveEvents:
    def __init__(self, live: LiveHub) -> None:
        self._live = live
        live.register(TOPIC, lambda viewer, rest: rest == "")

    def tell(self, event: AnnouncementShown) -> None:
        """Listens to AnnouncementShown, after the commit. Contests and groups tell theirs to their
        own."""
        if event.contest_id is not None or event.group_id is not None:
            return
        frame = AnnouncementFrame(event.id, event.title, wire_time(event.updated_at))
        self._live.send(TOPIC, lambda viewer: frame)
