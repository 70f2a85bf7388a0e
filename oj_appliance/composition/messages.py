"""The message centre: its boxes, and who puts what into them."""

from __future__ import annotations

from oj_appliance.accounts.types import AccountRoleChanged, AccountsAdded, AddressChanged
from oj_appliance.annotations.types import CodeAnnotated
from oj_appliance.comments.quoting import Quotes
from oj_appliance.comments.types import CommentLiked, ReplyWritten
from oj_appliance.composition.comments import CommentPart
from oj_appliance.composition.house import House
from oj_appliance.composition.live import LivePart
from oj_appliance.composition.part import Cycle, Listener, Part, Timer, inside
from oj_appliance.discussions.reports.types import ReportAnswered
from oj_appliance.discussions.types import DiscussionCommented, DiscussionLiked
from oj_appliance.groups.types import GroupDisbanded, MembershipChanged
from oj_appliance.messages.api import NoticesApi
from oj_appliance.messages.backlog import Backlog
from oj_appliance.messages.boxes.api import BoxesApi
from oj_appliance.messages.boxes.service import Boxes
from oj_appliance.messages.door import MessageDoor
from oj_appliance.messages.live_events import MessageLiveEvents
from oj_appliance.messages.newcomers import Newcomers
from oj_appliance.messages.producers import OwnMatters, TalkNews
from oj_appliance.messages.reminders import Reminders
from oj_appliance.messages.service import Notices
from oj_appliance.problems.of_groups.types import ProblemDecided


class MessagePart(Part):
    def __init__(self, house: House) -> None:
        foundation = house.foundation
        database, clock = foundation.database, foundation.clock
        self._live = MessageLiveEvents(house[LivePart].hub, clock)
        self._backlog = Backlog(database, clock, self._live.hint)
        self._newcomers = Newcomers(self._backlog)
        door = MessageDoor(self._backlog, self._live.hint)
        self._talk, self._own = TalkNews(door), OwnMatters(door)
        self._notices = Notices(database, clock, self._live.hint)
        self._reminders = Reminders(database, clock, door)
        quotes = Quotes(database, house[CommentPart].policies)
        self._apis = [NoticesApi(self._notices), BoxesApi(Boxes(database, clock, quotes))]

    def apis(self) -> list[object]:
        return list(self._apis)

    def listeners(self) -> list[Listener]:
        return [
            inside(DiscussionCommented, self._talk.follow_comment),
            inside(ReplyWritten, self._talk.follow_reply),
            inside(DiscussionLiked, self._talk.follow_like),
            inside(CommentLiked, self._talk.follow_comment_like),
            inside(AccountsAdded, self._newcomers.give_notices),
            inside(AddressChanged, self._own.follow_address),
            inside(AccountRoleChanged, self._own.follow_role),
            inside(MembershipChanged, self._own.follow_membership),
            inside(GroupDisbanded, self._own.follow_disbanding),
            inside(ReportAnswered, self._own.follow_answer),
            inside(CodeAnnotated, self._own.follow_annotation),
            inside(ProblemDecided, self._own.follow_decision),
        ]

    def timers(self) -> list[Timer]:
        return [
            Timer(Cycle.OFTEN, self._notices.push_due),
            Timer(Cycle.OFTEN, self._backlog.work),
            Timer(Cycle.HOUR, self._notices.push_waiting),
            Timer(Cycle.NIGHT, self._reminders.remind),
        ]

    def start(self) -> None:
        self._live.start()
        self._backlog.start()

    async def stop(self) -> None:
        await self._backlog.stop()
