"""What the rooms of members hand each other."""

from __future__ import annotations

import msgspec


class MemberFilter(msgspec.Struct, frozen=True):
    """`keyword` stands in the user name; `level` as stored."""

    keyword: str | None = None
    level: int | None = None


class MemberRecord(msgspec.Struct, frozen=True):
    """Somebody who has a row in a group; times are epoch ms."""

    id: int
    gid: int
    uid: str
    username: str
    nickname: str | None
    avatar: str | None
    title_name: str | None
    title_color: str | None
    level: int
    reason: str | None
    created_at: int
    updated_at: int
