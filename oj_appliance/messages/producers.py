"""Who tells what through the door: one listener for each event of a domain (contract message.md,
producers). All listen inside the write."""

from __future__ import annotations

from oj_appliance.accounts.rules import RoleId
from oj_appliance.accounts.types import AccountRoleChanged, AddressChanged
from oj_appliance.annotations.types import CodeAnnotated
from oj_appliance.comments.types import CommentLiked, ReplyWritten, Source, SourceKind
from oj_appliance.discussions.reports.types import ReportAnswered
from oj_appliance.discussions.types import Discussion, DiscussionCommented, DiscussionLiked
from oj_appliance.groups.types import NO_LEVEL, GroupDisbanded, Level, MembershipChanged
from oj_appliance.messages import own_words
from oj_appliance.messages.boxes.types import Action, News
from oj_appliance.messages.door import MessageDoor
from oj_appliance.messages.types import CopyType
from oj_appliance.problems.of_groups.types import ProblemDecided


class TalkNews:
    """What people say to each other."""

    def __init__(self, door: MessageDoor) -> None:
        self._door = door

    def follow_comment(self, event: DiscussionCommented) -> None:
        news = News(
            action=Action.DISCUSS,
            recipient=event.discussion.uid,
            sender=event.comment.author.uid,
            source=_source(event.discussion),
            text_id=event.comment.id,
        )
        self._door.deliver(news, now=event.now)

    def follow_reply(self, event: ReplyWritten) -> None:
        reply = event.reply
        news = News(
            action=Action.REPLY,
            recipient=reply.to.uid,
            sender=reply.author.uid,
            source=event.comment.source,
            text_id=reply.id,
            quote=event.quote,
            quote_id=event.quote_id,
        )
        self._door.deliver(news, now=event.now)

    def follow_like(self, event: DiscussionLiked) -> None:
        news = News(
            action=Action.LIKE_POST,
            recipient=event.discussion.uid,
            sender=event.by,
            source=_source(event.discussion),
        )
        self._door.deliver(news, now=event.now)

    def follow_comment_like(self, event: CommentLiked) -> None:
        news = News(
            action=Action.LIKE_DISCUSS,
            recipient=event.comment.author.uid,
            sender=event.by,
            source=event.comment.source,
            text_id=event.comment.id,
        )
        self._door.deliver(news, now=event.now)


class OwnMatters:
    """What the site does with a person's account, groups, reports and problems."""

    def __init__(self, door: MessageDoor) -> None:
        self._door = door

    def follow_role(self, event: AccountRoleChanged) -> None:
        words = own_words.ROLE_WORDS[RoleId(event.role_id)]
        self._door.tell(
            words,
            [event.uid],
            kind=CopyType.SYS,
            recipient=event.uid,
            by=event.by,
            now=event.now,
        )

    def follow_address(self, event: AddressChanged) -> None:
        self._door.tell(
            own_words.OTHER_ADDRESS, [event.uid], by=None, now=event.now, names={"ip": event.ip}
        )

    def follow_answer(self, event: ReportAnswered) -> None:
        self._door.tell(
            own_words.REPORT_ANSWERED,
            [event.report.uid],
            recipient=event.report.uid,
            content=event.answer,
            by=event.by,
            now=event.now,
        )

    def follow_membership(self, event: MembershipChanged) -> None:
        is_own = event.by == event.uid
        told: tuple[str, ...]
        if event.after >= Level.MEMBER > event.before:
            what, told = "welcome", (event.uid,)
        elif event.after == Level.REFUSED and event.before == Level.APPLYING:
            what, told = "refused", (event.uid,)
        elif event.after == NO_LEVEL and not is_own:
            what, told = "removed", (event.uid,)
        elif event.after == Level.APPLYING:
            what, told = "applied", event.roots
        else:
            return
        names: dict[str, object] = {"group": event.group.name, "who": event.username}
        words = own_words.GROUP_WORDS[what]
        self._door.tell(words, told, by=event.by, now=event.now, names=names)

    def follow_disbanding(self, event: GroupDisbanded) -> None:
        told = [uid for uid in event.uids if uid != event.by]
        words = own_words.GROUP_WORDS["disbanded"]
        names: dict[str, object] = {"group": event.group.name}
        self._door.tell(words, told, by=event.by, now=event.now, names=names)

    def follow_annotation(self, event: CodeAnnotated) -> None:
        names: dict[str, object] = {"number": event.submission_id}
        words = own_words.CODE_ANNOTATED
        self._door.tell(words, [event.owner_uid], by=event.by, now=event.now, names=names)

    def follow_decision(self, event: ProblemDecided) -> None:
        words = own_words.PROBLEM_TAKEN if event.is_taken else own_words.PROBLEM_REFUSED
        names: dict[str, object] = {"problem": event.display_id}
        self._door.tell(words, [event.author_uid], by=event.by, now=event.now, names=names)


def _source(discussion: Discussion) -> Source:
    return Source(SourceKind.DISCUSSION, discussion.id)
