"""What papers and the archive are made of. Moments are epoch ms (UTC)."""

from __future__ import annotations

from typing import NamedTuple


class SentCode(NamedTuple):
    """A submission with its text; times in ms, memory in KB."""

    id: int
    uid: str
    problem_id: int
    submit_time: int
    status: int
    score: int | None
    language: str
    code: str
    time: int | None
    memory: int | None
