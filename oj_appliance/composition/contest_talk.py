"""What is said in contests: their announcements, and who may do what with their comments."""

from __future__ import annotations

from oj_appliance.comments.types import SourceKind
from oj_appliance.composition.announcements import AnnouncementPart
from oj_appliance.composition.comments import CommentPart
from oj_appliance.composition.contests import ContestPart
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Part
from oj_appliance.contests.announcements.api import ContestAnnouncementsApi
from oj_appliance.contests.announcements.service import ContestAnnouncements
from oj_appliance.contests.comments.policy import ContestCommentPolicy


class ContestTalkPart(Part):
    def __init__(self, house: House) -> None:
        foundation, known = house.foundation, house[ContestPart].known
        self._announcements = ContestAnnouncements(
            house[AnnouncementPart].announcements, known, foundation.clock
        )
        policy = ContestCommentPolicy(known, foundation.clock, foundation.configuration)
        house[CommentPart].policies.register(SourceKind.CONTEST, policy)

    def apis(self) -> list[object]:
        return [ContestAnnouncementsApi(self._announcements)]
