"""What lies in the wastebasket."""

from __future__ import annotations

from enum import StrEnum

import msgspec


class TrashKind(StrEnum):
    USER = "user"
    PROBLEM = "problem"


class Entry(msgspec.Struct, frozen=True):
    """`id` is the uid, or the pid in digits; `name` the username or display id, `title` the real
    name or title. Times are epoch ms."""

    kind: TrashKind
    id: str
    name: str
    title: str | None
    deleted_by: str | None
    deleted_at: int
