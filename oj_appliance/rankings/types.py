"""Rows of ranks and of a person's page."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from enum import IntEnum

import msgspec


class RankType(IntEnum):
    """Codes of the wire (contract home.md, get-rank-list)."""

    ACM = 0
    OI = 1


class PersonSearch(msgspec.Struct, frozen=True):
    """A part of one of these columns of account; no word finds everybody."""

    word: str
    columns: tuple[str, ...]


class RecentRankRow(msgspec.Struct, frozen=True):
    """`accepted` = distinct problems first solved within the last seven days."""

    uid: str
    username: str
    nickname: str | None
    avatar: str | None
    title_name: str | None
    title_color: str | None
    accepted: int


class RankRow(msgspec.Struct, frozen=True):
    """`signature` is cut; `oi_score` = round(0.1 x sum of best scores + 2 x solved)
    (S1 §9)."""

    uid: str
    username: str
    nickname: str | None
    avatar: str | None
    title_name: str | None
    title_color: str | None
    signature: str | None
    solved: int
    submissions: int
    oi_score: int


@dataclass(frozen=True, slots=True)
class Honor:
    """A title for everybody who has solved at least `solved` problems and has none of their own."""

    id: int
    name: str
    color: str
    solved: int


class HonorDraft(msgspec.Struct, frozen=True):
    name: str
    color: str
    solved: int


class Person(msgspec.Struct, frozen=True):
    """What everybody may read of an account, its submissions in practice, and its score as the
    OI rank tells it."""

    uid: str
    username: str
    nickname: str | None
    gender: str
    avatar: str | None
    signature: str | None
    school: str | None
    github: str | None
    blog: str | None
    title_name: str | None
    title_color: str | None
    rating: int | None
    submissions: int
    oi_score: int


class SolvedProblem(msgspec.Struct, frozen=True):
    """`problem_id` is the display id; the rest decides whether a viewer may see the problem."""

    id: int
    problem_id: str
    difficulty: int
    auth: int
    author_uid: str | None
    is_group: bool
    group_id: int | None
    is_deleted: bool


class UserHome(msgspec.Struct, frozen=True):
    """`scores`: what the best score of each OI problem is worth; `solved_by_difficulty` by
    difficulty id, only what the viewer may see; `recent_login` in epoch ms."""

    person: Person
    scores: list[int]
    solved: list[str]
    solved_by_difficulty: dict[int, list[str]]
    recent_login: int | None


class Heatmap(msgspec.Struct, frozen=True):
    """Submissions of each day with any, in the site's time zone."""

    end: date
    days: dict[date, int]
