"""What taking drafts hands on. Moments are epoch ms (UTC)."""

from __future__ import annotations

from typing import NamedTuple


class LastDraft(NamedTuple):
    """The newest text of somebody's for one problem, in whatever language."""

    id: int
    problem_id: int
    language: str
    code: str
    saved_at: int


class LastSent(NamedTuple):
    """Somebody's newest submission of one problem."""

    problem_id: int
    language: str
    code: str
    submit_time: int
