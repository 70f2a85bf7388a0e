"""Rows of a group's rank."""

from __future__ import annotations

import msgspec


class Member(msgspec.Struct, frozen=True):
    """Whoever stands in the rank; `names` are those by which they can be found."""

    uid: str
    username: str
    nickname: str | None
    realname: str | None
    number: str | None
    avatar: str | None
    title_name: str | None
    title_color: str | None


class GroupRankRow(msgspec.Struct, frozen=True):
    """`solved` problems and all `submissions` in the group's practice; `score` =
    round(0.1 x sum of best scores + 2 x solved) (S1 §9)."""

    member: Member
    solved: int
    submissions: int
    score: int
