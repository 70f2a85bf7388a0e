"""A report, and what came of it."""

from __future__ import annotations

import msgspec

from oj_appliance.discussions.types import Discussion


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """`reporter` is the name of today of `uid`; `content` holds `#tags#`, then the reason. Times
    are epoch ms."""

    id: int
    discussion: Discussion
    uid: str
    reporter: str
    content: str
    is_read: bool
    answer: str | None
    created_at: int
    updated_at: int


class ReportAnswered(msgspec.Struct, frozen=True):
    """Published inside the transaction in which staff answer whoever reported it; `by` is the uid
    of who answers, `now` epoch ms."""

    report: Report
    answer: str
    by: str
    now: int
