"""What the rooms of the rank hand to each other."""

from __future__ import annotations

from typing import NamedTuple


class RankCell(NamedTuple):
    """`status` 0 = solved, with the shortest `run_time` (ms) of the accepted ones; else that of
    the last submission."""

    status: int
    score: int | None
    run_time: int


class RankRow(NamedTuple):
    """Somebody's line: how many problems they have solved, in how many ms of running all
    together; `cells` by problem."""

    uid: str
    username: str
    nickname: str | None
    realname: str | None
    school: str | None
    gender: str
    avatar: str | None
    accepted: int
    run_time: int
    cells: dict[int, RankCell]
