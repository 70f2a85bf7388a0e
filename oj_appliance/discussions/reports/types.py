"""A report, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass

from oj_appliance.discussions.types import Discussion


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
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


@dataclass(frozen=True, slots=True)
class ReportAnswered:
    """Published inside the transaction in which staff answer whoever reported it; `by` is the uid
    of who answers, `now` epoch ms."""

    report: Report
    answer: str
    by: str
    now: int
