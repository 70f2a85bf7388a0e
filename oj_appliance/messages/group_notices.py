"""What groups tell people: that they are let in, refused or taken out, that a group is disbanded,
and to those who decide that somebody applies (contract group.md §2, message.md, producers)."""

from __future__ import annotations

from collections.abc import Iterable

from oj_appliance.errors import Phrase
from oj_appliance.groups.types import NO_LEVEL, Group, GroupDisbanded, Level, MembershipChanged
from oj_appliance.messages import store
from oj_appliance.messages.own_words import GROUP_WORDS, OwnWords
from oj_appliance.messages.types import Audience, CopyType, NoticeDraft


def tell_of_membership(event: MembershipChanged) -> None:
    """Listens to MembershipChanged, inside the write."""
    is_own = event.by == event.uid
    if event.after >= Level.MEMBER > event.before:
        _tell("welcome", event.group, [event.uid], by=event.by, now=event.now)
    elif event.after == Level.REFUSED and event.before == Level.APPLYING:
        _tell("refused", event.group, [event.uid], by=event.by, now=event.now)
    elif event.after == NO_LEVEL and not is_own:
        _tell("removed", event.group, [event.uid], by=event.by, now=event.now)
    elif event.after == Level.APPLYING:
        _tell("applied", event.group, event.roots, by=event.by, now=event.now, who=event.username)


def tell_of_disbanding(event: GroupDisbanded) -> None:
    """Listens to GroupDisbanded, inside the write."""
    told = [uid for uid in event.uids if uid != event.by]
    _tell("disbanded", event.group, told, by=event.by, now=event.now)


def _tell(
    what: str, group: Group, uids: Iterable[str], *, by: str | None, now: int, who: str = ""
) -> None:
    words: OwnWords = GROUP_WORDS[what]
    title, content = _filled(words.title, group, who), _filled(words.content, group, who)
    draft = NoticeDraft(title, content, Audience.SINGLE)
    notice_id = store.insert(draft, admin_id=by, now=now)
    store.make_copies_for(notice_id, CopyType.MINE, tuple(uids), now=now)


def _filled(phrase: Phrase, group: Group, who: str) -> str:
    return phrase.filled(group=group.name, who=who).in_both()
