"""What the rooms of editorials hand to each other."""

from __future__ import annotations

from enum import StrEnum

import msgspec


class Opens(StrEnum):
    """CLOSED and OPEN are turned by hand; TIME at a moment, SOLVED to whoever has solved it."""

    CLOSED = "closed"
    OPEN = "open"
    TIME = "time"
    SOLVED = "solved"


class Editorial(msgspec.Struct, frozen=True):
    """`open_time` is set with TIME alone; moments are epoch ms."""

    content: str
    opens: Opens
    open_time: int | None
    author: str
    updated_at: int

    @property
    def modified_user(self) -> str:
        return self.author
