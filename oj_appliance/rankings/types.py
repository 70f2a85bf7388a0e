"""Rows of ranks."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RecentRankRow:
    """`accepted` = distinct problems first solved within the last seven days."""

    uid: str
    username: str
    nickname: str | None
    avatar: str | None
    title_name: str | None
    title_color: str | None
    accepted: int
