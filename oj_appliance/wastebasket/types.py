"""What lies in the wastebasket."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class TrashKind(StrEnum):
    USER = "user"
    PROBLEM = "problem"


@dataclass(frozen=True, slots=True)
class Entry:
    """`id` is the uid, or the pid in digits; `name` the username or display id, `title` the real
    name or title. Times are epoch ms."""

    kind: TrashKind
    id: str
    name: str
    title: str | None
    deleted_by: str | None
    deleted_at: int
