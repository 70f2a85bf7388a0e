"""What is announced, on the site and in contests."""

from __future__ import annotations

from oj_appliance.announcements.api import AnnouncementsApi
from oj_appliance.announcements.live_events import AnnouncementLiveEvents
from oj_appliance.announcements.service import Announcements
from oj_appliance.announcements.types import AnnouncementShown
from oj_appliance.composition.house import House
from oj_appliance.composition.live import LivePart
from oj_appliance.composition.part import Listener, Part, after_commit


class AnnouncementPart(Part):
    def __init__(self, house: House) -> None:
        foundation = house.foundation
        self.announcements = Announcements(foundation.database, foundation.clock, foundation.events)
        self._live = AnnouncementLiveEvents(house[LivePart].hub)

    def apis(self) -> list[object]:
        return [AnnouncementsApi(self.announcements)]

    def listeners(self) -> list[Listener]:
        return [after_commit(AnnouncementShown, self._live.tell)]
