"""The one door through which anything comes into people's boxes. Whoever goes through it stands
inside the write that the news is about: both last, or neither."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from oj_appliance.errors import Phrase
from oj_appliance.messages import store
from oj_appliance.messages.backlog import Backlog
from oj_appliance.messages.boxes import store as boxes
from oj_appliance.messages.boxes.types import News
from oj_appliance.messages.own_words import OwnWords
from oj_appliance.messages.types import Audience, CopyType, NoticeDraft


class MessageDoor:
    """`hint` is told the uids of those who have got something; it may be called in any thread."""

    def __init__(self, backlog: Backlog, hint: Callable[[Iterable[str]], None]) -> None:
        self._backlog = backlog
        self._hint = hint

    def deliver(self, news: News, *, now: int) -> None:
        """What people do with their own words is no news to them."""
        if news.recipient != news.sender:
            boxes.put(news, now=now)
            self._hint([news.recipient])

    def tell(
        self,
        words: OwnWords,
        uids: Iterable[str],
        *,
        by: str | None,
        now: int,
        kind: CopyType = CopyType.MINE,
        recipient: str | None = None,
        content: str | None = None,
        names: dict[str, object] | None = None,
    ) -> None:
        """A notice in the site's own words, to many of them in portions. With a `recipient` it
        stands in root's list of notices too; `names` stand in the words, `content` is what
        somebody wrote in place of theirs."""
        told = list(uids)
        if not told:
            return
        text = _stored(words.content, names or {}) if words.content is not None else content or ""
        draft = NoticeDraft(_stored(words.title, names or {}), text, Audience.SINGLE, recipient)
        notice_id = store.insert(draft, admin_id=by, now=now)
        store.set_pushed(notice_id)
        self._backlog.give([notice_id], kind, told, now)


def _stored(phrase: Phrase, names: dict[str, object]) -> str:
    return phrase.filled(**names).in_both() if names else phrase.in_both()
