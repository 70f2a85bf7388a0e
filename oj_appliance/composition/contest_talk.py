"""What is said in contests: their announcements, and who may do what with their comments."""

from __future__ import annotations

from oj_appliance.announcements.types import AnnouncementShown
from oj_appliance.comments.types import CommentsChanged, SourceKind
from oj_appliance.composition.announcements import AnnouncementPart
from oj_appliance.composition.comments import CommentPart
from oj_appliance.composition.contest_live import ContestLivePart
from oj_appliance.composition.contests import ContestPart
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Listener, Part, after_commit
from oj_appliance.contests.announcements.api import ContestAnnouncementsApi
from oj_appliance.contests.announcements.service import ContestAnnouncements
from oj_appliance.contests.clarifications.api import ClarificationsApi
from oj_appliance.contests.clarifications.service import Clarifications
from oj_appliance.contests.comments.live_events import ContestCommentNews
from oj_appliance.contests.comments.policy import ContestCommentPolicy
from oj_appliance.contests.types import HintKind


class ContestTalkPart(Part):
    def __init__(self, house: House) -> None:
        foundation, known = house.foundation, house[ContestPart].known
        self._announcements = ContestAnnouncements(
            house[AnnouncementPart].announcements, known, foundation.clock
        )
        self._clarifications = Clarifications(
            foundation.database,
            foundation.clock,
            house[ContestPart].service,
            house[CommentPart].comments,
            house[AnnouncementPart].announcements,
        )
        self._live = house[ContestLivePart].live
        policy = ContestCommentPolicy(known, foundation.clock, foundation.configuration)
        house[CommentPart].policies.register(SourceKind.CONTEST, policy)
        self._comment_news = ContestCommentNews(policy, self._live)

    def apis(self) -> list[object]:
        return [
            ContestAnnouncementsApi(self._announcements),
            ClarificationsApi(self._clarifications),
        ]

    def listeners(self) -> list[Listener]:
        return [
            after_commit(CommentsChanged, self._comment_news.tell),
            after_commit(AnnouncementShown, self._tell_of_announcement),
        ]

    def _tell_of_announcement(self, event: AnnouncementShown) -> None:
        if event.contest_id is not None:
            self._live.hint(event.contest_id, HintKind.ANNOUNCEMENT, event.id)
