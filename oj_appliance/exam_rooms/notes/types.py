"""What the rooms of notes hand to each other."""

from __future__ import annotations

from typing import NamedTuple


class ExamNote(NamedTuple):
    """`seat` is where the person sat when it was written; `created_at` epoch ms (UTC)."""

    id: int
    uid: str
    username: str
    seat: str | None
    text: str
    author: str
    created_at: int
