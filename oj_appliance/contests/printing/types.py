"""What the rooms of printing hand to each other."""

from __future__ import annotations

from enum import IntEnum

import msgspec


class PrintStatus(IntEnum):
    """S2 §9."""

    WAITING = 0
    PRINTED = 1


class PrintJob(msgspec.Struct, frozen=True):
    """`created_at` in epoch ms; `pages` by the rule of `rules.py`."""

    id: int
    contest_id: int
    uid: str
    username: str
    realname: str | None
    status: int
    created_at: int
    pages: int
