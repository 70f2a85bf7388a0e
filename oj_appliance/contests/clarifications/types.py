"""What the rooms of clarifications hand to each other."""

from __future__ import annotations

from typing import NamedTuple


class Clarification(NamedTuple):
    """`comment_id` is the question; `question` its words as all are told them."""

    comment_id: int
    question: str
    answer: str


class Reader(NamedTuple):
    uid: str
    username: str
    realname: str | None
