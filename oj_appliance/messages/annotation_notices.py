"""Whose code a teacher commented on is told so, and where it is read (contract submission.md
§4.1)."""

from __future__ import annotations

from oj_appliance.annotations.types import CodeAnnotated
from oj_appliance.messages import store
from oj_appliance.messages.own_words import ANNOTATION_WORDS
from oj_appliance.messages.types import Audience, CopyType, NoticeDraft


def tell_owner(event: CodeAnnotated) -> None:
    """Listens to CodeAnnotated, inside the write."""
    words, number = ANNOTATION_WORDS, str(event.submission_id)
    draft = NoticeDraft(
        words.title.in_both(), words.content.filled(number=number).in_both(), Audience.SINGLE
    )
    notice_id = store.insert(draft, admin_id=event.by, now=event.now)
    store.make_copies_for(notice_id, CopyType.MINE, (event.owner_uid,), now=event.now)
