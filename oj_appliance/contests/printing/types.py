"""What the rooms of printing hand to each other."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum


class PrintStatus(IntEnum):
    """S2 §9."""

    WAITING = 0
    PRINTED = 1


@dataclass(frozen=True, slots=True)
class PrintJob:
    """`created_at` in epoch ms; `pages` by the rule of `rules.py`."""

    id: int
    contest_id: int
    uid: str
    username: str
    realname: str | None
    status: int
    created_at: int
    pages: int
