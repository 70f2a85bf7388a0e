"""Discussions of the site and of groups, with their comments, reports and categories."""

from __future__ import annotations

from oj_appliance.accounts.types import AccountRemoved
from oj_appliance.comments.types import CommentWritten, ReplyWritten, SourceKind, TextsRemoved
from oj_appliance.composition.comments import CommentPart
from oj_appliance.composition.groups import GroupPart
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Cycle, Listener, Part, Timer, inside
from oj_appliance.composition.places import PlacePart
from oj_appliance.composition.problems import ProblemPart
from oj_appliance.discussions.access import DiscussionAccess
from oj_appliance.discussions.api import DiscussionsApi
from oj_appliance.discussions.categories.api import CategoriesApi
from oj_appliance.discussions.categories.service import Categories
from oj_appliance.discussions.comment_policy import (
    CommentCounts,
    DiscussionCommentPolicy,
    follow_removed_account,
)
from oj_appliance.discussions.group_api import GroupDiscussionsApi
from oj_appliance.discussions.office.api import DiscussionOfficeApi
from oj_appliance.discussions.office.service import DiscussionOffice
from oj_appliance.discussions.reports.service import Reports
from oj_appliance.discussions.service import Discussions
from oj_appliance.discussions.views import Views


class DiscussionPart(Part):
    def __init__(self, house: House) -> None:
        foundation = house.foundation
        database, clock, events = foundation.database, foundation.clock, foundation.events
        groups = house[GroupPart].service
        access = DiscussionAccess(groups, foundation.configuration)
        self._views = Views(database)
        discussions = Discussions(
            database,
            clock,
            events,
            foundation.configuration,
            access,
            groups,
            house[ProblemPart].service,
            house[PlacePart].registry,
            self._views,
        )
        policy = DiscussionCommentPolicy(database, access, foundation.configuration)
        house[CommentPart].policies.register(SourceKind.DISCUSSION, policy)
        self._counts = CommentCounts(events)
        reports = Reports(database, clock, events, discussions)
        self._apis = [
            DiscussionsApi(discussions),
            GroupDiscussionsApi(discussions),
            CategoriesApi(Categories(database, clock)),
            DiscussionOfficeApi(DiscussionOffice(database, clock), reports),
        ]

    def apis(self) -> list[object]:
        return list(self._apis)

    def listeners(self) -> list[Listener]:
        return [
            inside(CommentWritten, self._counts.follow_comment),
            inside(ReplyWritten, self._counts.follow_reply),
            inside(TextsRemoved, self._counts.follow_removed_texts),
            inside(AccountRemoved, follow_removed_account),
        ]

    def timers(self) -> list[Timer]:
        return [Timer(Cycle.OFTEN, self._views.write)]

    async def stop(self) -> None:
        await self._views.write()
