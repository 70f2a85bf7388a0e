"""Whoever reported a discussion is told what staff answer: a notice to them alone."""

from __future__ import annotations

from oj_appliance.discussions.reports.types import ReportAnswered
from oj_appliance.errors import Phrase
from oj_appliance.messages import store
from oj_appliance.messages.types import Audience, CopyType, NoticeDraft

TITLE = Phrase("您的举报有了回复", "Your report was answered")


def tell_reporter(event: ReportAnswered) -> None:
    """Listens to ReportAnswered, inside the write that answers."""
    uid = event.report.uid
    draft = NoticeDraft(TITLE.in_both(), event.answer, Audience.SINGLE, uid)
    notice_id = store.insert(draft, admin_id=event.by, now=event.now)
    store.make_copies(notice_id, Audience.SINGLE, CopyType.MINE, uid, now=event.now)
